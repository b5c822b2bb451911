/** Corners: the points where four squares meet, and when a diagonal step passes over one. */

import { adjacent, crossable, enterable } from './ground.ts';
import type { Ground } from './ground.ts';
import { apart, EAST, NORTH, SOUTH, WEST, xOf, yOf } from './squares.ts';
import type { Direction, Size, Square } from './squares.ts';
import { hasSquare } from './squareSet.ts';

/**
 * Which diagonals count. Each rule asks about the two squares beside the corner:
 * `either` – a way round at least one of them, so a lone wall end does not matter;
 * `both` – a way round both, so that not even a wall end is touched;
 * `clear` – the same, and neither of them holds furniture.
 * A way round goes through no wall, shut door or rubble.
 */
export type Corners = 'either' | 'both' | 'clear';

/** The difference in number between two side neighbours. */
export function stepOf(size: Size, direction: Direction): number {
  if (direction === NORTH) return -size.width;
  if (direction === SOUTH) return size.width;
  return direction === EAST ? 1 : -1;
}

function goesRound(ground: Ground, from: Square, first: Direction, second: Direction): boolean {
  if (!crossable(ground, from, first)) return false;
  const beside = from + stepOf(ground.board, first);
  return !hasSquare(ground.rubble, beside) && crossable(ground, beside, second);
}

/** May a figure leave a square diagonally between two of its sides? */
export function opensDiagonally(
  ground: Ground,
  from: Square,
  first: Direction,
  second: Direction,
  corners: Corners = 'either',
): boolean {
  if (corners === 'either')
    return goesRound(ground, from, first, second) || goesRound(ground, from, second, first);
  if (!goesRound(ground, from, first, second) || !goesRound(ground, from, second, first)) return false;
  if (corners === 'both') return true;
  const { board } = ground;
  return enterable(ground, from + stepOf(board, first)) && enterable(ground, from + stepOf(board, second));
}

/** The squares across the corners that count, clockwise from the north-east. */
export function diagonalNeighbours(ground: Ground, square: Square, corners: Corners): Square[] {
  const found: Square[] = [];
  pushDiagonals(ground, square, corners, found, 0);
  return found;
}

/** The same, written into a list from `count` on; returns the new count. */
export function pushDiagonals(
  ground: Ground,
  square: Square,
  corners: Corners,
  found: Square[],
  count: number,
): number {
  const { width } = ground.board;
  let end = count;
  if (opensDiagonally(ground, square, NORTH, EAST, corners)) found[end++] = square - width + 1;
  if (opensDiagonally(ground, square, SOUTH, EAST, corners)) found[end++] = square + width + 1;
  if (opensDiagonally(ground, square, SOUTH, WEST, corners)) found[end++] = square + width - 1;
  if (opensDiagonally(ground, square, NORTH, WEST, corners)) found[end++] = square - width - 1;
  return end;
}

/** Do two squares share a side that can be crossed, or a corner that counts? */
export function adjoining(ground: Ground, a: Square, b: Square, corners: Corners): boolean {
  return (
    adjacent(ground, a, b) ||
    (isDiagonal(ground.board, a, b) && diagonalNeighbours(ground, a, corners).includes(b))
  );
}

/** The two squares beside a corner that two others share; null unless they share only a corner. */
export function besideCorner(size: Size, a: Square, b: Square): readonly [Square, Square] | null {
  if (!isDiagonal(size, a, b)) return null;
  const one = a + stepOf(size, xOf(size, b) > xOf(size, a) ? EAST : WEST);
  const other = a + b - one;
  return one < other ? [one, other] : [other, one];
}

function isDiagonal(size: Size, a: Square, b: Square): boolean {
  return apart(size, a, b) === 1 && xOf(size, a) !== xOf(size, b) && yOf(size, a) !== yOf(size, b);
}
