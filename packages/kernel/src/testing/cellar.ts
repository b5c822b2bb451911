/**
 * The cellar, the toy game of the kernel's own tests: two heroes walk past a hidden pit and grab coins, while
 * a game master holds hidden cards. It has one of everything: dice, a pile, secrets, news, corrections.
 */
import type { RuleId, Seat, SeatId } from '../contract.ts';
import { newDeck, topCard, withoutCard } from '../deck.ts';
import type { Deck } from '../deck.ts';
import { D6 } from '../dice.ts';
import { refuse } from '../resolution.ts';
import type { Resolution } from '../resolution.ts';
import type { Stream } from '../stream.ts';
import { TABLE } from '../tableRules.ts';
import type { Amounts, Subject } from './subject.ts';
import { toySystem } from './toy.ts';
import type { ToyGame } from './toy.ts';

export interface CellarSetup {
  /** The square of the pit, from 2 to 6. */
  readonly pit: number;
  readonly rounds: number;
}

type Hero = 'ann' | 'bo';

export interface Cellar {
  readonly pit: number;
  readonly pitKnown: boolean;
  readonly rounds: number;
  readonly round: number;
  readonly turn: Hero | 'gm';
  readonly at: Readonly<Record<Hero, number>>;
  readonly purse: Readonly<Record<Hero, number>>;
  readonly bank: number;
  readonly pile: Deck;
  readonly hand: readonly string[];
}

export type CellarCommand =
  | { readonly type: 'step'; readonly to: number }
  | { readonly type: 'grab' }
  | { readonly type: 'rest' }
  | { readonly type: 'draw' }
  | { readonly type: 'play'; readonly card: string };

interface Fact {
  readonly rules: readonly RuleId[];
  readonly news?: true;
  readonly audience?: readonly SeatId[];
}

export type CellarEvent = Fact &
  (
    | { readonly type: 'stepped'; readonly by: Hero; readonly square: number }
    | { readonly type: 'fell'; readonly by: Hero; readonly lost: number }
    | {
        readonly type: 'grabbed';
        readonly by: Hero;
        readonly face: number;
        readonly amount: number;
        readonly found: number;
      }
    /** Everyone sees the master draw; to all others the card is 'hidden'. */
    | { readonly type: 'drew'; readonly card: string }
    | { readonly type: 'played'; readonly card: string }
    | { readonly type: 'turnEnded'; readonly by: SeatId }
    | { readonly type: 'bankSet'; readonly bank: number; readonly reason: string }
  );

export type CellarGame = ToyGame<Cellar, CellarCommand, CellarEvent, number>;
type Now = Resolution<Cellar, CellarEvent>;

const RULES: ReadonlySet<RuleId> = new Set(['CEL-01', 'CEL-02', 'CEL-03', 'CEL-04', TABLE.override]);
const SEATS: readonly Seat[] = [
  { id: 'ann', role: 'hero' },
  { id: 'bo', role: 'hero' },
  { id: 'gm', role: 'gamemaster' },
];
const NEXT = { ann: 'bo', bo: 'gm', gm: 'ann' } as const satisfies Record<Cellar['turn'], Cellar['turn']>;
const LAST_SQUARE = 6;

export const cellar = toySystem<Cellar, CellarCommand, CellarEvent, CellarSetup, number>({
  id: 'cellar',
  seats: SEATS,
  refusal: 'CEL-01',
  lay: ({ pit, rounds }) => ({
    pit,
    pitKnown: false,
    rounds,
    round: 1,
    turn: 'ann',
    at: { ann: 0, bo: 0 },
    purse: { ann: 0, bo: 0 },
    bank: 40,
    pile: newDeck('menaces', ['bats', 'fog', 'fog', 'rats', 'spider']),
    hand: [],
  }),
  begin: drawCard,
  moves: (state, seat) => {
    if (over(state) || seat !== state.turn) return [];
    return state.turn === 'gm' ? masterMoves(state) : heroMoves(state, state.turn);
  },
  play(now, seat, command) {
    switch (command.type) {
      case 'step':
        return step(now, seat as Hero, command.to);
      case 'grab':
        grab(now, seat as Hero);
        break;
      case 'draw':
        drawCard(now);
        break;
      case 'play':
        now.emit({ type: 'played', card: command.card, rules: ['CEL-04'], news: true });
        break;
      case 'rest':
        break;
    }
    now.emit({ type: 'turnEnded', by: seat, rules: ['CEL-01'] });
  },
  foresees: ({ type }) => type === 'grab',
  apply,
  waiting: (state) => (over(state) ? [] : [{ seat: state.turn, prompt: 'act', rules: ['CEL-01'] }]),
  ending: (state) => (over(state) ? { winners: ['ann', 'bo'], outcome: 'dawn' } : null),
  view: (state, seat) => {
    const { at, purse, bank, round, rounds, turn, pit, pitKnown, pile, hand } = state;
    const seen = {
      at,
      purse,
      bank,
      round,
      rounds,
      turn,
      pile: pile.pile.length,
      aside: pile.aside,
      hand: hand.length,
    };
    if (seat === 'gm') return { ...seen, pit, cards: hand };
    return pitKnown ? { ...seen, pit } : seen;
  },
  redact: (event, seat) => {
    if (event.type !== 'drew' || seat === 'gm') return event;
    return { type: 'drew', card: 'hidden', rules: event.rules };
  },
  correct: (now, bank, reason) => {
    if (!Number.isInteger(bank) || bank < 0) return refuse('notAnAmount', TABLE.override);
    now.emit({ type: 'bankSet', bank, reason, rules: [TABLE.override] });
    return null;
  },
});

