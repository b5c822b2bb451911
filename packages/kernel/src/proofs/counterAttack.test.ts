/**
 * Attack, defence, counter-attack and its parry, each rolled by another seat within one command; and a group attack
 * whose dice come from several turns. Only a real choice stops the chain: the target of the counter-attack.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseEvent, Seat, SeatId, Waiting } from '../contract.ts';
import type { Die } from '../dice.ts';
import type { Resolution } from '../resolution.ts';
import { ALWAYS, checkProperties } from '../testing/index.ts';
import type { Subject } from '../testing/index.ts';
import { toySystem } from '../testing/toy.ts';
import { Scene } from './scene.ts';

type Face = 'skull' | 'white' | 'black';
const COMBAT: Die<Face> = {
  id: 'combat',
  faces: ['skull', 'skull', 'skull', 'white', 'white', 'black'],
  seen: 'all',
};
type Hero = 'dwarf' | 'elf';
type Figure = Hero | 'fimir';
const DICE = {
  dwarf: { attack: 2, defence: 2 },
  elf: { attack: 1, defence: 2 },
  fimir: { attack: 3, defence: 2 },
} as const satisfies Record<Figure, { attack: number; defence: number }>;

interface Brawl {
  readonly turn: Hero | 'gm';
  readonly body: Readonly<Record<Figure, number>>;
  readonly round: number;
  /** Heroes who hold their attack to strike together. */
  readonly joined: readonly Hero[];
  /** A counter-attack whose victim the defender must name. */
  readonly counter: { readonly damage: number; readonly among: readonly Hero[] } | null;
}
type Command =
  | { readonly type: 'attack' | 'join' | 'pass' }
  | { readonly type: 'strike'; readonly target: Hero }
  | { readonly type: 'counter'; readonly target: Hero };
type Event = BaseEvent &
  (
    | { readonly type: 'joined'; readonly by: Hero }
    | { readonly type: 'attackRolled'; readonly by: readonly Figure[]; readonly faces: readonly Face[] }
    | { readonly type: 'defenceRolled'; readonly by: Figure; readonly faces: readonly Face[] }
    | { readonly type: 'counterReady'; readonly damage: number; readonly among: readonly Hero[] }
    | { readonly type: 'counterRolled'; readonly by: Figure; readonly faces: readonly Face[] }
    | { readonly type: 'counterParried'; readonly by: Figure; readonly faces: readonly Face[] }
    | { readonly type: 'bodyLost'; readonly figure: Figure; readonly points: number }
    | { readonly type: 'turnEnded' }
  );
type Now = Resolution<Brawl, Event>;

const SEATS: readonly Seat[] = [
  { id: 'dwarf', role: 'hero' },
  { id: 'elf', role: 'hero' },
  { id: 'gm', role: 'gamemaster' },
];
const seatOf = (figure: Figure): SeatId => (figure === 'fimir' ? 'gm' : figure);
const count = (faces: readonly Face[], face: Face) => faces.filter((one) => one === face).length;
const heroesUp = ({ body }: Brawl) => (['dwarf', 'elf'] as const).filter((hero) => body[hero] > 0);
const isOver = (state: Brawl) => state.body.fimir === 0 || heroesUp(state).length === 0 || state.round > 5;

function moves(state: Brawl, seat: SeatId): Command[] {
  if (isOver(state)) return [];
  if (state.counter !== null)
    return seat === 'gm' ? state.counter.among.map((target) => ({ type: 'counter', target })) : [];
  if (seat !== state.turn) return [];
  if (seat === 'gm')
    return [...heroesUp(state).map((target): Command => ({ type: 'strike', target })), { type: 'pass' }];
  return seat === 'dwarf' ? [{ type: 'attack' }, { type: 'join' }] : [{ type: 'attack' }, { type: 'pass' }];
}

