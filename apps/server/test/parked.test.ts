// A table with other rules than this program's: every request for it is told so, not that the server broke.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { headingHash, rowHash } from '@oubliette/table';
import type { ToldProblem } from '@oubliette/table';
import { openSqliteStore } from '@oubliette/table/node';
import { startServer } from '../src/server.ts';
import { Client, CLASSIC, joinTable, openTable, post } from '../src/testing/client.ts';

const OTHER = 'of-other-rules';

/** Copies a table as if its match had been played by the rules before these. */
async function playedBefore(dataDir: string, table: string): Promise<void> {
  const store = openSqliteStore(join(dataDir, 'tables.sqlite'));
  const was = await store.heading(table);
  const [summary] = await store.summaries([table]);
  assert.ok(was !== null && summary !== undefined);
  const heading = { ...was, id: OTHER, rulesVersion: 0 };
  await store.create(heading, { ...summary, id: OTHER, seq: 0 });
  let hash = headingHash(heading);
  const rows = (await store.rows(table, 0)).map((row) => {
    hash = rowHash(hash, row);
    return { ...row, hash };
  });
  await store.append(OTHER, rows, { ...summary, id: OTHER });
  await store.close();
}

async function started(t: TestContext, dataDir: string, complaints: string[]): Promise<string> {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    client: null,
    botWorkers: 1,
    complain: (what) => complaints.push(what),
  });
  t.after(() => server.close());
  return server.url;
}

test('its file, its seats and the same once more are refused with the reason, as its socket is', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'oubliette-server-'));
  t.after(() => rmSync(dataDir, { recursive: true }));
  const complaints: string[] = [];
  const url = await started(t, dataDir, complaints);
  const { table, secret } = await openTable(url, {
    ...CLASSIC,
    seats: ['morcar'],
    others: 'bots',
    begin: true,
  });
  const [host] = await Client.enter(url, { table, secret });
  const invited = await host.ask({ t: 'invite', to: 'play' });
  assert.ok(invited.t === 'link');
  await joinTable(url, host, table, 'Ben');
  await host.leave();
  await playedBefore(dataDir, table);

  const asked = {
    '/api/file': { table: OTHER, secret },
    '/api/again': { table: OTHER, secret },
    '/api/join': { table: OTHER, secret: invited.secret, name: 'Cid' },
  };
  for (const [path, body] of Object.entries(asked)) {
    const { status, body: told } = await post<{ problems: readonly ToldProblem[] }>(url, path, body);
    assert.equal(status, 409, path);
    const [problem] = told.problems;
    assert.equal(problem?.code, 'parked');
    assert.match(problem.message, /it was played with version \d+ of the rules, this program has version/u);
  }
  await assert.rejects(Client.enter(url, { table: OTHER, secret }), /^Error: parked: .*version/u);
  // Without a link a client is told nothing of it.
  assert.deepEqual(await post(url, '/api/file', { table: OTHER, secret: 'x' }), { status: 404, body: null });
  assert.ok(
    complaints.every((what) => what === `table ${OTHER} could not be opened`),
    complaints.join(),
  );
});
