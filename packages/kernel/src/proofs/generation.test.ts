/**
 * A door opens on nothing yet: tables then make the room behind it, its doors and its monsters, and two seats
 * share the choices. The open choices are a list in the state; its head says which seat chooses.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseEvent, RuleId, Seat, SeatId, Waiting } from '../contract.ts';
import { D12 } from '../dice.ts';
import type { Resolution } from '../resolution.ts';
import { lookUp } from '../table.ts';
import { ALWAYS, checkProperties } from '../testing/index.ts';
import type { Subject } from '../testing/index.ts';
import { toySystem } from '../testing/toy.ts';
import { Scene } from './scene.ts';

const ROOMS = [
  { upTo: 6, result: 'normal' },
  { upTo: 8, result: 'hazard' },
  { upTo: 10, result: 'lair' },
  { upTo: 12, result: 'quest' },
] as const; // ADV-GEN-22
const DOORS = [
  { upTo: 4, result: 0 },
  { upTo: 8, result: 1 },
  { upTo: 12, result: 2 },
]; // ADV-GEN-30
const LAIR = [
  { upTo: 6, result: 1 },
  { upTo: 12, result: 2 },
]; // ADV-GEN-25: this dungeon's matrix
const SQUARES = [0, 1, 2, 3];
const WALLS = ['north', 'east', 'west'] as const;
const MOST_ROOMS = 4;

type Wall = (typeof WALLS)[number];
type Side = 'leader' | 'gm';
interface Door {
  readonly wall: Wall;
  /** Null until the game master has said where along the wall. */
  readonly place: number | null;
  readonly open: boolean;
}
interface Room {
  readonly kind: (typeof ROOMS)[number]['result'];
  readonly doors: readonly Door[];
  readonly monsters: readonly number[];
}
/** Something rolled but not laid out yet. */
type Task =
  | { readonly what: 'wall' }
  | { readonly what: 'place' }
  | { readonly what: 'monster'; readonly by: Side }
  | { readonly what: 'shift'; readonly by: Side; readonly monster: number };
interface Dungeon {
  readonly rooms: readonly Room[];
  readonly tasks: readonly Task[];
  readonly left: boolean;
}
type Command =
  | { readonly type: 'openDoor'; readonly door: number }
  | { readonly type: 'leave' }
  | { readonly type: 'chooseWall'; readonly wall: Wall }
  | { readonly type: 'placeDoor'; readonly place: number }
  | { readonly type: 'placeMonster'; readonly square: number }
  | { readonly type: 'shiftMonster'; readonly square: number };
type Event = BaseEvent &
  (
    | { readonly type: 'doorOpened'; readonly door: number }
    | { readonly type: 'roomFound'; readonly kind: Room['kind']; readonly face: number }
    | { readonly type: 'monstersFound'; readonly count: number; readonly face: number }
    | { readonly type: 'doorsFound'; readonly count: number; readonly face: number }
    | {
        readonly type: 'surpriseTested';
        readonly leader: number;
        readonly gm: number;
        readonly placer: Side;
        readonly count: number;
      }
    | { readonly type: 'wallChosen'; readonly wall: Wall }
    | { readonly type: 'doorPlaced'; readonly place: number }
    | { readonly type: 'monsterPlaced'; readonly square: number }
    | { readonly type: 'monsterShifted'; readonly monster: number; readonly square: number }
    | { readonly type: 'left' }
  );
type Now = Resolution<Dungeon, Event>;

const SEATS: readonly Seat[] = [
  { id: 'leader', role: 'hero' },
  { id: 'gm', role: 'gamemaster' },
];
const here = ({ rooms }: Dungeon) => rooms.at(-1)!;

function chooserOf({ tasks }: Dungeon): { seat: SeatId; prompt: string; rule: RuleId } {
  const [task] = tasks;
  if (task === undefined) return { seat: 'leader', prompt: 'explore', rule: 'ADV-GEN-04' };
  if (task.what === 'wall') return { seat: 'leader', prompt: 'chooseWall', rule: 'ADV-GEN-31' };
  if (task.what === 'place') return { seat: 'gm', prompt: 'placeDoor', rule: 'ADV-GEN-31' };
  if (task.what === 'monster')
    return { seat: task.by, prompt: 'place', rule: task.by === 'gm' ? 'ADV-ENC-14' : 'ADV-ENC-11' };
  return { seat: task.by, prompt: 'shift', rule: task.by === 'gm' ? 'ADV-ENC-12' : 'ADV-ENC-15' };
}

