// Tables written by every earlier version still open, and tell newcomers what they told then.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteStore } from '@oubliette/table/node';
import { hostOn, lookAt } from './old.ts';
import type { OldTable } from './old.ts';

const FOLDER = fileURLToPath(new URL('golden/', import.meta.url));
const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.sqlite') ? [file.slice(0, -7)] : []));

/** A copy, since opening a table changes it. */
function copyOf(name: string, after: (done: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tables.sqlite');
  cpSync(join(FOLDER, `${name}.sqlite`), file);
  return file;
}

for (const name of names) {
  const records = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as OldTable[];

  describe(name, () => {
    for (const { what, table, secret, later, ...recorded } of records) {
      test(`${what} opens and tells the same`, async (t) => {
        const host = hostOn(
          copyOf(name, (done) => t.after(done)),
          false,
        );
        const told = await lookAt(host.tables, { table, secret });
        await host.close();
        assert.deepEqual(told, { ...recorded, told: later ?? recorded.told });
      });
    }

    test('a row changed since is found, and named', async (t) => {
      const file = copyOf(name, (done) => t.after(done));
      const { table, secret } = records[0]!;
      // In today's tables, whichever version wrote it.
      await openSqliteStore(file).close();
      const db = new DatabaseSync(file);
      db.exec('DELETE FROM snapshots');
      db.prepare(
        `UPDATE log SET entry = replace(entry, '"step"', '"jump"')
         WHERE "table" = (SELECT key FROM tables WHERE id = ?) AND seq > 30`,
      ).run(table);
      db.close();
      const host = hostOn(file, false);
      await assert.rejects(lookAt(host.tables, { table, secret }), /row \d+/);
      await host.close().catch(() => undefined);
    });
  });
}
