/** A campaign's quests have their own tables, and the campaign hears of each end once, whatever happens. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Row } from '../src/entries.ts';
import { bandBox } from './band.ts';
import { House, MARK, until } from './house.ts';
import type { Client } from './house.ts';

const boxes = [bandBox(MARK)];
const nights = (client: Client) => (client.present().view as { nights: string[] }).nights.length;
const outing = (client: Client): string | null => {
  const infos = client.messages.flatMap((message) => ('info' in message ? [message.info] : []));
  return infos.at(-1)?.outing ?? null;
};
const rowsOf = (house: House, table: string): Row[] =>
  house.store.tables.get(table)!.rows.map((text) => JSON.parse(text) as Row);

async function gathered() {
  const house = new House({ boxes });
  const gm = await house.connect(
    await house.open({ game: 'band', choice: null, name: 'Gwen', seats: ['gm'], begin: false }),
  );
  const ann = await house.friend(gm, 'Ann', 'ann');
  await gm.ask({ t: 'word', text: 'owl' });
  await gm.ask({ t: 'begin' });
  return { house, gm, ann };
}

/** Sets out, and comes to the quest's table with the campaign's own links. */
async function setOut(house: House, gm: Client, ann: Client) {
  await gm.play('gm', { type: 'setOut' });
  await until(() => outing(ann) !== null, 'the quest has a table');
  const table = outing(ann)!;
  const master = await house.connect({ table, secret: gm.link.secret });
  const hero = await house.connect({ table, secret: ann.link.secret });
  return { table, master, hero };
}

async function playOut(master: Client, hero: Client): Promise<void> {
  await hero.play('ann', { type: 'rest' });
  await until(() => (master.present().view as { turn: string }).turn === 'gm', 'bo’s computer player rests');
  await master.play('gm', { type: 'rest' });
}

describe('campaigns (TBL-OUTING)', () => {
  test('the quest has the same people with the same links in the same seats, and has begun', async () => {
    const { house, gm, ann } = await gathered();
    const { master, hero } = await setOut(house, gm, ann);
    const { info, you, seats } = hero.last('welcome');
    assert.deepEqual([you, seats, master.last('welcome').seats], ['m2', ['ann'], ['gm']]);
    assert.deepEqual([info.phase, info.campaign, info.game], ['playing', gm.link.table, 'cave']);
    assert.deepEqual(
      info.members.map(({ name }) => name),
      ['Gwen', 'Ann'],
    );
    assert.deepEqual(info.chairs.find(({ seat }) => seat === 'bo')?.occupant, {
      is: 'bot',
      bot: 'dull',
      for: null,
    });
    assert.deepEqual(info.fair.words, [{ member: 'm1', text: 'owl' }]);
    assert.notEqual(info.fair.fingerprint, gm.last('welcome').info.fair.fingerprint, 'dice of its own');
  });

  test('meanwhile the campaign waits, and nothing before the quest is taken back', async () => {
    const { house, gm, ann } = await gathered();
    await gm.play('gm', { type: 'shop' });
    await setOut(house, gm, ann);
    assert.equal(
      await gm.refused({ t: 'do', seat: 'gm', command: { type: 'home', outcome: 'rich' } }),
      'questOut',
    );
    assert.equal(await gm.refused({ t: 'undo', seat: 'gm' }), 'questOut');
  });

  test('the end is told to the campaign, which then goes on', async () => {
    const { house, gm, ann } = await gathered();
    const first = await setOut(house, gm, ann);
    await playOut(first.master, first.hero);
    await until(() => nights(gm) === 1, 'they came home');
    assert.equal(outing(gm), null);
    assert.equal(gm.last('news').batch.by, null, 'the table tells it');
    assert.equal(await gm.refused({ t: 'undo', seat: 'gm' }), 'beforeTheQuest');
    assert.equal(await gm.refused({ t: 'propose', seat: 'gm', keep: 1 }), 'beforeTheQuest');
    await gm.play('gm', { type: 'shop' });
    assert.equal((await gm.ask({ t: 'undo', seat: 'gm' })).t, 'done', 'what came after it may be undone');
    const second = await setOut(house, gm, ann);
    assert.notEqual(second.table, first.table);
    assert.deepEqual(house.complaints, []);
  });

  test('the process dies at any point of setting out: the next one finishes it, once', async () => {
    const { house, gm, ann } = await gathered();
    const { table } = await setOut(house, gm, ann);
    const campaign = house.store.tables.get(gm.link.table)!;
    const quest = house.store.tables.get(table)!;
    const whole = rowsOf(house, table);
    assert.equal(rowsOf(house, gm.link.table).at(-1)?.entry.kind, 'setOut');
    campaign.rows.pop();
    // Not laid; laid and empty; people there but the match not begun; all but the campaign's own row.
    for (const kept of [null, 0, quest.rows.length - 2, quest.rows.length]) {
      const again = house.again({ boxes });
      if (kept === null) again.store.tables.delete(table);
      else again.store.tables.set(table, { ...quest, rows: quest.rows.slice(0, kept), requests: new Map() });
      const back = await again.connect(gm.link);
      await until(() => outing(back) === table, 'the quest has its table');
      const rows = rowsOf(again, table);
      assert.deepEqual(
        rows.map(({ entry }) => entry.kind),
        whole.map(({ entry }) => entry.kind),
      );
      assert.equal(rowsOf(again, gm.link.table).filter(({ entry }) => entry.kind === 'setOut').length, 1);
      campaign.rows.pop();
    }
  });

  test('the process dies between the end and its report: whichever table is opened first, it is told once', async () => {
    for (const first of ['campaign', 'quest'] as const) {
      const { house, gm, ann } = await gathered();
      const { table, master, hero } = await setOut(house, gm, ann);
      await playOut(master, hero);
      await until(() => nights(gm) === 1, 'they came home');
      const campaign = house.store.tables.get(gm.link.table)!;
      campaign.rows.pop();
      campaign.requests.clear();
      const again = house.again({ boxes });
      await again.connect({ table: first === 'campaign' ? gm.link.table : table, secret: gm.link.secret });
      const back = await again.connect(gm.link);
      await until(() => nights(back) === 1, `told when the ${first} is opened`);
      await again.connect({ table, secret: gm.link.secret });
      const third = await house.again({ boxes }).connect(gm.link);
      assert.equal(nights(third), 1);
      assert.equal(rowsOf(again, gm.link.table).filter(({ entry }) => 'reports' in entry).length, 1);
    }
  });

  test('no computer player of the campaign is asked while the quest is out', async () => {
    const house = new House({ boxes });
    const ann = await house.connect(await house.open({ game: 'band', choice: null, seats: ['ann', 'gm'] }));
    await ann.play('gm', { type: 'setOut' });
    await until(() => outing(ann) !== null, 'the quest has a table');
    await ann.ask({ t: 'seat', seat: 'gm', occupant: { is: 'bot', bot: 'dull' } });
    for (let i = 0; i < 20; i += 1)
      await new Promise((done) => {
        setTimeout(done, 1);
      });
    assert.equal(nights(ann), 0);
    assert.deepEqual(house.complaints, []);
  });
});
