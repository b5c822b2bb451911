import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  apart,
  directionTo,
  DIRECTIONS,
  EAST,
  makeSquare,
  neighbour,
  NORTH,
  opposite,
  parseSquare,
  SOUTH,
  squareAt,
  squaresWithin,
  stepsApart,
  touching,
  turned,
  WEST,
  xOf,
  yOf,
} from './squares.ts';

const SIZE = { width: 30, height: 20 };
const named = (name: string): number => parseSquare(SIZE, name)!;
const squares = fc.nat({ max: 30 * 20 - 1 });

test('columns are letters and rows count from the top, from 1', () => {
  assert.equal(parseSquare(SIZE, 'A1'), 0);
  assert.equal(parseSquare(SIZE, 'F7'), squareAt(SIZE, 5, 6));
  assert.equal(parseSquare(SIZE, 'f7'), named('F7'));
  assert.equal(makeSquare(SIZE, squareAt(SIZE, 25, 0)), 'Z1');
  assert.equal(makeSquare(SIZE, squareAt(SIZE, 26, 19)), 'AA20');
});

test('what names no square is refused', () => {
  for (const text of ['', 'A', '7', 'A0', 'A01', 'A21', 'AE1', '7F', 'A1 ', 'A-1', 'É1']) {
    assert.equal(parseSquare(SIZE, text), null, text);
  }
});

test('every square has one name', () => {
  fc.assert(fc.property(squares, (square) => parseSquare(SIZE, makeSquare(SIZE, square)) === square));
  const wide = { width: 800, height: 1 };
  assert.equal(makeSquare(wide, 701), 'ZZ1');
  assert.equal(makeSquare(wide, 702), 'AAA1');
  assert.equal(parseSquare(wide, 'AAA1'), 702);
});

test('squareAt undoes xOf and yOf, and is -1 outside', () => {
  fc.assert(
    fc.property(squares, (square) => squareAt(SIZE, xOf(SIZE, square), yOf(SIZE, square)) === square),
  );
  assert.deepEqual([squareAt(SIZE, -1, 0), squareAt(SIZE, 30, 0), squareAt(SIZE, 0, 20)], [-1, -1, -1]);
});

test('neighbours stop at the rim and do not wrap round', () => {
  assert.deepEqual(DIRECTIONS, [NORTH, EAST, SOUTH, WEST]);
  assert.deepEqual(
    DIRECTIONS.map((way) => neighbour(SIZE, named('A1'), way)),
    [-1, named('B1'), named('A2'), -1],
  );
  assert.deepEqual(
    DIRECTIONS.map((way) => neighbour(SIZE, named('AD20'), way)),
    [named('AD19'), -1, -1, named('AC20')],
  );
});

test('directionTo finds the shared side, and nothing else', () => {
  assert.equal(directionTo(SIZE, named('C3'), named('C2')), NORTH);
  assert.equal(directionTo(SIZE, named('C3'), named('D3')), EAST);
  assert.equal(directionTo(SIZE, named('C3'), named('C4')), SOUTH);
  assert.equal(directionTo(SIZE, named('C3'), named('B3')), WEST);
  for (const other of ['C3', 'D4', 'E3'])
    assert.equal(directionTo(SIZE, named('C3'), named(other)), -1, other);
  assert.equal(directionTo(SIZE, named('AD1'), named('A2')), -1, 'the next row does not touch this one');
  assert.equal(directionTo(SIZE, named('A1'), -1), -1);
});

test('turning: a half turn is the opposite, four quarters change nothing', () => {
  for (const way of DIRECTIONS) {
    assert.equal(turned(way, 2), opposite(way));
    assert.equal(turned(way, 4), way);
    assert.equal(turned(turned(way, 1), -1), way);
  }
  assert.equal(turned(WEST, 1), NORTH);
});

test('touching is by side or corner, and nobody touches itself', () => {
  for (const other of ['B2', 'C2', 'D2', 'B3', 'D3', 'B4', 'C4', 'D4'])
    assert.ok(touching(SIZE, named('C3'), named(other)), other);
  for (const other of ['C3', 'E3', 'A1', 'C5']) assert.ok(!touching(SIZE, named('C3'), named(other)), other);
  assert.ok(!touching(SIZE, named('AD1'), named('A2')));
});

test('ADV-RNG-06: distance with and without diagonals', () => {
  assert.equal(apart(SIZE, named('B2'), named('E4')), 3);
  assert.equal(stepsApart(SIZE, named('B2'), named('E4')), 5);
  assert.equal(stepsApart(SIZE, named('B2'), named('C3')), 2, 'a diagonal neighbour is at range 2');
});

test('a block round a centre is cut off at the rim', () => {
  assert.deepEqual(squaresWithin(SIZE, named('A1'), 1), ['A1', 'B1', 'A2', 'B2'].map(named));
  assert.equal(squaresWithin(SIZE, named('F7'), 1).length, 9);
  assert.deepEqual(squaresWithin(SIZE, named('F7'), 0), [named('F7')]);
});
