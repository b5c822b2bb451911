/** A board in its present condition: which doors are open, and what is in the way. */

import { EDGE_OPEN, isSquare } from './board.ts';
import type { Board } from './board.ts';
import { DIRECTIONS, directionTo, neighbour } from './squares.ts';
import type { Direction, Square } from './squares.ts';
import { emptySquares, hasSquare } from './squareSet.ts';
import type { SquareSet } from './squareSet.ts';

/** A hidden door is a secret door not found yet: a wall. */
export type DoorState = 'hidden' | 'closed' | 'open';

export interface Ground {
  readonly board: Board;
  /** By door index. */
  readonly doors: readonly DoorState[];
  /** Blocked squares: neither entered nor seen through. */
  readonly rubble: SquareSet;
  /** Not entered, but seen over. */
  readonly furniture: SquareSet;
}

/** The board with every door in one state and nothing on it. */
export function bareGround(board: Board, doors: DoorState): Ground {
  const none = emptySquares(board);
  return { board, doors: board.doors.map(() => doors), rubble: none, furniture: none };
}

/** May a figure cross this side of the square, judging by walls and doors alone? */
export function crossable(ground: Ground, from: Square, direction: Direction): boolean {
  const edge = ground.board.edges[from * 4 + direction]!;
  return edge === EDGE_OPEN || (edge >= 0 && ground.doors[edge] === 'open');
}

/** A real square with neither rubble nor furniture on it. */
export function enterable(ground: Ground, square: Square): boolean {
  return (
    isSquare(ground.board, square) &&
    !hasSquare(ground.rubble, square) &&
    !hasSquare(ground.furniture, square)
  );
}

/** Do two squares share a side that can be crossed? */
export function adjacent(ground: Ground, a: Square, b: Square): boolean {
  const direction = directionTo(ground.board, a, b);
  return direction >= 0 && crossable(ground, a, direction as Direction);
}

export function sideNeighbours(ground: Ground, square: Square): Square[] {
  const found: Square[] = [];
  for (const direction of DIRECTIONS) {
    if (crossable(ground, square, direction)) found.push(neighbour(ground.board, square, direction));
  }
  return found;
}