function play(now: Now, seat: SeatId, command: Command): void {
  switch (command.type) {
    case 'join':
      now.emit({ type: 'joined', by: seat as Hero, rules: ['NXT-GRP-01'] });
      break;
    case 'attack':
      if (heroesAttack(now, seat as Hero) === 'stopped') return;
      break;
    case 'strike':
      fimirAttacks(now, command.target);
      break;
    case 'counter': {
      const { damage } = now.state.counter!;
      parryCounter(now, command.target, damage);
      break;
    }
    case 'pass':
      break;
  }
  if (!isOver(now.state)) now.emit({ type: 'turnEnded', rules: ['NXT-CTR-01'] });
}

/** Everyone who joined rolls with the attacker; the target defends once (NXT-GRP-01). */
function heroesAttack(now: Now, attacker: Hero): 'stopped' | 'over' {
  const by = [...now.state.joined, attacker];
  const faces = by.flatMap((hero) => now.rollAll(DICE[hero].attack, COMBAT, hero, 'NXT-GRP-01'));
  now.emit({ type: 'attackRolled', by, faces, rules: ['NXT-GRP-01'], news: true });
  const damage = counterDamage(now, 'fimir', count(faces, 'skull'));
  if (damage === 0) return 'over';
  if (by.length > 1) {
    // A real choice for the defender: the chain stops in the state and goes on with the answer.
    now.emit({ type: 'counterReady', damage, among: by, rules: ['NXT-GRP-01'] });
    return 'stopped';
  }
  parryCounter(now, attacker, damage);
  return 'over';
}

function fimirAttacks(now: Now, target: Hero): void {
  const faces = now.rollAll(DICE.fimir.attack, COMBAT, 'gm', 'NXT-CTR-01');
  now.emit({ type: 'attackRolled', by: ['fimir'], faces, rules: ['NXT-CTR-01'], news: true });
  const damage = counterDamage(now, target, count(faces, 'skull'));
  if (damage > 0) parryCounter(now, 'fimir', damage);
}

/** The damage dealt back: the defender's attack dice on a critical miss, its shields on a perfect defence. */
function counterDamage(now: Now, defender: Figure, skulls: number): number {
  const seat = seatOf(defender);
  if (skulls === 0) {
    const faces = now.rollAll(DICE[defender].attack, COMBAT, seat, 'NXT-CTR-02');
    now.emit({ type: 'counterRolled', by: defender, faces, rules: ['NXT-CTR-02'], news: true });
    return count(faces, 'black');
  }
  const faces = now.rollAll(DICE[defender].defence, COMBAT, seat, 'NXT-CTR-04');
  now.emit({ type: 'defenceRolled', by: defender, faces, rules: ['NXT-CTR-04'], news: true });
  const shields = count(faces, 'white') + count(faces, 'black');
  if (shields < skulls) loseBody(now, defender, skulls - shields);
  return shields < skulls ? 0 : count(faces, 'black'); // NXT-CTR-05
}

function parryCounter(now: Now, victim: Figure, damage: number): void {
  const dice = Math.min(damage, DICE[victim].defence); // NXT-CTR-06, -07
  const faces = now.rollAll(dice, COMBAT, seatOf(victim), 'NXT-CTR-06');
  now.emit({ type: 'counterParried', by: victim, faces, rules: ['NXT-CTR-06', 'NXT-CTR-07'], news: true });
  if (damage > count(faces, 'white')) loseBody(now, victim, damage - count(faces, 'white'));
}

function loseBody(now: Now, figure: Figure, points: number): void {
  now.emit({
    type: 'bodyLost',
    figure,
    points: Math.min(points, now.state.body[figure]),
    rules: ['NXT-CTR-05'],
  });
}

function apply(state: Brawl, event: Event): Brawl {
  switch (event.type) {
    case 'joined':
      return { ...state, joined: [...state.joined, event.by] };
    case 'attackRolled':
      return { ...state, joined: [] };
    case 'counterReady':
      return { ...state, counter: { damage: event.damage, among: event.among } };
    case 'counterParried':
      return { ...state, counter: null };
    case 'bodyLost':
      return { ...state, body: { ...state.body, [event.figure]: state.body[event.figure] - event.points } };
    case 'turnEnded': {
      const order = [...heroesUp(state), 'gm' as const];
      const next = order[(order.indexOf(state.turn) + 1) % order.length]!;
      // A held attack is lost when the game master's turn begins (NXT-GRP-01).
      return {
        ...state,
        turn: next,
        joined: next === 'gm' ? [] : state.joined,
        round: state.round + (next === 'gm' ? 1 : 0),
      };
    }
    default:
      return state;
  }
}