function over(state: Cellar): boolean {
  return state.round > state.rounds;
}

function heroMoves(state: Cellar, hero: Hero): CellarCommand[] {
  const to = state.at[hero] + 1;
  const anywhere: CellarCommand[] = [{ type: 'grab' }, { type: 'rest' }];
  return to > LAST_SQUARE ? anywhere : [{ type: 'step', to }, ...anywhere];
}

function masterMoves(state: Cellar): CellarCommand[] {
  const cards = [...new Set(state.hand)].map((card): CellarCommand => ({ type: 'play', card }));
  const draw: CellarCommand[] = state.pile.pile.length > 0 ? [{ type: 'draw' }] : [];
  return [...cards, ...draw, { type: 'rest' }];
}

function step(now: Now, by: Hero, square: number): void {
  now.emit({ type: 'stepped', by, square, rules: ['CEL-01'] });
  if (square !== now.state.pit) return;
  now.emit({ type: 'fell', by, lost: Math.min(1, now.state.purse[by]), rules: ['CEL-02'], news: true });
}

function grab(now: Now, by: Hero): void {
  const face = now.roll(D6, by, 'CEL-03');
  const found = face === 6 ? 1 : 0;
  now.emit({
    type: 'grabbed',
    by,
    face,
    amount: Math.min(face, now.state.bank),
    found,
    rules: ['CEL-03'],
    news: true,
  });
}

function drawCard(now: Now): void {
  const card = topCard(now.state.pile, now, 'gm', 'CEL-04');
  if (card !== null) now.emit({ type: 'drew', card, rules: ['CEL-04'], news: true });
}

function apply(state: Cellar, event: CellarEvent): Cellar {
  switch (event.type) {
    case 'stepped':
      return { ...state, at: { ...state.at, [event.by]: event.square } };
    case 'fell': {
      const purse = { ...state.purse, [event.by]: state.purse[event.by] - event.lost };
      return { ...state, purse, bank: state.bank + event.lost, pitKnown: true };
    }
    case 'grabbed': {
      const purse = { ...state.purse, [event.by]: state.purse[event.by] + event.amount + event.found };
      return { ...state, purse, bank: state.bank - event.amount };
    }
    case 'drew':
      return { ...state, pile: withoutCard(state.pile, event.card), hand: [...state.hand, event.card] };
    case 'played': {
      const hand = state.hand.toSpliced(state.hand.indexOf(event.card), 1);
      return { ...state, hand, pile: { ...state.pile, aside: [...state.pile.aside, event.card] } };
    }
    case 'turnEnded': {
      const round = state.turn === 'gm' ? state.round + 1 : state.round;
      return { ...state, turn: NEXT[state.turn], round };
    }
    case 'bankSet':
      return { ...state, bank: event.bank };
  }
}

export const cellarSubject: Subject<Cellar, CellarCommand, CellarEvent, unknown, CellarSetup> = {
  system: cellar,
  setup: (stream) => ({ pit: 2 + stream.below(5), rounds: 1 + stream.below(5) }),
  rules: RULES,
  bound: 200,
  census,
  ledger: (event): Amounts => (event.type === 'grabbed' ? { coins: event.found } : {}),
  disguise,
  secretRoll: ({ die }, seat) => die.id === 'menaces' && seat !== 'gm',
};

function census({ bank, purse, pile, hand }: Cellar): Amounts {
  return { coins: bank + purse.ann + purse.bo, cards: pile.pile.length + pile.aside.length + hand.length };
}

/** Another pit where no hero has stepped, and another card in the master's hand. */
function disguise(setup: CellarSetup, state: Cellar, seat: SeatId, stream: Stream) {
  if (seat === 'gm') return null;
  const walked = Math.max(state.at.ann, state.at.bo);
  const pit =
    state.pitKnown || walked >= LAST_SQUARE ? state.pit : walked + 1 + stream.below(LAST_SQUARE - walked);
  const unseen = [...state.pile.pile, ...state.hand];
  const hand = state.hand.map(() => unseen.splice(stream.below(unseen.length), 1)[0]!);
  return {
    setup: { ...setup, pit },
    state: { ...state, pit, hand, pile: { ...state.pile, pile: unseen.sort() } },
  };
}
