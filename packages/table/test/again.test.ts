/** The same table once more, when its match is over. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Box } from '../src/box.ts';
import type { Heading } from '../src/entries.ts';
import type { Link } from '../src/host.ts';
import type { ServerMessageOf } from '../src/protocol.ts';
import { caveBox } from './cave.ts';
import { House, until } from './house.ts';

async function finished(house: House) {
  const options = { language: 'fr', pace: 'days' } as const;
  const link = await house.open({ name: 'Gwen', seats: ['gm'], begin: false, options });
  const gm = await house.connect(link);
  const ann = await house.friend(gm, 'Ann', 'ann');
  assert.equal((await gm.ask({ t: 'seat', seat: 'bo', occupant: { is: 'member', member: 'm1' } })).t, 'done');
  const invited = (await gm.ask({ t: 'invite', to: 'watch' })) as ServerMessageOf<'link'>;
  assert.equal((await gm.ask({ t: 'begin' })).t, 'done');
  const running = await house.tables.again(gm.link);
  for (let round = 0; round < 3; round += 1) {
    await ann.play('ann', { type: 'rest' });
    await gm.play('bo', { type: 'rest' });
    await gm.play('gm', { type: 'rest' });
  }
  return { gm, ann, running, watch: { table: link.table, secret: invited.secret } };
}

function headingOf(house: House, { table }: Link): Heading {
  return JSON.parse(house.store.tables.get(table)!.heading) as Heading;
}

describe('the same again', () => {
  test('whoever asks is the host and sits where they sat; others’ chairs are free; the dice are fresh', async () => {
    const house = new House();
    const { gm, ann } = await finished(house);
    const again = await house.tables.again(ann.link);
    assert.ok(again?.ok);
    const client = await house.connect(again.value);
    const { info, seats } = client.last('welcome');
    assert.deepEqual(info.members, [{ id: 'm1', name: 'Ann', host: true }]);
    assert.deepEqual(seats, ['ann']);
    assert.equal(info.phase, 'gathering');
    const [before, after] = [headingOf(house, gm.link), headingOf(house, client.link)];
    assert.deepEqual(
      [after.system, after.setup, after.options],
      [before.system, before.setup, before.options],
    );
    assert.notEqual(after.secret, before.secret);
    assert.notEqual(after.id, before.id);
  });

  test('where nobody else played it begins at once, with the computer players of before', async () => {
    const house = new House();
    const link = await house.open({ seats: ['ann'], bots: [{ seat: 'bo', bot: 'dull' }], others: 'bots' });
    const first = await house.connect(link);
    for (let round = 0; round < 3; round += 1) {
      await until(() => (first.present().moves['ann'] ?? []).length > 0, 'ann may act');
      await first.play('ann', { type: 'rest' });
    }
    await until(() => first.present().ending !== null, 'the match is over');
    const again = await house.tables.again(link);
    assert.ok(again?.ok, JSON.stringify(again));
    const { info } = (await house.connect(again.value)).last('welcome');
    assert.equal(info.phase, 'playing');
    assert.deepEqual(
      info.chairs.map(({ occupant }) => occupant),
      first.last('welcome').info.chairs.map(({ occupant }) => occupant),
    );
  });

  test('on to what the match leads to, for those who still have a chair there; else it is told', async () => {
    const cave = caveBox({});
    const mark = (round: number): string => `after round ${round}`;
    const box: Box = {
      ...cave,
      onward: (setup, state) => ({ ...(setup as object), mark: mark((state as { round: number }).round) }),
      chairs: (setup) =>
        cave
          .chairs(setup)
          .filter(({ seat }) => seat !== 'bo' || (setup as { readonly mark?: unknown }).mark !== mark(4)),
    };
    const house = new House({ boxes: [box] });
    const { gm } = await finished(house);
    const further = await house.tables.again(gm.link, 'onward');
    assert.ok(further?.ok, JSON.stringify(further));
    const client = await house.connect(further.value);
    assert.deepEqual(client.last('welcome').seats, ['gm']);
    assert.deepEqual(headingOf(house, client.link).setup, { rounds: 3, mark: mark(4) });
    const plain = new House();
    const nowhere = await plain.tables.again((await finished(plain)).gm.link, 'onward');
    assert.deepEqual(nowhere?.ok === false && nowhere.problems.map(({ path }) => path), ['where']);
  });

  test('not while the match goes on, nor for those who watch, nor by a link that opens nothing', async () => {
    const house = new House();
    const { gm, running, watch } = await finished(house);
    assert.equal(running, null, 'its host could look behind the screen');
    assert.equal(await house.tables.again(watch), null);
    assert.equal(await house.tables.again({ ...gm.link, secret: 'x' }), null);
    assert.equal(await house.tables.again({ table: 'nowhere', secret: 'x' }), null);
  });

  test('the heroes’ next quest, a campaign of theirs, and a master one step gentler or harder', async () => {
    const cave = caveBox({});
    const bots = ['soft', 'dull', 'grim'].map((id) => ({ id, title: { en: id, fr: id } }));
    const box: Box = {
      ...cave,
      bots,
      defaultBot: 'dull',
      makeBot: () => cave.makeBot(cave.defaultBot),
      further: (setup) => ({
        next: () => Promise.resolve({ ...(setup as object), mark: 'next' }),
        campaign: { game: 'town', choice: { rounds: 5 } },
      }),
    };
    const town = { ...cave, system: { ...cave.system, id: 'town' } };
    const house = new House({ boxes: [box, town] });
    const link = await house.open({
      seats: ['ann', 'bo'],
      bots: [{ seat: 'gm', bot: 'dull' }],
      others: 'bots',
    });
    const ann = await house.connect(link);
    assert.deepEqual(ann.last('welcome').info.ways, [], 'not before the end');
    for (let round = 0; round < 3; round += 1)
      for (const seat of ['ann', 'bo']) {
        await until(() => (ann.present().moves[seat] ?? []).length > 0, `${seat} may act`);
        await ann.play(seat, { type: 'rest' });
      }
    await until(() => ann.present().ending !== null, 'the match is over');
    const over = (await house.connect(link)).last('welcome').info;
    assert.deepEqual(over.ways, ['same', 'next', 'campaign', 'gentler', 'harder']);
    const master = async (link_: Link) => {
      const { info } = (await house.connect(link_)).last('welcome');
      const occupant = info.chairs.find(({ seat }) => seat === 'gm')?.occupant;
      return occupant?.is === 'bot' ? occupant.bot : null;
    };
    const led = async (where: 'next' | 'campaign' | 'gentler' | 'harder') => {
      const opened = await house.tables.again(link, where);
      assert.ok(opened?.ok, JSON.stringify(opened));
      return opened.value;
    };
    assert.equal((headingOf(house, await led('next')).setup as { mark: string }).mark, 'next');
    const begun = headingOf(house, await led('campaign'));
    assert.deepEqual([begun.system, (begun.setup as { rounds: number }).rounds], ['town', 5]);
    assert.deepEqual(
      [await master(await led('gentler')), await master(await led('harder'))],
      ['soft', 'grim'],
    );
    assert.equal(await master(await led('next')), 'dull');
  });
});
