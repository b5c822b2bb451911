/** From a quest as written to a quest that can be played, or the list of what is wrong with it. */
import { adjacentSquares, boardOf } from './board.ts';
import type { DrawnBoard } from './board.ts';
import { effectOf, list, monsterOf } from './effects.ts';
import { Finder } from './finder.ts';
import { checkLinks } from './links.ts';
import { noteOf } from './notes.ts';
import { checkPlaces } from './places.ts';
import { salvage } from './salvage.ts';
import { shapeProblems } from './shape.ts';
import { emptySquares, hasSquare, squareAt, withDoors, withSquares, xOf, yOf } from '@oubliette/dungeon';
import type { Board, DoorEdge, Square } from '@oubliette/dungeon';
import type { Problem } from '@oubliette/kernel';
import { FURNITURE, STAIRS_SIZE } from '../content/pieces.ts';
import { CAPTIVE } from '../content/monsters.ts';
import { properName } from '../content/names.ts';
import type { Quest, QuestCaptive, QuestDoor, QuestFurniture, QuestTrap, QuestTreasure } from './quest.ts';
import { questSchemaFor } from './source.ts';
import type { ParsedQuest } from './source.ts';
import { BOX_VOCABULARY } from './vocabulary.ts';
import type { QuestVocabulary } from './vocabulary.ts';

export type Checked =
  | { readonly ok: true; readonly quest: Quest }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function checkQuest(source: unknown, vocabulary: QuestVocabulary = BOX_VOCABULARY): Checked {
  const foreign = foreignBook(source, vocabulary);
  if (foreign !== null) return { ok: false, problems: [foreign] };
  const parsed = questSchemaFor(vocabulary).safeParse(source, { reportInput: true });
  if (parsed.success) return build(parsed.data, vocabulary, WHOLE);
  const { issues } = parsed.error;
  return { ok: false, problems: [...shapeProblems(issues), ...furtherProblems(source, issues, vocabulary)] };
}

/** What is wrong with the rest of a quest some of whose parts cannot be read: its author hears of everything at once. */
function furtherProblems(
  source: unknown,
  issues: Parameters<typeof salvage>[1],
  vocabulary: QuestVocabulary,
): readonly Problem[] {
  const saved = salvage(source, issues);
  const parsed = saved === null ? null : questSchemaFor(vocabulary).safeParse(saved.source);
  if (saved === null || parsed?.success !== true) return [];
  const built = build(parsed.data, vocabulary, { isPart: true, elsewhere: saved.ids });
  if (built.ok) return [];
  return built.problems.map((problem) => ({ ...problem, path: saved.written(problem.path) }));
}

/** The book a quest says it is written for; undefined where it says nothing of the kind. */
export function bookOfQuest(source: unknown): string | undefined {
  const { book } = (source ?? {}) as { readonly book?: unknown };
  return typeof book === 'string' ? book : undefined;
}

/** A quest that needs another book than this one. */
function foreignBook(source: unknown, vocabulary: QuestVocabulary): Problem | null {
  const book = bookOfQuest(source);
  if (book === undefined || book === vocabulary.book) return null;
  return {
    path: 'quest.book',
    message: `this quest is written for the book ${book}`,
    remedy: `play it by the rules of ${book}`,
  };
}

/** Whether this is all of the quest, or what is left of one that cannot be read in every part. */
interface Extent {
  readonly isPart: boolean;
  /** Ids that stand in the file, though perhaps not in what is left. */
  readonly elsewhere: ReadonlySet<string>;
}

const WHOLE: Extent = { isPart: false, elsewhere: new Set() };

