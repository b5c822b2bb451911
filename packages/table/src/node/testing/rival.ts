/** Another process at the same file: appends so many rows to a table, reading on at each conflict. */
import { rowOf, summaryOf } from '../../testing/samples.ts';
import { openSqliteStore } from '../sqliteStore.ts';

const [file, table, count] = process.argv.slice(2);
if (file === undefined || table === undefined) throw new Error('rival.ts FILE TABLE COUNT');
const store = openSqliteStore(file);
for (let written = 0; written < Number(count);) {
  const last = (await store.rows(table, 0)).length;
  const row = rowOf(last + 1, { kind: 'word', member: 'm2', text: `theirs ${written}` });
  if ((await store.append(table, [row], summaryOf(table))) === 'done') written += 1;
}
await store.close();
