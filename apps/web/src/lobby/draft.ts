/** A table that is being thought up: what the lobby asks, what it takes for granted, and the request it makes of it. */
import type { NewTable } from '@oubliette/table';
import type { Gender, Language } from '@oubliette/words';
import { CAMPAIGN } from './myTables.ts';

export const HEROES = ['barbarian', 'dwarf', 'elf', 'wizard'] as const;
export type Hero = (typeof HEROES)[number];

/** Alone at this device, several people at it, people elsewhere, or beside the box with its own dice and figures. */
export const MODES = ['solo', 'hotSeat', 'online', 'box'] as const;
export type Mode = (typeof MODES)[number];

export const PLAYERS = ['me', 'computer', 'friend'] as const;
export type PlayedBy = (typeof PLAYERS)[number];

export const DIFFICULTIES = ['merciful', 'normal', 'ruthless'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How good a hero of NextLevel may be; where they start, they are about as strong as classic ones. */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type Level = (typeof LEVELS)[number];

export interface HeroDraft {
  /** False: stays at home. */
  readonly comes: boolean;
  readonly by: PlayedBy;
  readonly name: string;
  readonly gender: Gender;
  /** NextLevel only. */
  readonly level: Level;
}

/** What a table of NextLevel may decide. */
export interface NextOptions {
  /** The traps of the map are replaced by NextLevel's own. */
  readonly variedTraps: boolean;
  /** Some of the green monsters of the map are ogres and bugbears. */
  readonly ogres: boolean;
  readonly assuredAttacks: boolean;
  readonly hiddenTechniques: boolean;
}

export const NEXTLEVEL = 'nextlevel';
export const NEXT_CAMPAIGN = 'nextlevel-campaign';
export const ADVANCED = 'advanced';

/** Who goes into an Advanced dungeon for each of the four: their seats are called after them. */
export const ADVANCED_HEROES = {
  barbarian: { seat: 'heinrich', name: 'Heinrich Löwen' },
  dwarf: { seat: 'sven', name: 'Sven Hammerhelm' },
  elf: { seat: 'torallion', name: 'Torallion Leafstar' },
  wizard: { seat: 'magnus', name: 'Magnus the Bright' },
} as const satisfies Record<Hero, { readonly seat: string; readonly name: string }>;

export interface Draft {
  readonly game: 'classic' | typeof NEXTLEVEL | typeof CAMPAIGN | typeof NEXT_CAMPAIGN | typeof ADVANCED;
  readonly quest: string;
  /** Advanced only. */
  readonly dungeon: string;
  readonly mode: Mode;
  readonly master: PlayedBy;
  readonly difficulty: Difficulty;
  readonly heroes: Readonly<Record<Hero, HeroDraft>>;
  readonly training: boolean;
  readonly nextlevel: NextOptions;
  /** Where the heroes of a campaign of NextLevel begin. */
  readonly firstLevel: Level;
  readonly dice: 'app' | 'hand';
  /** Days for a turn instead of an evening together; online only. */
  readonly slow: boolean;
  readonly open: boolean;
  readonly language: Language;
  /** What the person is called. */
  readonly name: string;
}

const MORCAR = 'morcar';
const MASTER = 'master';
const HERO_BOT: Difficulty = 'normal';

export function newDraft(mode: Mode, person: { readonly name: string; readonly language: Language }): Draft {
  const hero: HeroDraft = { comes: true, by: 'me', name: '', gender: 'm', level: 3 };
  const draft: Draft = {
    game: 'classic',
    quest: 'the-trial',
    dungeon: 'bells1',
    mode: 'solo',
    master: 'computer',
    difficulty: 'normal',
    heroes: { barbarian: hero, dwarf: hero, elf: hero, wizard: hero },
    training: false,
    nextlevel: { variedTraps: false, ogres: false, assuredAttacks: false, hiddenTechniques: true },
    firstLevel: 2,
    dice: 'app',
    slow: false,
    open: false,
    ...person,
  };
  return inMode(draft, mode);
}

/** Who plays whom by default. */
export function inMode(draft: Draft, mode: Mode): Draft {
  const master = mode !== 'online' && draft.master === 'friend' ? 'computer' : draft.master;
  const changed = { ...draft, mode, master, dice: mode === 'box' ? ('hand' as const) : draft.dice };
  return withHeroes(changed, (hero) => defaultPlayer(mode, master, hero));
}

export function withMaster(draft: Draft, master: PlayedBy): Draft {
  return withHeroes({ ...draft, master }, (hero) => defaultPlayer(draft.mode, master, hero));
}

/** One hero for oneself, the others for the computer. */
function alone(draft: Draft, hero: Hero): Draft {
  return withHeroes(draft, (each) => (each === hero ? 'me' : 'computer'));
}

export function withHero(draft: Draft, hero: Hero, change: Partial<HeroDraft>): Draft {
  return { ...draft, heroes: { ...draft.heroes, [hero]: { ...draft.heroes[hero], ...change } } };
}

function withHeroes(draft: Draft, playedBy: (hero: Hero) => PlayedBy): Draft {
  return HEROES.reduce((changed, hero) => withHero(changed, hero, { by: playedBy(hero) }), draft);
}

function defaultPlayer(mode: Mode, master: PlayedBy, hero: Hero): PlayedBy {
  if (mode === 'online') return master !== 'me' && hero === HEROES[0] ? 'me' : 'friend';
  if (mode === 'solo') return master === 'me' ? 'computer' : 'me';
  return 'me';
}

/** The question that still has to be answered, if any. */
export function missing(draft: Draft): 'name' | 'heroes' | 'me' | null {
  if (draft.mode === 'online' && draft.name.trim() === '') return 'name';
  if (coming(draft).length === 0) return 'heroes';
  return mySeats(draft).length === 0 ? 'me' : null;
}

/** `nameless` is what somebody is called who has given no name. */
export function requestOf(draft: Draft, nameless: string): NewTable {
  const heroes = coming(draft);
  const played = [
    ...heroes.map((hero) => ({ seat: seatOf(draft, hero), by: draft.heroes[hero].by, bot: HERO_BOT })),
    { seat: masterSeat(draft), by: draft.master, bot: draft.difficulty },
  ];
  const free = played.some(({ by }) => by === 'friend');
  return {
    game: draft.game,
    choice: choiceOf(draft),
    name: draft.name.trim() === '' ? nameless : draft.name.trim(),
    seats: [...mySeats(draft)],
    others: free ? 'free' : 'bots',
    bots: played.filter(({ by }) => by === 'computer').map(({ seat, bot }) => ({ seat, bot })),
    options: {
      dice: draft.dice,
      pace: paceOf(draft),
      open: draft.mode === 'online' && draft.open,
      language: draft.language,
    },
    begin: !free,
  };
}

export function whereOf({ mode }: Draft): 'here' | 'server' {
  return mode === 'online' ? 'server' : 'here';
}

function coming({ heroes }: Draft): readonly Hero[] {
  return HEROES.filter((hero) => heroes[hero].comes);
}

function mySeats(draft: Draft): readonly string[] {
  const heroes = coming(draft).filter((hero) => draft.heroes[hero].by === 'me');
  const seats = heroes.map((hero) => seatOf(draft, hero));
  return draft.master === 'me' ? [...seats, masterSeat(draft)] : seats;
}

function seatOf({ game }: Draft, hero: Hero): string {
  return game === ADVANCED ? ADVANCED_HEROES[hero].seat : hero;
}

function masterSeat({ game }: Draft): string {
  return game === ADVANCED ? MASTER : MORCAR;
}

function choiceOf(draft: Draft): NewTable['choice'] {
  const heroes = [...coming(draft)];
  if (draft.game === CAMPAIGN) return { heroes, training: draft.training };
  if (draft.game === NEXT_CAMPAIGN) return { heroes, level: draft.firstLevel, ...nextChoice(draft) };
  if (draft.game === ADVANCED) return advancedChoice(draft);
  return questChoice(draft);
}

function advancedChoice(draft: Draft): NewTable['choice'] {
  const { dungeon } = draft;
  const heroes = coming(draft).map((hero) => {
    const { name, gender } = draft.heroes[hero];
    return { id: ADVANCED_HEROES[hero].seat, gender, ...(name.trim() === '' ? {} : { name: name.trim() }) };
  });
  return { dungeon, heroes };
}

function nextChoice({ nextlevel: { variedTraps, ...others } }: Draft) {
  return { traps: variedTraps ? 'varied' : 'printed', ...others };
}

function questChoice(draft: Draft): NewTable['choice'] {
  const isNext = draft.game === NEXTLEVEL;
  const heroes = coming(draft).map((kind) => {
    const { name, gender, level } = draft.heroes[kind];
    return {
      kind,
      gender,
      ...(name.trim() === '' ? {} : { name: name.trim() }),
      ...(isNext ? { level } : {}),
    };
  });
  const { quest, training } = draft;
  if (!isNext) return { quest, heroes, training };
  return { quest, heroes, training, ...nextChoice(draft) };
}

function paceOf({ mode, slow }: Draft): 'live' | 'days' | 'hotSeat' | 'box' {
  if (mode === 'hotSeat' || mode === 'box') return mode;
  return mode === 'online' && slow ? 'days' : 'live';
}

/** A newcomer's first game of a book: the training quest, all four heroes or the chosen one, and a merciful enemy. */
export function firstGame(
  person: { readonly name: string; readonly language: Language },
  hero: Hero | null,
  game: 'classic' | typeof NEXTLEVEL = 'classic',
): Draft {
  const draft: Draft = { ...newDraft('solo', person), game, training: true, difficulty: 'merciful' };
  return hero === null ? draft : alone(draft, hero);
}