function build(source: ParsedQuest, vocabulary: QuestVocabulary, { isPart, elsewhere }: Extent): Checked {
  const laid = boardOf(source.board);
  if (!laid.ok) return { ok: false, problems: [laid.problem] };
  const { drawn } = laid;
  const finder = new Finder(source, drawn.board, vocabulary, elsewhere);
  const { edges, doors, doorPaths } = doorsOf(source, drawn, finder);
  const board = withDoors(drawn.board, edges);
  finder.board = board;
  const furniture = furnitureOf(source, board, finder);
  const blocked = source.blocked.map((tile, i) => list(tile).map((at) => finder.square(at, `blocked[${i}]`)));
  const monsters = source.monsters.map((monster, i) => monsterOf(monster, finder, `monsters[${i}]`));
  const taken = [
    -1,
    ...furniture.flatMap(({ squares }) => squares),
    ...blocked.flat(),
    ...monsters.map(({ square }) => square),
  ];
  const start = startOf(source, board, new Set(taken), finder);
  const quest: Quest = {
    id: source.id,
    book: source.book ?? null,
    vocabulary,
    level: source.level ?? null,
    title: source.title,
    parchment: source.parchment,
    reward: source.reward ?? null,
    training: source.training ?? false,
    board,
    wandering: source.wandering,
    stairs: start.stairs,
    startSquares: start.startSquares,
    exit: source.exit?.map((at, i) => finder.square(at, `exit[${i}]`)) ?? start.stairs,
    goals: source.goals,
    doors,
    blocked: withSquares(emptySquares(board), real(blocked.flat())),
    furniture,
    monsters,
    captives: source.captives.map((captive, i) => captiveOf(captive, finder, `captives[${i}]`)),
    traps: source.traps.map((trap, i) => trapOf(trap, furniture, finder, `traps[${i}]`)),
    treasures: source.treasures.map((treasure, i) => treasureOf(treasure, finder, `treasures[${i}]`)),
    notes: source.notes.map((note, i) => noteOf(note, finder, `notes[${i}]`)),
    rules: source.rules,
  };
  if (quest.exit.length === 0 && finder.problems.length === 0)
    finder.problem('exit', 'the quest has no way out', 'give the stairs, or name the squares that lead out');
  checkPlaces(quest, { blocked, doorPaths }, finder);
  checkLinks(quest, { isPart }, finder);
  return finder.problems.length > 0 ? { ok: false, problems: finder.problems } : { ok: true, quest };
}

/** The squares that are on the board: a place that could not be found is -1. */
function real(squares: readonly Square[]): Square[] {
  return squares.filter((square) => square >= 0);
}

function doorsOf(source: ParsedQuest, drawn: DrawnBoard, finder: Finder) {
  const edges: DoorEdge[] = [];
  const doors: QuestDoor[] = [];
  const doorPaths: string[] = [];
  for (const { edge, secret } of drawn.doors) {
    edges.push(edge);
    doors.push({ id: null, secret, locked: false });
    doorPaths.push('board');
  }
  for (const [key, secret] of [
    ['doors', false],
    ['secretDoors', true],
  ] as const) {
    for (const [i, door] of source[key].entries()) {
      const path = `${key}[${i}]`;
      const written = typeof door === 'string' ? { at: door } : door;
      const { at, id = null } = written;
      const locked = 'locked' in written && written.locked === true;
      const edge = finder.edge(at, path);
      if (edge === null) continue;
      finder.nameDoor(id, doors.length, path);
      edges.push(edge);
      doors.push({ id, secret, locked });
      doorPaths.push(path);
    }
  }
  return { edges, doors, doorPaths };
}

function furnitureOf(source: ParsedQuest, board: Board, finder: Finder): QuestFurniture[] {
  let taken = emptySquares(board);
  return source.furniture.map((piece, i) => {
    const path = `furniture[${i}]`;
    const { kind, id = null } = piece;
    finder.nameFurniture(id, i, path);
    const at = finder.square(piece.at, `${path}.at`);
    if (at < 0) return { id, kind, squares: [] };
    const [long, short] = FURNITURE[kind].size;
    const squares = block(board, at, piece.turned ? [short, long] : [long, short]);
    if (squares.some((square) => square < 0 || board.areaOf[square] !== board.areaOf[at])) {
      finder.problem(
        `${path}.at`,
        `the ${kind} does not fit at ${piece.at}`,
        'move it, or turn it, so that it lies in one room',
      );
      return { id, kind, squares: [] };
    }
    if (squares.some((square) => hasSquare(taken, square)))
      finder.problem(
        `${path}.at`,
        `the ${kind} at ${piece.at} overlaps another piece`,
        'move one of the two',
      );
    taken = withSquares(taken, squares);
    return { id, kind, squares };
  });
}

