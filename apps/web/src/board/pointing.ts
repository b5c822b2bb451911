/** The target of a tap: the square under it, the lit square close to it, or a door. */
import { isSquare, squareAt } from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import type { ShownDoor } from './Doors.tsx';
import { corner, doorway, UNIT } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { Light } from './light.ts';

export type Tapped =
  | { readonly on: 'square'; readonly square: Square }
  | { readonly on: 'door'; readonly door: string }
  | { readonly on: 'nothing' };

export interface Tappable {
  readonly board: Board;
  readonly lights: readonly Light[];
  readonly doors: readonly ShownDoor[];
  readonly litDoors: readonly string[];
  /** Squares with a figure: a tap on one means it, lit or not. */
  readonly taken: readonly Square[];
}

const CHOOSABLE: ReadonlySet<Light['kind']> = new Set<Light['kind']>([
  'reach',
  'risky',
  'perhaps',
  'path',
  'goal',
  'target',
  'choice',
]);

/** Half the width of a finger's target, in pixels. */
const FINGER_PX = 22;

/** `at` in the drawing's units; `pixel` is how many units a pixel of the screen is. */
export function tapped(table: Tappable, at: Point, pixel: number): Tapped {
  const reach = Math.max(FINGER_PX * pixel, UNIT * 0.35);
  const under = squareUnder(table.board, at);
  const door = nearestDoor(table, at, pixel);
  if (door !== null) return { on: 'door', door };
  const lit = table.lights.filter(({ kind }) => CHOOSABLE.has(kind)).map(({ square }) => square);
  if (under >= 0 && (lit.includes(under) || table.taken.includes(under)))
    return { on: 'square', square: under };
  const near = nearest(lit, (square) => distanceToSquare(table.board, square, at), reach);
  const square = near ?? under;
  const isThere = square >= 0 && (isSquare(table.board, square) || lit.includes(square));
  return isThere ? { on: 'square', square } : { on: 'nothing' };
}

/** The square at a point; -1 off the board. */
export function squareUnder(board: Board, { x, y }: Point): Square {
  return squareAt(board, Math.floor(x / UNIT), Math.floor(y / UNIT));
}

/** Lit doors are as wide as a finger, others only as wide as drawn. */
function nearestDoor({ doors, litDoors, board }: Tappable, at: Point, pixel: number): string | null {
  const distance = ({ a, b }: ShownDoor): number => {
    const { x, y, upright } = doorway(board, a, b);
    const [along, across] = upright ? [at.y - y, at.x - x] : [at.x - x, at.y - y];
    return Math.hypot(Math.max(0, Math.abs(along) - UNIT * 0.3), across);
  };
  // A door of the outer wall is used from its square, and never opened.
  const inside = doors.filter(({ side }) => side === undefined);
  const lit = inside.filter(({ key }) => litDoors.includes(key));
  const wide = Math.max(UNIT * 0.24, Math.min(FINGER_PX * pixel, UNIT * 0.45));
  const found = nearest(lit, distance, wide) ?? nearest(inside, distance, UNIT * 0.14);
  return found?.key ?? null;
}

function distanceToSquare(board: Board, square: Square, at: Point): number {
  const { x, y } = corner(board, square);
  const off = (value: number, from: number): number => Math.max(from - value, 0, value - from - UNIT);
  return Math.hypot(off(at.x, x), off(at.y, y));
}

function nearest<T>(things: readonly T[], distance: (thing: T) => number, most: number): T | null {
  let best: T | null = null;
  let closest = most;
  for (const thing of things) {
    const far = distance(thing);
    if (far > closest || (far === closest && best !== null)) continue;
    best = thing;
    closest = far;
  }
  return best;
}
