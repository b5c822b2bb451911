/** A level of the expedition for paper, as its mapper would draw it: passages, rooms, doors, stairs, letters. */
import { featureNoun, figureMention, telling } from '@oubliette/advanced';
import type { FigureId, Level, Names, View } from '@oubliette/advanced';
import { squaresOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { markOf } from './looks.ts';
import { notesOf } from './notes.ts';
import { signsOf } from '../../board/paperSigns.ts';
import type { Note } from './notes.ts';
import { LEVEL_WORDS } from './words.ts';
import { figureName } from '../play/labels.ts';
import { darkExits, doorsOf, laidOf } from '../play/level.ts';
import { ADVANCED } from '../words.ts';
import { boxOf, UNIT } from '../../board/geometry.ts';
import { wordsIn } from '../../words/useWords.ts';
import type { PaperDoor, PaperMap, PaperMark, PaperWell } from '../../board/paperMap.ts';

export interface LevelMap {
  readonly map: PaperMap;
  readonly notes: readonly Note[];
}

export function mapOfLevel(view: View, at: number, language: Language): LevelMap {
  const level = view.levels[at]!;
  const { board, squares } = laidOf(level.layout);
  const names = telling.namesIn(view);
  const notes = notesOf(view, at, names, language);
  const { x, y, width, height } = boxOf(board, squares.length > 0 ? squares : [0]);
  const map: PaperMap = {
    board,
    shown: { x: x / UNIT, y: y / UNIT, width: width / UNIT, height: height / UNIT },
    unknown: [],
    blocked: squaresOf(level.rubble),
    stairs: [],
    exit: [],
    wells: wellsOf(level, language),
    doors: paperDoors(level),
    furniture: level.things.flatMap((thing) =>
      thing.tag === 'feature' && thing.feature !== 'stairsDown'
        ? [{ kind: 'table', name: featureNoun(thing.feature)[language].one, squares: thing.squares }]
        : [],
    ),
    marks: [...unexplored(level, language), ...(at === view.level ? figureMarks(view, names, language) : [])],
    numbers: notes.map(({ letter, square }) => ({ square, text: letter })),
  };
  return { map, notes };
}

const LEADS = { out: '⌂', down: '↓', up: '↑' } as const;

function wellsOf(level: Level, language: Language): readonly PaperWell[] {
  const { board } = laidOf(level.layout);
  const words = wordsIn(ADVANCED, language);
  const well = (squares: readonly Square[], leads: keyof typeof LEADS): PaperWell => ({
    squares,
    text: LEADS[leads],
    name: words(`stairs_${leads}`),
  });
  const stairwells = Object.values(level.places).flatMap(({ area, stairs }) => {
    const own = board.areas.find(({ id }) => id === area)?.squares ?? [];
    return stairs === null || own.length === 0 || own.length > 4 ? [] : [well(own, stairs)];
  });
  const inRooms = level.things.flatMap((thing) =>
    thing.tag === 'feature' && thing.feature === 'stairsDown' ? [well(thing.squares, 'down')] : [],
  );
  return [...stairwells, ...inRooms];
}

function paperDoors(level: Level): PaperDoor[] {
  const { board } = laidOf(level.layout);
  return doorsOf(level, board).map(({ a, b, state }) => ({
    a,
    b,
    look: state === 'walledUp' ? 'locked' : state === 'open' ? 'open' : 'closed',
  }));
}

function unexplored(level: Level, language: Language): PaperMark[] {
  const name = wordsIn(LEVEL_WORDS, language)('unexploredMark');
  return darkExits(level).flatMap(({ squares: [square] }): PaperMark[] =>
    square === undefined ? [] : [{ square, text: '?', look: 'later', name }],
  );
}

function figureMarks(view: View, names: Names, language: Language): PaperMark[] {
  const mentioned = new Map(view.figures.map(({ id }) => [id, figureMention(names, id)]));
  const kindOf = (id: FigureId): string => {
    const mention = mentioned.get(id)!;
    return 'noun' in mention ? mention.noun[language].one : mention[language].one;
  };
  const monsters = view.figures.filter(({ kind }) => kind === 'monster');
  const signs = signsOf(monsters.map(({ id }) => kindOf(id)));
  return view.figures.map((figure) => {
    const { id, square, side } = figure;
    const number = 'label' in mentioned.get(id)! ? markOf(view, figure, language) : '';
    const isSign = figure.kind === 'monster' && signs.size > 1;
    return {
      square,
      text: isSign ? `${signs.get(kindOf(id))}${number}` : markOf(view, figure, language),
      look: side === 'heroes' ? 'hero' : 'monster',
      name: figureName(names, id, language),
    };
  });
}
