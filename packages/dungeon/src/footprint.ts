/** The squares that furniture and large figures cover. */

import { crossable } from './ground.ts';
import type { Ground } from './ground.ts';
import { DIRECTIONS, neighbour, squareAt, xOf, yOf } from './squares.ts';
import type { Size, Square } from './squares.ts';
import { TURNS, turnSize, turnSquare } from './turn.ts';
import type { Turns } from './turn.ts';

/**
 * The squares a piece covers when its top left corner, after turning, is at `at`; null if it juts off the
 * board. They keep the piece's own reading order: the head of a bed stays first however the bed is turned.
 */
export function footprint(board: Size, piece: Size, at: Square, turns: Turns): Square[] | null {
  const turned = turnSize(piece, turns);
  const squares: Square[] = [];
  for (let part = 0; part < piece.width * piece.height; part++) {
    const lies = turnSquare(piece, part, turns);
    const square = squareAt(board, xOf(board, at) + xOf(turned, lies), yOf(board, at) + yOf(turned, lies));
    if (square < 0) return null;
    squares.push(square);
  }
  return squares;
}

export interface Footprint {
  readonly at: Square;
  readonly turns: Turns;
  readonly squares: readonly Square[];
}

/** Every way a piece can cover exactly these squares, by place and then by turn. */
export function footprintsOn(board: Size, piece: Size, squares: readonly Square[]): Footprint[] {
  const allowed = new Set(squares);
  const found: Footprint[] = [];
  for (const at of squares) {
    for (const turns of TURNS) {
      const covered = footprint(board, piece, at, turns);
      if (covered?.every((square) => allowed.has(square))) found.push({ at, turns, squares: covered });
    }
  }
  return found;
}

/** Is a block of squares free of walls, doorways and shut doors inside? An open door is a doorway. */
export function isUnbroken(ground: Ground, squares: readonly Square[]): boolean {
  const block = new Set(squares);
  return squares.every((square) =>
    DIRECTIONS.every((direction) => {
      if (!block.has(neighbour(ground.board, square, direction))) return true;
      return crossable(ground, square, direction) && ground.board.edges[square * 4 + direction]! < 0;
    }),
  );
}
