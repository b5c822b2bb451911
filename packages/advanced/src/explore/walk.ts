/** Where a figure can step to (ADV-EXPL-04, ADV-EXPL-18, ADV-CMB-30 to ADV-CMB-32). */
import { adjacent, directionTo, enterable, neighbour, sideNeighbours } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { figureAt, squaresOf } from '../figures.ts';
import { THROUGH, throughDoors } from '../gear/large.ts';
import { mayWalk } from '../hazards/ground.ts';
import type { Figure, State } from '../state.ts';
import { mayEnter } from '../traps/ground.ts';
import { squaresLeft } from '../turns/acts.ts';
import type { World } from '../world.ts';

export interface Stride {
  readonly to: Square;
  /** Companions' squares passed on the way, in order. */
  readonly across: readonly Square[];
}

/** Every square a figure can reach by one step, or across companions while exploring; no longer than it may go. */
export function strides(world: World, state: State, figure: Figure): Stride[] {
  if (figure.size === 2) return largeStrides(world, state, figure);
  const most = squaresLeft(state, figure);
  const found: Stride[] = [];
  const seen = new Set<Square>([figure.square]);
  let edge: Stride[] = [{ to: figure.square, across: [] }];
  for (let spent = 1; spent <= most && edge.length > 0; spent += 1) {
    const beyond: Stride[] = [];
    for (const { to: from, across } of edge)
      for (const to of sideNeighbours(groundOf(world, state), from)) {
        if (seen.has(to) || !isPassable(world, state, figure, to)) continue;
        seen.add(to);
        const way = from === figure.square ? across : [...across, from];
        (figureAt(state, to) === undefined ? found : beyond).push({ to, across: way });
      }
    edge = beyond;
  }
  return found;
}

/** Free, or while exploring a companion's (ADV-EXPL-18); nobody crosses anybody in a fight (ADV-CMB-31). */
function isPassable(world: World, state: State, figure: Figure, square: Square): boolean {
  if (!enterable(groundOf(world, state), square)) return false;
  const other = figureAt(state, square);
  if (other !== undefined && (state.turn.mode === 'combat' || other.side !== figure.side)) return false;
  return mayEnter(world, state, figure, square) && mayWalk(world, state, figure, square);
}

/** A large figure moves all of its four squares, and needs them free and open to each other. */
function largeStrides(world: World, state: State, figure: Figure): Stride[] {
  const ground = groundOf(world, state);
  const own = squaresOf(ground.board, figure);
  const aside = sidesOf(ground.board, figure.square);
  const steps = aside.flatMap((to): Stride[] => {
    const covered = squaresOf(ground.board, { square: to, size: 2 });
    const direction = directionTo(ground.board, figure.square, to) as Direction;
    const fits = covered.every(
      (square) => square >= 0 && (own.includes(square) || isFree(world, state, figure, square)),
    );
    const open =
      own.every((square) => {
        const next = neighbour(ground.board, square, direction);
        return own.includes(next) || adjacent(ground, square, next);
      }) && areJoined(world, state, covered);
    return fits && open ? [{ to, across: [] }] : [];
  });
  if (squaresLeft(state, figure) < THROUGH) return steps;
  const passages = throughDoors(world, state, figure, (square) => isFree(world, state, figure, square));
  return [...steps, ...passages.map(({ to, by }): Stride => ({ to, across: [by] }))];
}

function isFree(world: World, state: State, figure: Figure, square: Square): boolean {
  return (
    enterable(groundOf(world, state), square) &&
    figureAt(state, square) === undefined &&
    mayEnter(world, state, figure, square) &&
    mayWalk(world, state, figure, square)
  );
}

/** The four squares of a large figure, none behind a wall from its neighbours. */
function areJoined(world: World, state: State, [a, b, c, d]: readonly Square[]): boolean {
  const ground = groundOf(world, state);
  return [
    [a, b],
    [a, c],
    [b, d],
    [c, d],
  ].every(([one, other]) => adjacent(ground, one!, other!));
}

function sidesOf(size: { readonly width: number; readonly height: number }, square: Square): Square[] {
  return ([0, 1, 2, 3] as const).map((side) => neighbour(size, square, side)).filter((to) => to >= 0);
}
