import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { crossable } from './ground.ts';
import type { Ground } from './ground.ts';
import { clearLine, sameRoom, seenSquares, sightCandidates } from './sight.ts';
import { EAST, SOUTH, squareAt, WEST, xOf, yOf } from './squares.ts';
import type { Square } from './squares.ts';
import { hasSquare, squaresOf } from './squareSet.ts';
import { assertMarked, drawnGround, groundsWith } from '../test/ground.ts';

/** Asserts what A sees: the squares marked x, and its own. */
function assertSeen(text: string): void {
  const { ground, at, all } = drawnGround(text);
  assert.deepEqual(
    squaresOf(seenSquares(ground, at('A'))),
    [...all('x'), at('A')].sort((a, b) => a - b),
  );
}

test('CLS-VIS-03, CLS-VIS-05: walls and closed doors end the line, open doors do not', () => {
  assertSeen(`
    +-+-+-+-+-+
    |A xox x|.|
    +-+-+-+-+-+`);
  assertSeen(`
    +-+-+-+-+-+
    |A xd. .|.|
    +-+-+-+-+-+`);
  assertSeen(`
    +-+-+-+-+-+
    |A xs. .|.|
    +-+-+-+-+-+`);
});

test('CLS-VIS-03: a lone wall end hides nothing that the line only touches it for', () => {
  assertSeen(`
    +-+-+-+
    |A|. .|
    + + + +
    |x x .|
    + + + +
    |x x x|
    +-+-+-+`);
});

test('CLS-VIS-03: the outer corner of a passage hides nothing', () => {
  assertSeen(`
    +-+-+-+
    |A x x|
    + +-+-+
    |x|# #
    +-+-+-+`);
  assertSeen(`
    +-+-+-+
    |# A x|
    +-+ +-+
    |x x|#
    +-+-+-+`);
});

test('CLS-VIS-03: nobody looks into a room through its corner', () => {
  assertSeen(`
    +-+-+-+
    |A x|.|
    + + + +
    |x x|.|
    +-+-+ +
    |. . .|
    +-+-+-+`);
});

test('CLS-OBS-03: rubble is seen but not seen through; furniture is seen over', () => {
  const text = `
    +-+-+-+-+
    |A . * .|
    + + + + +
    |. % . .|
    +-+-+-+-+`;
  const { ground, at } = drawnGround(text);
  assert.ok(clearLine(ground, at('A'), at('*')));
  assert.ok(!clearLine(ground, at('A'), at('*') + 1));
  assert.ok(clearLine(ground, at('*'), at('A')), 'from the rubble itself too');
  assert.ok(clearLine(ground, at('%') - 1, at('%') + 1));
});

test('CLS-SPL-10: a figure blocks when the line crosses its inside, not when it touches its corner', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+
    |A F B .|
    + + + + +
    |G C . .|
    + + + + +
    |. . . D|
    +-+-+-+-+`);
  const figures = new Set([at('F'), at('G')]);
  const blocks = (square: Square): boolean => figures.has(square);
  assert.ok(!clearLine(ground, at('A'), at('B'), blocks));
  assert.ok(clearLine(ground, at('A'), at('B')));
  assert.ok(clearLine(ground, at('A'), at('C'), blocks), 'between two figures, through the corner');
  assert.ok(clearLine(ground, at('A'), at('F'), blocks), 'the figure itself is seen');
  assert.ok(!clearLine(ground, at('A'), at('D'), (square) => square === at('C')));
});

test('the two squares beside a corner must not both be shut off, by wall, door or rubble', () => {
  const corner = (text: string): boolean => {
    const { ground, at } = drawnGround(text);
    return clearLine(ground, at('A'), at('B'));
  };
  assert.ok(
    !corner(`
    +-+-+
    |A *|
    + + +
    |* B|
    +-+-+`),
  );
  assert.ok(
    corner(`
    +-+-+
    |A *|
    + + +
    |. B|
    +-+-+`),
  );
  assert.ok(
    !corner(`
    +-+-+
    |A|.|
    + + +
    |* B|
    +-+-+`),
  );
  assert.ok(
    !corner(`
    +-+-+
    |Ad.|
    +d+ +
    |. B|
    +-+-+`),
  );
});

test('CLS-VIS-02: a room is one whatever stands in it; passages are never seen whole', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+-+
    |A * B|C|D|
    + + + + + +
    |. . .o:d.|
    +-+-+-+-+-+`);
  assert.ok(sameRoom(ground.board, at('A'), at('B')));
  assert.ok(!sameRoom(ground.board, at('B'), at('C')));
  assert.ok(!sameRoom(ground.board, at('B'), at('D')));
  assert.ok(!sameRoom(ground.board, at('C'), at('C')), 'a passage');
  const rock = drawnGround(`
    +-+-+
    |A # #
    +-+-+`);
  assert.ok(!sameRoom(rock.ground.board, 1, 2));
});

