/** Large monsters go through doors despite their width, but never stop halfway (ADV-ABIL-31, ADV-ABIL-32). */
import { adjacent, DIRECTIONS, doorBetween, isUnbroken, neighbour } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { squaresOf } from '../figures.ts';
import type { Figure, State } from '../state.ts';
import type { World } from '../world.ts';

/** Squares spent to reach the other side of a door. */
export const THROUGH = 2;

export interface Passage {
  readonly to: Square;
  /** The doorway, on this side. */
  readonly by: Square;
}

/**
 * Where a large figure stands after squeezing through a door beside it: two squares on, whole on the other
 * side. Its four squares there must be connected, and free as `isFree` says.
 */
export function throughDoors(
  world: World,
  state: State,
  figure: Figure,
  isFree: (square: Square) => boolean,
): Passage[] {
  const ground = groundOf(world, state);
  const own = squaresOf(ground.board, figure);
  const leads = (square: Square, side: Direction): boolean => {
    const beyond = neighbour(ground.board, square, side);
    return (
      beyond >= 0 &&
      !own.includes(beyond) &&
      doorBetween(ground.board, square, beyond) >= 0 &&
      adjacent(ground, square, beyond)
    );
  };
  return DIRECTIONS.flatMap((side): Passage[] => {
    const by = own.find((square) => leads(square, side));
    if (by === undefined) return [];
    const to = neighbour(ground.board, neighbour(ground.board, figure.square, side), side);
    const there = to < 0 ? [] : squaresOf(ground.board, { square: to, size: 2 });
    const fits = there.length > 0 && there.every((square) => square >= 0 && isFree(square));
    return fits && isUnbroken(ground, there) ? [{ to, by }] : [];
  });
}
