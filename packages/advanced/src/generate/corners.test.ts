/** Laying on all sides, up to the field's edge, and prepared maps' secrets (ADV-GEN-37 to ADV-GEN-48). */
import assert from 'node:assert/strict';
import {
  EAST,
  emptySquares,
  NORTH,
  SOUTH,
  squareAt,
  turned,
  WEST,
  withSquares,
  xOf,
  yOf,
} from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { FIELD } from '../content/sections.ts';
import { levelOf } from '../figures.ts';
import { gameOn } from '../game.ts';
import type { PreparedPiece } from '../plan.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { MASTER } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { Level } from '../state.ts';
import { dig, digging, laidIn, waysOn } from '../testing/digging.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { doorPlaces, placeDoors } from './doors.ts';
import { explore } from './lay.ts';
import { areaOfSquare } from './pieces.ts';
import { openPrepared, plannedTrapAt } from './prepared.ts';

/** A crossing with exits on all sides. */
const CROSSING = `
  +x+x+
  xE :x
  + + +
  x: :x
  +x+x+
`;

/** Three sections, empty, stairs. */
const STAIRS = [12, 4, 5, 10, 12];

/** The crossing with this many squares of the field on every side, explored all round. */
function crossing(room: number): AdvancedTable {
  const size = 2 * room + 2;
  const here = table(CROSSING, { E: {} }, { field: { width: size, height: size, x: room, y: room } });
  const exit = levelOf(here.state).layout.exits[0]!;
  setGoing(here, (play) => explore(play, exit), [...STAIRS, ...STAIRS, ...STAIRS, ...STAIRS]);
  return here;
}

/** The number of passage sections on each side, and whether there are stairs. */
function sides(here: AdvancedTable): string[] {
  const { layout } = levelOf(here.state);
  const [middle] = layout.pieces;
  return layout.pieces
    .slice(1)
    .map(({ section, at }) => {
      const [dx, dy] = [xOf(layout, at) - xOf(layout, middle!.at), yOf(layout, at) - yOf(layout, middle!.at)];
      const side = dx < 0 ? 'west' : dx > 1 ? 'east' : dy < 0 ? 'north' : 'south';
      return `${side} ${section}`;
    })
    .toSorted();
}

const AROUND = ['east', 'north', 'south', 'west'];

rule('ADV-GEN-42', 'up to the very edge of the field, on every side', () => {
  const exact = AROUND.flatMap((side) => [`${side} passage`, `${side} stairs`]);
  assert.deepEqual(sides(crossing(7)), exact, 'five squares of passage and two of stairs');
  const short = AROUND.map((side) => `${side} stairs`);
  assert.deepEqual(sides(crossing(6)), short, 'one too few: the stairs alone');
  assert.deepEqual(sides(crossing(1)), [], 'too few for anything');
  const two = AROUND.flatMap((side) => [`${side} passage`, `${side} passage`, `${side} stairs`]);
  assert.deepEqual(sides(crossing(12)), two);
  const three = AROUND.flatMap((side) => [...Array<string>(3).fill(`${side} passage`), `${side} stairs`]);
  assert.deepEqual(sides(crossing(17)), three);
});

const DOORS = { [NORTH]: 'W21', [EAST]: 'Y23', [SOUTH]: 'W25', [WEST]: 'U23' } as const;

/** A room of five by five with one door, in its wall on this side. */
function roomWithDoor(side: Direction): AdvancedTable {
  const wall = '+-+-+-+-+-+';
  const door = '+-+-+d+-+-+';
  const row = (left: string, right: string, hero = '.') => `${left}${hero} . . . .${right}`;
  const between = '+ + + + + +';
  const map = [
    side === NORTH ? door : wall,
    row('|', '|', 'E'),
    between,
    row('|', '|'),
    between,
    row(side === WEST ? 'd' : '|', side === EAST ? 'd' : '|'),
    between,
    row('|', '|'),
    between,
    row('|', '|'),
    side === SOUTH ? door : wall,
  ].join('\n');
  return table(map, { E: {} }, { field: { width: 45, height: 45, x: 20, y: 20 } });
}

const AWAY: Readonly<Record<Direction, readonly [number, number]>> = {
  [NORTH]: [0, -1],
  [EAST]: [1, 0],
  [SOUTH]: [0, 1],
  [WEST]: [-1, 0],
};

