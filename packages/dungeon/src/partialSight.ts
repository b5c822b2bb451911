/** Sight in degrees: lines from a centre to the four corners of the target's square, pulled in a little. */

import type { DoorState, Ground } from './ground.ts';
import { isLineClear } from './line.ts';
import { xOf, yOf } from './squares.ts';
import type { Square } from './squares.ts';

/** All four lines clear, some of them, or none. */
export const SIGHTS = ['none', 'partial', 'full'] as const;
export type Sight = (typeof SIGHTS)[number];

export interface InTheWay {
  /** Squares that stop the lines crossing them. */
  readonly blocks?: (square: Square) => boolean;
  /** Squares that end all sight as soon as one line meets them. */
  readonly hides?: (square: Square) => boolean;
}

/** Sixteenths of a square: a centre is at 8, and a corner pulled in lies 7 from it. */
const SQUARE = 16;
const PULLED_IN = [-7, 7] as const;

/** What one figure sees of another. The reverse may differ. */
export function partialSight(
  ground: Ground,
  from: Square,
  to: Square,
  { blocks, hides }: InTheWay = {},
): Sight {
  const across = SQUARE * (xOf(ground.board, to) - xOf(ground.board, from));
  const down = SQUARE * (yOf(ground.board, to) - yOf(ground.board, from));
  let hidden = false;
  let clear = 0;
  for (const cornerX of PULLED_IN) {
    for (const cornerY of PULLED_IN) {
      if (isLineClear(ground, from, to, Math.abs(across + cornerX), Math.abs(down + cornerY), stops)) clear++;
    }
  }
  if (hidden || clear === 0) return 'none';
  return clear === 4 ? 'full' : 'partial';

  function stops(square: Square): boolean {
    if (hides?.(square)) hidden = true;
    return hidden || (blocks?.(square) ?? false);
  }
}

/** The same ground with every open door shut, except those with one of these squares at their doorway. */
export function shutDoorsAway(ground: Ground, ...squares: readonly Square[]): Ground {
  const at = ({ a, b }: { a: Square; b: Square }): boolean => squares.includes(a) || squares.includes(b);
  const shuts = (state: DoorState, door: number): boolean =>
    state === 'open' && !at(ground.board.doors[door]!);
  if (!ground.doors.some(shuts)) return ground;
  return { ...ground, doors: ground.doors.map((state, door) => (shuts(state, door) ? 'closed' : state)) };
}
