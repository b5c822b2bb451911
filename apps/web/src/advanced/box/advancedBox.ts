/** The tiles, doors, figures and counters of a level as they lie on the table: what the view shows, and no more. */
import {
  ADVANCED_NOUNS,
  featureNoun,
  figureMention,
  SECTION_NOUNS,
  SECTIONS,
  squaresOf as squaresUnder,
  STAIRS_NOUNS,
  telling,
  trapNoun,
} from '@oubliette/advanced';
import type { Level, Names, Sheet, Thing, View } from '@oubliette/advanced';
import { pieceSquares, squaresOf } from '@oubliette/dungeon';
import type { Piece, Size, Square } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { BoxPiece, BoxUi, PartyMember } from '../../play/box/pieces.ts';
import { tilesOf } from '../../play/box/tiles.ts';
import { mapOfLevel } from '../board/paperLevel.ts';
import { sheetName } from '../play/labels.ts';
import { doorsOf, laidOf } from '../play/level.ts';
import { BOX_SHEET } from './words.ts';

export const advancedBox: BoxUi<View> = {
  board(view) {
    const level = view.levels[view.level];
    if (level === undefined) return null;
    const { width, height } = level.layout;
    return {
      ground: `level ${view.level}`,
      size: { width, height },
      pieces: [
        ...tilesOf(level.layout, (piece) => pieceSquares(level.layout, SECTIONS, piece), tileNoun),
        ...doorPieces(level),
        ...thingsOn(level),
        ...figuresOn(view, level.layout),
      ],
    };
  },
  map: (view, language) => mapOfLevel(view, view.level, language).map,
  party: (view, language) =>
    view.sheets
      .filter(({ where }) => where === 'inside' || where === 'below')
      .map((sheet) => memberOf(view, sheet, language)),
};

function tileNoun({ section }: Piece) {
  return SECTION_NOUNS[section as keyof typeof SECTION_NOUNS];
}

function doorPieces(level: Level): readonly BoxPiece[] {
  return doorsOf(level, laidOf(level.layout).board).flatMap(({ a, b, state }): BoxPiece[] =>
    state === 'walledUp'
      ? []
      : [
          {
            key: `door ${a}-${b}`,
            what: ADVANCED_NOUNS.door,
            squares: [a, b],
            isBetween: true,
            isOpen: state === 'open',
          },
        ],
  );
}

function thingsOn({ things, rubble }: Level): readonly BoxPiece[] {
  return [
    ...squaresOf(rubble).map((square): BoxPiece => ({
      key: `rubble ${square}`,
      what: ADVANCED_NOUNS.rubble,
      squares: [square],
    })),
    ...things.flatMap((thing) => thingPiece(thing)),
  ];
}

/** What the box has a piece for. */
function thingPiece(thing: Thing): readonly BoxPiece[] {
  const { id, square } = thing;
  const piece = (what: BoxPiece['what'], squares: readonly Square[] = [square]): readonly BoxPiece[] => [
    { key: `thing ${id}`, what, squares },
  ];
  switch (thing.tag) {
    case 'chest':
      return piece(ADVANCED_NOUNS.chest);
    case 'feature':
      return piece(
        thing.feature === 'stairsDown' ? STAIRS_NOUNS.down : featureNoun(thing.feature),
        thing.squares,
      );
    case 'trap':
      return thing.state === 'sprung' && thing.chest === null ? piece(trapNoun(thing.trap)) : [];
    case 'pile':
      return [];
  }
}

function figuresOn(view: View, size: Size): readonly BoxPiece[] {
  const names: Names = telling.namesIn(view);
  return view.figures.map((figure): BoxPiece => {
    const { id, side } = figure;
    const seat = view.sheets.find((sheet) => sheet.id === id)?.seat ?? view.master.seat;
    return {
      key: `figure ${id}`,
      what: figureMention(names, id),
      squares: squaresUnder(size, figure),
      ...(side === 'heroes' ? { isOne: true } : {}),
      ...(seat === null ? {} : { by: seat }),
    };
  });
}

function memberOf(view: View, sheet: Sheet, language: Language): PartyMember {
  const { id, startWounds, fate, gold } = sheet;
  const standing = [...view.figures, ...view.levels.flatMap(({ left }) => left)];
  // Before they take their places on the stairs nothing has happened to them.
  const wounds = standing.find((figure) => figure.id === id)?.wounds ?? startWounds;
  return {
    id,
    name: sheetName(sheet, language),
    numbers: say(BOX_SHEET, language, 'numbers', { wounds, most: startWounds, fate, gold }),
    isOnTurn: view.turn.active === id,
  };
}
