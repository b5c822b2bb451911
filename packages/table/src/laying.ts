/** A table on a match played elsewhere, worked out row by row before anybody sits at it. */
import type { MatchFile } from '@oubliette/kernel';
import { draftRows } from './drafts.ts';
import type { Draft } from './drafts.ts';
import type { Heading, Row } from './entries.ts';
import type { Host, Outcome } from './host.ts';
import { openHeading, RECENT_ROWS } from './load.ts';
import { composeFromFile, firstSteps } from './opening.ts';
import type { Opening } from './opening.ts';
import type { Admission } from './protocol.ts';
import { makeSnapshot } from './snapshot.ts';
import { firstStanding } from './standing.ts';
import type { Snapshot } from './store.ts';
import { summaryOf } from './summarise.ts';
import type { Summary } from './summary.ts';

/** What a store is to hold of the table, except its rows. */
export interface Laid {
  readonly heading: Heading;
  /** The table before its first row, and after its last. */
  readonly first: Summary;
  readonly last: Summary;
  readonly snapshot: Snapshot;
  readonly admission: Admission;
}

export interface LaidTable extends Laid {
  readonly rows: readonly Row[];
}

/** How many rows are written at once: other tables' rows get in between. */
const ROWS_IN_A_PIECE = 100;

export function* inPieces<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += ROWS_IN_A_PIECE)
    yield rows.slice(from, from + ROWS_IN_A_PIECE);
}

/** What laying a table needs of a host. */
export type Layer = Pick<Host, 'shelf' | 'now' | 'random' | 'fetch'>;

/** Replays the whole file; the table goes on from row `rows` of it. */
export async function layFile(
  host: Layer,
  file: MatchFile,
  rows: number,
  request: unknown,
): Promise<Outcome<LaidTable>> {
  await host.fetch?.(file?.system);
  const opening = composeFromFile(host, file, rows, request);
  return opening.ok ? { ok: true, value: layOut(host, opening.value) } : opening;
}

function layOut({ shelf }: Layer, { heading, entries, admission }: Opening): LaidTable {
  const open = openHeading(shelf, heading);
  const start = firstStanding(open);
  const drafts = draftRows(start, firstSteps(open, entries), heading.createdAt, null);
  const [beforeLast, last] = drafts.slice(-2) as [Draft, Draft];
  const recent = drafts.slice(-RECENT_ROWS).map(({ told }) => told);
  return {
    heading,
    first: summaryOf(open, start),
    last: summaryOf(open, last.after),
    snapshot: makeSnapshot(last.after, beforeLast.after.hash, recent),
    admission,
    rows: drafts.map(({ told }) => told.row),
  };
}
