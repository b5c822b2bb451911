import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseSection, turnSection, wallExits } from './section.ts';
import { EAST, NORTH, SOUTH, WEST } from './squares.ts';
import { TURNS } from './turn.ts';
import { assertPlain } from '../test/ground.ts';

const CORRIDOR = parseSection(
  'corridor',
  `
  +-+-+-+-+-+
  x: : : : :x
  + + + + + +
  x: : S T :x
  +-+-+d+-+-+`,
);

test('a section has exits as wide as drawn, and doors for exits', () => {
  assert.deepEqual(CORRIDOR.exits, [
    { squares: [4, 9], direction: EAST, door: null },
    { squares: [7], direction: SOUTH, door: 'closed' },
    { squares: [0, 5], direction: WEST, door: null },
  ]);
  assert.deepEqual(CORRIDOR.marks, [
    { square: 7, mark: 'S' },
    { square: 8, mark: 'T' },
  ]);
  assert.deepEqual(CORRIDOR.board.doors, []);
  assertPlain(CORRIDOR);
});

test('exits on one side are told apart by the wall between them, doors by each other', () => {
  const { exits } = parseSection(
    'hall',
    `
    +x+x+-+x+
    |. . . .|
    + + + + +
    |. .d. .|
    +s+d+d+-+`,
  );
  assert.deepEqual(
    exits.map(({ squares, direction, door }) => [squares, direction, door]),
    [
      [[0, 1], NORTH, null],
      [[3], NORTH, null],
      [[4], SOUTH, 'hidden'],
      [[5], SOUTH, 'closed'],
      [[6], SOUTH, 'closed'],
    ],
  );
});

test('a section may have rock in it, with exits towards it, and rooms and doors of its own', () => {
  const { exits, board, doorStates } = parseSection(
    'lair',
    `
    +-+-+-+
    |.s.x#
    + +-+-+
    |. . .x
    +-+-+-+`,
  );
  assert.deepEqual(exits, [
    { squares: [1], direction: EAST, door: null },
    { squares: [5], direction: EAST, door: null },
  ]);
  assert.deepEqual(board.doors, [{ a: 0, b: 1 }]);
  assert.deepEqual(doorStates, ['hidden']);
  assert.equal(board.areas.length, 2);
});

test('an exit inside a section is refused with its place', () => {
  assert.throws(() => parseSection('bad', '+-+-+\n|.x.|\n+-+-+'), /Line 2, column 3: 'x' leads nowhere/);
});

test('any stretch of outer wall can be an exit', () => {
  const room = parseSection(
    'room',
    `
    +-+-+-+
    |. . .|
    + + + +
    |. . #
    +-+-+-+`,
  );
  const stretches = (width: number): unknown[] =>
    wallExits(room, width).map(({ squares, direction }) => [direction, ...squares]);
  assert.deepEqual(stretches(1), [
    [NORTH, 0],
    [NORTH, 1],
    [NORTH, 2],
    [EAST, 2],
    [EAST, 4],
    [SOUTH, 2],
    [SOUTH, 3],
    [SOUTH, 4],
    [WEST, 0],
    [WEST, 3],
  ]);
  assert.deepEqual(stretches(2), [
    [NORTH, 0, 1],
    [NORTH, 1, 2],
    [SOUTH, 3, 4],
    [WEST, 0, 3],
  ]);
});

test('turning a section turns what is in it and on its rim; four quarters change nothing', () => {
  const upright = turnSection(CORRIDOR, 1);
  assert.deepEqual([upright.board.width, upright.board.height], [2, 5]);
  assert.deepEqual(upright.exits, [
    { squares: [8, 9], direction: SOUTH, door: null },
    { squares: [4], direction: WEST, door: 'closed' },
    { squares: [0, 1], direction: NORTH, door: null },
  ]);
  assert.deepEqual(upright.marks, [
    { square: 4, mark: 'S' },
    { square: 6, mark: 'T' },
  ]);
  fc.assert(
    fc.property(fc.constantFrom(...TURNS), (turns) => {
      const back = TURNS[(4 - turns) & 3]!;
      assert.deepEqual(turnSection(turnSection(CORRIDOR, turns), back), CORRIDOR);
    }),
  );
});