for (const side of [NORTH, EAST, SOUTH, WEST] as const)
  rule('ADV-GEN-53', `along the wall behind a door on side ${side}, left end first`, () => {
    const here = roomWithDoor(side);
    const exit = levelOf(here.state).layout.exits[0]!;
    assert.equal(here.squareName(exit.squares[0]!), DOORS[side]);
    // A passage of two sections; a T-junction to the left, a left turn to the right.
    setGoing(here, (play) => explore(play, exit), [2, 5, 4, 5, 6, 6, 8, 8]);
    here.do({ type: 'chooseLayout', option: 0 });
    const { layout } = levelOf(here.state);
    const pieces = layout.pieces.slice(1);
    assert.deepEqual(
      pieces.map(({ section }) => section),
      ['passage', 'passage', 'tJunction', 'leftTurn'],
    );
    const [dx, dy] = AWAY[turned(side, 3)];
    // How far each piece begins to the left of a figure coming through the door.
    const left = pieces.map(({ at }) => dx * xOf(layout, at) + dy * yOf(layout, at));
    assert.ok(left[2]! > Math.max(left[0]!, left[1]!) && left[3]! < Math.min(left[0]!, left[1]!));
    // All pieces lie two squares deep behind the wall.
    const [ox, oy] = AWAY[side];
    const depth = pieces.map(({ at }) => ox * xOf(layout, at) + oy * yOf(layout, at));
    assert.equal(new Set(depth).size, 1);
    assert.equal(here.happened('laidInstead'), false);
    assert.deepEqual(levelOf(here.state).doors, ['open']);
    assert.equal(waysOn(here).length, 3);
  });

rule('ADV-GEN-42', 'a passage along the wall is as long as there is room for', () => {
  const here = table(
    '+-+-+-+-+-+\n|E . . . .|\n+-+-+d+-+-+',
    { E: {} },
    { field: { width: 11, height: 5, x: 3, y: 0 } },
  );
  const exit = levelOf(here.state).layout.exits[0]!;
  setGoing(here, (play) => explore(play, exit), [2, 12, 4, 5, 3, 3, 3, 3]);
  here.do({ type: 'chooseLayout', option: 0 });
  assert.deepEqual(
    here.all('laidInstead').map(({ of, rolled, laid, rules }) => [of, rolled, laid, rules[0]]),
    [['length', 3, 2, 'ADV-GEN-42']],
  );
  assert.equal(laidIn(here).length, 2);
});

const PIECES: readonly PreparedPiece[] = [
  { id: 'in', section: 'stairs', at: [2, 2], turns: 0, stairs: 'out' },
  {
    id: 'hall',
    section: 'passage',
    at: [4, 2],
    turns: 0,
    doors: [
      { at: [6, 3], side: 'south' },
      { at: [7, 2], side: 'north' },
    ],
  },
  {
    id: 'mould',
    section: 'smallRoom',
    at: [5, 4],
    turns: 0,
    room: 'hazard',
    hazard: 'mould',
    chests: [{ at: [9, 8], holds: ['amulet'] }],
    traps: [{ at: [5, 4], trap: 'spike' }],
  },
];

function location(): AdvancedTable {
  const level = { tag: 'prepared', pieces: PIECES } as const;
  const here = table('+-+\n|E|\n+-+', { E: {} }, { setup: { dungeon: { ...PLAIN_PLAN, levels: [level] } } });
  const figures = here.state.figures.map((figure) => ({ ...figure, square: squareAt(FIELD, 2, 2) }));
  here.state = { ...here.state, levels: [openPrepared(here.world, level, 0)], figures };
  return here;
}

function open(here: AdvancedTable, direction: Direction): void {
  const exit = levelOf(here.state).layout.exits.find(
    (one) => one.direction === direction && one.door !== null,
  )!;
  setGoing(here, (play) => explore(play, exit));
}

rule('ADV-GEN-48', 'the hazard of the map is there, and no die is rolled for it', () => {
  const here = location();
  open(here, SOUTH);
  assert.deepEqual([here.event('hazardFound').hazard, here.event('hazardFound').faces], ['mould', []]);
});

rule('ADV-GEN-48', 'what a chest of the map holds is not told before it is opened', () => {
  const here = location();
  open(here, SOUTH);
  const game = gameOn(here.world);
  const placed = here.event('chestPlaced');
  assert.deepEqual(placed.holds, ['amulet']);
  assert.deepEqual(game.redact(placed, 'ann'), { ...placed, holds: [] });
  assert.deepEqual(game.redact(placed, MASTER), placed);
});

rule('ADV-GEN-48', 'a door with nothing behind it on the map is false', () => {
  const here = location();
  open(here, NORTH);
  assert.deepEqual(here.event('falseDoorFound').exit.squares, [squareAt(FIELD, 7, 2)]);
  assert.deepEqual(laidIn(here), ['passage E3']);
});

rule('ADV-GEN-48', 'a trap of the map is gone once it has been found', () => {
  const here = location();
  open(here, SOUTH);
  const square = squareAt(FIELD, 5, 4);
  assert.equal(plannedTrapAt(here.world, here.state, square), 'spike');
  const found = (at: number) => {
    const trap = {
      id: 'trap-1',
      tag: 'trap',
      square: at,
      trap: 'spike',
      state: 'noticed',
      chest: null,
    } as const;
    const level = { ...levelOf(here.state), things: [trap] };
    return plannedTrapAt(here.world, { ...here.state, levels: [level] }, square);
  };
  assert.deepEqual([found(square), found(square + 1)], [null, 'spike']);
});

/** A passage with a door in its south wall, in the middle of a wide field. */
function passage(setup: Partial<Setup> = {}): AdvancedTable {
  return digging('passage', { setup });
}

