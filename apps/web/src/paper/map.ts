/** A map for paper: from a quest as its author wrote it, or from what one view has seen. */
import {
  CLASSIC_BOARD,
  figureMark,
  FURNITURE,
  HERO_KINDS,
  cardOf,
  telling,
  figureMention,
} from '@oubliette/classic';
import type { Names, Quest, View } from '@oubliette/classic';
import { hasSquare, squaresOf } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { MARK_LOOKS } from '../board/paperMap.ts';
import type { MarkLook, PaperDoor, PaperMap, PaperMark } from '../board/paperMap.ts';
import { everyMonster, nounOf, tellNotes } from './questNotes.ts';

/** The legend's names for things without a noun of their own. */
export interface MapNames {
  readonly pit: string;
  readonly rockfall: string;
  readonly falls: string;
  readonly spear: string;
  readonly trappedChest: string;
  readonly treasure: string;
  readonly belongings: string;
  readonly start: string;
  /** "orc, by a note". */
  readonly later: (monster: string) => string;
}

/** The board of the box, with nothing on it. */
export function bareMap(): PaperMap {
  const nothing = {
    unknown: [],
    blocked: [],
    stairs: [],
    exit: [],
    doors: [],
    furniture: [],
    marks: [],
    numbers: [],
  };
  return { board: CLASSIC_BOARD, ...nothing };
}

function outerDoor({
  square,
  direction,
}: {
  readonly square: Square;
  readonly direction: Direction;
}): PaperDoor {
  return { a: square, b: square, side: direction, look: 'closed' };
}

/** What a book built on classic has of its own. */
export interface OwnMarks {
  /** Its monsters among them. */
  readonly names: Names;
  /** The known traps. */
  readonly traps: readonly PaperMark[];
}

/** The map as heroes have seen it, with nothing they may not know. */
export function mapOfView(
  view: View,
  language: Language,
  words: MapNames,
  { names, traps }: OwnMarks = { names: telling.namesIn(view), traps: trapMarks(view, words) },
): PaperMap {
  const { board, revealed } = view;
  return {
    board,
    unknown: board.areaOf.flatMap((area, square) =>
      area >= 0 && !hasSquare(revealed, square) ? [square] : [],
    ),
    blocked: squaresOf(view.rubble),
    stairs: view.stairs,
    exit: view.exit.filter((square) => !view.stairs.includes(square)),
    doors: [
      ...board.doors.map(({ a, b }, index): PaperDoor => ({
        a,
        b,
        look: view.lockedDoors.includes(view.doorKeys[index]!)
          ? 'locked'
          : view.doors[index] === 'open'
            ? 'open'
            : 'closed',
      })),
      ...(view.outerDoors ?? []).map(outerDoor),
    ],
    furniture: view.furniture.map((piece) => ({ ...piece, name: FURNITURE[piece.kind].noun[language].one })),
    marks: [...traps, ...heapMarks(view, words), ...figureMarks(view, names, language)],
    numbers: [],
  };
}

function trapMarks(view: View, words: MapNames): PaperMark[] {
  const pits = squaresOf(view.pits).map((square) => mark(square, '○', 'trap', words.pit));
  const found = view.traps.flatMap(({ kind, squares }) =>
    kind === 'pit' ? [] : squares.map((square) => trapMark(kind, square, words)),
  );
  const foundPits = view.traps.flatMap(({ kind, squares }) => (kind === 'pit' ? squares : []));
  const others = foundPits.filter((square) => !hasSquare(view.pits, square));
  return [...pits, ...found, ...others.map((square) => trapMark('pit', square, words))];
}

function heapMarks({ belongings }: View, words: MapNames): PaperMark[] {
  return belongings.map(({ square }) => mark(square, '✝', 'treasure', words.belongings));
}

function figureMarks(view: View, names: Names, language: Language): PaperMark[] {
  return view.figures.map((figure) => {
    const { kind, name, square, id } = figure;
    const look = isHero(kind) ? 'hero' : kind === 'captive' ? 'captive' : name === null ? 'monster' : 'foe';
    return mark(
      square,
      figureMark(names, figure, language),
      look,
      nameOf(figureMention(names, id), language),
    );
  });
}

function nameOf(mention: ReturnType<typeof figureMention>, language: Language): string {
  return 'noun' in mention ? mention.noun[language].one : mention[language].one;
}

function isHero(kind: string): boolean {
  return (HERO_KINDS as readonly string[]).includes(kind);
}

