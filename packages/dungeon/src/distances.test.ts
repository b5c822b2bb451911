import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { connected, distances, nearestSquares } from './distances.ts';
import { reach } from './reach.ts';
import { drawnGround, groundsWith } from '../test/ground.ts';

test('distances count steps from the nearest of several squares', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+-+
    |A . . . B|
    + + + +-+-+
    |. % .|. .|
    +-+-+-+-+-+`);
  assert.deepEqual([...distances(ground, [at('A'), at('B')])], [0, 1, 2, 1, 0, 1, -1, 3, -1, -1]);
  assert.deepEqual(
    [...distances(ground, [])],
    Array.from({ length: 10 }, () => -1),
  );
});

test('EXP-SRF-27, DON-FUR-09: a blast counts diagonals and goes over furniture, not through walls', () => {
  const { ground, all } = drawnGround(`
    +-+-+-+-+-+
    |. .|% B B|
    + + + + + +
    |. .|. . .|
    + +-+-+-+ +
    |. . . . .|
    +-+-+-+-+-+`);
  const blast = distances(ground, all('B'), () => true, { diagonals: true });
  const near = [...blast.keys()].filter((square) => blast[square]! >= 0 && blast[square]! <= 2);
  assert.deepEqual(near, [2, 3, 4, 7, 8, 9, 13, 14]);
});

test('the nearest squares that will do come in order, reading order among equals', () => {
  const { ground, at, all } = drawnGround(`
    +-+-+-+-+
    |. A . .|
    + + + +-+
    |* F .|.|
    +-+-+-+-+`);
  const free = (square: number): boolean => ![...all('F'), ...all('*'), at('A')].includes(square);
  assert.deepEqual(nearestSquares(ground, [at('A')], free), [0, 2, 3, 6]);
  assert.deepEqual(
    nearestSquares(ground, [at('A')], () => false),
    [],
  );
  assert.deepEqual(
    nearestSquares(ground, [at('A')], (square) => square === 6, { diagonals: true }),
    [6],
  );
});

test('EXP-BLD-05: furniture must leave the doors of a room connected', () => {
  const room = (text: string): boolean => {
    const { ground, all } = drawnGround(text);
    return connected(ground, all('D'));
  };
  assert.ok(
    room(`
    +-+-+-+
    |. % D|
    + + + +
    |D . .|
    +-+-+-+`),
  );
  assert.ok(
    !room(`
    +-+-+-+
    |. % D|
    + + + +
    |D % .|
    +-+-+-+`),
  );
  assert.ok(
    room(`
    +-+-+-+
    |D % .|
    +-+-+-+`),
  );
});

test('connected takes what one may enter, too', () => {
  const { ground, all } = drawnGround(`
    +-+-+-+
    |D % D|
    +-+-+-+`);
  assert.ok(!connected(ground, all('D')));
  assert.ok(connected(ground, all('D'), () => true));
  assert.ok(connected(ground, []));
});

test('distances agree with reach', () => {
  fc.assert(
    fc.property(groundsWith(1), fc.boolean(), ([ground, [from]], diagonals) => {
      const moved = reach(ground, from!, { budget: 999, diagonals });
      assert.deepEqual(distances(ground, [from!], undefined, { diagonals }), moved.cost);
    }),
  );
});
