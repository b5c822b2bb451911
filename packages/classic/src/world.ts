/** A match's fixed ground: the checked quest and everything computed from it once. */
import {
  emptySquares,
  makeSquare,
  sightCandidates,
  squaresOf,
  withDoors,
  withSquares,
} from '@oubliette/dungeon';
import type { Board, Ground, Square, SquareSet } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import type { Referee } from '@oubliette/referee';
import type { Classic } from './kit.ts';
import type { RulePoints } from './points.ts';
import type { DoorKey } from './commands.ts';
import type { Bestiary } from './content/monsters.ts';
import { everyEffect } from './quest/places.ts';
import type { Effect, Quest, QuestMonster } from './quest/quest.ts';
import type { CheckedSetup, Passage } from './setup.ts';
import type { Edition } from './system.ts';
import type { FigureId, State } from './state.ts';

type Question = Extract<Effect, { tag: 'ask' }>;

export interface World {
  readonly referee: Referee<Classic>;
  /** The current book's answers to the decision points. */
  readonly points: RulePoints;
  /** The monsters of the box. */
  readonly monsters: Bestiary;
  readonly setup: CheckedSetup;
  readonly quest: Quest;
  /** By seat, the standing answer to figures that want to pass through its own (CLS-MOV-07). */
  readonly passage: { readonly [seat: SeatId]: Passage };
  readonly board: Board;
  /** The board as printed: no doors. */
  readonly bare: Board;
  readonly doorKeys: readonly DoorKey[];
  readonly doorIndex: ReadonlyMap<DoorKey, number>;
  /** By square: doors beside it. */
  readonly doorsAt: readonly (readonly number[])[];
  /** By square: indexes of the traps on it; chests are not stepped on. */
  readonly trapsAt: readonly (readonly number[])[];
  /** The foes the quest names, including those that notes place. */
  readonly namedFoes: ReadonlyMap<FigureId, QuestMonster>;
  /** The quest's questions, by their number. */
  readonly questions: ReadonlyMap<number, Question>;
  readonly isRoom: readonly boolean[];
  /** Squares of the quest's furniture at its place on the map. */
  readonly furniture: SquareSet;
  /** Blocked squares on the board, plus those of the map still unseen. */
  readonly allRubble: (seen: SquareSet) => SquareSet;
  readonly isStairs: (square: Square) => boolean;
  readonly isExit: (square: Square) => boolean;
  /** Passage squares seen from a square if no door or rubble is in the way. */
  readonly passageSights: (from: Square) => readonly Square[];
  /** The board with only the doors seen so far. */
  readonly seenBoard: (seenDoors: readonly number[]) => Board;
}

export function newWorld(
  { referee, points, quests }: Pick<Edition, 'referee' | 'points' | 'quests'>,
  setup: CheckedSetup,
  quest: Quest,
): World {
  const { board } = quest;
  const size = board.areaOf.length;
  const doorKeys = board.doors.map(({ a, b }) => `${makeSquare(board, a)}-${makeSquare(board, b)}`);
  const doorsAt = listBySquare(
    size,
    board.doors.flatMap(({ a, b }, door) => [
      [a, door],
      [b, door],
    ]),
  );
  const traps = quest.traps.flatMap(({ kind, squares }, trap) =>
    kind === 'chest' ? [] : squares.map((square): [Square, number] => [square, trap]),
  );
  const stairs = new Set(quest.stairs);
  const exit = new Set(quest.exit);
  return {
    referee,
    points,
    monsters: quests.monsters,
    setup,
    quest,
    passage: Object.fromEntries(setup.seats.map(({ id, passage }) => [id, passage])),
    board,
    bare: withDoors(board, []),
    doorKeys,
    doorIndex: new Map(doorKeys.map((key, door) => [key, door])),
    doorsAt,
    trapsAt: listBySquare(size, setup.training ? [] : traps),
    namedFoes: namedFoes(quest),
    questions: questionsIn(quest),
    isRoom: board.areas.map(({ kind }) => kind === 'room'),
    furniture: withSquares(
      emptySquares(board),
      quest.furniture.flatMap(({ squares }) => squares),
    ),
    allRubble: allRubble(squaresOf(quest.blocked)),
    isStairs: (square) => stairs.has(square),
    isExit: (square) => exit.has(square),
    passageSights: passageSights(board),
    seenBoard: seenBoards(board),
  };
}

/** Heroes come in there, and so know of it from the start. */
export function isEntrance({ entrance, outerDoors }: Quest, square: Square): boolean {
  return entrance.includes(square) || outerDoors.some((door) => door.entrance && door.square === square);
}

