import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { draw, parseDrawing } from './drawing.ts';
import { adjacent } from './ground.ts';
import { grounds } from '../test/ground.ts';
import { TURNS, turnBoard, turnSize, turnSquare, turnSquares } from './turn.ts';
import type { Turns } from './turn.ts';

test('a quarter turn goes clockwise', () => {
  const { board, doorStates, marks } = parseDrawing(`
    +-+-+-+
    |A B C|
    + +-+-+
    |DdE F|
    +-+-+-+`);
  const turnedMarks = marks
    .map(({ square, mark }) => ({ square: turnSquare(board, square, 1), mark }))
    .sort((a, b) => a.square - b.square);
  assert.equal(
    draw({ board: turnBoard(board, 1), doorStates, marks: turnedMarks }),
    ['+-+-+', '|D A|', '+d+ +', '|E|B|', '+ + +', '|F|C|', '+-+-+'].join('\n'),
  );
});

test('two quarter turns are a half turn, four change nothing, and neighbours stay neighbours', () => {
  fc.assert(
    fc.property(grounds, ({ board, doors, rubble, furniture }) => {
      const quarter = turnBoard(board, 1);
      const half = turnBoard(quarter, 1);
      assert.deepEqual(half, turnBoard(board, 2));
      assert.deepEqual(turnBoard(half, 1), turnBoard(board, 3));
      assert.deepEqual(turnBoard(half, 2), board);
      const all = board.areaOf.map((_, square) => square);
      for (const turns of TURNS) {
        const turn = (square: number): number => turnSquare(board, square, turns);
        const ground = { board, doors, rubble, furniture };
        const turned = { ...ground, board: turnBoard(board, turns) };
        assert.deepEqual(turnSquares(board, all, turns), all, 'every square is covered once');
        for (const a of all) {
          const near = all.filter((b) => adjacent(ground, a, b)).map(turn);
          assert.deepEqual(
            near.sort((x, y) => x - y),
            all.filter((b) => adjacent(turned, turn(a), b)),
          );
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('four quarter turns bring every square of every piece back', () => {
  const length = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(length, length, fc.nat(), fc.constantFrom(...TURNS), (width, height, seed, turns) => {
      const size = { width, height };
      const square = seed % (size.width * size.height);
      const back = ((4 - turns) & 3) as Turns;
      assert.equal(turnSquare(turnSize(size, turns), turnSquare(size, square, turns), back), square);
      assert.deepEqual(turnSize(turnSize(size, turns), back), size);
    }),
  );
});
