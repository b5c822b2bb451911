/**
 * The cave, a one-page game for the tests of the table: two heroes and a game master, dice, a pile of hidden
 * cards, a window in which a seat may act but need not, and secrets with a mark, so that a leak is found by
 * searching.
 */
import {
  canonical,
  D6,
  forAudience,
  newDeck,
  refuse,
  Resolution,
  TABLE,
  topCard,
  withoutCard,
} from '@oubliette/kernel';
import type {
  BaseEvent,
  Deck,
  Decision,
  Dice,
  Die,
  Game,
  Opened,
  Seat,
  SeatId,
  System,
  Waiting,
} from '@oubliette/kernel';
import type { AnyPlayer, Box } from '../src/box.ts';

export interface CaveSetup {
  readonly rounds: number;
  /** In everything that is secret. */
  readonly mark: string;
}

type Hero = 'ann' | 'bo';

interface State {
  readonly mark: string;
  readonly round: number;
  readonly rounds: number;
  readonly turn: Hero | 'gm';
  readonly at: Readonly<Record<Hero, number>>;
  readonly purse: Readonly<Record<Hero, number>>;
  readonly pile: Deck;
  readonly hand: readonly string[];
  /** Bo may drink it in any turn. */
  readonly potion: boolean;
}

export type CaveCommand =
  | { readonly type: 'step' }
  | { readonly type: 'grab' }
  | { readonly type: 'pry' }
  | { readonly type: 'peek' }
  | { readonly type: 'rest' }
  | { readonly type: 'draw' }
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'drink' }
  | { readonly type: 'crash' };

type Event = BaseEvent &
  (
    | { readonly type: 'stepped'; readonly by: Hero }
    | { readonly type: 'grabbed'; readonly by: Hero; readonly faces: readonly number[] }
    | { readonly type: 'drew'; readonly card: string }
    | { readonly type: 'whispered'; readonly text: string }
    | { readonly type: 'played'; readonly card: string }
    | { readonly type: 'drunk' }
    | { readonly type: 'purseSet'; readonly hero: Hero; readonly coins: number; readonly reason: string }
    | { readonly type: 'turnEnded'; readonly by: SeatId }
  );

type Change = { readonly tag: string; readonly coins: number };
type CaveGame = Game<State, CaveCommand, Event, unknown, Change>;
type Now = Resolution<State, Event>;

const SEATS: readonly Seat[] = [
  { id: 'ann', role: 'hero' },
  { id: 'bo', role: 'hero' },
  { id: 'gm', role: 'gamemaster' },
];
const NEXT = { ann: 'bo', bo: 'gm', gm: 'ann' } as const satisfies Record<State['turn'], State['turn']>;
const RULES = ['CAV-01'] as const;
/** Falls behind the master's screen. */
const SCREENED: Die<string> = {
  id: 'screened',
  faces: ['low', 'middle', 'high'],
  seen: 'roller',
};

export const cave: System<CaveGame, CaveSetup> = {
  id: 'cave',
  rulesVersion: 1,
  open: (setup): Opened<CaveGame> =>
    Number.isInteger(setup?.rounds)
      ? { ok: true, game: gameOf(setup) }
      : { ok: false, problems: [{ path: 'rounds', message: 'is not a number', remedy: 'give one' }] },
};

function gameOf({ rounds, mark }: CaveSetup): CaveGame {
  const playing = (state: State, dice: Dice) => new Resolution<State, Event>(state, apply, dice);
  return {
    seats: SEATS,
    start(dice) {
      const cards = ['bats', 'fog', 'rats', 'spider'].map((card) => `${card}-${mark}`);
      const now = playing(
        {
          mark,
          round: 1,
          rounds,
          turn: 'ann',
          at: { ann: 0, bo: 0 },
          purse: { ann: 0, bo: 0 },
          pile: newDeck('menaces', cards),
          hand: [],
          potion: true,
        },
        dice,
      );
      drawCard(now);
      return now.done();
    },
    decide(state, seat, command, dice): Decision<State, Event> {
      if (!TYPES.includes(command.type)) return { ok: false, refusal: refuse('unknownCommand', 'CAV-01') };
      const offered = movesOf(state, seat).some((move) => canonical(move) === canonical(command));
      if (!offered)
        return { ok: false, refusal: refuse(command.type === 'crash' ? crash() : 'notOffered', 'CAV-01') };
      const now = playing(state, dice);
      play(now, seat, command);
      return now.done();
    },
    foresees: ({ type }) => type === 'grab',
    apply,
    moves: movesOf,
    waiting,
    ending: (state) => (isOver(state) ? { winners: ['ann', 'bo'], outcome: 'dawn' } : null),
    view: viewOf,
    redact: (event, seat) => {
      if (event.type !== 'drew' || seat === 'gm') return forAudience(event, seat);
      return { ...event, card: 'hidden' };
    },
    override(state, seat, change, reason) {
      if (seat !== 'gm') return { ok: false, refusal: refuse('notAllowed', TABLE.override) };
      const now = playing(state, NO_DICE);
      now.emit({ type: 'purseSet', hero: 'ann', coins: change.coins, reason, rules: [TABLE.override] });
      return now.done();
    },
  };
}

function crash(): string {
  throw new Error('a bug in the rules');
}

const NO_DICE: Dice = {
  roll() {
    throw new Error('a correction rolls no dice');
  },
};

