/**
 * The game master breaks into a hero's move with a card from a hidden hand, and a destiny point stops the card.
 * A standing, optional window lets the master in at any moment: the mover need not wait at each step. `hold`
 * makes the mover wait. A shown card waits in the state as `shown` until the heroes have answered.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseEvent, Seat, SeatId, Waiting } from '../contract.ts';
import type { Resolution } from '../resolution.ts';
import { ALWAYS, checkProperties } from '../testing/index.ts';
import type { Subject } from '../testing/index.ts';
import { toySystem } from '../testing/toy.ts';
import { Scene } from './scene.ts';

type Hero = 'ann' | 'bo';
/** The trap needs fresh ground (ADV-TOK-22), the chill comes at any time. */
type Card = 'trap' | 'chill';
interface Setup {
  readonly hand: readonly Card[];
}
interface Walk {
  readonly mover: Hero;
  readonly steps: number;
  readonly at: Readonly<Record<Hero, number>>;
  readonly body: Readonly<Record<Hero, number>>;
  readonly destiny: Readonly<Record<Hero, number>>;
  readonly hand: readonly Card[];
  readonly discard: readonly Card[];
  readonly held: boolean;
  readonly shown: { readonly card: Card; readonly on: Hero; readonly asked: readonly Hero[] } | null;
}
type Command =
  | { readonly type: 'step' | 'stay' | 'hold' | 'release' | 'stop' | 'allow' }
  | { readonly type: 'play'; readonly card: Card };
type Event = BaseEvent &
  (
    | { readonly type: 'stepped' | 'destinySpent' | 'allowed'; readonly by: Hero }
    | { readonly type: 'held' | 'released' | 'turnEnded' }
    | { readonly type: 'cardShown'; readonly card: Card; readonly on: Hero; readonly asked: readonly Hero[] }
    | { readonly type: 'cardStopped'; readonly card: Card }
    | { readonly type: 'cardStruck'; readonly card: Card; readonly on: Hero }
  );
type Now = Resolution<Walk, Event>;

const SEATS: readonly Seat[] = [
  { id: 'ann', role: 'hero' },
  { id: 'bo', role: 'hero' },
  { id: 'gm', role: 'gamemaster' },
];
const HEROES: readonly Hero[] = ['ann', 'bo'];
const FAR = 4;
const isOver = ({ at, body }: Walk) => HEROES.every((hero) => at[hero] >= FAR || body[hero] === 0);
const onFreshGround = ({ at, mover }: Walk) =>
  at[mover] > 0 && at[mover] > at[mover === 'ann' ? 'bo' : 'ann'];
const playable = (state: Walk): Command[] =>
  [...new Set(state.hand)]
    .filter((card) => card === 'chill' || onFreshGround(state))
    .map((card) => ({ type: 'play', card }));

function moves(state: Walk, seat: SeatId): Command[] {
  if (isOver(state)) return [];
  if (state.shown !== null)
    return state.shown.asked.includes(seat as Hero) ? [{ type: 'stop' }, { type: 'allow' }] : [];
  if (seat === 'gm') return [...playable(state), { type: state.held ? 'release' : 'hold' }];
  if (seat !== state.mover || state.held) return [];
  return state.steps > 0 && state.at[state.mover] < FAR
    ? [{ type: 'step' }, { type: 'stay' }]
    : [{ type: 'stay' }];
}

function waiting(state: Walk): Waiting[] {
  if (isOver(state)) return [];
  if (state.shown !== null)
    return state.shown.asked.map((seat) => ({ seat, prompt: 'stopCard', rules: ['DON-DES-03'] }));
  const master: Waiting = { seat: 'gm', prompt: 'interrupt', rules: ['EXP-EVT-02'] };
  if (state.held) return [master];
  return [
    { seat: state.mover, prompt: 'move', rules: ['EXP-EVT-02'] },
    { ...master, optional: true },
  ];
}

