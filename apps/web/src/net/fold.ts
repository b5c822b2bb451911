/** What is known of a table: the fold of its messages. */
import type { Batch, Present, ServerMessage, ServerMessageOf } from '@oubliette/table';
import type { KnownTable, LinkStatus, TableState } from './link.ts';

/** How many past presents are kept for playback; with more rows missed, playback skips ahead. */
const PRESENTS_KEPT = 64;
const POINTS_KEPT = 12;

export const NOTHING_KNOWN: TableState = { status: 'connecting', table: null };

export function withStatus(state: TableState, status: LinkStatus): TableState {
  return state.status === status ? state : { ...state, status };
}

/** The state after a message; null if a row before it is missing: say hello again from the last known row. */
export function fold(state: TableState, message: ServerMessage): TableState | null {
  switch (message.t) {
    case 'welcome':
      return { status: 'open', table: welcomed(state.table, message) };
    case 'news':
      return withTable(state, (table) => told(table, message));
    case 'history':
      return withTable(state, (table) => remembered(table, message));
    case 'rolling':
      return withTable(state, (table) => atPresent(table, { ...table.present, rolling: message.rolling }));
    case 'here':
      return withTable(state, (table) => ({ ...table, here: message.here, away: message.away }));
    case 'point':
      return withTable(state, (table) => pointed(table, message));
    default:
      return state;
  }
}

/** Removes a pointing finger that has been shown long enough. */
export function withoutPoint(state: TableState, key: number): TableState {
  if (state.table === null || state.table.points.every((point) => point.key !== key)) return state;
  return {
    ...state,
    table: { ...state.table, points: state.table.points.filter((point) => point.key !== key) },
  };
}

function withTable(state: TableState, change: (table: KnownTable) => KnownTable | null): TableState | null {
  if (state.table === null) return state;
  const table = change(state.table);
  if (table === null) return null;
  return table === state.table ? state : { ...state, table };
}

function welcomed(known: KnownTable | null, message: ServerMessageOf<'welcome'>): KnownTable {
  const { you, seats, eyes, info, seq, present, here, away, until } = message;
  const table = { you, seats, eyes, info, seq, present, here, away, until };
  const missed = known === null ? null : missedRows(known, message);
  if (known === null || missed === null)
    return {
      ...table,
      batches: message.batches,
      earlier: message.earlier,
      presents: new Map([[seq, present]]),
      points: [],
    };
  return {
    ...known,
    ...table,
    batches: missed.length === 0 ? known.batches : [...known.batches, ...missed],
    presents: kept(known.presents, seq, present),
  };
}

/** The rows after the last known one; null if they do not join on to it, or belong to another view. */
function missedRows(known: KnownTable, message: ServerMessageOf<'welcome'>): readonly Batch[] | null {
  if (known.eyes !== message.eyes || known.you !== message.you || known.info.id !== message.info.id)
    return null;
  const missed = message.batches.filter(({ seq }) => seq > known.seq);
  if (message.seq - known.seq !== missed.length) return null;
  return missed;
}

function told(table: KnownTable, message: ServerMessageOf<'news'>): KnownTable | null {
  const { batch, info, seats } = message;
  if (batch.seq <= table.seq) return table;
  if (batch.seq !== table.seq + 1) return null;
  const present: Present = {
    ...table.present,
    ...message.present,
    view: patched(table.present.view, message.view),
  };
  return {
    ...table,
    info: info ?? table.info,
    seats: seats ?? table.seats,
    seq: batch.seq,
    present,
    batches: [...table.batches, batch],
    presents: kept(table.presents, batch.seq, present),
  };
}

/** Changed fields replace the old ones; the others stay the same objects. */
function patched(
  view: Present['view'],
  changed: Readonly<Record<string, unknown>> | undefined,
): Present['view'] {
  return changed === undefined ? view : { ...view, ...changed };
}

function kept(
  presents: ReadonlyMap<number, Present>,
  seq: number,
  present: Present,
): ReadonlyMap<number, Present> {
  return new Map([...presents, [seq, present] as const].slice(-PRESENTS_KEPT));
}

function remembered(table: KnownTable, message: ServerMessageOf<'history'>): KnownTable {
  const first = table.batches[0]?.seq ?? table.seq + 1;
  const older = message.batches.filter(({ seq }) => seq < first);
  // An answer that does not join on to the known rows is ignored.
  if (older.at(-1)?.seq !== first - 1) return table;
  return { ...table, batches: [...older, ...table.batches], earlier: message.earlier };
}

/** For messages that are no row: the present changes in place. */
function atPresent(table: KnownTable, present: Present): KnownTable {
  return { ...table, present, presents: kept(table.presents, table.seq, present) };
}

function pointed(table: KnownTable, message: ServerMessageOf<'point'>): KnownTable {
  const { member, at, to } = message;
  const key = (table.points.at(-1)?.key ?? 0) + 1;
  const point = { member, at, key, ...(to === undefined ? {} : { to }) };
  return { ...table, points: [...table.points, point].slice(-POINTS_KEPT) };
}