function isOver(state: State): boolean {
  return state.round > state.rounds;
}

function movesOf(state: State, seat: SeatId): CaveCommand[] {
  if (isOver(state)) return [];
  const drink: CaveCommand[] = seat === 'bo' && state.potion ? [{ type: 'drink' }] : [];
  if (seat !== state.turn) return drink;
  if (seat !== 'gm') return [{ type: 'step' }, { type: 'grab' }, { type: 'pry' }, { type: 'rest' }, ...drink];
  const cards = [...new Set(state.hand)].map((card): CaveCommand => ({ type: 'play', card }));
  const draw: CaveCommand[] = state.pile.pile.length > 0 ? [{ type: 'draw' }] : [];
  return [...cards, ...draw, { type: 'peek' }, { type: 'rest' }];
}

function waiting(state: State): Waiting[] {
  if (isOver(state)) return [];
  const awaited: Waiting[] = [{ seat: state.turn, prompt: 'act', rules: RULES }];
  if (state.potion && state.turn !== 'bo')
    awaited.push({ seat: 'bo', prompt: 'mayDrink', rules: RULES, optional: true, audience: ['bo'] });
  return awaited;
}

function play(now: Now, seat: SeatId, command: CaveCommand): void {
  switch (command.type) {
    case 'step':
      return now.emit({ type: 'stepped', by: seat as Hero, rules: RULES });
    case 'drink':
      return now.emit({ type: 'drunk', rules: RULES, news: true });
    case 'peek':
      return now.emit({ type: 'whispered', text: now.state.mark, audience: ['gm'], rules: RULES });
    case 'grab':
      now.emit({
        type: 'grabbed',
        by: seat as Hero,
        faces: now.rollAll(2, D6, seat, 'CAV-01'),
        rules: RULES,
        news: true,
      });
      break;
    case 'pry':
      pry(now, seat as Hero);
      break;
    case 'draw':
      drawCard(now);
      break;
    case 'play':
      now.emit({ type: 'played', card: command.card.split('-')[0]!, rules: RULES, news: true });
      break;
    case 'rest':
    case 'crash':
      break;
  }
  now.emit({ type: 'turnEnded', by: seat, rules: RULES });
}

/** Nobody else may know what the master rolls for it; then the hero rolls. */
function pry(now: Now, by: Hero): void {
  const text = `${now.roll(SCREENED, 'gm', 'CAV-02')}-${now.state.mark}`;
  now.emit({ type: 'whispered', text, audience: ['gm'], rules: RULES, news: true });
  const faces = [now.roll(D6, by, 'CAV-03', { who: by, whom: 'chest' })];
  now.emit({ type: 'grabbed', by, faces, rules: RULES, news: true });
}

function drawCard(now: Now): void {
  const card = topCard(now.state.pile, now, 'gm', 'CAV-01');
  if (card !== null) now.emit({ type: 'drew', card, rules: RULES, news: true });
}

function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'stepped':
      return { ...state, at: { ...state.at, [event.by]: state.at[event.by] + 1 } };
    case 'grabbed': {
      const coins = event.faces.reduce((sum, face) => sum + face, state.purse[event.by]);
      return { ...state, purse: { ...state.purse, [event.by]: coins } };
    }
    case 'drew':
      return { ...state, pile: withoutCard(state.pile, event.card), hand: [...state.hand, event.card] };
    case 'played': {
      const gone = state.hand.findIndex((card) => card.startsWith(event.card));
      return { ...state, hand: state.hand.toSpliced(gone, 1) };
    }
    case 'drunk':
      return { ...state, potion: false };
    case 'whispered':
      return state;
    case 'purseSet':
      return { ...state, purse: { ...state.purse, [event.hero]: event.coins } };
    case 'turnEnded':
      return { ...state, turn: NEXT[state.turn], round: state.turn === 'gm' ? state.round + 1 : state.round };
  }
}

function viewOf(state: State, seat: SeatId): unknown {
  const { round, rounds, turn, at, purse, pile, hand, mark } = state;
  // New objects every time: a comparison of objects sees changes where there are none.
  const seen = {
    round,
    rounds,
    turn,
    at: { ...at },
    purse: { ...purse },
    pile: pile.pile.length,
    hand: hand.length,
  };
  if (seat === 'gm') return { ...seen, cards: hand, mark, unseen: pile.pile };
  return seat === 'bo' && state.potion ? { ...seen, potion: 'one' } : seen;
}

const TYPES: readonly string[] = ['step', 'grab', 'pry', 'peek', 'rest', 'draw', 'play', 'drink', 'crash'];
const bilingual = (text: string) => ({ en: text, fr: text });

/** A player without chance: the first move, and never an optional one. */
const dull: AnyPlayer = { choose: ({ moves }) => moves.find(({ type }) => type === 'rest') ?? moves[0]! };

export function caveBox(bots: Readonly<Record<string, () => AnyPlayer>> = {}): Box {
  return {
    system: cave,
    title: () => bilingual('The cave'),
    chairs: () => SEATS.map(({ id, role }) => ({ seat: id, role, title: bilingual(id), emblem: id })),
    bots: ['dull', ...Object.keys(bots)].map((id) => ({ id, title: bilingual(id) })),
    defaultBot: 'dull',
    makeBot: (bot) => bots[bot]?.() ?? dull,
    compose: (choice) => ({ ok: true, setup: choice as never }),
  };
}
