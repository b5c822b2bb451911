/** The dungeon for paper, as a mapper would draw it: tiles, doors, stairs, furniture, letters, and who stands where. */
import { figureMention, siteText, telling } from '@oubliette/expert';
import type { Figure, Names, View } from '@oubliette/expert';
import { makeSquare, neighbour } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { boxOf, UNIT } from '../../board/geometry.ts';
import type { DrawnFurniture } from '../../board/furniture/Furniture.tsx';
import type { PaperDoor, PaperMap, PaperMark, PaperPiece } from '../../board/paperMap.ts';
import { letterOf, signsOf } from '../../board/paperSigns.ts';
import { wordsIn } from '../../words/useWords.ts';
import { figureName } from '../play/labels.ts';
import { doorsOf, laidOf } from '../play/level.ts';
import { linksOf, piecesOf, sitesOf, tileSquares } from './dungeon.ts';
import { isCreature, markOf } from './looks.ts';
import { pieceName, tileName } from './names.ts';
import { DUNGEON_WORDS } from './words.ts';

export interface Note {
  readonly letter: string;
  readonly square: Square;
  readonly text: string;
}

export interface DungeonMap {
  readonly map: PaperMap;
  readonly notes: readonly Note[];
}

export function mapOfDungeon(view: View, language: Language): DungeonMap {
  const { board, squares } = laidOf(view.layout);
  const words = wordsIn(DUNGEON_WORDS, language);
  const names = telling.namesIn(view);
  const notes = notesOf(view, names, language);
  const { x, y, width, height } = boxOf(board, squares.length > 0 ? squares : [0]);
  const map: PaperMap = {
    board,
    shown: { x: x / UNIT, y: y / UNIT, width: width / UNIT, height: height / UNIT },
    unknown: view.forgotten.flatMap(({ tile }) => tileSquares(view, tile)),
    blocked: view.tiles.flatMap(({ chasm }) => gapOf(chasm)),
    stairs: [],
    exit: [],
    wells: view.tiles.flatMap(({ stairs, card }) =>
      stairs === null
        ? []
        : [{ squares: [stairs], text: '⌂', name: words(card === 'first' ? 'stairs' : 'wayOut') }],
    ),
    doors: doorsOf(view).map(paperDoor),
    furniture: piecesOf(view).map(({ id, kind, squares: own }) => ({
      kind: PAPER[kind] ?? 'table',
      name: pieceName(id, language),
      squares: own,
    })),
    marks: [...unopened(view, words('unopened')), ...figureMarks(view, names, language)],
    numbers: notes.map(({ letter, square }) => ({ square, text: letter })),
  };
  return { map, notes };
}

/** Classic's drawings; what has none of its own stands there as a table does. */
const PAPER: Readonly<Partial<Record<DrawnFurniture, PaperPiece['kind']>>> = {
  cupboard: 'cupboard',
  fireplace: 'fireplace',
  bookcase: 'bookcase',
  sorcererDesk: 'sorcererDesk',
  rack: 'rack',
  treasureChest: 'treasureChest',
  alchemistBench: 'alchemistBench',
  weaponRack: 'weaponRack',
  tomb: 'tomb',
  throne: 'throne',
};

/** The cells of a chasm without a way over them. */
function gapOf(chasm: View['tiles'][number]['chasm']): readonly Square[] {
  if (chasm === null) return [];
  const { squares, across, bridge } = chasm;
  return squares.filter((square) => bridge === 'none' || !across.includes(square));
}

function paperDoor({ a, b, side, state }: ReturnType<typeof doorsOf>[number]): PaperDoor {
  const look = state === 'open' || state === 'closed' ? state : 'locked';
  return { a, b, look, ...(side === undefined ? {} : { side }) };
}

/** Tiles, what the quest is about, doors that lead elsewhere: from the top of the map down. */
function notesOf(view: View, names: Names, language: Language): readonly Note[] {
  const words = wordsIn(DUNGEON_WORDS, language);
  const found: Omit<Note, 'letter'>[] = [];
  for (const { id } of view.tiles) {
    const squares = tileSquares(view, id);
    const square = squares[Math.floor(squares.length / 2)];
    if (square !== undefined) found.push({ square, text: tileName(names, id, language) });
  }
  for (const { id, squares } of sitesOf(view))
    found.push({ square: squares[0]!, text: siteText(names, id, language) });
  for (const { letter, at, side, to } of linksOf(view))
    found.push({
      square: at,
      text: words('link', { side: 'nesw'[side]!, square: makeSquare(view.layout, to), letter }),
    });
  return found
    .toSorted((a, b) => a.square - b.square)
    .map(({ square, text }, index) => ({
      square,
      letter: letterOf(index),
      text: `${text} (${makeSquare(view.layout, square)})`,
    }));
}

/** Beyond each door with nothing laid behind it yet. */
function unopened({ layout }: View, name: string): PaperMark[] {
  return layout.exits.flatMap(({ squares: [at], direction }): PaperMark[] => {
    const square = at === undefined ? -1 : neighbour(layout, at, direction);
    return square < 0 ? [] : [{ square, text: '?', look: 'later', name }];
  });
}

function figureMarks(view: View, names: Names, language: Language): PaperMark[] {
  const kindOf = (figure: Figure): string => {
    const mention = figureMention(names, figure.id);
    return 'noun' in mention ? mention.noun[language].one : mention[language].one;
  };
  const signs = signsOf(view.figures.filter(isCreature).map(kindOf));
  return view.figures.map((figure) => {
    const mark = markOf(view, figure, language);
    return {
      square: figure.square,
      text: isCreature(figure) ? `${signs.get(kindOf(figure))}${mark}` : mark,
      look: isCreature(figure) ? 'monster' : 'hero',
      name: figureName(names, figure.id, language),
    };
  });
}
