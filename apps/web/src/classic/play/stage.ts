/** A path staged but not yet walked: chosen by its goal, bent square by square, checked like the rules would. */
import type { Command, CommandOf, DoorKey, FigureId, View } from '@oubliette/classic';
import { directionTo, neighbour, pathTo } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { Aim } from '../../play/intention.ts';
import type { Walking } from '../kit.ts';
import { costOf, firstSteps, legCost, squaresOfLegs, stepsOf, waysOf } from './reach.ts';
import type { Leg } from './reach.ts';

export interface StagedPath {
  readonly figure: FigureId;
  readonly start: Square;
  readonly legs: readonly Leg[];
  /** The figure's movement when the path was staged. */
  readonly left: number;
  /** The dice are rolled first, and may fall short. */
  readonly rolls?: true;
  /** What is done at its end. */
  readonly then?: Then;
  /** The movement left ends it before it is where it was meant to lead. */
  readonly short?: true;
}

/** A square, or a door by its name. */
export type Place = Square | DoorKey;

export interface Then {
  readonly place: Place;
  readonly aim: Aim<Command>;
}

/** More than any dice. */
const FAR = 99;

/** The table as if the figure could walk on and on. */
export function asIfFree(view: View, mover: FigureId): View {
  const figure = view.figures.find(({ id }) => id === mover);
  if (figure === undefined) return view;
  const { turn } = view;
  const isOn = turn.actor === mover;
  return {
    ...view,
    turn: {
      ...turn,
      actor: mover,
      left: FAR,
      moveOver: false,
      path: isOn && turn.path.length > 0 ? turn.path : [figure.square],
      denied: isOn ? turn.denied : [],
      boons: isOn ? turn.boons : [],
      done: [],
    },
  };
}

/** The table a path was laid on: before the dice it is anybody's guess how far they go. */
function groundOf(view: View, { rolls, figure }: Pick<StagedPath, 'rolls' | 'figure'>): View {
  return rolls === true ? asIfFree(view, figure) : view;
}

/** The best way to the nearest of several squares; null if there is none. */
export function approach(
  walking: Walking,
  view: View,
  figure: FigureId,
  isGoal: (square: Square) => boolean,
): StagedPath | null {
  const ways = waysOf(walking, view, figure);
  if (ways === null) return null;
  const [nearest] = [...ways.to.entries()]
    .filter(([square]) => isGoal(square))
    .toSorted(([, a], [, b]) => Number(a.risky) - Number(b.risky) || a.cost - b.cost);
  return nearest === undefined ? null : { figure, start: ways.start, legs: nearest[1].legs, left: ways.left };
}

/** As much of a path as the movement left allows; null if not one square can be walked. */
export function cutShort(walking: Walking, view: View, path: StagedPath): StagedPath | null {
  const { rolls: _, ...rest } = path;
  const left = walking.left(view, path.figure);
  if (left === null || waysOf(walking, view, path.figure) === null) return null;
  let { legs } = path;
  const isTooFar = (): boolean =>
    costOf(legs) > left || pathFault(walking, view, { ...rest, left, legs }) !== null;
  while (legs.length > 0 && isTooFar()) legs = legs.slice(0, -1);
  if (legs.length === 0) return null;
  return { ...rest, left, legs, ...(legs.length < path.legs.length ? { short: true } : {}) };
}

