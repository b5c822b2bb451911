/** For this package's own tests: ground from drawings, and random ground. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseDrawing } from '../src/drawing.ts';
import type { DoorState, Ground } from '../src/ground.ts';
import type { Square } from '../src/squares.ts';
import { emptySquares, withSquares } from '../src/squareSet.ts';

export interface DrawnGround {
  readonly ground: Ground;
  /** The one square with a mark. */
  readonly at: (mark: string) => Square;
  /** All squares with a mark, in reading order. */
  readonly all: (mark: string) => Square[];
}

/** In drawn ground '*' is rubble and '%' furniture. */
export function drawnGround(text: string): DrawnGround {
  const { board, doorStates, marks } = parseDrawing(text);
  const all = (mark: string): Square[] =>
    marks.filter((each) => each.mark === mark).map(({ square }) => square);
  const at = (mark: string): Square => {
    const squares = all(mark);
    assert.equal(squares.length, 1, `'${mark}' is drawn ${squares.length} times`);
    return squares[0]!;
  };
  const none = emptySquares(board);
  const rubble = withSquares(none, all('*'));
  return { ground: { board, doors: doorStates, rubble, furniture: withSquares(none, all('%')) }, at, all };
}

/** Asserts that these squares are the ones marked 'x' in a drawing. */
export function assertMarked(squares: Iterable<Square>, drawing: string): void {
  assert.deepEqual(
    [...squares].sort((a, b) => a - b),
    drawnGround(drawing).all('x'),
  );
}

const CELLS = ['.', '.', '.', '.', ':', ':', '#'];
const EDGES = [' ', ' ', ' ', ' ', 'w', 'w', 'd', 'o', 's'];

/** Random drawings of up to 7 by 7 squares. */
export const drawings: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }))
  .chain(([width, height]) => {
    const count = width * height;
    return fc.record({
      width: fc.constant(width),
      cells: fc.array(fc.constantFrom(...CELLS), { minLength: count, maxLength: count }),
      across: fc.array(fc.constantFrom(...EDGES), { minLength: count, maxLength: count }),
      down: fc.array(fc.constantFrom(...EDGES), { minLength: count, maxLength: count }),
    });
  })
  .map(({ width, cells, across, down }) => textOf(width, cells, across, down));

function textOf(
  width: number,
  cells: readonly string[],
  across: readonly string[],
  down: readonly string[],
): string {
  const rows = Array.from({ length: cells.length / width }, (_, y) => y * width);
  const columns = Array.from({ length: width }, (_, x) => x);
  const rock = (square: number): boolean => (cells[square] ?? '#') === '#';
  const edge = (letter: string, wall: string, closed: boolean): string =>
    closed || letter === 'w' ? wall : letter;
  const body = rows.flatMap((row) => [
    `|${columns.map((x) => cells[row + x]! + edge(across[row + x]!, '|', rock(row + x) || x === width - 1 || rock(row + x + 1))).join('')}`,
    `+${columns.map((x) => `${edge(down[row + x]!, '-', rock(row + x) || rock(row + x + width))}+`).join('')}`,
  ]);
  return [`+${'-+'.repeat(width)}`, ...body].join('\n');
}

/** Random ground: a random drawing, its doors in any state, rubble and furniture anywhere. */
export const grounds: fc.Arbitrary<Ground> = drawings.chain((text) => {
  const { board } = parseDrawing(text);
  const squares = fc.array(fc.nat({ max: board.areaOf.length - 1 }), { maxLength: 4 });
  const state = fc.constantFrom<DoorState>('hidden', 'closed', 'open');
  const doors = fc.array(state, { minLength: board.doors.length, maxLength: board.doors.length });
  return fc.tuple(doors, squares, squares).map(([states, rubble, furniture]) => {
    const none = emptySquares(board);
    return {
      board,
      doors: states,
      rubble: withSquares(none, rubble),
      furniture: withSquares(none, furniture),
    };
  });
});

/** Random ground and some of its squares, including rock. */
export function groundsWith(count: number): fc.Arbitrary<readonly [Ground, readonly Square[]]> {
  return grounds.chain((ground) => {
    const square = fc.nat({ max: ground.board.areaOf.length - 1 });
    return fc.tuple(fc.constant(ground), fc.array(square, { minLength: count, maxLength: count }));
  });
}

/** Asserts that a value is plain data: JSON brings it back unchanged. */
export function assertPlain(value: unknown): void {
  const text = JSON.stringify(value);
  assert.deepEqual(JSON.parse(text), value);
}
