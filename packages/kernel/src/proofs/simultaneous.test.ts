/**
 * Several seats act at once, in any order, in secret: claims to the next turn are revealed only when all have
 * answered. After every action the master is asked alike, cards or none, so that a pause betrays no hand.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseEvent, Seat, SeatId, Waiting } from '../contract.ts';
import { D6 } from '../dice.ts';
import type { Resolution } from '../resolution.ts';
import { ALWAYS, checkProperties } from '../testing/index.ts';
import type { Subject } from '../testing/index.ts';
import { toySystem } from '../testing/toy.ts';
import { Scene } from './scene.ts';

type Hero = 'ann' | 'bo' | 'cy';
type Answer = 'claim' | 'yield';
type Answers = Readonly<Partial<Record<Hero, Answer>>>;
interface Setup {
  readonly hand: readonly string[];
}
interface Round {
  readonly number: number;
  /** The heroes who have not acted in this round. */
  readonly left: readonly Hero[];
  /** Face down until all heroes have answered. */
  readonly answers: Answers;
  /** The answers last turned up. */
  readonly revealed: Answers;
  readonly next: Hero | null;
  readonly gold: number;
  /** An action was just taken, and the master may answer it. */
  readonly beat: boolean;
  readonly hand: readonly string[];
}
type Command =
  | { readonly type: 'claim' | 'yield' | 'take' | 'wait' | 'pass' }
  | { readonly type: 'play'; readonly card: string };
type Event = BaseEvent &
  (
    | { readonly type: 'answered'; readonly by: Hero; readonly answer: Answer | 'hidden' }
    | { readonly type: 'answersRevealed'; readonly answers: Answers }
    | { readonly type: 'orderRolled'; readonly by: Hero; readonly face: number }
    | { readonly type: 'turnBegan'; readonly hero: Hero }
    | { readonly type: 'acted'; readonly by: Hero; readonly gold: number }
    | { readonly type: 'cardPlayed'; readonly card: string }
    | { readonly type: 'beatPassed' }
    | { readonly type: 'roundBegan' }
  );
type Now = Resolution<Round, Event>;

const HEROES: readonly Hero[] = ['ann', 'bo', 'cy'];
const SPEED = { ann: 4, bo: 6, cy: 6 } as const satisfies Record<Hero, number>;
const SEATS: readonly Seat[] = [
  ...HEROES.map((id) => ({ id, role: 'hero' }) as const),
  { id: 'gm', role: 'gamemaster' },
];
const isOver = ({ number }: Round) => number > 2;
const unanswered = ({ left, answers }: Round) => left.filter((hero) => answers[hero] === undefined);

function waiting(state: Round): Waiting[] {
  if (isOver(state)) return [];
  if (state.beat) return [{ seat: 'gm', prompt: 'interrupt', rules: ['EXP-EVT-02'] }];
  if (state.next !== null) return [{ seat: state.next, prompt: 'act', rules: ['EXP-TRN-02'] }];
  return unanswered(state).map((seat) => ({ seat, prompt: 'claim', rules: ['EXP-TRN-02'] }));
}

function moves(state: Round, seat: SeatId): Command[] {
  if (!waiting(state).some((one) => one.seat === seat)) return [];
  if (state.beat)
    return [...new Set(state.hand)].map((card): Command => ({ type: 'play', card })).concat({ type: 'pass' });
  return state.next === null ? [{ type: 'claim' }, { type: 'yield' }] : [{ type: 'take' }, { type: 'wait' }];
}

function play(now: Now, seat: SeatId, command: Command): void {
  const by = seat as Hero;
  switch (command.type) {
    case 'claim':
    case 'yield':
      now.emit({ type: 'answered', by, answer: command.type, rules: ['EXP-TRN-02', 'DON-INI-01'] });
      return unanswered(now.state).length === 0 ? settleOrder(now) : undefined;
    case 'take':
    case 'wait':
      return now.emit({ type: 'acted', by, gold: command.type === 'take' ? 1 : 0, rules: ['EXP-TRN-02'] });
    case 'play':
      return now.emit({
        type: 'cardPlayed',
        card: command.card,
        rules: ['EXP-EVT-02', 'EXP-EVT-07'],
        news: true,
      });
    case 'pass':
      now.emit({ type: 'beatPassed', rules: ['EXP-EVT-02'] });
      if (now.state.left.length === 0) now.emit({ type: 'roundBegan', rules: ['EXP-TRN-02'] });
  }
}

/** All cards on the table: the fastest claimant goes, ties are rolled for (EXP-TRN-03, -04). */
function settleOrder(now: Now): void {
  const { left, answers } = now.state;
  now.emit({ type: 'answersRevealed', answers, rules: ['EXP-TRN-03', 'DON-INI-02'], news: true });
  const claimed = left.filter((hero) => answers[hero] === 'claim');
  let rivals = claimed.length > 0 ? claimed : left;
  const fastest = Math.max(...rivals.map((hero) => SPEED[hero]));
  rivals = rivals.filter((hero) => SPEED[hero] === fastest);
  while (rivals.length > 1) {
    const rolls = rivals.map((hero) => ({ hero, face: now.roll(D6, hero, 'EXP-TRN-04') }));
    for (const { hero, face } of rolls)
      now.emit({ type: 'orderRolled', by: hero, face, rules: ['EXP-TRN-04', 'DON-INI-03'] });
    const best = Math.max(...rolls.map(({ face }) => face));
    rivals = rolls.filter(({ face }) => face === best).map(({ hero }) => hero);
  }
  now.emit({ type: 'turnBegan', hero: rivals[0]!, rules: ['EXP-TRN-02'] });
}

