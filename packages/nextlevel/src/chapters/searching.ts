/** Searching rooms and furniture, looking for traps and secret doors (NXT-SRC, NXT-TRS). */
import { areaAt, inRoom, isHero, asking, forFigures } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { directionTo } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { BaseCommand } from '@oubliette/kernel';
import { withAction, withNext, withSheet } from '../changes.ts';
import { WEAPON_IDS } from '../content/weapons.ts';
import { pieceAt, upperLeft } from '../furniture.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { SearchFacts } from '../search/facts.ts';
import { checkHandWeapon, checkPieceSearch, handWeapon, searchPiece } from '../search/furniture.ts';
import { checkLooking, searchPassages, searchTraps } from '../search/looking.ts';
import { checkRoomSearch, searchRoom } from '../search/treasure.ts';
import type { NextState } from '../state.ts';

export type { SearchFacts };

export type SearchCommand =
  /** Furniture goes by its upper left square. */
  | { readonly type: 'searchFurniture'; readonly figure: FigureId; readonly square: Square }
  | { readonly type: 'searchTraps'; readonly figure: FigureId }
  | { readonly type: 'searchPassages'; readonly figure: FigureId }
  /** Morcar hands over a weapon from the rack. */
  | { readonly type: 'handWeapon'; readonly weapon: string };

const APPLIERS: Appliers<SearchFacts> = {
  pieceSearched: (state, { square }, world) => {
    const piece = pieceAt(world, state, square);
    return withAction(withNext(state, { searchedPieces: [...state.next.searchedPieces, piece] }), 'search');
  },
  searchRolled: (state) => state,
  substanceFound: (state, { hero, substance }) =>
    withSheet(state, hero, (sheet) => ({ ...sheet, substances: [...sheet.substances, substance] })),
  scrollFound: (state, { hero, scroll }) =>
    withSheet(state, hero, (sheet) => ({ ...sheet, scrolls: [...sheet.scrolls, scroll] })),
  gearFound: (state, { hero, gear }) =>
    withSheet(state, hero, (sheet) => ({ ...sheet, gear: [...sheet.gear, gear] })),
  lookedFor: (state) => withAction(state, 'lookFor'),
};

export const SEARCHING: Chapter<SearchCommand, SearchFacts, 'rack'> = {
  shapes: {
    searchFurniture: { figure: 'text', square: 'number' },
    searchTraps: { figure: 'text' },
    searchPassages: { figure: 'text' },
    handWeapon: { weapon: 'text' },
  },
  handlers: {
    searchFurniture: { check: checkPieceSearch, perform: searchPiece },
    searchTraps: { foreseen: true, check: checkLooking, perform: searchTraps },
    searchPassages: { check: checkLooking, perform: searchPassages },
    handWeapon: { when: 'answering', check: checkHandWeapon, perform: handWeapon },
  },
  replaces: { searchTreasure: { check: checkRoomSearch, perform: searchRoom } },
  appliers: APPLIERS,
  follows: {
    /** One of the two actions; afterwards the room is empty for everybody (NXT-SRC-03). */
    searched: (state, { squares, counts }, world) => {
      const area = areaAt(world, squares[0]!);
      const isNew = counts && inRoom(world, squares[0]!) && !state.next.searchedRooms.includes(area);
      const searchedRooms = isNew ? [...state.next.searchedRooms, area] : state.next.searchedRooms;
      return withAction(withNext(state, { searchedRooms }), 'search');
    },
  },
  offers: forFigures(offers),
  frames: {
    rack: asking(
      'handWeapon',
      ['NXT-SRC-08', 'NXT-SRC-09'],
      (_world, { morcar }) => morcar,
      () => WEAPON_IDS.map((weapon) => ({ type: 'handWeapon', weapon })),
    ),
  },
};

function offers({ board }: World, { furniture }: NextState, { id, square }: Figure): BaseCommand[] {
  if (!isHero(id)) return [];
  const beside = furniture.filter(({ squares }) => squares.some((at) => directionTo(board, square, at) >= 0));
  const searches = ['searchTreasure', 'searchTraps', 'searchPassages'].map((type) => ({ type, figure: id }));
  const pieces = beside.map(({ squares }) => ({
    type: 'searchFurniture',
    figure: id,
    square: upperLeft(squares),
  }));
  return [...searches, ...pieces];
}