/** Where a piece of the quest's furniture stands, by its index: notes may have moved it. */
export function pieceSquares(
  { quest }: Pick<World, 'quest'>,
  { shifted }: Pick<State, 'shifted'>,
  piece: number,
): readonly Square[] {
  return shifted?.[piece] ?? quest.furniture[piece]!.squares;
}

const SHIFTED = new WeakMap<object, SquareSet>();

/** The squares that furniture covers, seen or not (CLS-MOV-10). */
export function furnitureNow(world: World, state: Pick<State, 'shifted'>): SquareSet {
  const { shifted } = state;
  if (shifted === undefined) return world.furniture;
  let now = SHIFTED.get(shifted);
  if (now === undefined) {
    const squares = world.quest.furniture.flatMap((_, piece) => pieceSquares(world, state, piece));
    now = withSquares(emptySquares(world.board), squares);
    SHIFTED.set(shifted, now);
  }
  return now;
}

function questionsIn(quest: Quest): ReadonlyMap<number, Question> {
  return new Map(
    everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'ask' ? [[effect.question, effect]] : [])),
  );
}

function namedFoes(quest: Quest): ReadonlyMap<FigureId, QuestMonster> {
  const placed = everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'place' ? effect.monsters : []));
  return new Map(
    [...quest.monsters, ...placed].flatMap((monster) => (monster.id === null ? [] : [[monster.id, monster]])),
  );
}

function listBySquare(size: number, pairs: readonly (readonly number[])[]): number[][] {
  const lists: number[][] = Array.from({ length: size }, () => []);
  for (const [square, item] of pairs) lists[square!]!.push(item!);
  return lists;
}

function passageSights(board: Board): (from: Square) => readonly Square[] {
  const candidates = sightCandidates(board);
  const lists: (readonly Square[] | undefined)[] = [];
  const isPassage = (square: Square) => board.areas[board.areaOf[square]!]!.kind === 'passage';
  return (from) => (lists[from] ??= candidates(from).filter(isPassage));
}

function allRubble(blocked: readonly Square[]): (seen: SquareSet) => SquareSet {
  if (blocked.length === 0) return (seen) => seen;
  const sets = new WeakMap<SquareSet, SquareSet>();
  return (seen) => {
    const all = sets.get(seen) ?? withSquares(seen, blocked);
    sets.set(seen, all);
    return all;
  };
}

function seenBoards(board: Board): (seenDoors: readonly number[]) => Board {
  const boards = new WeakMap<readonly number[], Board>();
  return (seenDoors) => {
    let seen = boards.get(seenDoors);
    if (seen === undefined) {
      seen = withDoors(
        board,
        seenDoors.map((door) => board.doors[door]!),
      );
      boards.set(seenDoors, seen);
    }
    return seen;
  };
}

/** The board as it is now, including what is hidden: an unseen wall is a wall. */
export function groundOf(world: World, state: State): Ground {
  return {
    board: world.board,
    doors: state.doors,
    rubble: world.allRubble(state.rubble),
    furniture: world.points.obstacles(world, state),
  };
}

/**
 * The board as it lies before the heroes: what they see, and may try, must not depend on what they cannot know. A
 * door nobody has seen is a wall there, or open floor.
 */
export function knownGround(world: World, state: State): Ground {
  const doors = knownDoors(world, state);
  return { board: world.board, doors, rubble: state.rubble, furniture: state.furnitureSquares };
}

const KNOWN_DOORS = new WeakMap<
  State['doors'],
  { readonly seen: State['seenDoors']; readonly doors: State['doors'] }
>();

/** Computed once for all steps between two that change a door. */
function knownDoors({ board }: World, { doors, seenDoors }: State): State['doors'] {
  const last = KNOWN_DOORS.get(doors);
  if (last?.seen === seenDoors) return last.doors;
  const known = doors.map((door, index) => {
    if (seenDoors.includes(index)) return door;
    return board.doors[index]!.across === true ? 'open' : 'hidden';
  });
  KNOWN_DOORS.set(doors, { seen: seenDoors, doors: known });
  return known;
}

/** The quest's trap of a kind that covers a square. */
export function trapIndex(world: World, kind: string, square: Square): number {
  return world.quest.traps.findIndex((trap) => trap.kind === kind && trap.squares.includes(square));
}

export function areaAt(world: World, square: Square): number {
  return world.board.areaOf[square]!;
}

export function inRoom(world: World, square: Square): boolean {
  return world.isRoom[areaAt(world, square)]!;
}
