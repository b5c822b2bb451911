/** A path that is laid out and not yet walked: chosen by its goal, bent square by square, checked like the rules would. */
import { reachOf } from '@oubliette/classic';
import type { CommandOf, FigureId, View } from '@oubliette/classic';
import { directionTo, neighbour, pathTo } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { costOf, isRisky, jumpOver, legCost, squaresOfLegs, stepsOf, waysOf } from './reach.ts';
import type { Leg } from './reach.ts';

export interface StagedPath {
  readonly figure: FigureId;
  readonly start: Square;
  readonly legs: readonly Leg[];
  /** What the figure had to move when the path was laid. */
  readonly left: number;
}

/** The best way to a square; null where none leads. */
export function stagePath(view: View, figure: FigureId, goal: Square): StagedPath | null {
  const ways = waysOf(view, figure);
  const way = ways?.to.get(goal);
  return ways && way ? { figure, start: ways.start, legs: way.legs, left: ways.left } : null;
}

export function goalOf(path: StagedPath): Square {
  return path.legs.at(-1)?.to ?? path.start;
}

/** The squares of the path, the figure's own first. */
export function squaresOfPath({ start, legs }: StagedPath): Square[] {
  return [start, ...squaresOfLegs(legs)];
}

export function pathCost({ legs }: StagedPath): number {
  return costOf(legs);
}

/** A goal on the path shortens it and keeps its bends; any other is reached by the best way. */
export function moveGoal(view: View, path: StagedPath, goal: Square): StagedPath | null {
  const at = path.legs.findIndex(({ to }) => to === goal);
  if (at >= 0 && at < path.legs.length - 1) return { ...path, legs: path.legs.slice(0, at + 1) };
  return stagePath(view, path.figure, goal);
}

/** The path led through a square: on to the same goal if that can be, else ending there. */
export function bendPath(view: View, path: StagedPath, via: Square): StagedPath | null {
  if (squaresOfPath(path).includes(via)) return moveGoal(view, path, via);
  const goal = goalOf(path);
  const first = waysOf(view, path.figure)?.to.get(via) ?? passingWay(view, path.figure, via);
  if (first) {
    const rest = routeOn(view, path.figure, path.left, path.start, first.legs, goal);
    if (rest !== null) return { ...path, legs: rest };
  }
  return detour(view, path, via) ?? stagePath(view, path.figure, via);
}

/** Through a square one may pass and not stop on. */
function passingWay(view: View, figure: FigureId, via: Square): { readonly legs: readonly Leg[] } | null {
  const found = reachOf(view, figure);
  if (found === null || found.from[via]! < 0) return null;
  const before = found.from[via]!;
  const legs = stepsOf(before === startOf(view, figure) ? [] : chain(found.from, before));
  return { legs: [...legs, { is: 'step', to: via }] };
}

function startOf(view: View, figure: FigureId): Square {
  return view.figures.find(({ id }) => id === figure)!.square;
}

function chain(from: Int16Array, to: Square): Square[] {
  const squares: Square[] = [];
  for (let square = to; from[square]! >= 0; square = from[square]!) squares.push(square);
  return squares.reverse();
}

/** The legs so far, and on from their end to the goal without crossing them (CLS-MOV-05). */
function routeOn(
  view: View,
  figure: FigureId,
  left: number,
  start: Square,
  legs: readonly Leg[],
  goal: Square,
): readonly Leg[] | null {
  const used = new Set([start, ...squaresOfLegs(legs)]);
  const from = legs.at(-1)?.to ?? start;
  const mover = view.figures.find(({ id }) => id === figure);
  const search = (careful: boolean): Square[] => {
    const found = reachOf(view, figure, {
      from,
      budget: left - costOf(legs),
      avoid: (square) => used.has(square) || (careful && mover !== undefined && isRisky(view, mover, square)),
    });
    return found === null ? [] : pathTo(found, goal);
  };
  const safe = search(true);
  const rest = safe.length > 0 ? safe : search(false);
  return rest.length === 0 ? null : [...legs, ...stepsOf(rest)];
}

/** From the last square of the path that leads there: the bend as late as it can be. */
function detour(view: View, path: StagedPath, via: Square): StagedPath | null {
  for (let kept = path.legs.length; kept > 0; kept -= 1) {
    const legs = routeOn(view, path.figure, path.left, path.start, path.legs.slice(0, kept), via);
    if (legs !== null) return { ...path, legs };
  }
  return null;
}

/** One square further in a direction, or one back where that is where the path came from; null where it cannot go. */
export function extendPath(
  view: View,
  path: StagedPath | null,
  figure: FigureId,
  direction: Direction,
): StagedPath | null {
  const now = path ?? emptyPath(view, figure);
  if (now === null) return null;
  const from = goalOf(now);
  const to = neighbour(view.board, from, direction);
  const before = squaresOfPath({ ...now, legs: now.legs.slice(0, -1) }).at(-1);
  if (now.legs.length > 0 && to === before) return { ...now, legs: now.legs.slice(0, -1) };
  const leg = legInto(view, now, from, to, direction);
  return leg === null ? null : { ...now, legs: [...now.legs, leg] };
}

function emptyPath(view: View, figure: FigureId): StagedPath | null {
  const ways = waysOf(view, figure);
  return ways === null ? null : { figure, start: ways.start, legs: [], left: ways.left };
}

function legInto(view: View, path: StagedPath, from: Square, to: Square, direction: Direction): Leg | null {
  const budget = path.left - pathCost(path);
  const used = new Set(squaresOfPath(path));
  const found =
    budget < 1 || to < 0
      ? null
      : reachOf(view, path.figure, { from, budget: 1, avoid: (square) => used.has(square) });
  if (found !== null && found.from[to] === from) return { is: 'step', to };
  const jump = jumpOver(view, from, direction);
  const isFresh = jump !== null && ![...jump.over, jump.to].some((square) => used.has(square));
  return isFresh && legCost(jump) <= budget ? jump : null;
}

/** What still stands in the way of walking it: nothing to walk, no stopping there, or the table has changed. */
export type PathFault = 'empty' | 'heldGoal' | 'changed';

export function pathFault(view: View, path: StagedPath): PathFault | null {
  if (path.legs.length === 0) return 'empty';
  const goal = goalOf(path);
  if (view.figures.some(({ square, id }) => square === goal && id !== path.figure)) return 'heldGoal';
  return stillHolds(view, path) ? null : 'changed';
}

/** Whether the path could still be laid as it is. */
function stillHolds(view: View, path: StagedPath): boolean {
  const now = emptyPath(view, path.figure);
  if (now?.start !== path.start || now.left < pathCost(path)) return false;
  return path.legs.every((leg, i) => {
    const before = { ...now, legs: path.legs.slice(0, i) };
    const from = goalOf(before);
    const first = leg.is === 'step' ? leg.to : leg.over[0]!;
    const direction = directionTo(view.board, from, first);
    const found = direction < 0 ? null : legInto(view, before, from, first, direction as Direction);
    return found?.is === leg.is && found.to === leg.to;
  });
}

/** A known trap lies on it, or a pit is to be jumped. */
export function isRiskyPath(view: View, path: StagedPath): boolean {
  const figure = view.figures.find(({ id }) => id === path.figure);
  return path.legs.some(
    (leg) => leg.is === 'jump' || (figure !== undefined && isRisky(view, figure, leg.to)),
  );
}

export function commandsOf({ figure, legs }: StagedPath): (CommandOf<'step'> | CommandOf<'jump'>)[] {
  return legs.map(({ is, to }) => ({ type: is, figure, to }));
}
