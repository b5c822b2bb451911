/** Where the acting figure can go, and how: safest first, then past known traps, over an open pit, down into it. */
import type { Figure, FigureId, View } from '@oubliette/classic';
import { DIRECTIONS, pathTo } from '@oubliette/dungeon';
import type { Reach, Square } from '@oubliette/dungeon';
import type { Walking } from '../kit.ts';

/** One part of a path: a step, or a leap over the pit in between. */
export type Leg =
  /** `turning` is what the step costs beyond 1. */
  { readonly is: 'step'; readonly to: Square; readonly turning?: number } | Leap;

export interface Leap {
  readonly is: 'jump';
  readonly over: readonly Square[];
  readonly to: Square;
}

export interface Way {
  readonly legs: readonly Leg[];
  readonly cost: number;
  /** A known danger is on it: a found trap, or a pit to jump. */
  readonly risky: boolean;
}

export interface Ways {
  readonly figure: FigureId;
  readonly start: Square;
  readonly left: number;
  /** By the square where it stops. */
  readonly to: ReadonlyMap<Square, Way>;
}

export function legCost(leg: Leg): number {
  return leg.is === 'step' ? 1 + (leg.turning ?? 0) : leg.over.length + 1;
}

export function costOf(legs: readonly Leg[]): number {
  return legs.reduce((sum, leg) => sum + legCost(leg), 0);
}

/** What the way has cost by each of its squares; a turn counts with the step it precedes. */
export function costsAlong(legs: readonly Leg[]): readonly number[] {
  let cost = 0;
  return legs.flatMap((leg) => {
    if (leg.is === 'step') return [(cost += legCost(leg))];
    return squaresOfLegs([leg]).map(() => (cost += 1));
  });
}

/** Null when the figure cannot move now. */
export function waysOf(walking: Walking, view: View, mover: FigureId): Ways | null {
  const figure = view.figures.find(({ id }) => id === mover);
  const left = walking.left(view, mover);
  if (figure === undefined || left === null) return null;
  const risky = (square: Square): boolean => walking.isRisky(view, figure, square);
  const first = (path: readonly Square[]): readonly Leg[] => firstSteps(walking, view, mover, path);
  const to = new Map<Square, Way>();
  const safe = walking.reach(view, mover, { avoid: risky })!;
  addWays(to, safe, first, false);
  const daring = walking.reach(view, mover)!;
  addWays(to, daring, first, true);
  for (const { from, leg } of jumpsFrom(walking, view, safe, left)) {
    const before = first(pathTo(safe, from));
    const used = new Set([figure.square, ...squaresOfLegs([...before, leg])]);
    const beyond = walking.reach(view, mover, {
      from: leg.to,
      budget: left - costOf(before) - legCost(leg),
      avoid: (square) => used.has(square) || risky(square),
    })!;
    if (!to.has(leg.to)) to.set(leg.to, wayOf([...before, leg], true));
    addWays(to, beyond, (path) => [...before, leg, ...stepsOf(path)], true);
  }
  for (const { from, pit } of pitsBeside(walking, view, figure, safe)) {
    const legs = first([...pathTo(safe, from), pit]);
    if (!to.has(pit) && costOf(legs) <= left) to.set(pit, wayOf(legs, true));
  }
  return { figure: mover, start: figure.square, left, to };
}

function addWays(
  to: Map<Square, Way>,
  found: Reach,
  legsOf: (path: readonly Square[]) => readonly Leg[],
  risky: boolean,
): void {
  for (const [square, cost] of found.cost.entries())
    if (cost > 0 && !to.has(square)) to.set(square, wayOf(legsOf(pathTo(found, square)), risky));
}

function wayOf(legs: readonly Leg[], risky: boolean): Way {
  return { legs, cost: costOf(legs), risky };
}

export function stepsOf(path: readonly Square[]): Leg[] {
  return path.map((to) => ({ is: 'step', to }));
}

/** Steps from the mover's square: the first may require turning. */
export function firstSteps(
  walking: Walking,
  view: View,
  mover: FigureId,
  path: readonly Square[],
): readonly Leg[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const turning = walking.turning(view, mover, first);
  return [{ is: 'step', to: first, ...(turning > 0 ? { turning } : {}) }, ...stepsOf(rest)];
}

/** Every square of the legs, in order. */
export function squaresOfLegs(legs: readonly Leg[]): Square[] {
  return legs.flatMap((leg) => (leg.is === 'step' ? [leg.to] : [...leg.over, leg.to]));
}

/** Leaps from squares within reach (CLS-TRP-13 to CLS-TRP-15). */
function jumpsFrom(
  walking: Walking,
  view: View,
  found: Reach,
  left: number,
): { readonly from: Square; readonly leg: Leap }[] {
  return [...found.cost.entries()].flatMap(([from, cost]) =>
    cost < 0
      ? []
      : DIRECTIONS.flatMap((direction) => {
          const leg = walking.jumpOver(view, from, direction);
          return leg !== null && cost + legCost(leg) <= left ? [{ from, leg }] : [];
        }),
  );
}

/** Open pits beside squares within reach that the figure may climb into (CLS-TRP-13). */
function pitsBeside(
  walking: Walking,
  view: View,
  figure: Figure,
  found: Reach,
): { readonly from: Square; readonly pit: Square }[] {
  return [...found.cost.entries()].flatMap(([from, cost]) =>
    cost < 0
      ? []
      : DIRECTIONS.flatMap((direction) => {
          const pit = walking.pitBeside(view, figure, from, direction);
          return pit < 0 ? [] : [{ from, pit }];
        }),
  );
}
