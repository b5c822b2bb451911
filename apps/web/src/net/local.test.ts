import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { stream } from '@oubliette/kernel';
import { makeShelf } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import { botsHere, Tables } from '@oubliette/table';
import type { Hosting, NewTable } from '@oubliette/table';
import { openSqliteStore } from '@oubliette/table/node';
import { MemoryStore } from '@oubliette/table/testing';
import type { KnownTable, TableLink, TableState } from './link.ts';
import type { TableKey } from './linkCore.ts';
import { localLink } from './local.ts';

const REQUEST: NewTable = {
  game: 'classic',
  choice: { quest: 'the-trial', heroes: [{ kind: 'barbarian' }, { kind: 'elf' }] },
  name: 'Léa',
  seats: ['barbarian'],
  others: 'bots',
  options: { language: 'fr' },
  begin: true,
};

const games = await makeShelf(questLibraries());

/** The same random draws in every run. */
function hostHere(t: TestContext): Hosting {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-'));
  const store = openSqliteStore(join(folder, 'tables.sqlite'));
  const chance = stream({ key: '07'.repeat(32), drawn: 0 });
  let now = 1_700_000_000_000;
  let closed = false;
  const hosting = new Tables({
    store,
    shelf: games,
    bots: botsHere(games),
    now: () => (now += 1000),
    random: (bytes) => Uint8Array.from({ length: bytes }, () => chance.below(256)),
    complain: (what, error) => {
      if (!closed) assert.fail(`${what}: ${String(error)}`);
    },
  });
  t.after(async () => {
    // A computer player may still be thinking.
    closed = true;
    await hosting.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return hosting;
}

async function opened(hosting: Hosting, request: NewTable = REQUEST): Promise<TableKey> {
  const outcome = await hosting.open(request);
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.value;
}

function come(t: TestContext, hosting: Hosting, key: TableKey, eyes?: string): TableLink {
  const link = localLink(() => Promise.resolve(hosting), key, eyes);
  t.after(() => link.close());
  return link;
}

async function until(link: TableLink, holds: (table: KnownTable) => boolean): Promise<KnownTable> {
  const { promise, resolve } = Promise.withResolvers<KnownTable>();
  const look = () => {
    const { table } = link.state();
    if (table !== null && holds(table)) resolve(table);
  };
  const leave = link.subscribe(look);
  look();
  const table = await promise;
  leave();
  return table;
}

const mayAct = ({ present }: KnownTable): boolean =>
  present.ending !== null || (present.moves['barbarian']?.length ?? 0) > 0;

describe('a table in this very browser', () => {
  test('what is folded from its news is what a fresh look shows', async (t) => {
    const hosting = hostHere(t);
    const key = await opened(hosting);
    const link = come(t, hosting, key);
    let table = await until(link, mayAct);
    for (let command = 0; command < 60 && table.present.ending === null; command += 1) {
      const advice = await link.ask({ t: 'suggest', seat: 'barbarian' });
      assert.ok(advice.t === 'suggestion' && advice.command !== null);
      const reply = await link.ask({ t: 'do', seat: 'barbarian', command: { ...advice.command } });
      assert.equal(reply.t, 'done');
      table = await until(link, mayAct);
    }
    assert.ok(table.seq > 60);
    const fresh = await until(come(t, hosting, key), () => true);
    assert.deepEqual(table.present, fresh.present);
    assert.deepEqual(table.info, fresh.info);
    const known = new Map(table.batches.map((batch) => [batch.seq, batch]));
    for (const batch of fresh.batches) assert.deepEqual(known.get(batch.seq), batch);
  });

  test('other eyes see other things, and nothing is left of what the first saw', async (t) => {
    const hosting = hostHere(t);
    const key = await opened(hosting, { ...REQUEST, seats: ['barbarian', 'morcar'] });
    const link = come(t, hosting, key, 'morcar');
    const behind = await until(link, ({ eyes }) => eyes === 'morcar');
    assert.notEqual(behind.present.view?.['screen'], null);
    link.lookThrough('barbarian');
    const before = await until(link, ({ eyes }) => eyes === 'barbarian');
    assert.equal(before.present.view?.['screen'], null);
    assert.equal(before.presents.size, 1);
  });

  test('a refusal is an answer, and changes nothing', async (t) => {
    const hosting = hostHere(t);
    const link = come(t, hosting, await opened(hosting));
    const { seq } = await until(link, mayAct);
    const reply = await link.ask({ t: 'undo', seat: 'barbarian' });
    assert.equal(reply.t, 'refused');
    assert.equal(link.state().table?.seq, seq);
  });

  test('a link that opens nothing says so', async (t) => {
    const hosting = hostHere(t);
    const { table } = await opened(hosting);
    const link = come(t, hosting, { table, secret: 'nonsense' });
    const { promise, resolve } = Promise.withResolvers<TableState>();
    link.subscribe(() => resolve(link.state()));
    assert.equal((await promise).status, 'noEntry');
  });

  test('a table of other rules than the program has is shut, and not tried for ever', async (t) => {
    const store = new MemoryStore();
    const complaints: string[] = [];
    const hostWith = (later: number): Hosting => {
      const shelf = new Map(
        [...games].map(([id, box]) => {
          const { system } = box;
          return [id, { ...box, system: { ...system, rulesVersion: system.rulesVersion + later } }];
        }),
      );
      return new Tables({
        store,
        shelf,
        bots: botsHere(shelf),
        now: () => 1_700_000_000_000,
        random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
        complain: (what) => complaints.push(what),
      });
    };
    const before = hostWith(0);
    const key = await opened(before, { ...REQUEST, begin: false });
    await before.close();
    const link = come(t, hostWith(1), key);
    const { promise, resolve } = Promise.withResolvers<TableState>();
    link.subscribe(() => resolve(link.state()));
    assert.equal((await promise).status, 'parked');
    assert.equal((await link.ask({ t: 'begin' })).t, 'error');
    assert.deepEqual(complaints, [`table ${key.table} could not be opened`]);
  });
});
