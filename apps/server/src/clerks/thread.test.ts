import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { openSqliteStore } from '@oubliette/table/node';
import { longMatch } from '../../test/faults/heavy.ts';
import type { LaidFile } from './jobs.ts';
import { Busy, ClerkThread } from './thread.ts';

function threadOver(t: TestContext): ClerkThread {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-clerk-'));
  const file = join(folder, 'tables.sqlite');
  const store = openSqliteStore(file);
  t.after(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return new ClerkThread({ file }, { ms: 60_000, megabytes: 256, waiting: 8 });
}

function bodyOf(file: object): Uint8Array {
  const request = { game: 'classic', choice: null, name: 'Ada', seats: [], others: 'free', options: {} };
  return new TextEncoder().encode(JSON.stringify({ file, rows: 20, request: { ...request, begin: false } }));
}

test('a file of too many rows is turned away before any is looked at', async (t) => {
  const thread = threadOver(t);
  t.after(() => thread.close());
  const body = bodyOf({ rows: Array.from({ length: 20_001 }, () => null) });
  const [answer] = (await Array.fromAsync(thread.run({ t: 'lay', body }))) as [LaidFile];
  assert.ok(!answer.ok && answer.problems[0]?.code === 'tooLarge', JSON.stringify(answer));
});

test('a server that stops tells those whose match is being replayed that it has no time, and nothing else', async (t) => {
  const thread = threadOver(t);
  const match = await longMatch(3000);
  const body = bodyOf(match);
  const lay = () => thread.run({ t: 'lay', body });
  const [piece] = await Array.fromAsync(lay());
  assert.ok(piece, 'the thread is ready');
  const ends = Promise.allSettled([lay().next(), lay().next()]);
  await thread.close();
  for (const end of await ends)
    assert.ok(end.status === 'rejected' && end.reason instanceof Busy, JSON.stringify(end));
  await assert.rejects(lay().next(), Busy);
});