/** The best way to a square; null if there is none. */
export function stagePath(walking: Walking, view: View, figure: FigureId, goal: Square): StagedPath | null {
  const ways = waysOf(walking, view, figure);
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

/** The path for its own sake. */
function aimless({ figure, start, legs, left, rolls }: StagedPath): StagedPath {
  return { figure, start, legs, left, ...(rolls === undefined ? {} : { rolls }) };
}

/** A goal on the path shortens it and keeps its bends; any other goal gets the best way. */
export function moveGoal(walking: Walking, now: View, path: StagedPath, goal: Square): StagedPath | null {
  const plain = aimless(path);
  const at = path.legs.findIndex(({ to }) => to === goal);
  if (at >= 0 && at < path.legs.length - 1) return { ...plain, legs: path.legs.slice(0, at + 1) };
  const anew = stagePath(walking, groundOf(now, path), path.figure, goal);
  return anew === null || path.rolls === undefined ? anew : { ...anew, rolls: true };
}

/** The path bent through a square: on to the same goal if possible, else ending there. */
export function bendPath(walking: Walking, now: View, path: StagedPath, via: Square): StagedPath | null {
  if (squaresOfPath(path).includes(via)) return moveGoal(walking, now, path, via);
  const view = groundOf(now, path);
  const goal = goalOf(path);
  const first =
    waysOf(walking, view, path.figure)?.to.get(via) ?? passingWay(walking, view, path.figure, via);
  if (first) {
    const rest = routeOn(walking, view, path, first.legs, goal);
    if (rest !== null) return { ...path, legs: rest };
  }
  return detour(walking, view, aimless(path), via) ?? moveGoal(walking, now, path, via);
}

/** Through a square that may be passed but not stopped on. */
function passingWay(
  walking: Walking,
  view: View,
  figure: FigureId,
  via: Square,
): { readonly legs: readonly Leg[] } | null {
  const found = walking.reach(view, figure);
  if (found === null || found.from[via]! < 0) return null;
  const before = found.from[via]!;
  const path = before === startOf(view, figure) ? [] : chain(found.from, before);
  return { legs: firstSteps(walking, view, figure, [...path, via]) };
}

function startOf(view: View, figure: FigureId): Square {
  return view.figures.find(({ id }) => id === figure)!.square;
}

function chain(from: Int16Array, to: Square): Square[] {
  const squares: Square[] = [];
  for (let square = to; from[square]! >= 0; square = from[square]!) squares.push(square);
  return squares.reverse();
}

/** The legs so far, then from their end to the goal without crossing them (CLS-MOV-05). */
function routeOn(
  walking: Walking,
  view: View,
  { figure, left, start }: StagedPath,
  legs: readonly Leg[],
  goal: Square,
): readonly Leg[] | null {
  const used = new Set([start, ...squaresOfLegs(legs)]);
  const from = legs.at(-1)?.to ?? start;
  const mover = view.figures.find(({ id }) => id === figure);
  const search = (careful: boolean): Square[] => {
    const found = walking.reach(view, figure, {
      from,
      budget: left - costOf(legs),
      avoid: (square) =>
        used.has(square) || (careful && mover !== undefined && walking.isRisky(view, mover, square)),
    });
    return found === null ? [] : pathTo(found, goal);
  };
  const safe = search(true);
  const rest = safe.length > 0 ? safe : search(false);
  return rest.length === 0 ? null : [...legs, ...stepsOf(rest)];
}

/** From the last possible square of the path: the bend comes as late as it can. */
function detour(walking: Walking, view: View, path: StagedPath, via: Square): StagedPath | null {
  for (let kept = path.legs.length; kept > 0; kept -= 1) {
    const legs = routeOn(walking, view, path, path.legs.slice(0, kept), via);
    if (legs !== null) return { ...path, legs };
  }
  return null;
}

/** One square further in a direction, or one back if the path came from there; null if impossible. */
export function extendPath(
  walking: Walking,
  known: View,
  path: StagedPath | null,
  figure: FigureId,
  direction: Direction,
): StagedPath | null {
  const view = path === null ? known : groundOf(known, path);
  const laid = path ?? emptyPath(walking, view, figure);
  if (laid === null) return null;
  const now = aimless(laid);
  const from = goalOf(now);
  const to = neighbour(view.board, from, direction);
  const before = squaresOfPath({ ...now, legs: now.legs.slice(0, -1) }).at(-1);
  if (now.legs.length > 0 && to === before) return { ...now, legs: now.legs.slice(0, -1) };
  const leg = legInto(walking, view, now, from, direction);
  return leg === null ? null : { ...now, legs: [...now.legs, leg] };
}

function emptyPath(walking: Walking, view: View, figure: FigureId): StagedPath | null {
  const ways = waysOf(walking, view, figure);
  return ways === null ? null : { figure, start: ways.start, legs: [], left: ways.left };
}

function legInto(
  walking: Walking,
  view: View,
  path: StagedPath,
  from: Square,
  direction: Direction,
): Leg | null {
  const step = stepInto(walking, view, path, from, neighbour(view.board, from, direction));
  if (step !== null) return step;
  const used = new Set(squaresOfPath(path));
  const jump = walking.jumpOver(view, from, direction);
  const isFresh = jump !== null && ![...jump.over, jump.to].some((square) => used.has(square));
  if (isFresh && legCost(jump) <= path.left - pathCost(path)) return jump;
  return stepDown(walking, view, path, from, direction);
}

/** Into an open pit, where the path ends. */
function stepDown(
  walking: Walking,
  view: View,
  path: StagedPath,
  from: Square,
  direction: Direction,
): Leg | null {
  const figure = view.figures.find(({ id }) => id === path.figure);
  const to = figure === undefined ? -1 : walking.pitBeside(view, figure, from, direction);
  if (to < 0 || squaresOfPath(path).includes(to)) return null;
  const leg = stepLeg(walking, view, path, to);
  return legCost(leg) <= path.left - pathCost(path) ? leg : null;
}

function stepLeg(walking: Walking, view: View, path: StagedPath, to: Square): Leg {
  return (path.legs.length === 0 ? firstSteps(walking, view, path.figure, [to]) : stepsOf([to]))[0]!;
}

function stepInto(walking: Walking, view: View, path: StagedPath, from: Square, to: Square): Leg | null {
  if (to < 0) return null;
  const leg = stepLeg(walking, view, path, to);
  const budget = legCost(leg);
  if (budget > path.left - pathCost(path)) return null;
  const used = new Set(squaresOfPath(path));
  const found = walking.reach(view, path.figure, { from, budget, avoid: (square) => used.has(square) });
  return found?.from[to] === from ? leg : null;
}

/** Why it cannot be walked yet: it is empty, its goal is no place to stop, or the table has changed. */
export type PathFault = 'empty' | 'heldGoal' | 'changed';

export function pathFault(walking: Walking, now: View, path: StagedPath): PathFault | null {
  const view = groundOf(now, path);
  if (path.legs.length === 0) return 'empty';
  const goal = goalOf(path);
  if (view.figures.some(({ square, id }) => square === goal && id !== path.figure)) return 'heldGoal';
  return stillHolds(walking, view, path) ? null : 'changed';
}

/** Whether the same path could still be staged. */
function stillHolds(walking: Walking, view: View, path: StagedPath): boolean {
  const now = emptyPath(walking, view, path.figure);
  if (now?.start !== path.start || now.left < pathCost(path)) return false;
  return path.legs.every((leg, i) => {
    const before = { ...now, legs: path.legs.slice(0, i) };
    const from = goalOf(before);
    if (leg.is === 'step') return canStepTo(walking, view, before, from, leg.to);
    const direction = directionTo(view.board, from, leg.over[0]!);
    const found = direction < 0 ? null : legInto(walking, view, before, from, direction as Direction);
    return found?.is === 'jump' && found.to === leg.to;
  });
}

function canStepTo(walking: Walking, view: View, path: StagedPath, from: Square, to: Square): boolean {
  if (stepInto(walking, view, path, from, to) !== null) return true;
  const direction = directionTo(view.board, from, to);
  return direction >= 0 && stepDown(walking, view, path, from, direction as Direction) !== null;
}

/** A known trap is on it, or a pit to jump or climb into. */
export function isRiskyPath(walking: Walking, view: View, path: StagedPath): boolean {
  const figure = view.figures.find(({ id }) => id === path.figure);
  return path.legs.some(
    (leg) => leg.is === 'jump' || (figure !== undefined && walking.isRisky(view, figure, leg.to)),
  );
}

export function commandsOf({ figure, legs }: StagedPath): (CommandOf<'step'> | CommandOf<'jump'>)[] {
  return legs.map(({ is, to }) => ({ type: is, figure, to }));
}
