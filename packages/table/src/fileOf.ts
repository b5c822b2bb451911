/** The match of a table as a file. */
import { fingerprintOf, hashOf, makeFileOfEntries } from '@oubliette/kernel';
import type { Fair, MatchFile } from '@oubliette/kernel';
import { checkRow } from './chain.ts';
import type { Row } from './entries.ts';
import { firstStanding, phaseOf } from './standing.ts';
import type { Open, Standing } from './standing.ts';
import type { Store } from './store.ts';

/** Null before the match has begun. Throws `Damage` where a row is not as it was written. */
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
    fairOf(open, standing),
  );
}

/** What is needed to check the dice; null where people rolled them, and until the match is over. */
function fairOf(open: Open, standing: Standing): Fair | null {
  const { secret, options, imported = 0 } = open.heading;
  if (options.dice === 'hand' || phaseOf(open, standing) !== 'over') return null;
  return { fingerprint: fingerprintOf(secret), secret, words: standing.table.words, after: imported };
}
