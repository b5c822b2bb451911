/** A table being set up: the lobby's questions, its defaults, and the request made from them. */
import { gameNamed, GAMES } from '@oubliette/shelf';
import type { LocalText, NewTable } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import { WEB_GAMES } from '../games.ts';
import type { WebGame } from '../webGame.ts';
import type { Master, Mode, PlayedBy } from '../forms/company.ts';
import { defaultPlayer, masterIn } from '../forms/form.ts';
import type { Difficulty, Draft, ListedQuest, LobbyForm } from '../forms/form.ts';

const HERO_BOT: Difficulty = 'normal';

export interface Person {
  readonly name: string;
  readonly language: Language;
}

/** One per game, in list order. */
export const FORMS: readonly LobbyForm[] = GAMES.map(({ id }) => WEB_GAMES[id].lobby);

/** Of a game or its campaign. */
export function webGameOf({ game }: Pick<Draft, 'game'>): WebGame {
  return WEB_GAMES[gameNamed(game)?.id ?? GAMES[0]!.id];
}

export function formOf(draft: Pick<Draft, 'game'>): LobbyForm {
  return webGameOf(draft).lobby;
}

export function newDraft(mode: Mode, person: Person): Draft {
  const draft: Draft = {
    game: GAMES[0]!.id,
    mode: 'solo',
    master: 'computer',
    difficulty: 'normal',
    dice: 'app',
    slow: false,
    open: false,
    ...person,
    parts: {},
  };
  return inMode(draft, mode);
}

/** The draft in another mode, with its default players. */
export function inMode(draft: Draft, mode: Mode): Draft {
  const master = mode !== 'online' && draft.master === 'friend' ? 'computer' : draft.master;
  const dice = mode === 'box' ? ('heroes' as const) : draft.dice;
  const told = FORMS.reduce((so, form) => form.inMode?.(so, mode) ?? so, { ...draft, mode, dice });
  return withMaster(told, master);
}

export function withMaster(draft: Draft, master: Master): Draft {
  const by = (first: boolean): PlayedBy => defaultPlayer(draft.mode, master, first);
  return FORMS.reduce((so, form) => form.seated(so, by), { ...draft, master });
}

/** Not every game can do without a master. `book` is the game's quest book, if it has one. */
export function withGame(draft: Draft, game: string, book: readonly ListedQuest[] = []): Draft {
  const form = formOf({ game });
  const isTooMuch = form.difficulties?.includes(draft.difficulty) === false;
  const chosen = { ...draft, game, ...(isTooMuch ? { difficulty: HERO_BOT } : {}) };
  const entered = form.entered?.(chosen, book) ?? chosen;
  return form.masters.nobody === undefined && draft.master === 'nobody'
    ? withMaster(entered, 'computer')
    : entered;
}

/** The master of the table that would be opened. */
export function masterOf(draft: Draft): Master {
  return masterIn(formOf(draft), draft);
}

/** The first unanswered question, if any: one every table has, or one of the game's own. */
export function missing(draft: Draft): 'name' | 'heroes' | 'me' | LocalText | null {
  if (draft.mode === 'online' && draft.name.trim() === '') return 'name';
  const form = formOf(draft);
  if (form.heroSeats(draft).length === 0) return 'heroes';
  return form.missing?.(draft) ?? (mySeats(draft).length === 0 ? 'me' : null);
}

/** `nameless` is the name of a player who gave none. */
export function requestOf(draft: Draft, nameless: string): NewTable {
  const played = seats(draft);
  const free = played.some(({ by }) => by === 'friend');
  return {
    game: draft.game,
    choice: formOf(draft).choice(draft),
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

interface Played {
  readonly seat: string;
  readonly by: PlayedBy;
  readonly bot: Difficulty;
}

function seats(draft: Draft): readonly Played[] {
  const { heroSeats, masterSeat } = formOf(draft);
  const master = masterOf(draft);
  const heroes = heroSeats(draft).map((seat) => ({ ...seat, bot: HERO_BOT }));
  if (master === 'nobody') return heroes;
  return [...heroes, { seat: masterSeat, by: master, bot: draft.difficulty }];
}

function mySeats(draft: Draft): readonly string[] {
  return seats(draft)
    .filter(({ by }) => by === 'me')
    .map(({ seat }) => seat);
}

function paceOf({ mode, slow }: Draft): 'live' | 'days' | 'hotSeat' | 'box' {
  if (mode === 'hotSeat' || mode === 'box') return mode;
  return mode === 'online' && slow ? 'days' : 'live';
}
