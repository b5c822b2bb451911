/** What a seat knows, built field by field: a new field of the state is invisible until it is shown here. */
import { hasSquare } from '@oubliette/dungeon';
import type { Board, Direction, DoorState, Square, SquareSet } from '@oubliette/dungeon';
import { SPECTATOR } from '@oubliette/kernel';
import type { Ending, SeatId } from '@oubliette/kernel';
import type { DoorKey } from './commands.ts';
import type { Text } from './content/names.ts';
import type { TrapKind } from './content/traps.ts';
import type { Quest } from './quest/quest.ts';
import type { SpellSet } from './content/spells.ts';
import type { Belongings, Figure, FigureId, Hero, Pending, Piece, State, Turn } from './state.ts';
import type { World } from './world.ts';

/** A trap that has been found or has gone off and still matters. */
export interface KnownTrap {
  readonly kind: TrapKind | 'chest';
  readonly squares: readonly Square[];
}

export interface View {
  readonly seat: SeatId;
  readonly phase: State['phase'];
  readonly round: number;
  readonly quest: {
    readonly id: string;
    readonly title: Text;
    readonly parchment: Text;
    readonly goals: readonly { readonly id: string; readonly text: Text; readonly reached: boolean }[];
    /** Who made it and where it comes from, where it says so. */
    readonly author?: string;
    readonly source?: string;
    /** The counters everybody sees, where it has any. */
    readonly counters?: readonly {
      readonly id: string;
      readonly text: Text;
      readonly value: number;
      readonly of: number | null;
    }[];
  };
  readonly training: boolean;
  /** The board with the doors that have been seen; `doors` and `doorKeys` go by its door index. */
  readonly board: Board;
  readonly doors: readonly DoorState[];
  readonly doorKeys: readonly DoorKey[];
  readonly lockedDoors: readonly DoorKey[];
  readonly revealed: SquareSet;
  readonly rubble: SquareSet;
  readonly pits: SquareSet;
  readonly furniture: readonly Piece[];
  readonly furnitureSquares: SquareSet;
  readonly traps: readonly KnownTrap[];
  readonly stairs: readonly Square[];
  readonly exit: readonly Square[];
  /** Doors in the outer wall that are known, where the quest has any. */
  readonly outerDoors?: readonly { readonly square: Square; readonly direction: Direction }[];
  readonly figures: readonly Figure[];
  readonly heroes: readonly Hero[];
  readonly morcar: SeatId;
  readonly control: State['control'];
  /** By seat, the standing answer to those who want to pass through its figures (CLS-MOV-07). */
  readonly passage: World['passage'];
  readonly spellSets: readonly SpellSet[];
  readonly order: readonly FigureId[];
  readonly turn: Turn;
  readonly pending: Pending | null;
  readonly belongings: readonly Belongings[];
  /** Treasure cards left in the pile; which ones, nobody knows. */
  readonly treasureLeft: number;
  readonly ending: Ending | null;
  /** Behind the screen: for the Morcar player alone (CLS-SET-03, CLS-QBK-12). */
  readonly screen: Screen | null;
}

export interface Screen {
  readonly quest: Quest;
  readonly doors: readonly DoorState[];
  readonly traps: State['traps'];
  readonly unplaced: readonly number[];
  readonly unseenCaptives: readonly number[];
  readonly pool: State['pool'];
  readonly flags: readonly string[];
  readonly fired: readonly number[];
  readonly timers: State['timers'];
  readonly emptied: readonly string[];
  /** Monsters for which no figure is left: another of their colour may be chosen (CLS-MON-06). */
  readonly missing: State['missing'];
  readonly powers: State['powers'];
  readonly counters?: NonNullable<State['counters']>;
  readonly shifted?: NonNullable<State['shifted']>;
}