function moves(state: Dungeon, seat: SeatId): Command[] {
  if (state.left || seat !== chooserOf(state).seat) return [];
  const { doors, monsters } = here(state);
  const [task] = state.tasks;
  const free = (squares: readonly number[]) => squares.filter((square) => !monsters.includes(square));
  if (task === undefined) {
    const closed = doors.flatMap((door, i): Command[] => (door.open ? [] : [{ type: 'openDoor', door: i }]));
    return [...(state.rooms.length < MOST_ROOMS ? closed : []), { type: 'leave' }];
  }
  switch (task.what) {
    case 'wall':
      return WALLS.map((wall) => ({ type: 'chooseWall', wall }));
    case 'place': {
      const { wall } = doors.at(-1)!;
      const taken = doors.filter((door) => door.wall === wall).map(({ place }) => place);
      return [0, 1, 2]
        .filter((place) => !taken.includes(place))
        .map((place) => ({ type: 'placeDoor', place }));
    }
    case 'monster':
      return free(SQUARES).map((square) => ({ type: 'placeMonster', square }));
    case 'shift': {
      const at = monsters[task.monster]!;
      const near = free(SQUARES.filter((square) => Math.abs(square - at) === 1));
      return [at, ...near].map((square) => ({ type: 'shiftMonster', square }));
    }
  }
}

function play(now: Now, _seat: SeatId, command: Command): void {
  switch (command.type) {
    case 'openDoor':
      return explore(now, command.door);
    case 'leave':
      return now.emit({ type: 'left', rules: ['ADV-GEN-04'] });
    case 'chooseWall':
      return now.emit({ type: 'wallChosen', wall: command.wall, rules: ['ADV-GEN-31'] });
    case 'placeDoor':
      return now.emit({ type: 'doorPlaced', place: command.place, rules: ['ADV-GEN-31'] });
    case 'placeMonster':
      return now.emit({ type: 'monsterPlaced', square: command.square, rules: [chooserOf(now.state).rule] });
    case 'shiftMonster': {
      const [task] = now.state.tasks;
      if (task?.what !== 'shift') throw new Error('nothing to shift');
      const { rule } = chooserOf(now.state);
      return now.emit({
        type: 'monsterShifted',
        monster: task.monster,
        square: command.square,
        rules: [rule],
      });
    }
  }
}

/** The tables, in the book's order: the room, what is in it, its doors, and who is surprised. */
function explore(now: Now, door: number): void {
  now.emit({ type: 'doorOpened', door, rules: ['ADV-GEN-04'] });
  const face = now.roll(D12, 'leader', 'ADV-GEN-22');
  const kind = lookUp(ROOMS, face);
  now.emit({ type: 'roomFound', kind, face, rules: ['ADV-GEN-22'], news: true });
  const count = kind === 'lair' ? monstersFound(now) : 0;
  const doors = now.roll(D12, 'leader', 'ADV-GEN-30');
  now.emit({
    type: 'doorsFound',
    count: lookUp(DOORS, doors),
    face: doors,
    rules: ['ADV-GEN-30'],
    news: true,
  });
  if (count === 0) return;
  const [leader, gm] = [now.roll(D12, 'leader', 'ADV-ENC-08'), now.roll(D12, 'gm', 'ADV-ENC-08')];
  const placer = leader >= gm ? 'leader' : 'gm';
  now.emit({ type: 'surpriseTested', leader, gm, placer, count, rules: ['ADV-ENC-08'], news: true });
}

function monstersFound(now: Now): number {
  const face = now.roll(D12, 'gm', 'ADV-GEN-25');
  const count = lookUp(LAIR, face);
  now.emit({ type: 'monstersFound', count, face, rules: ['ADV-GEN-25'], news: true });
  return count;
}

function apply(state: Dungeon, event: Event): Dungeon {
  const { rooms, tasks } = state;
  const change = (part: Partial<Room>): readonly Room[] => [
    ...rooms.slice(0, -1),
    { ...here(state), ...part },
  ];
  const { doors, monsters } = here(state);
  const done = { ...state, tasks: tasks.slice(1) };
  switch (event.type) {
    case 'doorOpened':
      return {
        ...state,
        rooms: change({ doors: doors.with(event.door, { ...doors[event.door]!, open: true }) }),
      };
    case 'roomFound':
      return { ...state, rooms: [...rooms, { kind: event.kind, doors: [], monsters: [] }] };
    case 'monstersFound':
      return state;
    case 'doorsFound':
      return {
        ...state,
        tasks: [...tasks, ...repeat<Task>(event.count, () => [{ what: 'wall' }, { what: 'place' }])],
      };
    case 'surpriseTested': {
      const other = event.placer === 'gm' ? 'leader' : 'gm';
      const placing = repeat<Task>(event.count, () => [{ what: 'monster', by: event.placer }]);
      const shifting = repeat<Task>(event.count, (monster) => [{ what: 'shift', by: other, monster }]);
      return { ...state, tasks: [...tasks, ...placing, ...shifting] };
    }
    case 'wallChosen':
      return {
        ...done,
        rooms: change({ doors: [...doors, { wall: event.wall, place: null, open: false }] }),
      };
    case 'doorPlaced':
      return {
        ...done,
        rooms: change({ doors: [...doors.slice(0, -1), { ...doors.at(-1)!, place: event.place }] }),
      };
    case 'monsterPlaced':
      return { ...done, rooms: change({ monsters: [...monsters, event.square] }) };
    case 'monsterShifted':
      return { ...done, rooms: change({ monsters: monsters.with(event.monster, event.square) }) };
    case 'left':
      return { ...state, left: true };
  }
}

