import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cornerLine } from './cornerLine.ts';
import { nearestSquares } from './distances.ts';
import type { Ground } from './ground.ts';
import type { Square } from './squares.ts';
import { emptySquares, squaresOf, withSquares } from './squareSet.ts';
import { drawnGround, groundsWith } from '../test/ground.ts';
import { TURNS, turnBoard, turnSize, turnSquare } from './turn.ts';
import type { Turns } from './turn.ts';

/** Asserts that A sees every square except those marked n. F and G stand in the way, and G is not seen. */
function assertSeen(text: string): void {
  const { ground, at, all } = drawnGround(text);
  const figures = new Set([...all('F'), ...all('G')]);
  const hidden = new Set([...all('n'), ...all('G')]);
  ground.board.areaOf.forEach((area, square) => {
    if (area < 0) return;
    const sees = cornerLine(ground, at('A'), square, (crossed) => figures.has(crossed));
    assert.equal(sees, !hidden.has(square), `square ${square}`);
  });
}

test('EXP-LOS-05: one clear line of sixteen is enough, so a lone figure hides nothing', () => {
  assertSeen(`
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |A . F . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+`);
});

test('EXP-LOS-05: nobody shoots past a figure that fills a corridor', () => {
  assertSeen(`
    +-+-+-+-+-+
    |A . F n n|
    +-+-+-+-+-+`);
  assertSeen(`
    +-+-+-+-+-+
    |A . F n n|
    + + + + + +
    |. . F n n|
    +-+-+-+-+-+`);
});

test('EXP-LOS-05: nor between two figures corner to corner', () => {
  assertSeen(`
    +-+-+-+-+
    |A F n n|
    + + + + +
    |F n n n|
    + + + + +
    |n n n n|
    +-+-+-+-+`);
  assertSeen(`
    +-+-+-+-+
    |A F n G|
    +-+-+-+-+`);
});

test('EXP-LOS-05: one may shoot along a wall, past a figure, while the other side is free', () => {
  assertSeen(`
    +-+-+-+-+-+
    |A . F . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+`);
});

test('EXP-LOS-04: walls and closed doors block, open doors do not', () => {
  const rooms = (door: string): string => `
    +-+-+-+-+
    |. .|B .|
    + + + + +
    |A .${door}C .|
    + + + + +
    |. .|. D|
    +-+-+-+-+`;
  const sees = (door: string, mark: string): boolean => {
    const { ground, at } = drawnGround(rooms(door));
    return cornerLine(ground, at('A'), at(mark));
  };
  assert.deepEqual(
    ['B', 'C', 'D'].map((mark) => sees('|', mark)),
    [false, false, false],
  );
  assert.deepEqual(
    ['B', 'C', 'D'].map((mark) => sees('d', mark)),
    [false, false, false],
  );
  assert.deepEqual(
    ['B', 'C', 'D'].map((mark) => sees('o', mark)),
    [true, true, true],
  );
});

test('a wall is no thinner for standing at the corner the line starts from', () => {
  assertSeen(`
    +-+-+-+-+
    |n n n n|
    +-+-+-+-+
    |. A . .|
    +-+-+-+-+
    |n n n n|
    +-+-+-+-+`);
});

test('a line may start from the end of a wall, on either side of it', () => {
  assertSeen(`
    +-+-+-+-+
    |. . . .|
    + +-+-+-+
    |A . . .|
    +-+-+-+-+`);
});

test('rubble blocks like a figure, and is seen', () => {
  assertSeen(`
    +-+-+-+-+
    |A . * n|
    +-+-+-+-+`);
});

test('the looker and what is looked at do not block', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+
    |A . B|
    +-+-+-+`);
  assert.ok(cornerLine(ground, at('A'), at('B'), (square) => square === at('A') || square === at('B')));
  assert.ok(cornerLine(ground, at('A'), at('A'), () => true));
});

function turnGround({ board, doors, rubble, furniture }: Ground, turns: Turns): Ground {
  const turned = turnBoard(board, turns);
  const turnSet = (set: readonly number[]): readonly number[] =>
    withSquares(
      emptySquares(turned),
      squaresOf(set).map((square) => turnSquare(board, square, turns)),
    );
  return { board: turned, doors, rubble: turnSet(rubble), furniture: turnSet(furniture) };
}

test('corner lines are mutual, the same on a turned board, and never lead where nothing connects', () => {
  fc.assert(
    fc.property(groundsWith(4), fc.constantFrom(...TURNS), ([ground, [a, b, c, d]], turns) => {
      const blocks = (square: Square): boolean => square === c || square === d;
      const clear = cornerLine(ground, a!, b!, blocks);
      const turn = (square: Square): Square => turnSquare(ground.board, square, turns);
      assert.equal(cornerLine(ground, b!, a!, blocks), clear);
      assert.equal(
        cornerLine(
          turnGround(ground, turns),
          turn(a!),
          turn(b!),
          (square) => square === turn(c!) || square === turn(d!),
        ),
        clear,
      );
      assert.deepEqual(turnSize(turnSize(ground.board, turns), turns), turnSize(ground.board, 0));
      if (clear && a !== b) assert.ok(nearestSquares(ground, [a!], (square) => square === b).length === 1);
    }),
    { numRuns: 2000 },
  );
});
