import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { openSqliteStore } from '@oubliette/table/node';
import type { Summary } from '@oubliette/table';
import { headingOf, summaryOf } from '@oubliette/table/testing';
import { Expiry } from './expiry.ts';

const DAY = 86_400_000;
const START = Date.UTC(2030, 0, 1);
const KEEPING = { unfinishedMs: 100 * DAY, finishedMs: 200 * DAY };

function storeFor(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-expiry-'));
  const store = openSqliteStore(join(folder, 'tables.sqlite'));
  t.after(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const put = (id: string, since: number, more: Partial<Summary> = {}) =>
    store.create(headingOf(id), summaryOf(id, { since, phase: 'playing', ...more }));
  return { store, put };
}

function expiryOf(store: ReturnType<typeof storeFor>['store'], clock: { now: number; elapsed: number }) {
  const complaints: string[] = [];
  const kept = new Set(['busy']);
  const expiry = new Expiry({
    store,
    hosting: {
      expire: async (id) => {
        if (kept.has(id)) return false;
        await store.remove(id);
        return true;
      },
    },
    keeping: KEEPING,
    now: () => clock.now,
    elapsed: () => clock.elapsed,
    complain: (what) => complaints.push(what),
  });
  return { expiry, complaints };
}

test('tables are deleted when they have been left for as long as they are kept, and no sooner', async (t) => {
  const { store, put } = storeFor(t);
  await put('old', START - 101 * DAY);
  await put('busy', START - 300 * DAY);
  await put('young', START - 99 * DAY);
  await put('over', START - 150 * DAY, { phase: 'over' });
  await put('longover', START - 201 * DAY, { phase: 'over' });
  await put('today', START - 1000);
  const { expiry, complaints } = expiryOf(store, { now: START, elapsed: 0 });
  assert.equal(await expiry.sweep(), 2);
  const left = (await store.summaries(['old', 'busy', 'young', 'over', 'longover', 'today'])).map(
    ({ id }) => id,
  );
  assert.deepEqual(left, ['busy', 'young', 'over', 'today']);
  assert.deepEqual(complaints, []);
});

test('a campaign lives as long as its youngest quest', async (t) => {
  const { store, put } = storeFor(t);
  await put('aaaa', START - 150 * DAY);
  await put('aaaa-1', START - 140 * DAY);
  await put('aaaa-2', START - 10 * DAY);
  await put('bbbb', START - 150 * DAY);
  await put('bbbb-1', START - 140 * DAY);
  const { expiry } = expiryOf(store, { now: START, elapsed: 0 });
  assert.equal(await expiry.sweep(), 2);
  const left = await store.summaries(['aaaa', 'aaaa-1', 'aaaa-2', 'bbbb', 'bbbb-1']);
  assert.deepEqual(
    left.map(({ id }) => id),
    ['aaaa', 'aaaa-1', 'aaaa-2'],
  );
});

test('a clock that jumped, or that stands long after the last move anywhere, deletes nothing', async (t) => {
  const { store, put } = storeFor(t);
  await put('old', START - 101 * DAY);
  await put('today', START - 1000);
  const clock = { now: START - 50 * DAY, elapsed: 0 };
  const jumped = expiryOf(store, clock);
  clock.now = START;
  clock.elapsed = 3_600_000;
  assert.equal(await jumped.expiry.sweep(), 0);
  assert.equal(jumped.complaints.length, 1);
  const late = expiryOf(store, { now: START + 3650 * DAY, elapsed: 0 });
  assert.equal(await late.expiry.sweep(), 0);
  assert.equal((await store.summaries(['old', 'today'])).length, 2);
  const sound = expiryOf(store, { now: START, elapsed: 0 });
  assert.equal(await sound.expiry.sweep(), 1);
});

test('a store that does not answer is complained of, and nothing is deleted', async (t) => {
  const { store } = storeFor(t);
  const dumb = {
    ...store,
    stale: () => Promise.reject(new Error('the disk is full')),
    newest: () => Promise.resolve(START),
  };
  const { expiry, complaints } = expiryOf(dumb, { now: START, elapsed: 0 });
  assert.equal(await expiry.sweep(), 0);
  assert.deepEqual(complaints, ['tables left for too long could not be looked for']);
});
