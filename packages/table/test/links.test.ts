/** Who gets in. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { hashLink, newDiceSecret, newSecret, newTableId } from '../src/links.ts';
import type { ServerMessageOf } from '../src/protocol.ts';
import { House } from './house.ts';
import type { Client } from './house.ts';

async function opened() {
  const house = new House();
  const link = await house.open({ begin: false, seats: ['ann'] });
  return { house, link, host: await house.connect(link) };
}

const linkFrom = async (client: Client, to: 'play' | 'watch'): Promise<string> =>
  ((await client.ask({ t: 'invite', to })) as ServerMessageOf<'link'>).secret;

describe('secrets of links', () => {
  const counting = (bytes: number) => Uint8Array.from({ length: bytes }, (_, i) => (i * 37 + 5) % 256);

  test('they have more than 128 bits and are written as base64url', () => {
    const secret = newSecret(counting);
    assert.equal(secret, Buffer.from(counting(18)).toString('base64url'));
    assert.ok(secret.length * 6 >= 128);
    assert.match(newTableId(counting), /^[a-z2-9]{16}$/u);
    assert.equal(newDiceSecret(counting), Buffer.from(counting(32)).toString('hex'));
  });

  test('only their hashes are kept', async () => {
    const { house, link } = await opened();
    assert.equal(hashLink(link.secret), createHash('sha256').update(link.secret).digest('hex'));
    assert.equal(JSON.stringify([...house.store.tables]).includes(link.secret), false);
    assert.ok(house.store.tables.get(link.table)!.rows.join().includes(hashLink(link.secret)));
  });
});

describe('coming in', () => {
  test('a wrong link and a table that does not exist are told alike, and the connection is closed', async () => {
    const { house, link } = await opened();
    const other = await house.open();
    const nearly = `${link.secret.slice(0, -1)}${link.secret.endsWith('A') ? 'B' : 'A'}`;
    const tries = [
      { table: link.table, secret: nearly },
      { table: link.table, secret: link.secret.toLowerCase() },
      { table: link.table, secret: link.secret.slice(1) },
      { table: link.table, secret: '' },
      { table: link.table, secret: hashLink(link.secret).slice(0, 64) },
      { table: link.table, secret: other.secret },
      { table: 'nowhere', secret: link.secret },
      { table: '__proto__', secret: link.secret },
    ];
    for (const wrong of tries) {
      const client = await house.connect(wrong);
      assert.deepEqual(client.texts, ['{"t":"error","code":"noEntry","detail":"this link opens no table"}']);
      assert.ok(client.isClosed);
      assert.equal(await house.tables.join(wrong, 'Eve'), null);
      assert.equal(await house.tables.file(wrong), null);
      assert.deepEqual(await house.tables.mine([wrong]), []);
    }
    assert.equal((await house.connect(link)).of('welcome').length, 1);
  });

  test('another version of the protocol is told so', async () => {
    const { house, link } = await opened();
    const client = await house.connect(link);
    await client.say({ t: 'hello', v: 99, ...link });
    assert.equal(client.of('error').length, 1, 'an admission has a field too many');
    await client.say({ t: 'hello', v: 99, table: link.table, secret: link.secret });
    assert.equal(client.last('error').code, 'badVersion');
    assert.ok(client.isClosed);
  });

  test('nobody is heard before hello', async () => {
    const { house, link } = await opened();
    const client = await house.connect({ table: link.table, secret: 'x' });
    assert.equal(await client.refused({ t: 'begin' }), 'badMessage');
  });

  test('an invitation makes a member of whoever has it, as often as it is used; one may look before', async () => {
    const { house, host, link } = await opened();
    const secret = await linkFrom(host, 'play');
    const invitation = { table: link.table, secret };
    const looking = await house.connect(invitation);
    assert.deepEqual([looking.last('welcome').you, looking.last('welcome').eyes], [null, 'spectator']);
    const bo = await house.tables.join(invitation, '  Bo  ');
    const cy = await house.tables.join(invitation, 'Cy');
    assert.deepEqual([bo?.member, cy?.member], ['m2', 'm3']);
    assert.notEqual(bo?.secret, cy?.secret);
    assert.deepEqual(
      host.last('news').info?.members.map(({ name }) => name),
      ['Ann', 'Bo', 'Cy'],
    );
    assert.equal(await house.tables.join(invitation, '   '), null);
  });

  test('a link to watch lets nobody sit down', async () => {
    const { house, host, link } = await opened();
    const watching = { table: link.table, secret: await linkFrom(host, 'watch') };
    assert.equal(await house.tables.join(watching, 'Eve'), null);
    assert.equal((await house.connect(watching)).last('welcome').you, null);
  });

  test('links to watch are the host’s and the master’s to give, and to make dead again', async () => {
    const { house, host, link } = await opened();
    const hero = await house.friend(host, 'Bo', 'bo');
    const master = await house.friend(host, 'Cy', 'gm');
    assert.equal(await hero.refused({ t: 'invite', to: 'watch' }), 'onlyHostOrMaster');
    assert.equal(await hero.refused({ t: 'uninvite', to: 'watch' }), 'onlyHostOrMaster');
    assert.equal(await master.refused({ t: 'invite', to: 'play' }), 'onlyTheHost');
    assert.equal(await master.refused({ t: 'uninvite', to: 'play' }), 'onlyTheHost');
    const watching = { table: link.table, secret: await linkFrom(master, 'watch') };
    const eve = await house.connect(watching);
    assert.equal((await host.ask({ t: 'uninvite', to: 'watch' })).t, 'done');
    assert.ok(eve.isClosed);
    assert.equal((await house.connect(watching)).last('error').code, 'noEntry');
    assert.equal(await host.refused({ t: 'uninvite', to: 'watch' }), 'noLinks');
    assert.ok(!hero.isClosed && !master.isClosed, 'members have links of their own');
  });

  test('beyond fifty invitations no more are given; none of the older ones lapses', async () => {
    const { house, host, link } = await opened();
    const first = { table: link.table, secret: await linkFrom(host, 'play') };
    for (let given = 1; given < 50; given += 1) await linkFrom(host, 'watch');
    assert.equal(await host.refused({ t: 'invite', to: 'watch' }), 'tooManyLinks');
    assert.equal((await house.tables.join(first, 'Bo'))?.member, 'm2');
    await host.ask({ t: 'uninvite', to: 'watch' });
    assert.equal((await host.ask({ t: 'invite', to: 'watch' })).t, 'link');
  });

  test('the host gives a member a new link: the old one is dead, and whoever came by it is out', async () => {
    const { house, host } = await opened();
    const bo = await house.friend(host, 'Bo', 'bo');
    const given = (await host.ask({ t: 'relink', member: 'm2' })) as ServerMessageOf<'link'>;
    assert.ok(bo.isClosed);
    assert.equal((await house.connect(bo.link)).last('error').code, 'noEntry');
    const back = await house.connect({ table: bo.link.table, secret: given.secret });
    assert.deepEqual(back.last('welcome').seats, ['bo']);
    assert.equal(await back.refused({ t: 'relink', member: 'm1' }), 'onlyTheHost');
    assert.equal((await back.ask({ t: 'relink', member: 'm2' })).t, 'link', 'one’s own link one may change');
    assert.equal(back.isClosed, false, 'whoever asked stays to be told the new one');
  });

  test('a table open to all is found in the lobby and joined without a link, while a chair is free', async () => {
    const house = new House();
    const link = await house.open({ seats: ['ann'], begin: false, options: { open: true } });
    const closed = await house.open({ seats: ['ann'], begin: false });
    assert.deepEqual(
      (await house.tables.openTables()).map(({ id }) => id),
      [link.table],
    );
    assert.equal((await house.tables.join({ table: link.table, secret: '' }, 'Bo'))?.member, 'm2');
    assert.equal(await house.tables.join({ table: closed.table, secret: '' }, 'Bo'), null);
    await (await house.connect(link)).ask({ t: 'begin' });
    assert.equal(await house.tables.join({ table: link.table, secret: '' }, 'Cy'), null);
  });

  test('the lobby shows one’s own tables, whoever one is at them', async () => {
    const { house, host, link } = await opened();
    const bo = await house.friend(host, 'Bo');
    const watching = { table: link.table, secret: await linkFrom(host, 'watch') };
    const elsewhere = await house.open();
    const you = async (...links: { table: string; secret: string }[]) =>
      (await house.again().tables.mine(links)).map((one) => [one.id, one.you, one.phase]);
    assert.deepEqual(await you(link), [[link.table, 'm1', 'gathering']]);
    assert.deepEqual(await you(bo.link, elsewhere), [
      [link.table, 'm2', 'gathering'],
      [elsewhere.table, 'm1', 'playing'],
    ]);
    assert.deepEqual(await you(watching, { table: link.table, secret: 'x' }), [
      [link.table, null, 'gathering'],
    ]);
  });

  test('opening: what is wrong with a wish is said with its place', async () => {
    const house = new House();
    const wish = {
      game: 'cave',
      choice: { rounds: 1, mark: 'x' },
      name: 'Ann',
      seats: [],
      others: 'free',
      options: {},
      begin: false,
    };
    const paths = async (change: object) => {
      const tried = await house.tables.open({ ...wish, ...change });
      return tried.ok ? [] : tried.problems.map(({ path }) => path);
    };
    assert.deepEqual(await paths({}), []);
    assert.deepEqual(await paths({ game: 'chess' }), ['game']);
    assert.deepEqual(await paths({ choice: {} }), ['rounds']);
    assert.deepEqual(await paths({ name: '' }), ['name']);
    assert.deepEqual(await paths({ seats: ['elf'] }), ['seats']);
    assert.deepEqual(await paths({ bots: [{ seat: 'bo', bot: 'genius' }] }), ['bots']);
    assert.deepEqual(await paths({ options: { dice: 'loaded' } }), ['options.dice']);
  });
});
