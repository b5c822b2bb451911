/** Searching for treasure and for secrets (CLS-SRC). */
import { withSquares } from '@oubliette/dungeon';
import { spent, withDoor, withHero } from '../changes.ts';
import type { SearchingCommand } from '../commands.ts';
import type { SearchingFacts } from '../events.ts';
import { isHero } from '../figures.ts';
import { forFigures } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import { checkSearchSecrets, checkSearchTreasure, searchSecrets, searchTreasure } from '../search.ts';
import type { FigureId, State } from '../state.ts';
import { areaAt, inRoom } from '../world.ts';

export const SEARCHING: Chapter<SearchingCommand, SearchingFacts, never> = {
  shapes: {
    searchTreasure: { figure: 'text' },
    searchSecrets: { figure: 'text' },
  },
  handlers: {
    searchTreasure: {
      check: checkSearchTreasure,
      perform: searchTreasure,
      offers: forFigures((_world, state, { id }) =>
        maySearch(state, id) ? [{ type: 'searchTreasure', figure: id }] : [],
      ),
    },
    searchSecrets: {
      check: checkSearchSecrets,
      perform: searchSecrets,
      offers: forFigures((_world, state, { id }) =>
        maySearch(state, id) ? [{ type: 'searchSecrets', figure: id }] : [],
      ),
    },
  },
  appliers: {
    searched: (state, { hero, for: sought, counts, squares }, world) => {
      const safe = sought === 'secrets' ? withSquares(state.safe, squares) : state.safe;
      const acted = { ...state, safe, turn: spent(state.turn) };
      if (!counts || !isHero(hero)) return acted;
      const square = squares[0]!;
      if (!inRoom(world, square))
        return withHero(acted, hero, (sheet) => ({
          ...sheet,
          searchedSquares: withSquares(sheet.searchedSquares, squares),
        }));
      const area = areaAt(world, square);
      return withHero(acted, hero, (sheet) =>
        sheet.searchedRooms.includes(area)
          ? sheet
          : { ...sheet, searchedRooms: [...sheet.searchedRooms, area] },
      );
    },
    secretDoorFound: (state, { door }, world) => {
      const index = world.doorIndex.get(door)!;
      return { ...withDoor(state, index, 'open'), seenDoors: [...state.seenDoors, index] };
    },
    nothingFound: (state) => state,
    questTreasureFound: (state, { hero, place }) =>
      withHero({ ...state, emptied: [...state.emptied, place] }, hero, (sheet) => ({
        ...sheet,
        found: [...sheet.found, place],
      })),
  },
  frames: {},
};

function maySearch({ turn }: State, id: FigureId): boolean {
  return isHero(id) && !turn.acted;
}
