import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  countSquares,
  emptySquares,
  hasSquare,
  squaresOf,
  unionSquares,
  withoutSquare,
  withSquare,
  withSquares,
} from './squareSet.ts';
import { assertPlain } from '../test/ground.ts';

const SIZE = { width: 26, height: 19 };
const lists = fc.array(fc.nat({ max: 26 * 19 - 1 }));
const sorted = (squares: Iterable<number>): number[] => [...squares].sort((a, b) => a - b);

test('a set of squares behaves like a set, through JSON too', () => {
  fc.assert(
    fc.property(lists, lists, (some, others) => {
      const set = withSquares(emptySquares(SIZE), some);
      const both = unionSquares(set, withSquares(emptySquares(SIZE), others));
      assert.deepEqual(squaresOf(set), sorted(new Set(some)));
      assert.deepEqual(squaresOf(both), sorted(new Set([...some, ...others])));
      assert.equal(countSquares(both), new Set([...some, ...others]).size);
      assertPlain(set);
      for (const square of others) assert.equal(hasSquare(set, square), some.includes(square));
    }),
  );
});

test('the same squares make the same words, however they came in', () => {
  fc.assert(
    fc.property(lists, (squares) => {
      const oneByOne = squares.reduce(withSquare, emptySquares(SIZE));
      assert.deepEqual(oneByOne, withSquares(emptySquares(SIZE), squares.toReversed()));
      assert.deepEqual(squares.reduce(withoutSquare, oneByOne), emptySquares(SIZE));
    }),
  );
});

test('a set that need not change is returned as it is, and never changed in place', () => {
  const set = withSquare(emptySquares(SIZE), 31);
  assert.equal(withSquare(set, 31), set);
  assert.equal(withoutSquare(set, 32), set);
  withSquare(set, 5);
  withoutSquare(set, 31);
  assert.deepEqual(squaresOf(set), [31]);
});

test('no square outside the board is ever in a set', () => {
  assert.ok(!hasSquare(emptySquares(SIZE), -1));
  assert.ok(!hasSquare(emptySquares(SIZE), 99_999));
});
