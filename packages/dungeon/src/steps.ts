/** Single steps: where a figure may go next, by the kinds of step a game allows. */

import { pushDiagonals } from './corner.ts';
import type { Corners } from './corner.ts';
import { crossable } from './ground.ts';
import type { Ground } from './ground.ts';
import { EAST, NORTH, SOUTH, WEST } from './squares.ts';
import type { Square } from './squares.ts';

export interface StepRules {
  /** Diagonal steps too, over the corners that count; `true` is `either`. */
  readonly diagonals?: boolean | Corners;
  /** Squares one step away that lie elsewhere: the far end of a stair, a piece laid apart. */
  readonly links?: (square: Square) => readonly Square[];
  /** What stops a step but not a look, such as a portcullis. */
  readonly barred?: (from: Square, to: Square) => boolean;
}

/**
 * Writes the squares that a step leads to into `found` and returns their number. The order is fixed: sides
 * from the north, then corners, then links. Searches call this for every square, so the list is reused.
 */
export function stepsFrom(ground: Ground, square: Square, rules: StepRules, found: Square[]): number {
  const { width } = ground.board;
  let count = 0;
  if (crossable(ground, square, NORTH)) found[count++] = square - width;
  if (crossable(ground, square, EAST)) found[count++] = square + 1;
  if (crossable(ground, square, SOUTH)) found[count++] = square + width;
  if (crossable(ground, square, WEST)) found[count++] = square - 1;
  return isPlain(rules) ? count : otherSteps(ground, square, rules, found, count);
}

function isPlain(rules: StepRules): boolean {
  return rules.diagonals === undefined && rules.links === undefined && rules.barred === undefined;
}

function otherSteps(
  ground: Ground,
  square: Square,
  rules: StepRules,
  found: Square[],
  sides: number,
): number {
  const { diagonals, links, barred } = rules;
  let count = sides;
  if (diagonals)
    count = pushDiagonals(ground, square, diagonals === true ? 'either' : diagonals, found, count);
  for (const beyond of links?.(square) ?? []) found[count++] = beyond;
  if (!barred) return count;
  let kept = 0;
  for (let index = 0; index < count; index++) {
    if (!barred(square, found[index]!)) found[kept++] = found[index]!;
  }
  return kept;
}
