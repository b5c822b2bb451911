/** Distances in steps, for blasts and for players who look more than one move ahead. */

import { enterable } from './ground.ts';
import type { Ground } from './ground.ts';
import type { Square } from './squares.ts';
import { stepsFrom } from './steps.ts';
import type { StepRules } from './steps.ts';

/** Steps from the nearest of several squares; -1 if out of reach. Enterable squares by default. */
export function distances(
  ground: Ground,
  from: readonly Square[],
  enter?: (square: Square) => boolean,
  rules: StepRules = {},
): Int16Array {
  const steps = new Int16Array(ground.board.areaOf.length).fill(-1);
  const queue = [...from];
  const found: Square[] = [];
  for (const square of queue) steps[square] = 0;
  for (const square of queue) {
    const count = stepsFrom(ground, square, rules, found);
    for (let index = 0; index < count; index++) {
      const beyond = found[index]!;
      if (steps[beyond] !== -1 || !(enter ? enter(beyond) : enterable(ground, beyond))) continue;
      steps[beyond] = steps[square]! + 1;
      queue.push(beyond);
    }
  }
  return steps;
}

/** The nearest squares that fit, nearest first, ties in reading order; only walls are in the way. */
export function nearestSquares(
  ground: Ground,
  from: readonly Square[],
  accept: (square: Square) => boolean,
  rules: StepRules = {},
): Square[] {
  const count = distances(ground, from, () => true, rules);
  const found: Square[] = [];
  for (let square = 0; square < count.length; square++) {
    if (count[square]! >= 0 && accept(square)) found.push(square);
  }
  return found.sort((a, b) => count[a]! - count[b]! || a - b);
}

/** Can a figure walk from each of these squares to every other? */
export function connected(
  ground: Ground,
  squares: readonly Square[],
  enter?: (square: Square) => boolean,
): boolean {
  if (squares.length < 2) return true;
  const count = distances(ground, squares.slice(0, 1), enter);
  return squares.every((square) => count[square]! >= 0);
}