function apply(state: Round, event: Event): Round {
  switch (event.type) {
    case 'answered':
      return event.answer === 'hidden'
        ? state
        : { ...state, answers: { ...state.answers, [event.by]: event.answer } };
    case 'answersRevealed':
      return { ...state, answers: {}, revealed: event.answers };
    case 'orderRolled':
      return state;
    case 'turnBegan':
      return { ...state, next: event.hero };
    case 'acted': {
      const left = state.left.filter((hero) => hero !== event.by);
      return { ...state, gold: state.gold + event.gold, left, next: null, revealed: {}, beat: true };
    }
    case 'cardPlayed':
      return { ...state, hand: state.hand.toSpliced(state.hand.indexOf(event.card), 1) };
    case 'beatPassed':
      return { ...state, beat: false };
    case 'roundBegan':
      return { ...state, number: state.number + 1, left: HEROES };
  }
}

const system = toySystem<Round, Command, Event, Setup>({
  id: 'proof-simultaneous',
  seats: SEATS,
  refusal: 'EXP-TRN-02',
  lay: ({ hand }) => ({
    number: 1,
    left: HEROES,
    answers: {},
    revealed: {},
    next: null,
    gold: 0,
    beat: false,
    hand,
  }),
  moves,
  play,
  apply,
  waiting,
  ending: (state) => (isOver(state) ? { winners: [], outcome: 'done' } : null),
  view: ({ hand, answers, ...open }, seat) => ({
    ...open,
    answered: HEROES.filter((hero) => answers[hero] !== undefined),
    mine: answers[seat as Hero] ?? null,
    hand: seat === 'gm' ? hand : hand.length,
  }),
  redact: (event, seat) =>
    event.type === 'answered' && event.by !== seat ? { ...event, answer: 'hidden' } : event,
});

const subject: Subject<Round, Command, Event, unknown, Setup> = {
  system,
  setup: (stream) => ({ hand: ['fog', 'rats', 'bats'].slice(stream.below(4)) }),
  rules: new Set([
    'EXP-TRN-02',
    'EXP-TRN-03',
    'EXP-TRN-04',
    'EXP-EVT-02',
    'EXP-EVT-07',
    'DON-INI-01',
    'DON-INI-02',
    'DON-INI-03',
  ]),
  bound: 60,
  census: ({ gold, hand }) => ({ gold, cards: hand.length }),
  ledger: (event) =>
    event.type === 'acted' ? { gold: event.gold } : event.type === 'cardPlayed' ? { cards: -1 } : {},
  disguise: (setup, state, seat, stream) => {
    const other = (): Answer => (stream.below(2) === 0 ? 'claim' : 'yield');
    const entries = Object.entries(state.answers).map(([hero, answer]) => [
      hero,
      hero === seat ? answer : other(),
    ]);
    const hand = seat === 'gm' ? state.hand : state.hand.map(() => (stream.below(2) === 0 ? 'fog' : 'rats'));
    return { setup, state: { ...state, answers: Object.fromEntries(entries) as Answers, hand } };
  },
};

test('simultaneous: all are asked at once and answer in any order, unseen until the last has answered', () => {
  const scene = new Scene(system, { hand: [] });
  assert.deepEqual(scene.awaited(), ['ann: claim', 'bo: claim', 'cy: claim']);
  scene.play('cy', { type: 'claim' });
  assert.deepEqual(scene.heardBy('ann'), [
    { type: 'answered', by: 'cy', answer: 'hidden', rules: ['EXP-TRN-02', 'DON-INI-01'] },
  ]);
  scene.play('ann', { type: 'claim' });
  assert.deepEqual(scene.awaited(), ['bo: claim']);
  assert.deepEqual(scene.play('bo', { type: 'yield' }), ['answered', 'answersRevealed', 'turnBegan']);
  assert.equal(scene.state.next, 'cy', 'the faster of the two who claimed');
  scene.replays();
});

test('simultaneous: a tie is rolled for, each die by its own hero, again while it lasts (EXP-TRN-04)', () => {
  const scene = new Scene(system, { hand: [] });
  scene.play('ann', { type: 'yield' });
  scene.play('bo', { type: 'claim' });
  scene.play('cy', { type: 'claim' }, 3, 3, 5, 2);
  assert.equal(scene.state.next, 'bo');
  scene.replays();
});

test('simultaneous: a secret answer may be taken back until another seat has answered', () => {
  const scene = new Scene(system, { hand: [] });
  scene.play('ann', { type: 'claim' });
  scene.done(scene.match.undo('ann'));
  scene.play('ann', { type: 'yield' });
  scene.play('bo', { type: 'yield' });
  assert.equal(scene.match.undo('ann').status, 'refused');
  scene.replays();
});

test('simultaneous: the same beat follows every action, cards or none', () => {
  const beats = [[], ['fog']].map((hand) => {
    const scene = new Scene(system, { hand });
    for (const hero of ['ann', 'bo'] as const) scene.play(hero, { type: 'yield' });
    scene.play('cy', { type: 'claim' });
    scene.play('cy', { type: 'take' });
    scene.replays();
    return scene.awaited();
  });
  assert.deepEqual(beats, [['gm: interrupt'], ['gm: interrupt']]);
});

test('simultaneous: the seven properties', () => {
  checkProperties(subject, { matches: 100, seed: 'simultaneous', rates: ALWAYS });
});
