/** Where the acting figure can go and by which way: the safest first, then past known traps, then over an open pit. */
import { groundSeen, movementLeft, reachOf } from '@oubliette/classic';
import type { Figure, FigureId, View } from '@oubliette/classic';
import { crossable, DIRECTIONS, enterable, hasSquare, neighbour, pathTo } from '@oubliette/dungeon';
import type { Direction, Reach, Square } from '@oubliette/dungeon';

/** One thing done on the way: a step, or a leap over the pit that lies between. */
export type Leg =
  | { readonly is: 'step'; readonly to: Square }
  | { readonly is: 'jump'; readonly over: readonly Square[]; readonly to: Square };

export interface Way {
  readonly legs: readonly Leg[];
  readonly cost: number;
  /** Something known lies in wait on it: a trap that has been found, a pit to be jumped. */
  readonly risky: boolean;
}

export interface Ways {
  readonly figure: FigureId;
  readonly start: Square;
  readonly left: number;
  /** By the square one stops on. */
  readonly to: ReadonlyMap<Square, Way>;
}

export function legCost(leg: Leg): number {
  return leg.is === 'step' ? 1 : leg.over.length + 1;
}

export function costOf(legs: readonly Leg[]): number {
  return legs.reduce((sum, leg) => sum + legCost(leg), 0);
}

/** Found traps that go off under whoever treads on them; monsters tread lightly (CLS-TRP-04, CLS-TRP-30). */
export function isRisky(view: Pick<View, 'traps'>, figure: Pick<Figure, 'side'>, square: Square): boolean {
  return (
    figure.side === 'heroes' &&
    view.traps.some(({ kind, squares }) => kind === 'rockfall' && squares.includes(square))
  );
}

/** Null when the figure cannot move now. */
export function waysOf(view: View, mover: FigureId): Ways | null {
  const figure = view.figures.find(({ id }) => id === mover);
  const left = movementLeft(view, mover);
  if (figure === undefined || left === null) return null;
  const risky = (square: Square): boolean => isRisky(view, figure, square);
  const to = new Map<Square, Way>();
  const safe = reachOf(view, mover, { avoid: risky })!;
  addWays(to, safe, [], false);
  const daring = reachOf(view, mover)!;
  addWays(to, daring, [], true);
  for (const { from, leg } of jumpsFrom(view, safe, left)) {
    const before = stepsOf(pathTo(safe, from));
    const used = new Set([figure.square, ...squaresOfLegs([...before, leg])]);
    const beyond = reachOf(view, mover, {
      from: leg.to,
      budget: left - costOf(before) - legCost(leg),
      avoid: (square) => used.has(square) || risky(square),
    })!;
    if (!to.has(leg.to)) to.set(leg.to, wayOf([...before, leg], true));
    addWays(to, beyond, [...before, leg], true);
  }
  return { figure: mover, start: figure.square, left, to };
}

function addWays(to: Map<Square, Way>, found: Reach, before: readonly Leg[], risky: boolean): void {
  for (const [square, cost] of found.cost.entries())
    if (cost > 0 && !to.has(square))
      to.set(square, wayOf([...before, ...stepsOf(pathTo(found, square))], risky));
}

function wayOf(legs: readonly Leg[], risky: boolean): Way {
  return { legs, cost: costOf(legs), risky };
}

export function stepsOf(path: readonly Square[]): Leg[] {
  return path.map((to) => ({ is: 'step', to }));
}

/** Every square the legs lead over, in order. */
export function squaresOfLegs(legs: readonly Leg[]): Square[] {
  return legs.flatMap((leg) => (leg.is === 'step' ? [leg.to] : [...leg.over, leg.to]));
}

/** Leaps that can be taken from squares within reach (CLS-TRP-13 to CLS-TRP-15). */
function jumpsFrom(view: View, found: Reach, left: number): { from: Square; leg: Leg & { is: 'jump' } }[] {
  return [...found.cost.entries()].flatMap(([from, cost]) =>
    cost < 0
      ? []
      : DIRECTIONS.flatMap((direction) => {
          const leg = jumpOver(view, from, direction);
          return leg !== null && cost + legCost(leg) <= left ? [{ from, leg }] : [];
        }),
  );
}

/** The leap over the pit on this side of a square, as far as the seat can tell. */
export function jumpOver(view: View, from: Square, direction: Direction): (Leg & { is: 'jump' }) | null {
  const first = neighbour(view.board, from, direction);
  const pit = view.traps.find(({ kind, squares }) => kind === 'pit' && squares.includes(first));
  if (pit === undefined || !hasSquare(view.pits, first)) return null;
  const over: Square[] = [];
  let at = from;
  let next = first;
  const ground = groundSeen(view);
  const crossed = new Set(view.turn.path);
  const isFree = (square: Square): boolean =>
    enterable(ground, square) &&
    !crossed.has(square) &&
    !view.figures.some((figure) => figure.square === square);
  while (next >= 0 && crossable(ground, at, direction) && isFree(next)) {
    if (!pit.squares.includes(next))
      return hasSquare(view.pits, next) ? null : { is: 'jump', over, to: next };
    over.push(next);
    at = next;
    next = neighbour(view.board, at, direction);
  }
  return null;
}
