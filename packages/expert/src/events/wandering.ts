/** Where wandering monsters come from: the nearest closed door, beside no hero. */
import { nearestDoor, stairsOf } from '../doors/nearest.ts';
import { cellsFor } from '../monsters/appearing.ts';
import type { Whence } from '../monsters/types.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';

/** Null where no cell is left for them. */
export function wherefrom(world: World, state: State): Whence | null {
  const heroes = state.figures.filter(({ side }) => side === 'heroes').map(({ square }) => square);
  const door = nearestDoor(world, state, heroes);
  const squares = door === null ? stairsOf(world, state) : [door.at];
  const whence: Whence = { is: 'at', squares, apart: true };
  return cellsFor(world, state, whence).length === 0 ? null : whence;
}