rule('ADV-GEN-31', 'who chose the wall is told, and by which rule', () => {
  const dug = passage();
  dig(dug, SOUTH, [6]);
  dug.do({ type: 'chooseLayout', option: 4 }, [5]);
  dug.do(dug.offered('chooseWall', 'ann')[0]!);
  assert.deepEqual(
    [dug.event('wallChosen').by, dug.event('wallChosen').rules],
    ['E', ['ADV-GEN-31', 'ADV-DOOR-03']],
  );
  dug.do(dug.offered('placeDoor', MASTER)[0]!);
  assert.deepEqual(dug.event('doorPlaced').rules.slice(0, 2), ['ADV-GEN-31', 'ADV-DOOR-01']);
});

rule('ADV-ENC-18', 'the wall of a sentry’s door is the master’s to choose', () => {
  const dug = digging('room');
  setGoing(dug, (play) => placeDoors(play, { areas: ['scene-1'], doors: 1, walls: 'master' }));
  assert.deepEqual(dug.awaited(), [{ seat: MASTER, prompt: 'chooseWall' }]);
  dug.do({ type: 'chooseWall', area: 'scene-1', side: NORTH });
  assert.deepEqual([dug.event('wallChosen').by, dug.event('wallChosen').rules[0]], [null, 'ADV-ENC-18']);
  dug.do({ type: 'placeDoor', at: 'V21' });
  assert.equal(dug.event('doorPlaced').rules[0], 'ADV-ENC-18');
});

rule('ADV-GEN-33', 'no door behind rubble or furniture, on this side or the other', () => {
  const wall = (level: Partial<Level> = {}): string[] => {
    const dug = digging('room', { level });
    return doorPlaces(dug.world, dug.state, { area: 'scene-1', side: NORTH }).map(({ squares }) =>
      dug.squareName(squares[0]!),
    );
  };
  assert.deepEqual(wall(), ['U21', 'V21', 'W21', 'X21', 'Y21']);
  const size = { width: 40, height: 40 };
  const at = (x: number, y: number) => withSquares(emptySquares(size), [squareAt(size, x, y)]);
  assert.deepEqual(wall({ furniture: at(21, 20) }), ['U21', 'W21', 'X21', 'Y21']);
  assert.deepEqual(wall({ rubble: at(22, 19) }), ['U21', 'V21', 'X21', 'Y21'], 'beyond the wall');
});

rule('ADV-GEN-50', 'the stairs take four squares of the room, none of them before a door', () => {
  const levels = [
    { tag: 'random', down: 'questRoom' },
    { tag: 'random', down: 'none' },
  ] as const;
  const dug = passage({ dungeon: { ...PLAIN_PLAN, levels } });
  dig(dug, SOUTH, [12]);
  dug.do({ type: 'chooseLayout', option: 0 }, [1]);
  const left = () => dug.state.stack.filter(({ tag }) => tag === 'furnishing').length;
  const corners = dug.offered('furnish', MASTER);
  const { layout } = levelOf(dug.state);
  for (const { at } of corners) {
    const last = squareAt(layout, xOf(layout, at) + 1, yOf(layout, at) + 1);
    assert.equal(areaOfSquare(dug.world, layout, last), 'largeRoom-2');
  }
  assert.equal(left(), 2);
  dug.do(corners[0]!);
  const [at, ...rest] = dug.event('stairsPlaced').squares;
  assert.deepEqual(rest, [at! + 1, at! + layout.width, at! + layout.width + 1]);
  assert.deepEqual(dug.event('stairsPlaced').rules, ['ADV-GEN-50']);
  const chests = dug.offered('furnish', MASTER).map((move) => move.at);
  assert.deepEqual(
    [at!, ...rest].filter((square) => chests.includes(square)),
    [],
    'the chest stands elsewhere',
  );
});

rule('ADV-GEN-38', 'only behind a room’s door are two ends rolled for, and both say why', () => {
  const room = digging('room');
  dig(room, SOUTH, [2, 1, 4, 5, 3, 3, 3, 3]);
  assert.deepEqual(
    room.all('endRolled').map(({ rules }) => rules.join(' ')),
    Array<string>(2).fill('ADV-GEN-12 ADV-GEN-17 ADV-GEN-38'),
  );
  const junction = digging('junction');
  dig(junction, SOUTH, [1, 4, 5, 3, 3, 1, 4, 5, 3, 3]);
  assert.deepEqual(junction.all('endRolled')[0]!.rules, ['ADV-GEN-12', 'ADV-GEN-17']);
});

rule('ADV-GEN-18', 'sections of passage and what lies behind them cite their own rules', () => {
  const dug = digging('junction');
  dig(dug, SOUTH, [1, 4, 5, 6, 6, 1, 4, 5, 3, 3]);
  assert.deepEqual(
    dug.all('sectionLaid').map(({ section, rules }) => `${section} ${rules[1]}`),
    ['passage ADV-GEN-35', 'tJunction ADV-GEN-18', 'deadEnd ADV-GEN-35'],
  );
});
