/** How much of a table is kept, for how long, and who may end it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { KEPT_FOR_EVER, keptUntil } from '../src/keeping.ts';
import type { Keeping } from '../src/keeping.ts';
import { Manners, MOST_SAID } from '../src/manners.ts';
import type { ServerMessageOf } from '../src/protocol.ts';
import { bandBox } from './band.ts';
import { House, MARK, until } from './house.ts';
import type { Client } from './house.ts';

const pause = (): Promise<void> =>
  new Promise((done) => {
    setImmediate(done);
  });

const errorsOf = (client: Client): string[] =>
  client.messages.flatMap((message) => (message.t === 'error' ? [message.code] : []));

async function peopled(house: House) {
  const host = await house.connect(await house.open({ seats: ['gm'], others: 'bots' }));
  const ann = await house.friend(host, 'Ann', 'ann');
  const watching = (await host.ask({ t: 'invite', to: 'watch' })) as ServerMessageOf<'link'>;
  const watch = { table: host.link.table, secret: watching.secret };
  return { host, ann, watch, watcher: await house.connect(watch) };
}

describe('deleting a table', () => {
  test('the host alone may; all who are there are told, and nothing is left', async () => {
    const house = new House();
    const { host, ann, watch, watcher } = await peopled(house);
    assert.equal(await house.tables.remove(ann.link), null);
    assert.equal(await house.tables.remove(watch), null);
    assert.equal(await house.tables.remove({ ...host.link, secret: 'x' }), null);
    assert.equal(await house.tables.remove({ table: 'nowhere', secret: 'x' }), null);
    const mayDelete = async (client: Client) => (await house.tables.mine([client.link]))[0]?.mayDelete;
    assert.deepEqual([await mayDelete(host), await mayDelete(ann)], [true, false]);
    assert.ok(house.store.tables.has(host.link.table));
    assert.equal(await house.tables.remove(host.link), 'removed');
    for (const client of [host, ann, watcher]) {
      assert.deepEqual(errorsOf(client), ['removed']);
      assert.ok(client.isClosed);
    }
    assert.ok(!house.store.tables.has(host.link.table));
    assert.deepEqual(errorsOf(await house.connect(ann.link)), ['noEntry']);
    assert.deepEqual(house.complaints, []);
  });

  test('a campaign takes its quests with it; a quest under way goes with its campaign alone', async () => {
    const house = new House({ boxes: [bandBox(MARK)] });
    const gm = await house.connect(
      await house.open({ game: 'band', choice: null, seats: ['gm'], others: 'bots' }),
    );
    await gm.play('gm', { type: 'setOut' });
    const quest = `${gm.link.table}-1`;
    await until(() => house.store.tables.has(quest), 'the quest has a table');
    await until(() => gm.texts.some((text) => text.includes(`"outing":"${quest}"`)), 'it is told');
    assert.equal(await house.tables.remove({ ...gm.link, table: quest }), 'partOfCampaign');
    assert.equal(await house.tables.remove(gm.link), 'removed');
    assert.deepEqual([...house.store.tables.keys()], []);
  });

  test('a table left for too long is deleted, but not while somebody is there', async () => {
    const house = new House();
    const { host, ann, watcher } = await peopled(house);
    assert.equal(await house.tables.expire(host.link.table), false);
    for (const client of [host, ann, watcher]) client.leave();
    await until(() => house.tables.count().visitors === 0, 'everybody has left');
    assert.equal(await house.tables.expire(host.link.table), true);
    assert.equal(await house.tables.expire('nowhere'), true);
    assert.ok(!house.store.tables.has(host.link.table));
  });

  test('what is over has a time of its own, and either may be for ever', () => {
    const keeping = { unfinishedMs: 7, finishedMs: 30 };
    const at = (phase: 'gathering' | 'playing' | 'over', kept = keeping as Keeping) =>
      keptUntil(kept, { phase, since: 100 });
    assert.deepEqual([at('gathering'), at('playing'), at('over')], [107, 107, 130]);
    assert.deepEqual(
      [at('playing', { ...keeping, unfinishedMs: null }), at('over', KEPT_FOR_EVER)],
      [null, null],
    );
    assert.equal(at('over', { ...keeping, unfinishedMs: null }), 130);
  });

  test('its people know when: from how long nobody has played on', async () => {
    const house = new House({ keeping: { unfinishedMs: 1_000_000, finishedMs: null } });
    const link = await house.open();
    const client = await house.connect(link);
    const [summary] = await house.tables.mine([link]);
    assert.equal(summary?.until, summary!.since + 1_000_000);
    assert.equal(client.last('welcome').until, summary.until);
    const forEver = new House();
    const other = await forEver.open();
    assert.equal((await forEver.connect(other)).last('welcome').until, null);
    assert.equal((await forEver.tables.mine([other]))[0]?.until, null);
  });
});

describe('manners', () => {
  const talk = { t: 'say', to: 'table', saying: { text: 'x' } } as const;

  test('who says too much at once is asked to wait; playing is not concerned, nor are the others', async () => {
    const house = new House({ tick: 0 });
    const host = await house.connect(await house.open({ seats: ['ann', 'bo', 'gm'] }));
    const guest = await house.friend(host, 'Eve');
    const replies = [];
    for (let said = 0; said < 40; said += 1) replies.push(await guest.ask(talk));
    const done = replies.filter(({ t }) => t === 'done').length;
    assert.ok(done >= 20 && done < 40, `${done} were done`);
    assert.deepEqual(
      replies.slice(done).map((reply) => reply.t === 'error' && reply.code),
      Array(40 - done).fill('tooFast'),
    );
    for (const request of [
      { t: 'rename', name: 'Evelyn' },
      { t: 'word', text: 'x' },
      { t: 'report', row: 1, text: 'x' },
    ] as const)
      assert.equal(await guest.refused(request), 'tooFast');
    assert.equal((await host.ask(talk)).t, 'done');
    for (let said = 0; said < 40; said += 1) await host.ask(talk);
    assert.equal(await host.refused(talk), 'tooFast');
    assert.equal((await host.ask({ t: 'why', seat: 'ann', command: { type: 'grab' } })).t, 'why');
    for (const seat of ['ann', 'bo']) await host.play(seat, { type: 'rest' });
  });

  test('a long silence saves nothing up, and a clock that is set back takes nothing away', () => {
    const manners = new Manners();
    const said = (now: number): number => {
      for (let times = 0; ; times += 1)
        try {
          manners.weigh('m1', now);
        } catch {
          return times;
        }
    };
    assert.equal(said(1_000_000), 30);
    assert.equal(said(1_001_500), 1);
    assert.equal(said(9_000_000), 30);
    assert.equal(said(1_000_000), 0);
    assert.equal(said(1_003_000), 2, 'time goes on from where the clock stands');
    manners.weigh(null, 0);
  });

  test('with time they may speak again', async () => {
    const house = new House({ tick: 10_000 });
    const host = await house.connect(await house.open());
    for (let said = 0; said < 60; said += 1) assert.equal((await host.ask(talk)).t, 'done');
  });

  test('of endless talk no more is kept, restarted or not', async () => {
    const house = new House({ tick: 10_000 });
    const link = await house.open();
    const host = await house.connect(link);
    const long = { t: 'say', to: 'table', saying: { text: 'x'.repeat(500) } } as const;
    let said = 0;
    while ((await host.ask(long)).t === 'done') said += 1;
    assert.ok(said > 100 && said * 500 <= MOST_SAID + 500, `${said} were kept`);
    assert.equal(await host.refused(talk), 'chatFull');
    assert.equal(await host.refused({ t: 'report', row: 1, text: 'x' }), 'chatFull');
    const back = await house.again({ tick: 10_000 }).connect(link);
    assert.equal(await back.refused(talk), 'chatFull');
    await back.play('ann', { type: 'rest' });
  });
});

describe('computer players alone', () => {
  test('they wait while nobody plays and nobody looks on, and go on when somebody comes', async () => {
    const house = new House();
    const link = await house.open({ seats: [], others: 'bots' });
    const rows = (): number => house.store.tables.get(link.table)!.rows.length;
    const before = rows();
    for (let turns = 0; turns < 50; turns += 1) await pause();
    assert.equal(rows(), before, 'they played for nobody');
    (await house.connect(link)).leave();
    for (let turns = 0; turns < 50; turns += 1) await pause();
    const client = await house.connect(link);
    assert.equal(client.last('welcome').present?.ending, null, 'nor after a glance');
    await until(() => client.present().ending !== null, 'they play to the end');
  });
});
