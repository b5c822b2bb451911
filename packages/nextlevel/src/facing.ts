/** Which way figures face, what is in front of and behind them, and what turning costs (NXT-FAC). */
import { groundOf, turnOf } from '@oubliette/classic/extend';
import type { Figure, FigureId, Way, World } from '@oubliette/classic/extend';
import {
  apart,
  BACK_SIDES,
  crossable,
  DIRECTIONS,
  directionsTowards,
  neighbour,
  opposite,
  sideOf,
  SOUTH,
} from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { NextState } from './state.ts';

export function facingOf(state: NextState, id: FigureId): Direction {
  return state.next.facing[id] ?? SOUTH;
}

export function isDirection(way: number): way is Direction {
  return (DIRECTIONS as readonly number[]).includes(way);
}

/** The three squares at a figure's back (NXT-FAC-02). */
export function isBehind(world: World, state: NextState, figure: Figure, square: Square): boolean {
  const side = sideOf(world.board, figure.square, facingOf(state, figure.id), square);
  return side !== null && BACK_SIDES.includes(side);
}

/** The facing nearest to a target; the current one if it is one of two equally near (NXT-FAC-04). */
export function facingTowards({ board }: World, state: NextState, figure: Figure, target: Square): Direction {
  const now = facingOf(state, figure.id);
  const towards = directionsTowards(board, figure.square, target);
  return towards.includes(now) ? now : (towards[0] ?? now);
}

/** A possible step: the mover's facing after it, and the cost of turning. */
export interface Turning {
  readonly facing: Direction;
  readonly cost: 0 | 1;
}

/**
 * Leaving the opposite way to the arrival costs 1, however many turns it takes. A mover already facing that
 * way has paid for it, or turned there to strike. A diagonal step lies between two sides, and the cheaper one
 * counts.
 */
export function turningFor(
  world: World,
  state: NextState,
  mover: Figure,
  way: Pick<Way, 'path'>,
  from: Square,
  to: Square,
): Turning {
  const arrived = arrivalOf(world, state, mover, way);
  const now = isAhead(state, mover, way) ? arrived : facingOf(state, mover.id);
  return cheapest(now, arrived, directionsTowards(world.board, from, to));
}

function cheapest(now: Direction, arrived: Direction, towards: readonly Direction[]): Turning {
  if (towards.includes(now)) return { facing: now, cost: 0 };
  const back = opposite(arrived);
  const facing = towards.find((direction) => direction !== back);
  return facing === undefined ? { facing: back, cost: 1 } : { facing, cost: 0 };
}

/** A figure's facing after a step from one square to the next. */
export function facingAfter(
  { board }: World,
  state: NextState,
  id: FigureId,
  from: Square,
  to: Square,
): Direction {
  const now = facingOf(state, id);
  const arrived = state.turn.actor === id ? (state.next.turn.arrived ?? now) : now;
  const towards = directionsTowards(board, from, to);
  return towards.length === 0 ? now : cheapest(now, arrived, towards).facing;
}

/** The cost of turning on the mover's own square. */
export function turnCost(world: World, state: NextState, mover: Figure, facing: Direction): 0 | 1 {
  return opposite(arrivalOf(world, state, mover, turnOf(state, mover))) === facing ? 1 : 0;
}

/** The length of the mover's actual path: squares after it are only being considered. */
function squaresWalked(state: NextState, mover: Figure): number {
  return turnOf(state, mover).path.length;
}

function isAhead(state: NextState, mover: Figure, { path }: Pick<Way, 'path'>): boolean {
  return path.length > squaresWalked(state, mover);
}

/** The facing with which the mover arrived, or would arrive, at the last square of its path. */
function arrivalOf(world: World, state: NextState, mover: Figure, way: Pick<Way, 'path'>): Direction {
  if (isAhead(state, mover, way)) {
    const [before, last] = way.path.slice(-2) as [Square, Square];
    return directionsTowards(world.board, before, last)[0]!;
  }
  const here = facingOf(state, mover.id);
  return state.turn.actor === mover.id ? (state.next.turn.arrived ?? here) : here;
}

/** A placed figure's facing until its player turns it: towards the nearest foe, or the most open space. */
export function firstFacing(world: World, state: NextState, figure: Figure): Direction {
  const foe = nearestFoe(world, state, figure);
  return foe === undefined
    ? widestWay(world, state, figure.square)
    : (directionsTowards(world.board, figure.square, foe.square)[0] ?? SOUTH);
}

function nearestFoe({ board }: World, { figures }: NextState, { square, side }: Figure): Figure | undefined {
  const distance = (other: Figure) => apart(board, square, other.square);
  return figures
    .filter((other) => other.side !== side && other.side !== 'nobody' && side !== 'nobody')
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

function widestWay(world: World, state: NextState, square: Square): Direction {
  const room = DIRECTIONS.map((direction) => ({ direction, squares: run(world, state, square, direction) }));
  return room.toSorted((a, b) => b.squares - a.squares)[0]!.direction;
}

function run(world: World, state: NextState, from: Square, direction: Direction): number {
  const ground = groundOf(world, state);
  let squares = 0;
  for (let at = from; crossable(ground, at, direction); at = neighbour(world.board, at, direction))
    squares += 1;
  return squares;
}
