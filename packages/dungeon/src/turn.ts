/** Quarter turns, clockwise, of squares, boards and furniture. */

import type { Board } from './board.ts';
import { DIRECTIONS, squareAt, turned, xOf, yOf } from './squares.ts';
import type { Size, Square } from './squares.ts';

export const TURNS = [0, 1, 2, 3] as const;
export type Turns = (typeof TURNS)[number];

export function turnSize({ width, height }: Size, turns: Turns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Where a square of a piece is after the whole piece is turned. */
export function turnSquare(size: Size, square: Square, turns: Turns): Square {
  const x = xOf(size, square);
  const y = yOf(size, square);
  const right = size.width - 1 - x;
  const below = size.height - 1 - y;
  const into = turnSize(size, turns);
  if (turns === 0) return square;
  if (turns === 1) return squareAt(into, below, x);
  return turns === 2 ? squareAt(into, right, below) : squareAt(into, y, right);
}

export function turnSquares(size: Size, squares: readonly Square[], turns: Turns): Square[] {
  return squares.map((square) => turnSquare(size, square, turns)).sort((a, b) => a - b);
}

export function turnBoard(board: Board, turns: Turns): Board {
  if (turns === 0) return board;
  const areaOf = new Array<number>(board.areaOf.length);
  const edges = new Array<number>(board.edges.length);
  board.areaOf.forEach((area, square) => {
    const to = turnSquare(board, square, turns);
    areaOf[to] = area;
    for (const direction of DIRECTIONS)
      edges[to * 4 + turned(direction, turns)] = board.edges[square * 4 + direction]!;
  });
  return {
    ...turnSize(board, turns),
    areaOf,
    areas: board.areas.map((area) => ({ ...area, squares: turnSquares(board, area.squares, turns) })),
    edges,
    doors: board.doors.map(({ a, b }) => ({
      a: turnSquare(board, a, turns),
      b: turnSquare(board, b, turns),
    })),
  };
}
