/** From a written quest to a playable one, or to the list of its mistakes. */
import { adjacentSquares, block, boardOf } from './board.ts';
import type { DrawnBoard } from './board.ts';
import { effectOf, list, monsterOf } from './effects.ts';
import { Finder } from './finder.ts';
import { checkLinks } from './links.ts';
import { MISSING, MOVE_ONE } from './phrases.ts';
import { noteOf } from './notes.ts';
import type { QuestProblem } from './problem.ts';
import { checkPlaces, everyEffect } from './places.ts';
import { salvage } from './salvage.ts';
import { shapeProblems } from './shape.ts';
import {
  DIRECTIONS,
  EDGE_OPEN,
  emptySquares,
  hasSquare,
  neighbour,
  withDoors,
  withSquares,
} from '@oubliette/dungeon';
import type { Board, DoorEdge, Square } from '@oubliette/dungeon';
import { STAIRS_SIZE } from '../content/pieces.ts';
import { CAPTIVE, cardOf } from '../content/monsters.ts';
import type { MonsterKind } from '../content/monsters.ts';
import type { Text } from '../content/names.ts';
import type {
  OuterDoor,
  Quest,
  QuestCaptive,
  QuestCounter,
  QuestDoor,
  QuestFurniture,
  QuestMonster,
  QuestTrap,
  QuestTreasure,
} from './quest.ts';
import { questSchemaFor } from './source.ts';
import type { ParsedQuest } from './source.ts';
import { BOX_VOCABULARY } from './vocabulary.ts';
import type { QuestVocabulary } from './vocabulary.ts';

export type Checked =
  /** `unfinished`: what a draft still lacks. */
  | { readonly ok: true; readonly quest: Quest; readonly unfinished: readonly QuestProblem[] }
  | { readonly ok: false; readonly problems: readonly QuestProblem[] };

export function checkQuest(source: unknown, vocabulary: QuestVocabulary = BOX_VOCABULARY): Checked {
  const foreign = foreignBook(source, vocabulary);
  if (foreign !== null) return { ok: false, problems: [foreign] };
  const parsed = questSchemaFor(vocabulary).safeParse(source, { reportInput: true });
  if (parsed.success) return build(parsed.data, vocabulary, WHOLE);
  const { issues } = parsed.error;
  return { ok: false, problems: [...shapeProblems(issues), ...furtherProblems(source, issues, vocabulary)] };
}

/** Mistakes in the rest of a partly unreadable quest: its author hears of all of them at once. */
function furtherProblems(
  source: unknown,
  issues: Parameters<typeof salvage>[1],
  vocabulary: QuestVocabulary,
): readonly QuestProblem[] {
  const saved = salvage(source, issues);
  const parsed = saved === null ? null : questSchemaFor(vocabulary).safeParse(saved.source);
  if (saved === null || parsed?.success !== true) return [];
  const built = build(parsed.data, vocabulary, { isPart: true, elsewhere: saved.ids });
  if (built.ok) return [];
  return built.problems.map((problem) => ({ ...problem, path: saved.written(problem.path) }));
}

/** The book a quest says it is written for; undefined if it names none. */
export function bookOfQuest(source: unknown): string | undefined {
  const { book } = (source ?? {}) as { readonly book?: unknown };
  return typeof book === 'string' ? book : undefined;
}

/** A quest that needs another book than this one. */
function foreignBook(source: unknown, vocabulary: QuestVocabulary): QuestProblem | null {
  const book = bookOfQuest(source);
  if (book === undefined || book === vocabulary.book) return null;
  return {
    path: 'quest.book',
    message: {
      en: `this quest is written for the book ${book}`,
      fr: `cette quête est écrite pour le livre ${book}`,
    },
    remedy: { en: `play it by the rules of ${book}`, fr: `jouez-la selon les règles de ${book}` },
  };
}