function play(now: Now, seat: SeatId, command: Command): void {
  const by = seat as Hero;
  switch (command.type) {
    case 'step':
      return now.emit({ type: 'stepped', by, rules: ['EXP-EVT-02'] });
    case 'stay':
      return now.emit({ type: 'turnEnded', rules: ['EXP-EVT-02'] });
    case 'hold':
      return now.emit({ type: 'held', rules: ['EXP-EVT-02'] });
    case 'release':
      return now.emit({ type: 'released', rules: ['EXP-EVT-02'] });
    case 'play': {
      // Sheets are open: only heroes with a point to spend are asked, and the reason is no secret.
      const asked = HEROES.filter((hero) => now.state.destiny[hero] > 0);
      now.emit({
        type: 'cardShown',
        card: command.card,
        on: now.state.mover,
        asked,
        rules: ['EXP-EVT-07'],
        news: true,
      });
      return maybeStrike(now);
    }
    case 'allow':
      now.emit({ type: 'allowed', by, rules: ['DON-DES-03'] });
      return maybeStrike(now);
    case 'stop':
      now.emit({ type: 'destinySpent', by, rules: ['DON-DES-03'] });
      return now.emit({
        type: 'cardStopped',
        card: now.state.shown!.card,
        rules: ['DON-DES-03', 'EXP-EVT-05'],
      });
  }
}

/** Strikes once no hero can stop the card. */
function maybeStrike(now: Now): void {
  const { card, on, asked } = now.state.shown!;
  if (asked.length > 0) return;
  now.emit({ type: 'cardStruck', card, on, rules: [card === 'trap' ? 'ADV-TOK-22' : 'EXP-EVT-02'] });
  if (now.state.body[on] === 0 && !isOver(now.state)) now.emit({ type: 'turnEnded', rules: ['EXP-EVT-02'] });
}

function apply(state: Walk, event: Event): Walk {
  const { mover, at, body, destiny } = state;
  switch (event.type) {
    case 'stepped':
      return { ...state, at: { ...at, [event.by]: at[event.by] + 1 }, steps: state.steps - 1 };
    case 'turnEnded': {
      const other = mover === 'ann' ? 'bo' : 'ann';
      return { ...state, mover: body[other] > 0 && at[other] < FAR ? other : mover, steps: 2, held: false };
    }
    case 'held':
    case 'released':
      return { ...state, held: event.type === 'held' };
    case 'cardShown': {
      const { card, on, asked } = event;
      return {
        ...state,
        hand: state.hand.toSpliced(state.hand.indexOf(card), 1),
        shown: { card, on, asked },
      };
    }
    case 'allowed':
      return {
        ...state,
        shown: { ...state.shown!, asked: state.shown!.asked.filter((hero) => hero !== event.by) },
      };
    case 'destinySpent':
      return { ...state, destiny: { ...destiny, [event.by]: destiny[event.by] - 1 } };
    case 'cardStopped':
      return { ...state, discard: [...state.discard, event.card], shown: null };
    case 'cardStruck': {
      const struck = { ...body, [event.on]: body[event.on] - 1 };
      return { ...state, body: struck, discard: [...state.discard, event.card], shown: null };
    }
  }
}

const system = toySystem<Walk, Command, Event, Setup>({
  id: 'proof-interruption',
  seats: SEATS,
  refusal: 'EXP-EVT-02',
  lay: ({ hand }) => ({
    mover: 'ann',
    steps: 2,
    at: { ann: 0, bo: 0 },
    body: { ann: 2, bo: 2 },
    destiny: { ann: 1, bo: 0 },
    hand,
    discard: [],
    held: false,
    shown: null,
  }),
  moves,
  play,
  apply,
  waiting,
  ending: (state) => (isOver(state) ? { winners: [], outcome: 'walked' } : null),
  view: ({ hand, ...open }, seat) => (seat === 'gm' ? { ...open, hand } : { ...open, hand: hand.length }),
});

