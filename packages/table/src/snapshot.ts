/** A stored standing of a table with its last rows, so that a long log need not be replayed. */
import { hashText } from '@oubliette/kernel';
import type { MatchSnapshot } from '@oubliette/kernel';
import { rowHash } from './chain.ts';
import type { Row } from './entries.ts';
import { EMPTY_TABLE } from './fold.ts';
import type { TableState } from './fold.ts';
import { resumed } from './standing.ts';
import type { Open, Standing, RowTold } from './standing.ts';
import type { Snapshot } from './store.ts';

/** A snapshot of another format is ignored, and the log replayed. */
const SNAPSHOT_FORMAT = 3;

interface Content {
  readonly format: number;
  /** The hash of the row before the last, to check the last one. */
  readonly before: string;
  readonly table: TableState;
  readonly match: MatchSnapshot | null;
  readonly floor: number;
  readonly since: number;
  /** Older snapshots do not have it. */
  readonly acted?: Standing['acted'];
  readonly recent: readonly RowTold[];
}

/** The table's standing, and the rows told last. */
export interface Resumed {
  readonly standing: Standing;
  readonly recent: readonly RowTold[];
  /** The hash of the row before the last. */
  readonly before: string;
}

/** `before` is the hash of the row before the last. */
export function makeSnapshot(standing: Standing, before: string, recent: readonly RowTold[]): Snapshot {
  const { seq, hash, table, match, floor, since, acted } = standing;
  const content: Content = {
    format: SNAPSHOT_FORMAT,
    before,
    table,
    match: match?.snapshot() ?? null,
    floor,
    since,
    acted,
    recent,
  };
  const text = JSON.stringify(content);
  return { seq, hash, content: text, contentHash: hashText(text) };
}

/** The table's own part of a snapshot, to see who may come in. */
export function tableIn(snapshot: Snapshot, row: Row | undefined): TableState | null {
  return contentOf(snapshot, row)?.table ?? null;
}

/** The standing of a snapshot; null if it is damaged, or not of this row. */
export function readSnapshot(open: Open, snapshot: Snapshot, row: Row | undefined): Resumed | null {
  const content = contentOf(snapshot, row);
  if (content === null) return null;
  const { table, match, floor, since, acted = {}, recent, before } = content;
  const { seq, hash } = snapshot;
  return {
    standing: { seq, hash, table, match: match === null ? null : resumed(open, match), floor, since, acted },
    recent,
    before,
  };
}

/** Older snapshots know only the opener as host. */
function completed(table: TableState): TableState {
  return { ...EMPTY_TABLE, ...table, owner: table.owner ?? table.members[0]?.id ?? null };
}

function contentOf({ seq, hash, content, contentHash }: Snapshot, row: Row | undefined): Content | null {
  if (row?.seq !== seq || row.hash !== hash || hashText(content) !== contentHash) return null;
  try {
    const parsed = JSON.parse(content) as Content;
    const isRight = parsed.format === SNAPSHOT_FORMAT && rowHash(parsed.before, row) === hash;
    return isRight ? { ...parsed, table: completed(parsed.table) } : null;
  } catch {
    return null;
  }
}
