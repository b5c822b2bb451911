/** The walk along a line that all sight from a centre shares. Whole numbers only, nothing allocated. */

import { opensDiagonally } from './corner.ts';
import { crossable } from './ground.ts';
import type { Ground } from './ground.ts';
import { EAST, NORTH, SOUTH, WEST } from './squares.ts';
import type { Direction, Square } from './squares.ts';
import { hasSquare } from './squareSet.ts';

/**
 * Is the line from the centre of `a` to a point inside `b` clear? The point is `dx` across and `dy` down from
 * that centre, both taken as positive, in any unit. Squares on the way block if they hold rubble or `blocks`
 * says so.
 */
export function isLineClear(
  ground: Ground,
  a: Square,
  b: Square,
  dx: number,
  dy: number,
  blocks: ((square: Square) => boolean) | undefined,
): boolean {
  const { width } = ground.board;
  const ax = a % width;
  const bx = b % width;
  const across: Direction = bx > ax ? EAST : WEST;
  const down: Direction = b - bx > a - ax ? SOUTH : NORTH;
  const stepX = bx > ax ? 1 : -1;
  const stepY = b - bx > a - ax ? width : -width;
  // The n-th column border comes before the m-th row border if (2n-1)·dy < (2m-1)·dx; `lead` is the
  // difference.
  let lead = dy - dx;
  for (let at = a; at !== b;) {
    if (lead < 0) {
      if (!crossable(ground, at, across)) return false;
      at += stepX;
      lead += 2 * dy;
    } else if (lead > 0) {
      if (!crossable(ground, at, down)) return false;
      at += stepY;
      lead -= 2 * dx;
    } else {
      if (!opensDiagonally(ground, at, across, down)) return false;
      at += stepX + stepY;
      lead += 2 * (dy - dx);
    }
    if (at !== b && (hasSquare(ground.rubble, at) || (blocks !== undefined && blocks(at)))) return false;
  }
  return true;
}
