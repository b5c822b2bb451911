/** The match of a table as a file. */
import { fingerprintOf, hashOf, makeFileOfEntries } from '@oubliette/kernel';
import type { Fair, MatchFile } from '@oubliette/kernel';
import { checkRow } from './chain.ts';
import type { Row, TableEntry } from './entries.ts';
import { firstStanding, phaseOf } from './standing.ts';
import type { Open, Standing } from './standing.ts';
import type { Store } from './store.ts';

/** Null before the match has begun. Throws `Damage` if a row is not as it was written. */
export async function fileOf(store: Store, open: Open, standing: Standing): Promise<MatchFile | null> {
  const { heading, box } = open;
  if (standing.match === null) return null;
  let last: Pick<Row, 'seq' | 'hash'> = firstStanding(open);
  const rows = (await store.rows(heading.id, 0)).slice(0, standing.seq);
  const entries = rows.flatMap((row) => {
    checkRow(heading.id, last, row);
    last = row;
    return row.entry.kind === 'match' ? [row.entry.entry] : [];
  });
  return makeFileOfEntries(
    box.system,
    heading.setup,
    entries,
    hashOf(standing.match.state),
    rows.some(({ entry }) => isTyped(entry)) ? null : fairOf(open, standing),
  );
}

/** Whether people rolled dice for it. */
function isTyped(entry: TableEntry): boolean {
  if (entry.kind === 'rolling') return entry.faces.length > entry.drawn.length;
  return entry.kind === 'match' && entry.byHand !== undefined;
}

/** What is needed to check the dice; null until the match is over. */
function fairOf(open: Open, standing: Standing): Fair | null {
  const { secret, imported = 0 } = open.heading;
  if (phaseOf(open, standing) !== 'over') return null;
  return { fingerprint: fingerprintOf(secret), secret, words: standing.table.words, after: imported };
}
