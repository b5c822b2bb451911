import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { headingOf, rowOf, rowsOf, summaryOf } from '../testing/samples.ts';
import { storeContract } from '../testing/storeContract.ts';
import { claimFolder } from './claim.ts';
import { faultOf } from './demands.ts';
import { openSqliteStore } from './sqliteStore.ts';
import type { SqliteOptions } from './sqliteStore.ts';

function tempFile(): { readonly file: string; readonly dispose: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-store-'));
  return { file: join(folder, 'tables.sqlite'), dispose: () => rmSync(folder, { recursive: true }) };
}

/** Changes the same file from outside. */
function meddle(file: string, sql: string, ...values: (string | number)[]): void {
  const db = new DatabaseSync(file);
  db.prepare(sql).run(...values);
  db.close();
}

async function openWith(t: TestContext, options: SqliteOptions = {}) {
  const { file, dispose } = tempFile();
  const store = openSqliteStore(file, options);
  t.after(async () => {
    await store.close();
    dispose();
  });
  await store.create(headingOf('a'), summaryOf('a'));
  return { store, file };
}

storeContract('SQLite', () => {
  const { file, dispose } = tempFile();
  return {
    open: () => openSqliteStore(file),
    damage: (table, seq) =>
      seq === 0
        ? meddle(
            file,
            'UPDATE headings SET heading = ? WHERE "table" = (SELECT key FROM tables WHERE id = ?)',
            '{"format":1,',
            table,
          )
        : meddle(
            file,
            'UPDATE log SET entry = ? WHERE seq = ? AND "table" = (SELECT key FROM tables WHERE id = ?)',
            '{"kind":"wo',
            seq,
            table,
          ),
    dispose,
  };
});