export function viewOf(world: World, state: State, seat: SeatId): View {
  const { quest } = world;
  const seenBoard = world.seenBoard(state.seenDoors);
  return {
    seat,
    phase: state.phase,
    round: state.round,
    quest: {
      id: quest.id,
      title: quest.title,
      parchment: quest.parchment,
      goals: quest.goals.map(({ id, text }) => ({ id, text, reached: state.goals.includes(id) })),
      ...(quest.author === null ? {} : { author: quest.author }),
      ...(quest.source === null ? {} : { source: quest.source }),
      ...knownCounters(world, state),
    },
    training: world.setup.training,
    board: seenBoard,
    doors: state.seenDoors.map((door) => state.doors[door]!),
    doorKeys: state.seenDoors.map((door) => world.doorKeys[door]!),
    lockedDoors: state.lockedDoors.map((door) => world.doorKeys[door]!),
    revealed: state.revealed,
    rubble: state.rubble,
    pits: state.pits,
    furniture: state.furniture,
    furnitureSquares: state.furnitureSquares,
    traps: knownTraps(world, state),
    stairs: knownStairs(world, state),
    exit: knownExit(world, state),
    ...knownOuterDoors(world, state),
    figures: state.figures,
    heroes: state.heroes,
    morcar: state.morcar,
    control: state.control,
    passage: world.passage,
    spellSets: state.spellSets,
    order: state.order,
    turn: state.turn,
    pending: state.pending,
    belongings: state.belongings,
    treasureLeft: state.treasure.pile.length,
    ending: state.ending,
    screen: seat !== SPECTATOR && seat === state.morcar ? screenOf(world, state) : null,
  };
}

function knownTraps(world: World, state: State): KnownTrap[] {
  const known: KnownTrap[] = [];
  for (const [index, { kind, squares }] of world.quest.traps.entries()) {
    const condition = state.traps[index];
    if (condition === 'found' || condition === 'open') known.push({ kind, squares });
  }
  return known;
}

/** The stairs by which one came are known from the start; others once they are seen. */
function knownStairs({ quest: { stairs, entrance } }: World, { revealed }: State): readonly Square[] {
  if (stairs.length === entrance.length) return stairs;
  return stairs.filter((square) => entrance.includes(square) || hasSquare(revealed, square));
}

/** Where one came in one goes out, if the quest lets one; another way out is known once it is seen. */
function knownExit({ quest }: World, { revealed }: State): readonly Square[] {
  const { exit, entrance, namesExit } = quest;
  if (!namesExit && exit.length === entrance.length) return exit;
  return exit.filter((square) => (!namesExit && isEntrance(quest, square)) || hasSquare(revealed, square));
}

function isEntrance({ entrance, outerDoors }: Quest, square: Square): boolean {
  return entrance.includes(square) || outerDoors.some((door) => door.entrance && door.square === square);
}

function knownOuterDoors({ quest }: World, { revealed }: State): Pick<View, 'outerDoors'> {
  if (quest.outerDoors.length === 0) return {};
  return {
    outerDoors: quest.outerDoors
      .filter(({ square, entrance }) => entrance || hasSquare(revealed, square))
      .map(({ square, direction }) => ({ square, direction })),
  };
}

/** Those with a text (CLS-QBK-06). */
function knownCounters({ quest }: World, { counters }: State): Pick<View['quest'], 'counters'> {
  const shown = quest.counters.flatMap(({ id, text, start, of }) =>
    text === null ? [] : [{ id, text, value: counters?.[id] ?? start, of }],
  );
  return shown.length === 0 ? {} : { counters: shown };
}

function screenOf(world: World, state: State): Screen {
  return {
    quest: world.quest,
    doors: state.doors,
    traps: state.traps,
    unplaced: state.unplaced,
    unseenCaptives: state.unseenCaptives,
    pool: state.pool,
    flags: state.flags,
    fired: state.fired,
    timers: state.timers,
    emptied: state.emptied,
    missing: state.missing,
    powers: state.powers,
    ...(state.counters === undefined ? {} : { counters: state.counters }),
    ...(state.shifted === undefined ? {} : { shifted: state.shifted }),
  };
}
