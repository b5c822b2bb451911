import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  acrossFrom,
  BACK_SIDES,
  directionsTowards,
  FRONT_SIDES,
  sideOf,
  SIDES,
  squaresOnSides,
} from './facing.ts';
import type { Side } from './facing.ts';
import { DIRECTIONS, EAST, NORTH, SOUTH, squareAt, touching, WEST } from './squares.ts';
import type { Direction } from './squares.ts';
import { assertMarked, drawnGround } from '../test/ground.ts';

const { ground, at } = drawnGround(`
  +-+-+-+-+-+
  |. . . . .|
  + + + + + +
  |. a b c .|
  + + + + + +
  |. h A d .|
  + + + + + +
  |. g f e .|
  +-+-+-+-+-+`);
const { board } = ground;

test('NXT-FAC-02: the five squares before a figure and the three behind it', () => {
  assertMarked(
    squaresOnSides(board, at('A'), NORTH, FRONT_SIDES),
    `
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |. x x x .|
    + + + + + +
    |. x A x .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+`,
  );
  assertMarked(
    squaresOnSides(board, at('A'), EAST, BACK_SIDES),
    `
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |. x . . .|
    + + + + + +
    |. x A . .|
    + + + + + +
    |. x . . .|
    +-+-+-+-+-+`,
  );
  assert.deepEqual([...FRONT_SIDES, ...BACK_SIDES].sort(), [...SIDES].sort());
});

test('the sides of a figure follow its facing', () => {
  const sides = (facing: Direction): (Side | null)[] =>
    ['b', 'd', 'f', 'h'].map((mark) => sideOf(board, at('A'), facing, at(mark)));
  assert.deepEqual(sides(NORTH), ['front', 'right', 'back', 'left']);
  assert.deepEqual(sides(EAST), ['left', 'front', 'right', 'back']);
  assert.deepEqual(sides(SOUTH), ['back', 'left', 'front', 'right']);
  assert.deepEqual(sides(WEST), ['right', 'back', 'left', 'front']);
  assert.equal(sideOf(board, at('A'), NORTH, at('a')), 'frontLeft');
  assert.equal(sideOf(board, at('A'), SOUTH, at('a')), 'backRight');
  assert.equal(sideOf(board, at('A'), NORTH, at('A')), null);
  assert.equal(sideOf(board, at('A'), NORTH, 0), null);
});

test('sides beyond the rim hold no square', () => {
  assert.deepEqual(squaresOnSides(board, 0, NORTH, SIDES), [1, 6, 5]);
});

test('NXT-PIN-01: a pincer is straight across, or one place off', () => {
  const partners = (mark: string): string =>
    'abcdefgh'
      .split('')
      .filter((other) => acrossFrom(board, at('A'), at(mark), at(other)))
      .join('');
  assert.equal(partners('b'), 'efg');
  assert.equal(partners('a'), 'def');
  assert.equal(partners('h'), 'cde');
  assert.ok(!acrossFrom(board, at('A'), at('b'), 0));
});

test('NXT-FAC-04: turning to the nearest side, with a choice between two equally near', () => {
  const towards = (x: number, y: number): Direction[] =>
    directionsTowards(board, at('A'), squareAt(board, x, y));
  assert.deepEqual(towards(2, 0), [NORTH]);
  assert.deepEqual(towards(3, 0), [NORTH]);
  assert.deepEqual(towards(4, 3), [EAST]);
  assert.deepEqual(towards(3, 3), [SOUTH, EAST]);
  assert.deepEqual(towards(0, 0), [NORTH, WEST]);
  assert.deepEqual(towards(2, 2), []);
});

test('sideOf and squaresOnSides undo each other', () => {
  const squares = fc.nat({ max: 19 });
  fc.assert(
    fc.property(squares, squares, fc.constantFrom(...DIRECTIONS), (a, b, facing) => {
      const side = sideOf(board, a, facing, b);
      assert.equal(side !== null, touching(board, a, b));
      if (side) assert.deepEqual(squaresOnSides(board, a, facing, [side]), [b]);
    }),
  );
});
