/** Opens what a store holds of a table: the newest snapshot and the rows after it, or all rows. */
import { MomentMissing } from '@oubliette/kernel';
import { checkRow, headingHash } from './chain.ts';
import type { Shelf } from './box.ts';
import type { Heading, Row } from './entries.ts';
import { applyEntry, EMPTY_TABLE } from './fold.ts';
import type { TableState } from './fold.ts';
import type { Clerk } from './clerk.ts';
import { turn } from './pause.ts';
import { readSnapshot, tableIn } from './snapshot.ts';
import type { Resumed } from './snapshot.ts';
import { advance, firstStanding } from './standing.ts';
import type { Open, Standing, RowTold } from './standing.ts';
import { Damage } from './store.ts';
import type { Snapshot, Store } from './store.ts';

/** The format of headings and rows. */
export const TABLE_FORMAT = 1;
/** How many of the last rows are kept as they were told. */
export const RECENT_ROWS = 100;
/** After so many rows of a replay other work gets its turn. */
const ROWS_AT_A_TIME = 25;
/** More rows than this are replayed by a clerk, if there is one. */
const MOST_ROWS_HERE = 250;

/** Throws `Damage` if the heading names something this program does not have. */
export function openHeading(shelf: Shelf, heading: Heading): Open {
  const { id, format, system, rulesVersion, setup } = heading;
  const damage = (what: string): Damage => new Damage(id, 0, what);
  if (format !== TABLE_FORMAT)
    throw damage(`the table has format ${format}, this program reads format ${TABLE_FORMAT}`);
  const box = shelf.get(system);
  if (box === undefined) throw damage(`this program does not have the game ${system}`);
  const { rulesVersion: own, kindred = [] } = box.system;
  if (rulesVersion !== own && !kindred.includes(rulesVersion))
    throw damage(`it was played with version ${rulesVersion} of the rules, this program has version ${own}`);
  const opened = box.system.open(setup);
  if (!opened.ok) throw damage(`setup ${opened.problems[0]?.path}: ${opened.problems[0]?.message}`);
  return { heading, box, game: opened.game, title: box.title(setup), chairs: box.chairs(setup) };
}

/** A table's standing. A long replay is left to `clerk`. */
export async function loadStanding(store: Store, open: Open, clerk?: Clerk): Promise<Resumed> {
  const { id, rulesVersion } = open.heading;
  // What was decided before these rules must be decided again by them, and told in their events.
  const isOfTheseRules = rulesVersion === open.box.system.rulesVersion;
  const found = isOfTheseRules ? await store.snapshot(id) : null;
  const last = (await store.summaries([id]))[0]?.seq ?? 0;
  const isLong = clerk !== undefined && last - (found?.seq ?? 0) > MOST_ROWS_HERE;
  if (found !== null && !isLong) {
    const resumed = await fromSnapshot(store, open, found);
    if (resumed !== null) return resumed;
  }
  if (clerk === undefined || last <= MOST_ROWS_HERE) return loadWhole(store, open);
  const made = await clerk.snapshot(id);
  await store.saveSnapshot(id, made);
  return (await fromSnapshot(store, open, made)) ?? loadWhole(store, open);
}

/** Null if the snapshot is of no use. */
async function fromSnapshot(store: Store, open: Open, snapshot: Snapshot): Promise<Resumed | null> {
  const tail = await store.rows(open.heading.id, snapshot.seq - 1);
  const from = readSnapshot(open, snapshot, tail[0]);
  if (from === null) return null;
  try {
    return await catchUp(open, from, tail.slice(1));
  } catch (error) {
    // A take-back went beyond the snapshot.
    if (error instanceof MomentMissing) return null;
    throw error;
  }
}

/** Ignores snapshots: the match then knows every moment to go back to. */
export async function loadWhole(store: Store, open: Open): Promise<Resumed> {
  let resumed: Resumed = { standing: firstStanding(open), recent: [], before: '' };
  for await (const rows of pagesOf(store, open.heading.id)) resumed = await catchUp(open, resumed, rows);
  return resumed;
}

/** All rows of a table, some at a time: other work gets its turn in between. */
export async function* pagesOf(store: Store, table: string): AsyncGenerator<readonly Row[]> {
  let after = 0;
  for (;;) {
    const rows = await store.rows(table, after, ROWS_AT_A_TIME);
    yield rows;
    if (rows.length < ROWS_AT_A_TIME) return;
    after += rows.length;
    await turn();
  }
}

/** Adds the rows that another process has written. */
export async function catchUp(
  open: Open,
  from: Resumed,
  rows: readonly Row[],
  each?: (told: RowTold, after: Standing) => void,
): Promise<Resumed> {
  let { standing, before } = from;
  let recent = [...from.recent];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_A_TIME === ROWS_AT_A_TIME - 1) await turn();
    const { after, told } = advance(open, standing, row);
    before = standing.hash;
    standing = after;
    recent.push(told);
    each?.(told, after);
    if (recent.length > 2 * RECENT_ROWS) recent = recent.slice(-RECENT_ROWS);
  }
  return { standing, recent: recent.slice(-RECENT_ROWS), before };
}

/** The table without its match, to see who may come in. */
export async function loadTable(store: Store, heading: Heading): Promise<TableState> {
  const { id } = heading;
  const snapshot = await store.snapshot(id);
  const tail = snapshot === null ? [] : await store.rows(id, snapshot.seq - 1);
  const known = snapshot === null ? null : tableIn(snapshot, tail[0]);
  const isKnown = snapshot !== null && known !== null;
  let table = known ?? EMPTY_TABLE;
  let last: Pick<Row, 'seq' | 'hash'> = isKnown ? snapshot : { seq: 0, hash: headingHash(heading) };
  for await (const rows of isKnown ? [tail.slice(1)] : pagesOf(store, id))
    for (const row of rows) {
      checkRow(id, last, row);
      last = row;
      table = applyEntry(table, row.entry);
    }
  return table;
}
