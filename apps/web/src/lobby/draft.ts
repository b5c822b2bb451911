/** A table that is being thought up: what the lobby asks, what it takes for granted, and the request it makes of it. */
import type { NextOptions } from '@oubliette/nextlevel';
import type { NewTable } from '@oubliette/table';
import type { Gender, Language } from '@oubliette/words';
import type { Master, Mode, PlayedBy } from './company.ts';
import { expeditionChoice, inCompany, isTobaro, MOST_HEROES, newExpedition, seatsOf } from './expedition.ts';
import type { Expedition } from './expedition.ts';
import { CAMPAIGN } from '../tables/myTables.ts';

export const HEROES = ['barbarian', 'dwarf', 'elf', 'wizard'] as const;
export type Hero = (typeof HEROES)[number];

export const DIFFICULTIES = ['merciful', 'normal', 'ruthless'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How good a hero of NextLevel may be. */
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

export const NEXTLEVEL = 'nextlevel';
export const NEXT_CAMPAIGN = 'nextlevel-campaign';
export const ADVANCED = 'advanced';

export interface Draft {
  readonly game: 'classic' | typeof NEXTLEVEL | typeof CAMPAIGN | typeof NEXT_CAMPAIGN | typeof ADVANCED;
  readonly quest: string;
  /** Advanced only. */
  readonly expedition: Expedition;
  readonly mode: Mode;
  readonly master: Master;
  readonly difficulty: Difficulty;
  readonly heroes: Readonly<Record<Hero, HeroDraft>>;
  readonly training: boolean;
  /** What a table of NextLevel decides otherwise than the book. */
  readonly nextlevel: Partial<NextOptions>;
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
/** Where classic begins. */
const FIRST_QUEST = 'the-trial';

export function newDraft(mode: Mode, person: { readonly name: string; readonly language: Language }): Draft {
  const hero: HeroDraft = { comes: true, by: 'me', name: '', gender: 'm', level: 3 };
  const draft: Draft = {
    game: 'classic',
    quest: FIRST_QUEST,
    expedition: newExpedition(),
    mode: 'solo',
    master: 'computer',
    difficulty: 'normal',
    heroes: { barbarian: hero, dwarf: hero, elf: hero, wizard: hero },
    training: false,
    nextlevel: {},
    firstLevel: 1,
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
  const expedition = inCompany(draft.expedition, mode);
  const dice = mode === 'box' ? ('hand' as const) : draft.dice;
  return withMaster({ ...draft, mode, dice, expedition }, master);
}

export function withMaster(draft: Draft, master: Master): Draft {
  const { mode, expedition } = draft;
  const party = expedition.party.map((member, index) => ({
    ...member,
    by: defaultPlayer(mode, master, index === 0),
  }));
  return withHeroes({ ...draft, master, expedition: { ...expedition, party } }, (hero) =>
    defaultPlayer(mode, master, hero === HEROES[0]),
  );
}

/** What the lobby knows of a quest. */
interface Listed {
  readonly id: string;
  readonly level: number | null;
}

/** Where heroes have levels, they begin at the one the quest is meant for. */
export function withQuest(draft: Draft, { id, level }: Listed): Draft {
  const start = LEVELS.find((each) => each === level);
  const chosen = { ...draft, quest: id, training: false };
  return start === undefined
    ? chosen
    : HEROES.reduce((changed, hero) => withHero(changed, hero, { level: start }), chosen);
}

/** Somebody must play Morcar; an expedition can do without a master. `book` is the quest book of the game, if it has one. */
export function withGame(draft: Draft, game: Draft['game'], book: readonly Listed[] = []): Draft {
  const changed = inBook({ ...draft, game }, book);
  return game !== ADVANCED && draft.master === 'nobody' ? withMaster(changed, 'computer') : changed;
}

/** A quest that was only there by default gives way to the first of the book, one that was chosen stays if it is in it. */
function inBook(draft: Draft, book: readonly Listed[]): Draft {
  const [first] = book;
  const kept = draft.quest === FIRST_QUEST ? undefined : book.find(({ id }) => id === draft.quest);
  const quest = kept ?? first;
  return quest === undefined ? draft : withQuest(draft, quest);
}

/** Who is master of the table that would be opened. */
export function masterOf({ game, master, expedition }: Draft): Master {
  return game === ADVANCED && isTobaro(expedition) ? 'nobody' : master;
}

/** Whether the master sits before this very device: it is handed over, or not, for counters (ADV-TOK-04). */
export function isMasterHere(draft: Draft): boolean {
  return draft.mode !== 'online' && masterOf(draft) === 'me';
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

/** Online the first hero is one's own, and the others are for friends. */
export function defaultPlayer(mode: Mode, master: Master, first: boolean): PlayedBy {
  if (mode === 'online') return master !== 'me' && first ? 'me' : 'friend';
  if (mode === 'solo') return master === 'me' ? 'computer' : 'me';
  return 'me';
}

/** The question that still has to be answered, if any. */
export function missing(draft: Draft): 'name' | 'heroes' | 'four' | 'me' | null {
  if (draft.mode === 'online' && draft.name.trim() === '') return 'name';
  if (heroSeats(draft).length === 0) return 'heroes';
  const { game, expedition } = draft;
  if (game === ADVANCED && isTobaro(expedition) && expedition.party.length < MOST_HEROES) return 'four';
  return mySeats(draft).length === 0 ? 'me' : null;
}

/** `nameless` is what somebody is called who has given no name. */
export function requestOf(draft: Draft, nameless: string): NewTable {
  const played = seats(draft);
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

interface Played {
  readonly seat: string;
  readonly by: PlayedBy;
  readonly bot: Difficulty;
}

function seats(draft: Draft): readonly Played[] {
  const master = masterOf(draft);
  const heroes = heroSeats(draft).map((seat) => ({ ...seat, bot: HERO_BOT }));
  if (master === 'nobody') return heroes;
  return [...heroes, { seat: masterSeat(draft), by: master, bot: draft.difficulty }];
}

function heroSeats(draft: Draft): readonly Omit<Played, 'bot'>[] {
  if (draft.game === ADVANCED) return seatsOf(draft.expedition);
  return coming(draft).map((hero) => ({ seat: hero, by: draft.heroes[hero].by }));
}

function mySeats(draft: Draft): readonly string[] {
  return seats(draft)
    .filter(({ by }) => by === 'me')
    .map(({ seat }) => seat);
}

function masterSeat({ game }: Draft): string {
  return game === ADVANCED ? MASTER : MORCAR;
}

function choiceOf(draft: Draft): NewTable['choice'] {
  const heroes = [...coming(draft)];
  if (draft.game === CAMPAIGN) return { heroes, training: draft.training };
  if (draft.game === NEXT_CAMPAIGN) return { heroes, level: draft.firstLevel, ...draft.nextlevel };
  if (draft.game === ADVANCED) {
    const master = isMasterHere(draft) ? 'here' : masterOf(draft) === 'nobody' ? 'nobody' : 'elsewhere';
    return expeditionChoice(draft.expedition, master, draft.language) as NewTable['choice'];
  }
  return questChoice(draft);
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
  return { quest, heroes, training, ...draft.nextlevel };
}

function paceOf({ mode, slow }: Draft): 'live' | 'days' | 'hotSeat' | 'box' {
  if (mode === 'hotSeat' || mode === 'box') return mode;
  return mode === 'online' && slow ? 'days' : 'live';
}

/** An expedition at once: the usual four into the first dungeon, against a merciful master. */
export function firstExpedition(person: { readonly name: string; readonly language: Language }): Draft {
  return { ...newDraft('solo', person), game: ADVANCED, difficulty: 'merciful' };
}

/** A newcomer's first game: the training quest, all four heroes or the chosen one, and a merciful enemy. */
export function firstGame(
  person: { readonly name: string; readonly language: Language },
  hero: Hero | null,
): Draft {
  const draft: Draft = { ...newDraft('solo', person), training: true, difficulty: 'merciful' };
  return hero === null ? draft : alone(draft, hero);
}

/** The first quest of NextLevel's book, with all four heroes and a merciful enemy. */
export function firstNextGame(
  person: { readonly name: string; readonly language: Language },
  book: readonly Listed[],
): Draft {
  return { ...withGame(newDraft('solo', person), NEXTLEVEL, book), difficulty: 'merciful' };
}
