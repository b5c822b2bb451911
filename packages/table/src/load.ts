/** Opens what a store holds of a table: the newest snapshot and the rows after it, or all rows. */
import { MomentMissing } from '@oubliette/kernel';
import { checkRow, headingHash } from './chain.ts';
import type { Shelf } from './box.ts';
import type { Heading, Row } from './entries.ts';
import { applyEntry, EMPTY_TABLE } from './fold.ts';
import type { TableState } from './fold.ts';
import { breathe } from './pause.ts';
import { readSnapshot, tableIn } from './snapshot.ts';
import type { Resumed } from './snapshot.ts';
import { advance, firstStanding } from './standing.ts';
import type { Open, Standing, Told } from './standing.ts';
import { Damage } from './store.ts';
import type { Store } from './store.ts';

/** The format of headings and rows. */
export const TABLE_FORMAT = 1;
/** So many of the last rows are kept as they were told. */
export const RECENT_ROWS = 100;
/** Others get their turn after so many rows of a replay. */
const ROWS_AT_A_TIME = 25;

/** Throws `Damage` where the heading names something this program does not have. */
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

/** How a table stands. `whole` passes snapshots over: the match then knows all the moments one may go back to. */
export async function loadStanding(store: Store, open: Open, whole = false): Promise<Resumed> {
  const { id } = open.heading;
  const snapshot = whole ? null : await store.snapshot(id);
  if (snapshot !== null) {
    const tail = await store.rows(id, snapshot.seq - 1);
    const from = readSnapshot(open, snapshot, tail[0]);
    if (from !== null) {
      try {
        return await catchUp(open, from, tail.slice(1));
      } catch (error) {
        // Something was taken back beyond the snapshot.
        if (!(error instanceof MomentMissing)) throw error;
      }
    }
  }
  return catchUp(open, { standing: firstStanding(open), recent: [] }, await store.rows(id, 0));
}

/** Goes on by the rows that another process has added. */
export async function catchUp(
  open: Open,
  from: Resumed,
  rows: readonly Row[],
  each?: (told: Told, after: Standing) => void,
): Promise<Resumed> {
  let { standing } = from;
  let recent = [...from.recent];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_A_TIME === ROWS_AT_A_TIME - 1) await breathe();
    const { after, told } = advance(open, standing, row);
    standing = after;
    recent.push(told);
    each?.(told, after);
    if (recent.length > 2 * RECENT_ROWS) recent = recent.slice(-RECENT_ROWS);
  }
  return { standing, recent: recent.slice(-RECENT_ROWS) };
}

/** The table without its match, for whoever only asks who may come in. */
export async function loadTable(store: Store, heading: Heading): Promise<TableState> {
  const { id } = heading;
  const snapshot = await store.snapshot(id);
  const tail = snapshot === null ? [] : await store.rows(id, snapshot.seq - 1);
  const known = snapshot === null ? null : tableIn(snapshot, tail[0]);
  const isKnown = snapshot !== null && known !== null;
  let table = known ?? EMPTY_TABLE;
  let last: Pick<Row, 'seq' | 'hash'> = isKnown ? snapshot : { seq: 0, hash: headingHash(heading) };
  for (const row of isKnown ? tail.slice(1) : await store.rows(id, 0)) {
    checkRow(id, last, row);
    last = row;
    table = applyEntry(table, row.entry);
  }
  return table;
}
