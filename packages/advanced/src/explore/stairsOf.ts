/** The stairs of a level, and where they lead (ADV-STAIR-01). */
import type { Board, Square } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { levelOf } from '../figures.ts';
import { stairsAt } from '../generate/stairs.ts';
import type { Level, Place, State } from '../state.ts';
import type { World } from '../world.ts';

export interface Stairs {
  readonly area: string;
  readonly leads: NonNullable<Place['stairs']>;
  readonly squares: readonly Square[];
}

/** Stairs are a section of their own, or stand in a room. */
export function stairsOf(world: World, state: State): readonly Stairs[] {
  const { places, things } = levelOf(state);
  const { board } = groundOf(world, state);
  if (last?.board !== board || last.places !== places || last.things !== things)
    last = { board, places, things, stairs: stairsFrom(world, state) };
  return last.stairs;
}

interface Known extends Pick<Level, 'places' | 'things'> {
  readonly board: Board;
  readonly stairs: readonly Stairs[];
}

/** Of the level asked about last: it has the same stairs wherever anybody treads. */
let last: Known | undefined;

function stairsFrom(world: World, state: State): Stairs[] {
  const { places } = levelOf(state);
  return groundOf(world, state).board.areas.flatMap(({ id, squares }): Stairs[] => {
    const leads = places[id]?.stairs ?? null;
    if (leads === null) return [];
    return [
      { area: id, leads, squares: squares.filter((square) => stairsAt(world, state, square) === leads) },
    ];
  });
}

export function stairsUnder(world: World, state: State, square: Square): Stairs | undefined {
  return stairsOf(world, state).find(({ squares }) => squares.includes(square));
}
