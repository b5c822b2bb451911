/** A campaign at a hosted table: the computers enrol, set out, and come home from their quest's table. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { botsHere, PROTOCOL_VERSION, Tables } from '@oubliette/table';
import type { ServerMessage } from '@oubliette/table';
import { openSqliteStore } from '@oubliette/table/node';
import { makeShelf } from './index.ts';
import { questLibraries } from './node/index.ts';

for (const game of ['classic-campaign', 'nextlevel-campaign'])
  test(`${game}: computers send their heroes out and record how the quest ended`, (t) => campaign(t, game));

async function campaign(t: TestContext, game: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shelf-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const store = openSqliteStore(join(folder, 'tables.db'));
  const shelf = await makeShelf(questLibraries());
  const complaints: string[] = [];
  const tables = new Tables({
    store,
    shelf,
    bots: botsHere(shelf),
    now: () => 0,
    random: (bytes) => randomBytes(bytes),
    complain: (what, error) => complaints.push(`${what}: ${String(error)}`),
  });
  const opened = await tables.open({
    game,
    choice: { heroes: ['barbarian', 'dwarf'] },
    name: 'Ann',
    seats: [],
    others: 'bots',
    options: {},
    begin: true,
  });
  assert.ok(opened.ok, JSON.stringify(opened));
  const told: string[] = [];
  let outing: string | null = null;
  const home = Promise.withResolvers<'home'>();
  const visitor = tables.connect({
    send(text) {
      const message = JSON.parse(text) as ServerMessage;
      const batches = message.t === 'welcome' ? message.batches : message.t === 'news' ? [message.batch] : [];
      told.push(...batches.flatMap(({ events }) => events.map(({ type }) => type)));
      if (message.t === 'welcome' || message.t === 'news') outing ??= message.info?.outing ?? null;
      if (told.includes('questRecorded')) home.resolve('home');
    },
    close: () => home.reject(new Error('the table was closed')),
  });
  const { table, secret } = opened.value;
  await visitor.receive({ t: 'hello', v: PROTOCOL_VERSION, table, secret });
  await home.promise;
  await tables.close();
  await store.close();
  assert.deepEqual(complaints, []);
  assert.ok(outing !== null, 'the quest had a table of its own');
  assert.deepEqual(
    told
      .slice(0, told.indexOf('questRecorded'))
      .filter((type) => type !== 'equipmentBought' && type !== 'giftLearnt'),
    ['campaignOpened', 'heroEnrolled', 'townLeft', 'heroEnrolled', 'townLeft', 'questBegun'],
  );
}
