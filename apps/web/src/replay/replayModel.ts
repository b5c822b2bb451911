/** A recorded match, open at any row and through any seat's view. */
import { checkDice, replayFile, tape, upcastFile, waitingKnownTo } from '@oubliette/kernel';
import type { BaseEvent, DiceCheck, Fault, MatchFile, SeatId, System, TableEvent } from '@oubliette/kernel';
import type { LogLineUi } from '../play/gameUi.ts';
import type { AnyGame, Batch, Present } from '@oubliette/table';

type AnyEvent = BaseEvent | TableEvent;

export interface Replay {
  readonly file: MatchFile;
  readonly game: AnyGame;
  /** The state after each row. States share unchanged parts, so all of them can be kept. */
  readonly states: readonly unknown[];
  readonly events: readonly (readonly AnyEvent[])[];
  readonly over: boolean;
}

export type Opening =
  | { readonly ok: true; readonly replay: Replay }
  | { readonly ok: false; readonly fault: Fault };

/** Replays the whole file once, checking its chain, decisions, dice and end. */
export function openReplay(system: System, written: MatchFile): Opening {
  const replayed = replayFile(system, written);
  if (!replayed.ok) return replayed;
  const file = upcastFile(written);
  const { game } = replayed.match;
  const states = statesOf(game, file, replayed.events);
  return {
    ok: true,
    replay: { file, game, states, events: replayed.events, over: game.ending(states.at(-1)) !== null },
  };
}

function statesOf(game: AnyGame, file: MatchFile, events: readonly (readonly AnyEvent[])[]): unknown[] {
  /** The current line of play: undoing and taking back shorten it. */
  const line: unknown[] = [];
  return file.rows.map(({ entry }, index) => {
    if (entry.kind === 'start') line.push(game.start(tape(entry.dice)).state);
    else if (entry.kind === 'command' || entry.kind === 'override')
      line.push((events[index] as readonly BaseEvent[]).reduce(game.apply, line.at(-1)));
    else for (const event of events[index] as readonly TableEvent[]) line.length = lineAfter(line, event);
    return line.at(-1);
  });
}

function lineAfter(line: readonly unknown[], event: TableEvent): number {
  if (event.type === 'undone') return line.length - 1;
  return event.type === 'takenBack' ? event.keep : line.length;
}

/** The match in one view. Rows are counted from 1. */
export interface ReplayTold {
  readonly eyes: SeatId;
  /** One per row; empty if this view learns nothing from it. */
  readonly batches: readonly Batch[];
  /** Rows with something to see, in order. */
  readonly steps: readonly number[];
  /** Rows that begin a turn. */
  readonly turns: readonly number[];
  readonly marks: readonly Mark[];
}

export const MARK_KINDS = ['door', 'treasure', 'kill', 'death'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  readonly row: number;
  readonly kind: MarkKind;
}

/** Events worth a mark, in the games we have. */
const MARKED: ReadonlyMap<string, MarkKind> = new Map<string, MarkKind>([
  ['doorOpened', 'door'],
  ['secretDoorFound', 'door'],
  ['cardDrawn', 'treasure'],
  ['questTreasureFound', 'treasure'],
  ['chestOpened', 'treasure'],
  ['cacheFound', 'treasure'],
  ['magicFound', 'treasure'],
  ['monsterKilled', 'kill'],
  ['heroDied', 'death'],
  ['fellForEver', 'death'],
]);
const ROUND_BEGINS: readonly string[] = ['roundStarted'];
const TURN_BEGINS: readonly string[] = ['turnStarted', 'turnBegan'];

/** On an expedition all figures die by the same event; only monsters have a number for a name. */
function markOf(event: AnyEvent): MarkKind | undefined {
  if (event.type !== 'died') return MARKED.get(event.type);
  const { figure } = event as unknown as { readonly figure: string };
  return /-\d+$/u.test(figure) ? 'kill' : 'death';
}

