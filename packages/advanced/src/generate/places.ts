/** Facts about the areas of newly laid pieces. */
import { emptySquares, sectionOf } from '@oubliette/dungeon';
import type { Layout } from '@oubliette/dungeon';
import type { Level, Place } from '../state.ts';
import type { World } from '../world.ts';
import { kindOf } from './pieces.ts';

/** The places made by a layout's pieces from this one on. */
export function placesOf(
  world: World,
  layout: Layout,
  from: number,
  facts: Pick<Place, 'room' | 'stairs' | 'entry'>,
): Place[] {
  return layout.pieces.slice(from).flatMap((piece) => {
    const section = sectionOf(world.sections, piece);
    const { areas } = section.board;
    const kind = kindOf(section, facts.stairs);
    return areas.map(({ id }) => ({
      area: areas.length === 1 ? piece.id : `${piece.id}.${id}`,
      kind,
      searched: false,
      searchedWalls: [],
      group: null,
      hazard: null,
      ...facts,
    }));
  });
}

/** A level before any play on it. */
export function freshLevel(layout: Layout, places: readonly Place[]): Level {
  return {
    layout,
    doors: layout.doors.map(({ state }) => state),
    opened: [],
    falseDoors: [],
    places: Object.fromEntries(places.map((place) => [place.area, place])),
    trodden: emptySquares(layout),
    rubble: emptySquares(layout),
    furniture: emptySquares(layout),
    things: [],
    left: [],
    groups: [],
  };
}
