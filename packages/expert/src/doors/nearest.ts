/** The nearest closed door, and where creatures come in when there is none (EXP-SRF-30). */
import { distances } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { groundOf, squaresOfTile } from '../ground.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { shutDoors } from './places.ts';

/** Nearest by steps, as if nobody stood in the way; the first of those that tie. */
export function nearestDoor(
  world: World,
  state: State,
  from: readonly Square[],
): { readonly at: Square; readonly side: Direction } | null {
  const steps = distances(groundOf(world, state), from, (square) => !isFurniture(state, square));
  const far = (at: Square): number => (steps[at]! < 0 ? Infinity : steps[at]!);
  const doors = shutDoors(state).toSorted((a, b) => far(a.at) - far(b.at));
  return doors[0] ?? null;
}

function isFurniture({ tiles }: State, square: Square): boolean {
  return tiles.some(({ furniture }) => furniture.some(({ squares }) => squares.includes(square)));
}

export function stairsOf(world: World, state: State): readonly Square[] {
  const { stairs, id } = state.tiles[0]!;
  return stairs === null ? squaresOfTile(world, state, id) : [stairs];
}