/** The squares of a rectangle from its upper left corner, -1 where it leaves the board. */
function block(board: Board, at: Square, [width, height]: readonly [number, number]): Square[] {
  const squares: Square[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) squares.push(squareAt(board, xOf(board, at) + x, yOf(board, at) + y));
  return squares;
}

/** Beside the stairs in the same room, then elsewhere in it, then on the stairs (CLS-STA-02); or where the quest says (CLS-STA-03). */
function startOf(
  source: ParsedQuest,
  board: Board,
  taken: ReadonlySet<Square>,
  finder: Finder,
): { stairs: Square[]; startSquares: Square[][] } {
  if ('squares' in source.start) {
    const squares = source.start.squares.map((at, i) => finder.square(at, `start.squares[${i}]`));
    return { stairs: [], startSquares: [squares.filter((square) => !taken.has(square))] };
  }
  const at = finder.square(source.start.stairs, 'start.stairs');
  if (at < 0) return { stairs: [], startSquares: [] };
  const stairs = block(board, at, STAIRS_SIZE);
  const area = board.areaOf[at]!;
  if (stairs.some((square) => square < 0 || board.areaOf[square] !== area)) {
    finder.problem(
      'start.stairs',
      `the stairs do not fit at ${source.start.stairs}`,
      'they cover 2 × 2 squares of one room',
    );
    return { stairs: [], startSquares: [] };
  }
  const room = board.areas[area]!.squares.filter((square) => !stairs.includes(square) && !taken.has(square));
  const beside = room.filter((square) => stairs.some((step) => adjacentSquares(board, step, square)));
  return { stairs, startSquares: [beside, room.filter((square) => !beside.includes(square)), stairs] };
}

function captiveOf(captive: ParsedQuest['captives'][number], finder: Finder, path: string): QuestCaptive {
  finder.nameFigure(captive.id, `${path}.id`);
  const { move, attack, defence, body, mind, name } = captive;
  return {
    id: captive.id,
    name: properName(name.en, name.gender, name.fr),
    square: finder.square(captive.at, `${path}.at`),
    strength: {
      move: move ?? CAPTIVE.move,
      attack: attack ?? CAPTIVE.attack,
      defence: defence ?? CAPTIVE.defence,
      body: body ?? CAPTIVE.body,
      mind: mind ?? CAPTIVE.mind,
    },
  };
}

function trapOf(
  trap: ParsedQuest['traps'][number],
  furniture: readonly QuestFurniture[],
  finder: Finder,
  path: string,
): QuestTrap {
  switch (trap.kind) {
    case 'pit':
      return {
        kind: 'pit',
        sort: sortOf(trap),
        squares: list(trap.at).map((square) => finder.square(square, `${path}.at`)),
      };
    case 'rockfall': {
      const square = finder.square(trap.at, `${path}.at`);
      const falls = trap.falls === undefined ? square : finder.square(trap.falls, `${path}.falls`);
      return { kind: 'rockfall', sort: null, squares: [square], falls };
    }
    case 'spear':
      return { kind: 'spear', sort: sortOf(trap), squares: [finder.square(trap.at, `${path}.at`)] };
    case 'chest': {
      const chest = finder.furniture(trap.chest, `${path}.chest`);
      return {
        kind: 'chest',
        sort: null,
        squares: furniture[chest]?.squares ?? [],
        chest,
        harm: trap.harm,
        text: trap.text ?? null,
      };
    }
  }
}

function sortOf(trap: object): string | null {
  return 'sort' in trap ? (trap.sort as string) : null;
}

function treasureOf(treasure: ParsedQuest['treasures'][number], finder: Finder, path: string): QuestTreasure {
  const then = treasure.then.map((effect, i) => effectOf(effect, finder, `${path}.then[${i}]`));
  if (treasure.in !== undefined && treasure.at === undefined)
    return { place: { area: finder.area(treasure.in, `${path}.in`) }, then };
  if (treasure.at !== undefined && treasure.in === undefined)
    return { place: { square: finder.square(treasure.at, `${path}.at`) }, then };
  finder.problem(
    path,
    'a treasure lies in one place',
    'give either `in` (a room) or `at` (a passage square)',
  );
  return { place: { area: -1 }, then };
}