/** Whether this is the whole quest, or the readable rest of one. */
interface Extent {
  readonly isPart: boolean;
  /** Ids written in the file, though perhaps not in the readable rest. */
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
  const ways = exitOf(source, start, finder);
  const draft: Quest = {
    id: source.id,
    book: source.book ?? null,
    vocabulary,
    level: source.level ?? null,
    title: finder.title(source.title, 'title'),
    author: source.author ?? null,
    source: source.source ?? null,
    language: source.language ?? null,
    draft: source.draft ?? false,
    parchment: parchmentOf(source, finder),
    master: source.master === undefined ? null : finder.text(source.master, 'master'),
    reward: source.reward ?? null,
    training: source.training ?? false,
    board,
    wandering: wanderingOf(source, finder),
    stairs: start.stairs,
    entrance: start.entrance,
    outerDoors: [...start.doors, ...ways.doors],
    startSquares: start.startSquares,
    exit: ways.exit,
    namesExit: source.exit !== undefined,
    goals: source.goals.map(({ id, text }, i) => ({ id, text: finder.text(text, `goals[${i}].text`) })),
    counters: source.counters.map((counter, i) => counterOf(counter, finder, `counters[${i}]`)),
    figures: {},
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
  const placed = everyEffect(draft).flatMap(({ effect }) => (effect.tag === 'place' ? effect.monsters : []));
  const quest: Quest = { ...draft, figures: figuresOf(source, vocabulary, [...monsters, ...placed]) };
  if (quest.exit.length === 0 && !isPart && finder.problems.length === 0)
    finder.lack(
      'exit',
      { en: 'the quest has no way out', fr: 'la quête n’a pas de sortie' },
      {
        en: 'give the stairs, or name the squares that lead out',
        fr: 'donnez un escalier, ou nommez les cases qui mènent dehors',
      },
    );
  checkPlaces(quest, { blocked, doorPaths }, finder);
  checkLinks(quest, { isPart }, finder);
  if (finder.problems.length > 0) return { ok: false, problems: [...finder.problems, ...finder.unfinished] };
  return { ok: true, quest, unfinished: finder.unfinished };
}

function parchmentOf({ parchment }: ParsedQuest, finder: Finder): Text {
  if (parchment !== undefined) return finder.text(parchment, 'parchment');
  finder.lack('parchment', MISSING, {
    en: 'add the text that is read aloud before the first turn',
    fr: 'ajoutez le texte qu’on lit à voix haute avant le premier tour',
  });
  return { en: '', fr: '' };
}

function wanderingOf({ wandering }: ParsedQuest, finder: Finder): MonsterKind {
  if (wandering !== undefined) return wandering;
  const kinds = Object.keys(finder.vocabulary.monsters);
  finder.lack('wandering', MISSING, {
    en: `name the wandering monster: ${kinds.join(', ')}`,
    fr: `nommez le monstre errant : ${kinds.join(', ')}`,
  });
  return kinds[0]!;
}

function counterOf(
  { id, text, start, of }: ParsedQuest['counters'][number],
  finder: Finder,
  path: string,
): QuestCounter {
  finder.nameCounter(id, path);
  return { id, text: text === undefined ? null : finder.text(text, `${path}.text`), start, of: of ?? null };
}

/** The squares on the board: a place that was not found is -1. */
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
      const edge = finder.edge(at, path, secret);
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
    const squares = at < 0 ? [] : finder.footprint(i, at, piece.turned ?? false, `${path}.at`);
    if (squares.some((square) => hasSquare(taken, square)))
      finder.problem(
        `${path}.at`,
        {
          en: `the ${kind} at ${piece.at} overlaps another piece`,
          fr: `le meuble ${kind} en ${piece.at} empiète sur un autre`,
        },
        MOVE_ONE,
      );
    taken = withSquares(taken, squares);
    return { id, kind, squares };
  });
}

/** Where heroes come in, and every stairway and outer door of the quest. */
interface Start {
  readonly stairs: readonly Square[];
  readonly entrance: readonly Square[];
  readonly doors: readonly OuterDoor[];
  readonly startSquares: readonly (readonly Square[])[];
}

/** Beside the stairs, by a door in the outer wall (CLS-STA-02), or where the quest says (CLS-STA-03). */
function startOf(source: ParsedQuest, board: Board, taken: ReadonlySet<Square>, finder: Finder): Start {
  const { start } = source;
  const found = source.stairs.flatMap((at, i) => stairsAt(at, board, finder, `stairs[${i}]`));
  const nowhere: Start = { stairs: found, entrance: [], doors: [], startSquares: [] };
  if (start === undefined) {
    finder.lack('start', MISSING, {
      en: 'say where the heroes start: `{ stairs: B2 }`, for example',
      fr: 'dites d’où partent les héros : `{ stairs: B2 }`, par exemple',
    });
    return nowhere;
  }
  if ('squares' in start) {
    const squares = start.squares.map((at, i) => finder.square(at, `start.squares[${i}]`));
    return { ...nowhere, startSquares: [squares.filter((square) => !taken.has(square))] };
  }
  if ('door' in start) {
    const doors = list(start.door).map((at) => ({ ...finder.outerDoor(at, 'start.door'), entrance: true }));
    return { ...nowhere, doors, startSquares: before(board, doors, taken) };
  }
  const entrance = list(start.stairs).flatMap((at) => stairsAt(at, board, finder, 'start.stairs'));
  return {
    ...nowhere,
    stairs: [...entrance, ...found],
    entrance,
    startSquares: entrance.length === 0 ? [] : besideStairs(board, entrance, taken),
  };
}