test('what might be seen is what is seen with every door open and nothing in the way', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+-+
    |A .d* .s.|
    +-+-+-+-+-+`);
  const candidates = sightCandidates(ground.board);
  assertMarked(
    candidates(at('A')),
    `
    +-+-+-+-+-+
    |x xdx xsx|
    +-+-+-+-+-+`,
  );
  assert.equal(candidates(at('A')), candidates(at('A')), 'worked out once');
  assert.equal(sightCandidates(ground.board), candidates);
});

/** The same rule in another form: each border and point the line meets is judged separately. */
function slowClearLine(ground: Ground, a: Square, b: Square, blocks: (square: Square) => boolean): boolean {
  const { board } = ground;
  const [ax, ay, bx, by] = [xOf(board, a), yOf(board, a), xOf(board, b), yOf(board, b)];
  const [dx, dy] = [bx - ax, by - ay];
  const stops = (square: Square): boolean =>
    square !== a && square !== b && (hasSquare(ground.rubble, square) || blocks(square));
  const crosses = (x: number, y: number): boolean => {
    // Does the line cross the inside of square (x, y)? Two of its corners then lie on different sides.
    const sides = new Set(
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ].map(([i, j]) => Math.sign(dx * (2 * (y + j!) - 2 * ay - 1) - dy * (2 * (x + i!) - 2 * ax - 1))),
    );
    const between = (low: number, high: number, v: number): boolean =>
      Math.min(low, high) <= v && v <= Math.max(low, high);
    return sides.has(1) && sides.has(-1) && between(ax, bx, x) && between(ay, by, y);
  };
  const squares = board.areaOf.map((_, square) => square);
  if (squares.some((square) => stops(square) && crosses(xOf(board, square), yOf(board, square))))
    return false;
  for (const square of squares) {
    const [x, y] = [xOf(board, square), yOf(board, square)];
    if (!crosses(x, y)) continue;
    for (const [direction, ox, oy] of [
      [EAST, 1, 0],
      [SOUTH, 0, 1],
    ] as const) {
      if (
        squareAt(board, x + ox, y + oy) >= 0 &&
        crosses(x + ox, y + oy) &&
        !crossable(ground, square, direction)
      )
        return false;
    }
    for (const ox of [-1, 1]) {
      if (dx !== 0 && Math.sign(dx) * Math.sign(dy) !== ox) continue;
      const diagonal = squareAt(board, x + ox, y + 1);
      if (diagonal < 0 || !crosses(x + ox, y + 1) || crosses(x + ox, y) || crosses(x, y + 1)) continue;
      const across = ox > 0 ? EAST : WEST;
      const beside = squareAt(board, x + ox, y);
      const below = squareAt(board, x, y + 1);
      const one =
        crossable(ground, square, across) &&
        !hasSquare(ground.rubble, beside) &&
        crossable(ground, beside, SOUTH);
      const other =
        crossable(ground, square, SOUTH) &&
        !hasSquare(ground.rubble, below) &&
        crossable(ground, below, across);
      if (!one && !other) return false;
    }
  }
  return true;
}

test('clear lines are the same from both ends, and as the slow telling has it', () => {
  fc.assert(
    fc.property(groundsWith(4), ([ground, [a, b, c, d]]) => {
      const blocks = (square: Square): boolean => square === c || square === d;
      const clear = clearLine(ground, a!, b!, blocks);
      assert.equal(clearLine(ground, b!, a!, blocks), clear);
      assert.equal(slowClearLine(ground, a!, b!, blocks), clear);
      assert.ok(!clear || clearLine(ground, a!, b!), 'blocking less hides nothing');
    }),
    { numRuns: 2000 },
  );
});

test('seen squares are those with a clear line', () => {
  fc.assert(
    fc.property(groundsWith(1), ([ground, [from]]) => {
      const all = ground.board.areaOf.map((_, square) => square);
      assert.deepEqual(
        squaresOf(seenSquares(ground, from!)),
        all.filter((square) => clearLine(ground, from!, square)),
      );
    }),
  );
});
