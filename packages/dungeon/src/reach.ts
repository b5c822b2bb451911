/** How far a figure may go, and how. Searches visit squares in a fixed order, so their answers never vary. */

import { enterable } from './ground.ts';
import type { Ground } from './ground.ts';
import type { Square } from './squares.ts';
import { stepsFrom } from './steps.ts';
import type { StepRules } from './steps.ts';

export interface Reach {
  /** By square: the price of stopping there, -1 if it is not possible. */
  readonly cost: Int16Array;
  /** By square: the square before it on the way, -1 at the start and out of reach. */
  readonly from: Int16Array;
}

export interface ReachOptions extends StepRules {
  readonly budget: number;
  /** May the figure enter a square? By default any enterable square of the ground. */
  readonly enter?: (square: Square) => boolean;
  /** May the figure stop there? A square it may only pass is on paths but has no cost. */
  readonly stay?: (square: Square) => boolean;
  /** The price of entering a square, in whole steps; 1 by default. */
  readonly cost?: (square: Square) => number;
  /** Does entering end the move? */
  readonly halts?: (square: Square) => boolean;
}

export function reach(ground: Ground, from: Square, options: ReachOptions): Reach {
  const { budget, enter, stay, cost: price, halts } = options;
  const cost = new Int16Array(ground.board.areaOf.length).fill(-1);
  const cameFrom = new Int16Array(cost.length).fill(-1);
  const waiting: Square[][] = [[from]]; // by price so far
  const passed: Square[] = []; // no stopping here
  const found: Square[] = [];
  cost[from] = 0;
  for (let spent = 0; spent < waiting.length; spent++) {
    // Free squares join the list during this loop.
    for (const square of waiting[spent] ?? []) {
      if (cost[square] !== spent || (square !== from && halts?.(square))) continue;
      const count = stepsFrom(ground, square, options, found);
      for (let index = 0; index < count; index++) visit(square, found[index]!, spent);
    }
  }
  for (const square of passed) cost[square] = -1;
  return { cost, from: cameFrom };

  function visit(square: Square, beyond: Square, spent: number): void {
    const known = cost[beyond]!;
    if ((known >= 0 && known <= spent) || !(enter ? enter(beyond) : enterable(ground, beyond))) return;
    const total = spent + (price ? price(beyond) : 1);
    if (total > budget || (known >= 0 && known <= total)) return;
    if (known < 0 && stay && !stay(beyond)) passed.push(beyond);
    cost[beyond] = total;
    cameFrom[beyond] = square;
    (waiting[total] ??= []).push(beyond);
  }
}

/** The squares walked through to reach one, without the start; empty if the figure cannot stop there. */
export function pathTo({ cost, from }: Reach, to: Square): Square[] {
  const path: Square[] = [];
  if (cost[to]! < 0) return path;
  for (let square = to; from[square]! >= 0; square = from[square]!) path.push(square);
  return path.reverse();
}
