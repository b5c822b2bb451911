/** Where a figure can step to (ADV-EXPL-04, ADV-EXPL-18, ADV-CMB-30 to ADV-CMB-32). */
import { adjacent, directionTo, enterable, neighbour, sideNeighbours } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { figureAt, squaresOf } from '../figures.ts';
import { THROUGH, throughDoors } from '../gear/large.ts';
import { isSpecial } from '../gear/traits.ts';
import { featuresOf, mayWalk } from '../hazards/ground.ts';
import { onceForLast } from '../onceFor.ts';
import type { Figure, State } from '../state.ts';
import { mayEnter, trapsOf } from '../traps/ground.ts';
import { squaresLeft } from '../turns/acts.ts';
import type { World } from '../world.ts';

export interface Stride {
  readonly to: Square;
  /** Squares passed over, in order. */
  readonly across: readonly Square[];
}

/**
 * Every square a figure can reach by one step, or by crossing: companions while exploring, chasms and pits
 * if it flies, a door if it is large; within its remaining move. The figure may be imagined on a square other
 * than its own.
 */
export function strides(world: World, state: State, figure: Figure): readonly Stride[] {
  const known = stridesIn(state);
  const before = known.get(figure);
  if (before !== undefined) return before;
  const found = stridesFrom(world, state, figure);
  known.set(figure, found);
  return found;
}

/** The one stride to a square, found without all the others where it is only a step. */
export function strideTo(world: World, state: State, figure: Figure, to: Square): Stride | undefined {
  if (!stridesIn(state).has(figure) && isStep(world, state, figure, to)) return { to, across: [] };
  return strides(world, state, figure).find((stride) => stride.to === to);
}

function isStep(world: World, state: State, figure: Figure, to: Square): boolean {
  return (
    figure.size === 1 &&
    adjacent(groundOf(world, state), figure.square, to) &&
    squaresLeft(state, figure) > 0 &&
    isPassable(world, state, figure, figure.square, to) &&
    mayStop(world, state, figure, to)
  );
}

/** Offers, checks and the performance of a step follow each other. */
const stridesIn = onceForLast((_state: State) => new Map<Figure, readonly Stride[]>());

function stridesFrom(world: World, state: State, figure: Figure): Stride[] {
  const most = squaresLeft(state, figure);
  const found: Stride[] = [];
  const seen = [figure.square];
  let edge: Stride[] = [{ to: figure.square, across: [] }];
  for (let spent = 1; spent <= most && edge.length > 0; spent += 1) {
    const beyond: Stride[] = [];
    for (const { to: from, across } of edge)
      for (const to of stepsFrom(world, state, figure, from)) {
        if (seen.includes(to)) continue;
        seen.push(to);
        const way = from === figure.square ? across : [...across, from];
        (mayStop(world, state, figure, to) ? found : beyond).push({ to, across: way });
      }
    edge = beyond;
  }
  if (figure.size === 1 || most < THROUGH) return found;
  const passages = throughDoors(world, state, figure, (square) => isFree(world, state, figure, square));
  return [...found, ...passages.map(({ to, by }): Stride => ({ to, across: [by] }))];
}

function stepsFrom(world: World, state: State, figure: Figure, from: Square): Square[] {
  if (figure.size === 2) return largeSteps(world, state, figure, from);
  return sideNeighbours(groundOf(world, state), from).filter((to) =>
    isPassable(world, state, figure, from, to),
  );
}

/** No stop on another figure (ADV-EXPL-18), and none over a chasm or a pit in flight (ADV-ABIL-22). */
function mayStop(world: World, state: State, figure: Figure, to: Square): boolean {
  if (figure.size === 1 && otherAt(state, figure, to) !== undefined) return false;
  if (!isSpecial(figure, 'flies')) return true;
  const on = squaresOf(groundOf(world, state).board, { square: to, size: figure.size });
  return !on.some((square) => isGap(state, square));
}

/** Another figure on that square. */
function otherAt(state: State, { id }: Figure, square: Square): Figure | undefined {
  const there = figureAt(state, square);
  return there?.id === id ? undefined : there;
}

/** A chasm or a pit: no ground to stand on. */
export function isGap(state: State, square: Square): boolean {
  return (
    trapsOf(state).some((trap) => trap.trap === 'pit' && trap.square === square) ||
    featuresOf(state, 'chasm').some(({ squares }) => squares.includes(square))
  );
}

/** Free, or a companion's while exploring (ADV-EXPL-18); no figure crosses any in a fight (ADV-CMB-31). */
function isPassable(world: World, state: State, figure: Figure, from: Square, square: Square): boolean {
  if (!enterable(groundOf(world, state), square)) return false;
  const other = otherAt(state, figure, square);
  if (other !== undefined && (state.turn.mode === 'combat' || other.side !== figure.side)) return false;
  return mayEnter(world, state, figure, square, from) && mayWalk(world, state, figure, square);
}

/** A large figure moves all four squares, and needs them free and connected. */
function largeSteps(world: World, state: State, figure: Figure, from: Square): Square[] {
  const ground = groundOf(world, state);
  const own = squaresOf(ground.board, { square: from, size: 2 });
  return sidesOf(ground.board, from).filter((to) => {
    const covered = squaresOf(ground.board, { square: to, size: 2 });
    const direction = directionTo(ground.board, from, to) as Direction;
    const fits = covered.every((square) => square >= 0 && isFree(world, state, figure, square));
    const open = own.every((square) => {
      const next = neighbour(ground.board, square, direction);
      return own.includes(next) || adjacent(ground, square, next);
    });
    return fits && open && areJoined(world, state, covered);
  });
}

function isFree(world: World, state: State, figure: Figure, square: Square): boolean {
  return (
    enterable(groundOf(world, state), square) &&
    otherAt(state, figure, square) === undefined &&
    mayEnter(world, state, figure, square) &&
    mayWalk(world, state, figure, square)
  );
}

/** The four squares of a large figure, with no wall between neighbours. */
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