/** Everything the Morcar player's map shows (CLS-QBK-04). */
export function mapOfQuest(quest: Quest, language: Language, words: MapNames): PaperMap {
  return {
    board: quest.board,
    unknown: [],
    blocked: squaresOf(quest.blocked),
    stairs: quest.stairs,
    exit: quest.exit.filter((square) => !quest.stairs.includes(square)),
    doors: [
      ...quest.board.doors.map(({ a, b }, index): PaperDoor => {
        const { secret, locked } = quest.doors[index]!;
        return { a, b, look: secret ? 'secret' : locked ? 'locked' : 'closed' };
      }),
      ...quest.outerDoors.map(outerDoor),
    ],
    furniture: quest.furniture.map(({ kind, squares }) => ({
      kind,
      squares,
      name: FURNITURE[kind].noun[language].one,
    })),
    marks: [
      ...questStarts(quest, words),
      ...questTraps(quest, language, words),
      ...questHoards(quest, words),
      ...questFigures(quest, language, words),
    ],
    numbers: tellNotes({ quest, language }).flatMap(({ number, square }) =>
      square === null ? [] : [{ square, text: String(number) }],
    ),
  };
}

/** Where the heroes begin, if not on the stairs (CLS-STA-03). */
function questStarts({ stairs, startSquares }: Quest, words: MapNames): PaperMark[] {
  const squares = stairs.length > 0 ? [] : startSquares.flat();
  return squares.map((square) => mark(square, '★', 'start', words.start));
}

function questTraps({ traps, vocabulary }: Quest, language: Language, words: MapNames): PaperMark[] {
  return traps.flatMap((trap) => [
    ...trap.squares.map((square) => {
      const own = vocabulary.traps[trap.sort ?? ''];
      return own === undefined
        ? trapMark(trap.kind, square, words)
        : mark(square, initialsOf(own.noun[language].one), 'trap', own.noun[language].one);
    }),
    ...(trap.kind === 'rockfall' && trap.falls !== trap.squares[0]
      ? [mark(trap.falls, '▾', 'falls', words.falls)]
      : []),
  ]);
}

/** Two letters for a trap without a sign in the box: GS for a granite sphere. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.split(/[ ’]/u).filter((word) => word.length > 2);
  return (second === undefined ? first.slice(0, 2) : first[0]! + second[0]!).toUpperCase();
}

function trapMark(kind: 'pit' | 'rockfall' | 'spear' | 'chest', square: Square, words: MapNames): PaperMark {
  switch (kind) {
    case 'pit':
      return mark(square, '○', 'trap', words.pit);
    case 'rockfall':
      return mark(square, '▲', 'trap', words.rockfall);
    case 'spear':
      return mark(square, '↑', 'trap', words.spear);
    case 'chest':
      return mark(square, '!', 'trap', words.trappedChest);
  }
}

function questHoards({ treasures }: Quest, words: MapNames): PaperMark[] {
  return treasures.flatMap(({ place }) =>
    'square' in place ? [mark(place.square, '$', 'treasure', words.treasure)] : [],
  );
}

function questFigures(quest: Quest, language: Language, words: MapNames): PaperMark[] {
  const onMap = new Set(quest.monsters);
  const captives = quest.captives.map(({ name, square }) => mark(square, '@', 'captive', name[language].one));
  const monsters = everyMonster(quest).map((monster) => {
    const { kind, name, square } = monster;
    const called = (name ?? nounOf(quest, kind))[language].one;
    const text = cardOf(quest.vocabulary.monsters, kind).mark[language];
    if (!onMap.has(monster)) return mark(square, text, 'later', words.later(called));
    return mark(square, text, name === null ? 'monster' : 'foe', called);
  });
  return [...captives, ...monsters];
}

function mark(square: Square, text: string, look: MarkLook, name: string): PaperMark {
  return { square, text, look, name };
}

export interface LegendEntry {
  readonly text: string;
  readonly look: MarkLook;
  readonly name: string;
  readonly count: number;
}

/** One entry per kind of mark on the map, in the order of the looks. */
export function legendOf({ marks }: PaperMap): readonly LegendEntry[] {
  const alike = Map.groupBy(marks, ({ look, name }) => `${look} ${name}`);
  return [...alike.values()]
    .map((same): LegendEntry => {
      const { text, look, name } = same[0]!;
      return { text, look, name, count: same.length };
    })
    .sort((a, b) => MARK_LOOKS.indexOf(a.look) - MARK_LOOKS.indexOf(b.look));
}
