/** The eight squares round a figure, and which of them are before, beside and behind it. */

import { apart, squareAt, xOf, yOf } from './squares.ts';
import type { Direction, Size, Square } from './squares.ts';

/** Clockwise from straight ahead. */
export const SIDES = [
  'front',
  'frontRight',
  'right',
  'backRight',
  'back',
  'backLeft',
  'left',
  'frontLeft',
] as const;
export type Side = (typeof SIDES)[number];

export const FRONT_SIDES: readonly Side[] = ['left', 'frontLeft', 'front', 'frontRight', 'right'];
export const BACK_SIDES: readonly Side[] = ['backRight', 'back', 'backLeft'];

/** Clockwise from north, in eighths of a turn. */
const RING = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** The side of a figure facing `facing` on which a square lies; null unless they touch. */
export function sideOf(size: Size, square: Square, facing: Direction, other: Square): Side | null {
  const eighth = eighthOf(size, square, other);
  return eighth < 0 ? null : SIDES[(eighth - 2 * facing) & 7]!;
}

/** The squares on given sides of a figure, within the board. Geometry only. */
export function squaresOnSides(
  size: Size,
  square: Square,
  facing: Direction,
  sides: readonly Side[],
): Square[] {
  return sides
    .map((side) => RING[(SIDES.indexOf(side) + 2 * facing) & 7]!)
    .map(([dx, dy]) => squareAt(size, xOf(size, square) + dx, yOf(size, square) + dy))
    .filter((found) => found >= 0);
}

/** Are two squares across a third from each other: straight opposite, or one place off? */
export function acrossFrom(size: Size, middle: Square, a: Square, b: Square): boolean {
  const one = eighthOf(size, middle, a);
  const other = eighthOf(size, middle, b);
  return one >= 0 && other >= 0 && Math.abs(((one - other) & 7) - 4) <= 1;
}

/** The one or two directions a figure may face to turn towards a square. */
export function directionsTowards(size: Size, from: Square, to: Square): Direction[] {
  const dx = xOf(size, to) - xOf(size, from);
  const dy = yOf(size, to) - yOf(size, from);
  const found: Direction[] = [];
  if (dy !== 0 && Math.abs(dy) >= Math.abs(dx)) found.push(dy < 0 ? 0 : 2);
  if (dx !== 0 && Math.abs(dx) >= Math.abs(dy)) found.push(dx > 0 ? 1 : 3);
  return found;
}

function eighthOf(size: Size, square: Square, other: Square): number {
  if (apart(size, square, other) !== 1) return -1;
  const dx = xOf(size, other) - xOf(size, square);
  const dy = yOf(size, other) - yOf(size, square);
  return RING.findIndex(([x, y]) => x === dx && y === dy);
}