function repeat<T>(count: number, make: (i: number) => readonly T[]): T[] {
  return Array.from({ length: count }, (_, i) => make(i)).flat();
}

const system = toySystem<Dungeon, Command, Event, null>({
  id: 'proof-generation',
  seats: SEATS,
  refusal: 'ADV-GEN-02',
  lay: () => ({
    rooms: [{ kind: 'normal', doors: [{ wall: 'north', place: 1, open: false }], monsters: [] }],
    tasks: [],
    left: false,
  }),
  moves,
  play,
  apply,
  waiting: (state): Waiting[] => {
    if (state.left) return [];
    const { seat, prompt, rule } = chooserOf(state);
    return [{ seat, prompt, rules: [rule] }];
  },
  ending: (state) => (state.left ? { winners: [], outcome: 'left' } : null),
  view: (state) => state,
});

const subject: Subject<Dungeon, Command, Event, unknown, null> = {
  system,
  setup: () => null,
  rules: new Set([
    'ADV-GEN-02',
    'ADV-GEN-04',
    'ADV-GEN-22',
    'ADV-GEN-25',
    'ADV-GEN-30',
    'ADV-GEN-31',
    'ADV-ENC-08',
    'ADV-ENC-11',
    'ADV-ENC-12',
    'ADV-ENC-14',
    'ADV-ENC-15',
  ]),
  bound: 200,
  census: ({ rooms, tasks }) => ({
    rooms: rooms.length,
    // Counts the doors still to be laid out.
    doors: rooms.flatMap(({ doors }) => doors).length + tasks.filter(({ what }) => what === 'wall').length,
    monsters:
      rooms.flatMap(({ monsters }) => monsters).length +
      tasks.filter(({ what }) => what === 'monster').length,
  }),
  ledger: (event) => {
    if (event.type === 'roomFound') return { rooms: 1 };
    if (event.type === 'doorsFound') return { doors: event.count };
    return event.type === 'surpriseTested' ? { monsters: event.count } : {};
  },
  disguise: null, // nothing is hidden: what has not been rolled does not exist
};

test('generation: a door opens on nothing; the leader names the wall and the master the place (ADV-GEN-31)', () => {
  const scene = new Scene(system, null);
  scene.play('leader', { type: 'openDoor', door: 0 }, 3, 7);
  assert.deepEqual(here(scene.state), { kind: 'normal', doors: [], monsters: [] });
  assert.deepEqual(scene.awaited(), ['leader: chooseWall']);
  scene.play('leader', { type: 'chooseWall', wall: 'east' });
  assert.deepEqual(scene.awaited(), ['gm: placeDoor']);
  scene.refused('leader', { type: 'placeDoor', place: 2 });
  scene.play('gm', { type: 'placeDoor', place: 2 });
  assert.deepEqual(here(scene.state).doors, [{ wall: 'east', place: 2, open: false }]);
  scene.replays();
});

test('generation: whoever wins the surprise test places, the other shifts (ADV-ENC-08 to -15)', () => {
  const scene = new Scene(system, null);
  // The room, the lair's monsters, the doors, the leader's and the master's surprise dice.
  const told = scene.play('leader', { type: 'openDoor', door: 0 }, 10, 9, 2, 5, 8);
  assert.deepEqual(told, ['doorOpened', 'roomFound', 'monstersFound', 'doorsFound', 'surpriseTested']);
  assert.deepEqual(scene.awaited(), ['gm: place']);
  scene.play('gm', { type: 'placeMonster', square: 0 });
  scene.play('gm', { type: 'placeMonster', square: 1 });
  assert.deepEqual(scene.awaited(), ['leader: shift']);
  scene.refused('leader', { type: 'shiftMonster', square: 1 }); // one per square
  scene.play('leader', { type: 'shiftMonster', square: 0 });
  scene.play('leader', { type: 'shiftMonster', square: 2 });
  assert.deepEqual(here(scene.state).monsters, [0, 2]);
  assert.deepEqual(scene.awaited(), ['leader: explore']);
  scene.replays();
});

test('generation: equal dice are the leader’s (ADV-ENC-11)', () => {
  const scene = new Scene(system, null);
  scene.play('leader', { type: 'openDoor', door: 0 }, 9, 1, 1, 6, 6);
  assert.deepEqual(scene.awaited(), ['leader: place']);
});

test('generation: the seven properties', () => {
  checkProperties(subject, { matches: 100, seed: 'generation', rates: ALWAYS });
});
