/** What a seat knows: open fields of the state, facts derived from the rest, and for Morcar what lies behind the screen. */
import { hasSquare } from '@oubliette/dungeon';
import type { Board, Direction, DoorState, Square } from '@oubliette/dungeon';
import { SPECTATOR } from '@oubliette/kernel';
import type { CommonFields, OwnFields, SeatId } from '@oubliette/kernel';
import type { DoorKey } from './commands.ts';
import type { Text } from './content/names.ts';
import type { TrapKind } from './content/traps.ts';
import type { Eyes } from './knowledge.ts';
import type { Quest, SpecialRules } from './quest/quest.ts';
import { freeStarts } from './start.ts';
import { STATE } from './state.ts';
import type { State } from './state.ts';
import { isEntrance } from './world.ts';
import type { World } from './world.ts';

/** A trap that has been found or has gone off and still matters. */
export interface KnownTrap {
  readonly kind: TrapKind | 'chest';
  readonly squares: readonly Square[];
}

type StateWords = (typeof STATE)['words'];

export interface View extends CommonFields<State, StateWords> {
  readonly seat: SeatId;
  readonly quest: {
    readonly id: string;
    readonly title: Text;
    readonly parchment: Text;
    readonly goals: readonly { readonly id: string; readonly text: Text; readonly reached: boolean }[];
    /** The author and the source, if the quest names them. */
    readonly author?: string;
    readonly source?: string;
    /** The counters everybody sees, if any. */
    readonly counters?: readonly {
      readonly id: string;
      readonly text: Text;
      readonly value: number;
      readonly of: number | null;
    }[];
    /** The quest's special rules for heroes, if any. */
    readonly rules?: Pick<SpecialRules, 'moveDice' | 'noSpells'>;
  };
  /** The available heroes, until heroes are chosen. Null later: a field left out would cost a whole welcome. */
  readonly gathered: World['setup']['heroes'] | null;
  /** Until the first round: where heroes may be placed, best squares first. */
  readonly starts: readonly (readonly Square[])[] | null;
  readonly training: boolean;
  /** The board with the doors seen so far; `doors` and `doorKeys` follow its door index. */
  readonly board: Board;
  readonly doors: readonly DoorState[];
  readonly doorKeys: readonly DoorKey[];
  readonly lockedDoors: readonly DoorKey[];
  readonly traps: readonly KnownTrap[];
  readonly stairs: readonly Square[];
  readonly exit: readonly Square[];
  /** Known doors in the outer wall, if the quest has any. */
  readonly outerDoors?: readonly { readonly square: Square; readonly direction: Direction }[];
  /** By seat, the standing answer to figures that want to pass through its own (CLS-MOV-07). */
  readonly passage: World['passage'];
  /** Behind the screen: for the Morcar player alone (CLS-SET-03, CLS-QBK-12). */
  readonly screen: Screen | null;
}

export interface Screen extends OwnFields<State, StateWords> {
  readonly quest: Quest;
}

const BEHIND: Eyes = { isMorcar: true };
const BEFORE: Eyes = { isMorcar: false };

export function viewOf(world: World, state: State, seat: SeatId): View {
  const { quest } = world;
  const eyes = seat !== SPECTATOR && seat === state.morcar ? BEHIND : BEFORE;
  return {
    ...STATE.common(state, eyes),
    seat,
    quest: {
      id: quest.id,
      title: quest.title,
      parchment: quest.parchment,
      goals: quest.goals.map(({ id, text }) => ({ id, text, reached: state.goals.includes(id) })),
      ...(quest.author === null ? {} : { author: quest.author }),
      ...(quest.source === null ? {} : { source: quest.source }),
      ...knownCounters(world, state),
      ...knownRules(quest),
    },
    ...beforePlay(world, state),
    training: world.setup.training,
    board: world.seenBoard(state.seenDoors),
    doors: state.seenDoors.map((door) => state.doors[door]!),
    doorKeys: state.seenDoors.map((door) => world.doorKeys[door]!),
    lockedDoors: state.lockedDoors.map((door) => world.doorKeys[door]!),
    traps: knownTraps(world, state),
    stairs: knownStairs(world, state),
    exit: knownExit(world, state),
    ...knownOuterDoors(world, state),
    passage: world.passage,
    screen: eyes.isMorcar ? screenOf(world, state) : null,
  };
}

/** In square order: the quest's order would tell what else lies between two of them. */
function knownTraps(world: World, state: State): KnownTrap[] {
  const known: KnownTrap[] = [];
  for (const [index, { kind, squares }] of world.quest.traps.entries()) {
    const condition = state.traps[index];
    if (condition === 'found' || condition === 'open') known.push({ kind, squares });
  }
  return known.sort((a, b) => a.squares[0]! - b.squares[0]!);
}

/** The stairs the heroes came by are known from the start; others once seen. */
function knownStairs({ quest: { stairs, entrance } }: World, { revealed }: State): readonly Square[] {
  if (stairs.length === entrance.length) return stairs;
  return stairs.filter((square) => entrance.includes(square) || hasSquare(revealed, square));
}

/** The entrance is the exit, unless the quest names others; those are known once seen. */
function knownExit({ quest }: World, { revealed }: State): readonly Square[] {
  const { exit, entrance, namesExit } = quest;
  if (!namesExit && exit.length === entrance.length) return exit;
  return exit.filter((square) => (!namesExit && isEntrance(quest, square)) || hasSquare(revealed, square));
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

function knownRules({ rules: { moveDice, noSpells } }: Quest): Pick<View['quest'], 'rules'> {
  if (moveDice === undefined && noSpells === undefined) return {};
  return {
    rules: {
      ...(moveDice === undefined ? {} : { moveDice }),
      ...(noSpells === undefined ? {} : { noSpells }),
    },
  };
}

function beforePlay(world: World, state: State): Pick<View, 'gathered' | 'starts'> {
  if (state.phase === 'play' || state.phase === 'over') return { gathered: null, starts: null };
  return {
    gathered: state.phase === 'roles' ? world.setup.heroes : null,
    starts: freeStarts(world, state),
  };
}

function screenOf({ quest }: World, state: State): Screen {
  return { quest, ...(STATE.theirs(state, BEHIND) as OwnFields<State, StateWords>) };
}
