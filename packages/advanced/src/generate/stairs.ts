/** Where stairs are, and where they lead (ADV-STAIR-01). */
import type { Square } from '@oubliette/dungeon';
import { placeAt } from '../board.ts';
import { levelOf } from '../figures.ts';
import type { Place, State } from '../state.ts';
import type { World } from '../world.ts';

/** Where the stairs on a square lead; in a quest room they cover only four of its squares. */
export function stairsAt(world: World, state: State, square: Square): Place['stairs'] {
  const { kind, stairs } = placeAt(world, state, square);
  if (kind !== 'room' || stairs === null) return stairs;
  const steps = stepsIn(state);
  return steps.length === 0 || steps.includes(square) ? stairs : null;
}

/** The squares of stairs inside rooms. */
function stepsIn(state: State): Square[] {
  return levelOf(state).things.flatMap((thing) =>
    thing.tag === 'feature' && thing.feature === 'stairsDown' ? thing.squares : [],
  );
}