describe('the SQLite store', () => {
  test('refuses an SQLite that could damage or lose matches, and says what to do', () => {
    const good = { version: '3.51.3', journalMode: 'wal', synchronous: 2 };
    for (const version of ['3.51.3', '3.53.4', '3.100.0', '4.0.0', '3.52.0'])
      assert.equal(faultOf({ ...good, version }), null, version);
    for (const version of ['3.51.2', '3.7.0', '3.9.9', '2.99.99', '', 'unknown'])
      assert.match(faultOf({ ...good, version }) ?? '', /3\.51\.3 or later is needed/, version);
    for (const synchronous of [0, 1])
      assert.match(faultOf({ ...good, synchronous }) ?? '', /power cut would lose/);
    assert.equal(faultOf({ ...good, synchronous: 3 }), null);
    assert.match(faultOf({ ...good, journalMode: 'delete' }) ?? '', /local disk/);
  });

  test('refuses a file of a newer program and leaves it as it is', async () => {
    const { file, dispose } = tempFile();
    await openSqliteStore(file).close();
    meddle(file, 'UPDATE schema SET version = 99');
    assert.throws(() => openSqliteStore(file), /newer Oubliette.*version 99/);
    meddle(file, 'UPDATE schema SET version = 2');
    await openSqliteStore(file).close();
    dispose();
  });

  test('refuses a file that is no database, names it and the way back, and leaves it as it is', () => {
    const { file, dispose } = tempFile();
    const list = 'a shopping list, long enough to be looked at as a database file by anybody';
    writeFileSync(file, list);
    assert.throws(
      () => openSqliteStore(file),
      ({ message }: Error) => message.startsWith(`${file} is damaged`) && message.includes('backup'),
    );
    assert.equal(readFileSync(file, 'utf8'), list);
    dispose();
  });

  test('nobody but the owner may read the file or what lies beside it, old files included', async () => {
    const { file, dispose } = tempFile();
    await openSqliteStore(file).close();
    chmodSync(file, 0o644);
    const store = openSqliteStore(file);
    await store.create(headingOf('a'), summaryOf('a'));
    for (const one of [file, `${file}-wal`, `${file}-shm`])
      assert.equal(statSync(one).mode & 0o777, 0o600, one);
    await store.close();
    dispose();
  });

  test('a data folder is claimed by one at a time, and free again when the claim is given back', () => {
    const { file, dispose } = tempFile();
    const folder = dirname(file);
    const claim = claimFolder(folder);
    assert.throws(() => claimFolder(folder), /Another Oubliette server is using .*DATA_DIR/);
    claim.release();
    claimFolder(folder).release();
    dispose();
  });

  test('writes that follow each other closely wait for the disk together', async (t) => {
    const { store } = await openWith(t, { gatherMs: 50 });
    await store.create(headingOf('b'), summaryOf('b'));
    const first = store.append('a', [rowOf(1)], summaryOf('a'));
    await new Promise(setImmediate);
    void store.append('b', [rowOf(1)], summaryOf('b'));
    await new Promise(setImmediate);
    assert.deepEqual(await store.rows('a', 0), [], 'nothing has been written yet');
    await first;
    assert.equal((await store.rows('b', 0)).length, 1);
  });

  test('what is still being gathered is written before the store is closed', async () => {
    const { file, dispose } = tempFile();
    const store = openSqliteStore(file, { gatherMs: 60_000 });
    await store.create(headingOf('a'), summaryOf('a'));
    const written = store.append('a', [rowOf(1)], summaryOf('a'));
    await store.close();
    assert.equal(await written, 'done');
    const again = openSqliteStore(file);
    assert.equal((await again.rows('a', 0)).length, 1);
    await again.close();
    dispose();
  });

  test('when a write fails, all that waited for it are told, and the store goes on', async (t) => {
    const { store, file } = await openWith(t, { busyMs: 20 });
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const outcomes = await Promise.allSettled([
      store.append('a', rowsOf(1, 1), summaryOf('a')),
      store.append('a', rowsOf(2, 2), summaryOf('a')),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    other.exec('ROLLBACK');
    other.close();
    assert.deepEqual(await store.rows('a', 0), []);
    assert.equal(await store.append('a', rowsOf(1, 2), summaryOf('a')), 'done');
  });

  test('a full disk refuses writes, and neither reads nor later writes suffer', async (t) => {
    const { store } = await openWith(t, { mostPages: 40 });
    const large = (seq: number) =>
      rowOf(seq, { kind: 'said', member: 'm1', to: 'table', saying: { text: 'x'.repeat(30_000) } });
    let last = 0;
    const fill = async () => {
      for (;;) {
        await store.append('a', [large(last + 1)], summaryOf('a'));
        last += 1;
      }
    };
    await assert.rejects(fill(), /full/);
    assert.equal((await store.rows('a', 0)).length, last);
    await store.create(headingOf('b'), summaryOf('b'));
    await assert.rejects(store.append('a', [large(last + 1)], summaryOf('a')), /full/);
    assert.equal(await store.append('b', [rowOf(1)], summaryOf('b')), 'done');
  });

  test('names rows that are missing, in the middle and at the end', async (t) => {
    const { store, file } = await openWith(t);
    await store.append('a', rowsOf(1, 5), summaryOf('a'));
    meddle(file, 'DELETE FROM log WHERE seq = 5');
    await assert.rejects(store.rows('a', 0), { seq: 5, table: 'a' });
    meddle(file, 'DELETE FROM log WHERE seq = 3');
    await assert.rejects(store.rows('a', 0), { seq: 3, table: 'a' });
  });

  test('a spoilt summary is left out of the lobby and made good by the next row', async (t) => {
    const { store, file } = await openWith(t);
    await store.create(headingOf('b'), summaryOf('b'));
    meddle(
      file,
      "UPDATE summaries SET summary = '{' WHERE \"table\" = (SELECT key FROM tables WHERE id = 'a')",
    );
    assert.deepEqual(await store.summaries(['a', 'b']), [summaryOf('b')]);
    await store.append('a', rowsOf(1, 1), summaryOf('a'));
    assert.deepEqual(await store.summaries(['a', 'b']), [summaryOf('a', { seq: 1 }), summaryOf('b')]);
  });

  test('the write-ahead log stays small, and is gone once it is closed', async () => {
    const { file, dispose } = tempFile();
    const store = openSqliteStore(file, { gatherMs: 0 });
    await store.create(headingOf('a'), summaryOf('a'));
    for (let seq = 1; seq <= 6000; seq += 1) await store.append('a', [rowOf(seq)], summaryOf('a'));
    assert.ok(statSync(`${file}-wal`).size < 24 * 1024 * 1024);
    await store.close();
    assert.equal(statSync(`${file}-wal`, { throwIfNoEntry: false }), undefined);
    dispose();
  });

  test('two processes share a file: every row is written once, in order', async (t) => {
    const { store, file } = await openWith(t);
    const script = fileURLToPath(new URL('testing/rival.ts', import.meta.url));
    const rival = spawn(process.execPath, [script, file, 'a', '60'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const ended = once(rival, 'exit');
    while ((await store.rows('a', 0)).length === 0) await new Promise(setImmediate);
    let written = 0;
    while (written < 60) {
      const last = (await store.rows('a', 0)).length;
      const row = rowOf(last + 1, { kind: 'word', member: 'm1', text: `mine ${written}` });
      if ((await store.append('a', [row], summaryOf('a'))) === 'done') written += 1;
    }
    assert.deepEqual(await ended, [0, null]);
    const rows = await store.rows('a', 0);
    assert.equal(rows.length, 120);
    const words = rows.map(({ entry }) => (entry.kind === 'word' ? entry.text : ''));
    for (const who of ['mine', 'theirs'])
      assert.deepEqual(
        words.filter((word) => word.startsWith(who)),
        Array.from({ length: 60 }, (_, index) => `${who} ${index}`),
      );
  });
});