const system = toySystem<Brawl, Command, Event, null>({
  id: 'proof-counter-attack',
  seats: SEATS,
  refusal: 'NXT-CTR-01',
  lay: () => ({ turn: 'dwarf', body: { dwarf: 3, elf: 2, fimir: 2 }, round: 1, joined: [], counter: null }),
  moves,
  play,
  apply,
  waiting: (state): Waiting[] => {
    if (isOver(state)) return [];
    return [{ seat: state.counter === null ? state.turn : 'gm', prompt: 'fight', rules: ['NXT-CTR-01'] }];
  },
  ending: (state) => (isOver(state) ? { winners: [], outcome: 'fought' } : null),
  view: (state) => state,
});

const subject: Subject<Brawl, Command, Event, unknown, null> = {
  system,
  setup: () => null,
  rules: new Set([
    'NXT-CTR-01',
    'NXT-CTR-02',
    'NXT-CTR-04',
    'NXT-CTR-05',
    'NXT-CTR-06',
    'NXT-CTR-07',
    'NXT-GRP-01',
  ]),
  bound: 60,
  census: ({ body }) => ({ body: body.dwarf + body.elf + body.fimir }),
  ledger: (event) => (event.type === 'bodyLost' ? { body: -event.points } : {}),
  disguise: null,
};

test('counter-attack: a missed blow is struck back and parried, each die by its own seat (NXT-CTR-02, -06)', () => {
  const scene = new Scene(system, null);
  const dice = ['white', 'white', 'black', 'black', 'skull', 'white', 'skull'];
  const told = scene.play('dwarf', { type: 'attack' }, ...dice);
  assert.deepEqual(told, ['attackRolled', 'counterRolled', 'counterParried', 'bodyLost', 'turnEnded']);
  assert.equal(scene.state.body.dwarf, 2, 'two points, one of them parried');
  scene.replays();
});

test('counter-attack: a perfect defence strikes back with its black shields (NXT-CTR-04)', () => {
  const scene = new Scene(system, null);
  const told = scene.play('dwarf', { type: 'attack' }, 'skull', 'white', 'black', 'white', 'skull');
  assert.deepEqual(told, ['attackRolled', 'defenceRolled', 'counterParried', 'bodyLost', 'turnEnded']);
  scene.replays();
});

test('counter-attack: the heroes strike as one, and the defender chooses who pays (NXT-GRP-01)', () => {
  const scene = new Scene(system, null);
  scene.play('dwarf', { type: 'join' });
  const rolled = scene.play('elf', { type: 'attack' }, 'white', 'white', 'black', 'black', 'black', 'skull');
  assert.deepEqual(rolled, ['attackRolled', 'counterRolled', 'counterReady']);
  assert.deepEqual(scene.awaited(), ['gm: fight']);
  assert.deepEqual(scene.play('gm', { type: 'counter', target: 'elf' }, 'white', 'skull'), [
    'counterParried',
    'bodyLost',
    'turnEnded',
  ]);
  assert.deepEqual(scene.state.body, { dwarf: 3, elf: 1, fimir: 2 });
  scene.replays();
});

test('counter-attack: a held attack is lost when the master’s turn begins (NXT-GRP-01)', () => {
  const scene = new Scene(system, null);
  scene.play('dwarf', { type: 'join' });
  scene.play('elf', { type: 'pass' });
  assert.deepEqual([scene.state.turn, scene.state.joined], ['gm', []]);
  scene.replays();
});

test('counter-attack: the seven properties', () => {
  checkProperties(subject, { matches: 100, seed: 'counter', rates: ALWAYS });
});