const subject: Subject<Walk, Command, Event, unknown, Setup> = {
  system,
  setup: (stream) => ({
    hand: Array.from({ length: stream.below(5) }, () => (stream.below(2) === 0 ? 'trap' : 'chill')),
  }),
  rules: new Set(['EXP-EVT-02', 'EXP-EVT-05', 'EXP-EVT-07', 'ADV-TOK-22', 'DON-DES-03']),
  bound: 2000,
  census: ({ body, destiny, hand, discard, shown }) => ({
    body: body.ann + body.bo,
    destiny: destiny.ann + destiny.bo,
    cards: hand.length + discard.length + (shown === null ? 0 : 1),
  }),
  ledger: ({ type }) =>
    type === 'cardStruck' ? { body: -1 } : type === 'destinySpent' ? { destiny: -1 } : {},
  disguise: (setup, state, seat, stream) => {
    if (seat === 'gm') return null;
    return {
      setup,
      state: { ...state, hand: state.hand.map((): Card => (stream.below(2) === 0 ? 'trap' : 'chill')) },
    };
  },
};

test('interruption: a card is played in the middle of a move, which then goes on (EXP-EVT-02)', () => {
  const scene = new Scene(system, { hand: ['chill', 'chill'] });
  scene.play('ann', { type: 'step' });
  assert.deepEqual(scene.awaited(), ['ann: move', '(gm: interrupt)']);
  assert.deepEqual(scene.play('gm', { type: 'play', card: 'chill' }), ['cardShown']);
  assert.deepEqual(scene.awaited(), ['ann: stopCard'], 'bo has no point to spend');
  assert.deepEqual(scene.play('ann', { type: 'allow' }), ['allowed', 'cardStruck']);
  assert.deepEqual([scene.state.mover, scene.state.steps, scene.state.body.ann], ['ann', 1, 1]);
  scene.play('ann', { type: 'step' });
  scene.replays();
});

test('interruption: a destiny point stops the card; without points nobody is asked (DON-DES-03)', () => {
  const scene = new Scene(system, { hand: ['chill', 'chill'] });
  scene.play('gm', { type: 'play', card: 'chill' });
  assert.deepEqual(scene.play('ann', { type: 'stop' }), ['destinySpent', 'cardStopped']);
  assert.deepEqual([scene.state.body.ann, scene.state.discard], [2, ['chill']]);
  assert.deepEqual(scene.play('gm', { type: 'play', card: 'chill' }), ['cardShown', 'cardStruck']);
  scene.replays();
});

test('interruption: a trap is played only on ground where nobody has been (ADV-TOK-22)', () => {
  const scene = new Scene(system, { hand: ['trap'] });
  scene.refused('gm', { type: 'play', card: 'trap' });
  scene.play('ann', { type: 'step' });
  assert.deepEqual(scene.movesOf('gm'), ['play', 'hold']);
  scene.play('ann', { type: 'stay' });
  scene.play('bo', { type: 'step' });
  assert.deepEqual(scene.movesOf('gm'), ['hold'], 'ann has been here');
  scene.replays();
});

test('interruption: holding makes the mover wait, with cards or none', () => {
  const scene = new Scene(system, { hand: [] });
  scene.play('ann', { type: 'step' });
  scene.play('gm', { type: 'hold' });
  assert.deepEqual(scene.awaited(), ['gm: interrupt']);
  scene.refused('ann', { type: 'step' });
  scene.play('gm', { type: 'release' });
  assert.deepEqual(scene.awaited(), ['ann: move', '(gm: interrupt)']);
  scene.replays();
});

test('interruption: a standing window does not cost the mover the undo', () => {
  const scene = new Scene(system, { hand: ['trap'] });
  scene.play('ann', { type: 'step' });
  scene.done(scene.match.undo('ann'));
  assert.equal(scene.state.at.ann, 0);
  scene.replays();
});

test('interruption: the seven properties', () => {
  checkProperties(subject, { matches: 100, seed: 'interruption', rates: ALWAYS });
});
