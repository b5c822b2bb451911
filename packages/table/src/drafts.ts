/** Rows about to be written, each chained to the one before, and the table's standing after each. */
import type { AnyMatch } from '@oubliette/kernel';
import { rowHash } from './chain.ts';
import type { TableEntry } from './entries.ts';
import { doerOf, withRow } from './standing.ts';
import type { Standing, RowTold } from './standing.ts';

/** A row to be written, and what follows from it in the match. */
export interface Step {
  readonly entry: TableEntry;
  readonly match?: AnyMatch;
  readonly events?: RowTold['events'];
  /** The request the row answers, if not the one being carried out. */
  readonly request?: string | null;
}

export interface Draft {
  readonly told: RowTold;
  readonly after: Standing;
}

/** The last row carries the request, unless a step says otherwise. */
export function draftRows(
  from: Standing,
  steps: readonly Step[],
  at: number,
  request: string | null,
): Draft[] {
  let standing = from;
  return steps.map(({ entry, match = null, events = [], request: own }, index) => {
    const last = index === steps.length - 1 ? request : null;
    const content = { at, request: own === undefined ? last : own, entry };
    const row = { seq: standing.seq + 1, ...content, hash: rowHash(standing.hash, content) };
    const told = { row, by: doerOf(standing.table, row), events };
    standing = withRow(standing, row, match);
    return { told, after: standing };
  });
}