export function toldTo({ game, events }: Replay, eyes: SeatId): ReplayTold {
  const known = events.map((row) => row.flatMap((event) => redacted(game, event, eyes) ?? []));
  const rowsWhere = (holds: (row: readonly AnyEvent[]) => boolean) =>
    known.flatMap((row, index) => (holds(row) ? [index + 1] : []));
  return {
    eyes,
    batches: known.map((row, index) => ({ seq: index + 1, at: 0, by: null, events: row })),
    steps: rowsWhere((row) => row.length > 0),
    turns: rowsWhere((row) => row.some(({ type }) => TURN_BEGINS.includes(type))),
    marks: known.flatMap((row, index) => {
      const kinds = new Set(row.flatMap((event) => markOf(event) ?? []));
      return MARK_KINDS.filter((kind) => kinds.has(kind)).map((kind) => ({ row: index + 1, kind }));
    }),
  };
}

const TABLE_EVENTS: ReadonlySet<string> = new Set<TableEvent['type']>([
  'undone',
  'takeBackProposed',
  'takeBackAnswered',
  'takenBack',
]);

/** Everybody sees what happens at the table itself. */
function redacted(game: AnyGame, event: AnyEvent, eyes: SeatId): AnyEvent | null {
  return TABLE_EVENTS.has(event.type) ? event : game.redact(event, eyes);
}

export function presentAt({ game, states }: Replay, row: number, eyes: SeatId): Present {
  const state = states[row - 1];
  return {
    view: game.view(state, eyes) as Present['view'],
    moves: {},
    waiting: waitingKnownTo(game.waiting(state), eyes),
    ending: game.ending(state),
    proposal: null,
    rolling: null,
    moments: row,
    undoable: null,
  };
}

/** A moment in the log's own words: the round, whose turn it is, and what has just happened. */
export function momentAt(
  { batches }: ReplayTold,
  lines: readonly Pick<LogLineUi, 'seq' | 'text' | 'kinds'>[],
  row: number,
): string {
  const before = batches.slice(0, row);
  const lastOf = (types: readonly string[]) =>
    before.findLast(({ events }) => events.some(({ type }) => types.includes(type)))?.seq;
  const told = lines.filter(({ seq, kinds }) => seq <= row && !kinds.includes('quiet'));
  const rows = new Set([lastOf(ROUND_BEGINS), lastOf(TURN_BEGINS), told.at(-1)?.seq]);
  return told.flatMap(({ seq, text }) => (rows.has(seq) ? [text] : [])).join(' ');
}

/** The existing row nearest to the requested one. */
export function clampRow({ states }: Replay, row: number): number {
  return Math.min(Math.max(1, Math.round(row)), states.length);
}

/** The next or previous row worth stopping at; at either end, that end. */
export function rowFrom(told: ReplayTold, row: number, by: 'event' | 'turn', way: -1 | 1): number {
  const stops = by === 'event' ? told.steps : told.turns;
  const found = way === 1 ? stops.find((stop) => stop > row) : stops.findLast((stop) => stop < row);
  return found ?? (way === 1 ? told.batches.length : 1);
}

/** The events after one row, up to another, in this view. */
export function eventsBetween(told: ReplayTold, after: number, to: number): readonly BaseEvent[] {
  return told.batches.slice(after, to).flatMap(({ events }) => events);
}

/** What a check has confirmed. That the file replays was confirmed on opening it. */
export interface Checked {
  readonly rows: number;
  readonly dice: number;
  /** Whether the dice match the published secret; null if none was published. */
  readonly drawn: DiceCheck | null;
}

export function checkReplay(system: System, { file }: Replay): Checked {
  return {
    rows: file.rows.length,
    dice: file.rows.reduce((sum, { entry }) => sum + ('dice' in entry ? entry.dice.length : 0), 0),
    drawn: file.fair === null ? null : checkDice(system, file),
  };
}