function stairsAt(written: string, board: Board, finder: Finder, path: string): Square[] {
  const at = finder.square(written, path);
  if (at < 0) return [];
  const stairs = block(board, at, STAIRS_SIZE);
  if (stairs.every((square) => square >= 0 && board.areaOf[square] === board.areaOf[at])) return stairs;
  finder.problem(
    path,
    { en: `the stairs do not fit at ${written}`, fr: `l’escalier ne tient pas en ${written}` },
    {
      en: 'they cover 2 × 2 squares of one room',
      fr: 'il couvre 2 × 2 cases d’une même salle',
    },
  );
  return [];
}

/** Next to the stairs in the same room, then elsewhere in it, then on the stairs (CLS-STA-02). */
function besideStairs(board: Board, stairs: readonly Square[], taken: ReadonlySet<Square>): Square[][] {
  const areas = new Set(stairs.map((square) => board.areaOf[square]!));
  const room = [...areas]
    .flatMap((area) => board.areas[area]!.squares)
    .filter((square) => !stairs.includes(square) && !taken.has(square));
  const beside = room.filter((square) => stairs.some((step) => adjacentSquares(board, step, square)));
  return [beside, room.filter((square) => !beside.includes(square)), [...stairs]];
}

/** The square before each door, then those further in, until there is room for a party (CLS-STA-02). */
function before(board: Board, doors: readonly OuterDoor[], taken: ReadonlySet<Square>): Square[][] {
  const rings: Square[][] = [];
  const seen = new Set<Square>();
  let ring = real(doors.map(({ square }) => square));
  while (ring.length > 0 && rings.flat().length < MOST_HEROES) {
    for (const square of ring) seen.add(square);
    rings.push(ring.filter((square) => !taken.has(square)));
    const next = ring.flatMap((square) =>
      DIRECTIONS.filter((direction) => board.edges[square * 4 + direction] === EDGE_OPEN).map((direction) =>
        neighbour(board, square, direction),
      ),
    );
    ring = [...new Set(next)].filter((square) => !seen.has(square));
  }
  return rings;
}

const MOST_HEROES = 4;

/** The exits the quest names, including doors in the outer wall; otherwise its entrances. */
function exitOf(source: ParsedQuest, start: Start, finder: Finder): { exit: Square[]; doors: OuterDoor[] } {
  if (source.exit === undefined)
    return { exit: [...start.stairs, ...start.doors.map(({ square }) => square)], doors: [] };
  const doors: OuterDoor[] = [];
  const exit = source.exit.map((at, i) => {
    if (!at.includes('-')) return finder.square(at, `exit[${i}]`);
    const door = finder.outerDoor(at, `exit[${i}]`);
    const known = start.doors.some(
      (other) => other.square === door.square && other.direction === door.direction,
    );
    if (!known) doors.push({ ...door, entrance: false });
    return door.square;
  });
  return { exit, doors };
}

/** Figures the quest adds if the box holds too few: only the Morcar player counts them. */
function figuresOf(source: ParsedQuest, vocabulary: QuestVocabulary, monsters: readonly QuestMonster[]) {
  if (source.figures === undefined) return {};
  if (source.figures !== 'enough') return source.figures as Quest['figures'];
  const needed: Record<string, number> = {};
  for (const { kind } of monsters) needed[kind] = (needed[kind] ?? 0) + 1;
  return Object.fromEntries(
    Object.entries(needed).filter(([kind, count]) => count > cardOf(vocabulary.monsters, kind).count),
  );
}

function captiveOf(captive: ParsedQuest['captives'][number], finder: Finder, path: string): QuestCaptive {
  finder.nameFigure(captive.id, `${path}.id`);
  const { move, attack, defence, body, mind, name } = captive;
  return {
    id: captive.id,
    name: finder.name(name, `${path}.name`),
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
        text: trap.text === undefined ? null : finder.text(trap.text, `${path}.text`),
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
    { en: 'a treasure lies in one place', fr: 'un trésor se trouve à un seul endroit' },
    {
      en: 'give either `in` (a room) or `at` (a passage square)',
      fr: 'donnez soit `in` (une salle), soit `at` (une case de couloir)',
    },
  );
  return { place: { area: -1 }, then };
}
