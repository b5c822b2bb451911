import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lineOfFire, straightAhead } from './lineOfFire.ts';
import { clearLine } from './sight.ts';
import { EAST, SOUTH, touching } from './squares.ts';
import { hasSquare } from './squareSet.ts';
import { assertMarked, drawnGround, groundsWith } from '../test/ground.ts';

test('NXT-FRF-03: a shot crosses squares and goes on behind its target to the first wall', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+-+-+-+
    |A 1 . . . . .|
    + + + + + + + +
    |. 2 T 4 . . .|
    + + + + + + + +
    |. . . 5 6 7 .|
    +-+-+-+-+-+-+-+`);
  assert.deepEqual(lineOfFire(ground, at('A'), at('T')), ['1', '2', 'T', '4', '5', '6', '7'].map(at));
});

test('NXT-FRF-03: closed doors and rubble stop a shot, open doors do not', () => {
  const straight = (text: string): void => {
    const { ground, at } = drawnGround(text);
    assertMarked(
      lineOfFire(ground, at('A'), at('T')).filter((square) => square !== at('T')),
      text,
    );
  };
  straight(`
    +-+-+-+-+-+-+
    |A x T xox x|
    +-+-+-+-+-+-+`);
  straight(`
    +-+-+-+-+-+-+
    |A x T xd. .|
    +-+-+-+-+-+-+`);
  straight(`
    +-+-+-+-+-+-+
    |A x T x * .|
    +-+-+-+-+-+-+`);
});

test('a line through corners crosses no square beside them', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+
    |A . .|
    + + + +
    |. T .|
    + + + +
    |. . x|
    +-+-+-+`);
  assert.deepEqual(lineOfFire(ground, at('A'), at('T')), [at('T'), at('x')]);
  assert.deepEqual(lineOfFire(ground, at('x'), at('T')), [at('T'), at('A')]);
  assert.deepEqual(lineOfFire(ground, at('A'), at('A')), []);
});

test('NXT-TRP-15, NXT-TRP-16: straight ahead, as far as it goes', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+-+-+
    |A . . . . B|
    + + + + + + +
    |.|. . . * .|
    +d+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+-+-+-+`);
  assert.deepEqual(straightAhead(ground, at('A'), EAST, 3), [1, 2, 3]);
  assert.deepEqual(straightAhead(ground, at('A'), EAST, 99), [1, 2, 3, 4, 5]);
  assert.deepEqual(straightAhead(ground, at('A'), SOUTH, 99), [6]);
  assert.deepEqual(straightAhead(ground, 7, EAST, 99), [8, 9]);
  assert.deepEqual(straightAhead(ground, at('B'), EAST, 99), []);
});

test('a target is in its own line of fire exactly when there is a clear line', () => {
  fc.assert(
    fc.property(groundsWith(2), ([ground, [a, b]]) => {
      fc.pre(a !== b && !hasSquare(ground.rubble, b!));
      const line = lineOfFire(ground, a!, b!);
      assert.equal(line.includes(b!), clearLine(ground, a!, b!));
      for (const [index, square] of line.entries()) {
        assert.ok(touching(ground.board, index === 0 ? a! : line[index - 1]!, square));
      }
    }),
    { numRuns: 1000 },
  );
});
