/** No client is sent what its seat may not know. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shownHash } from '../src/chain.ts';
import type { Row } from '../src/entries.ts';
import type { ServerMessageOf } from '../src/protocol.ts';
import { House, MARK } from './house.ts';
import type { Client } from './house.ts';

/** A master, two heroes, and a spectator. */
async function gathered(house = new House(), options = {}) {
  const link = await house.open({ name: 'Gwen', seats: ['gm'], begin: false, options });
  const gm = await house.connect(link);
  const ann = await house.friend(gm, 'Ann', 'ann');
  const bo = await house.friend(gm, 'Bo', 'bo');
  const invited = (await gm.ask({ t: 'invite', to: 'watch' })) as ServerMessageOf<'link'>;
  const watcher = await house.connect({ table: link.table, secret: invited.secret });
  assert.equal((await gm.ask({ t: 'begin' })).t, 'done');
  return { house, gm, ann, bo, watcher };
}

/** Every kind of secret in the cave: cards drawn, whispers, a hand, the pile. */
async function playSecrets({ gm, ann, bo }: { gm: Client; ann: Client; bo: Client }): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await ann.play('ann', { type: 'grab' });
    await bo.play('bo', { type: 'grab' });
    await gm.play('gm', { type: 'peek' });
    await gm.ask({ t: 'suggest', seat: 'gm' });
    await gm.ask({ t: 'why', seat: 'gm', command: { type: 'play', card: `bats-${MARK}` } });
    await gm.play('gm', { type: 'draw' });
  }
}

const leaks = (client: Client): string[] => client.texts.filter((text) => text.includes(MARK));

describe('secrets', () => {
  test('the mark that is in every secret reaches the master and nobody else', async () => {
    const table = await gathered();
    await playSecrets(table);
    const { house, gm, ann, bo, watcher } = table;
    assert.ok(leaks(gm).length > 5, 'the master is told');
    for (const client of [ann, bo, watcher]) {
      await client.ask({ t: 'history', before: 999 });
      const late = await house.connect(client.link);
      const after = await house.again().connect(client.link);
      await after.ask({ t: 'history', before: 999 });
      for (const one of [client, late, after]) assert.deepEqual(leaks(one), []);
    }
  });

  test('no errors and no complaints tell it either', async () => {
    const table = await gathered();
    await table.ann.ask({ t: 'do', seat: 'ann', command: { type: 'play', card: `bats-${MARK}` } });
    await table.ann.ask({ t: 'do', seat: 'gm', command: { type: 'draw' } });
    assert.deepEqual(leaks(table.ann), []);
    const { secret } = JSON.parse(table.house.store.tables.get(table.gm.link.table)!.heading) as {
      secret: string;
    };
    await table.ann.ask({ t: 'do', seat: 'ann', command: { type: 'crash' } });
    const said = table.house.complaints.join();
    for (const hidden of [MARK, secret, table.ann.link.secret]) assert.equal(said.includes(hidden), false);
  });

  test('one learns whose turn it is, but of windows only one’s own', async () => {
    const { ann, bo, gm } = await gathered();
    const prompts = (client: Client) => client.present().waiting.map(({ prompt }) => prompt);
    assert.deepEqual([prompts(ann), prompts(bo), prompts(gm)], [['act'], ['act', 'mayDrink'], ['act']]);
    assert.deepEqual(Object.keys(ann.present().moves), ['ann']);
    assert.deepEqual(bo.present().moves, { bo: [{ type: 'drink' }] });
  });

  test('a fold of the changes is the view a fresh client is given, also where a field is gone', async () => {
    const table = await gathered();
    await playSecrets(table);
    assert.equal(table.bo.present().view?.['potion'], 'one');
    await table.bo.play('bo', { type: 'drink' });
    assert.equal(table.bo.present().view?.['potion'], undefined);
    for (const client of [table.gm, table.ann, table.bo, table.watcher]) {
      const fresh = await table.house.connect(client.link);
      assert.deepEqual(client.present(), fresh.present());
    }
  });

  test('a field is sent when what it says has changed, not when the object has', async () => {
    const { ann, bo, gm } = await gathered();
    await ann.play('ann', { type: 'rest' });
    // The toy makes a new `at` for every view: it must not reveal that something happened.
    const sent = bo.last('news').view ?? {};
    assert.deepEqual(Object.keys(sent), ['turn']);
    await bo.play('bo', { type: 'rest' });
    await gm.play('gm', { type: 'peek' });
    const { view, present, batch } = ann.last('news');
    assert.deepEqual([view, present?.waiting, batch.events], [undefined, undefined, []]);
  });

  test('those who may know the same are sent the same text', async () => {
    const { house, ann } = await gathered();
    const twin = await house.connect(ann.link);
    await ann.play('ann', { type: 'step' });
    assert.equal(twin.texts.at(-1), ann.texts.at(-2), 'the twin’s news; ann’s comes before her receipt');
  });

  test('whether somebody else’s last command may be undone is not told', async () => {
    const { ann, bo, gm } = await gathered();
    await ann.play('ann', { type: 'step' });
    assert.deepEqual(
      [ann, bo, gm].map((client) => client.present().undoable),
      ['ann', null, null],
    );
  });

  test('a row’s hash is told so that nobody can try out what may be in it', async () => {
    const table = await gathered();
    await playSecrets(table);
    const kept = table.house.store.tables.get(table.gm.link.table)!;
    const { secret } = JSON.parse(kept.heading) as { secret: string };
    const hashes = kept.rows.map((text) => (JSON.parse(text) as Row).hash);
    const everything = table.ann.texts.join('\n');
    for (const hash of hashes) assert.equal(everything.includes(hash), false);
    assert.ok(everything.includes(shownHash(secret, hashes.at(-1)!)));
    assert.equal(everything.includes(secret), false);
  });

  test('eyes: only one’s own seats, or what everybody sees', async () => {
    const house = new House();
    const both = await house.connect(await house.open({ seats: ['ann', 'gm'], others: 'bots' }));
    assert.equal(both.last('welcome').eyes, 'ann');
    assert.deepEqual(leaks(both), []);
    await both.say({ t: 'eyes', seat: 'gm' });
    assert.equal(both.last('welcome').eyes, 'gm');
    assert.equal(leaks(both).length, 1);
    for (const [wanted, given] of [
      ['bo', 'ann'],
      ['spectator', 'spectator'],
    ] as const) {
      await both.say({ t: 'eyes', seat: wanted });
      assert.equal(both.last('welcome').eyes, given);
    }
    const table = await gathered();
    await table.ann.say({ t: 'eyes', seat: 'gm' });
    await table.watcher.say({ t: 'eyes', seat: 'gm' });
    assert.deepEqual([leaks(table.ann), leaks(table.watcher)], [[], []]);
  });

  test('whoever loses a seat loses its eyes at once', async () => {
    const { gm, ann, bo } = await gathered();
    await gm.ask({ t: 'seat', seat: 'gm', occupant: { is: 'member', member: 'm2' } });
    await bo.ask({ t: 'agree', agrees: true });
    await ann.ask({ t: 'agree', agrees: true });
    assert.deepEqual(
      [ann.last('news').seats, ann.present().moves],
      [['ann', 'gm'], { ann: ann.present().moves['ann'], gm: [] }],
    );
    assert.equal(gm.last('welcome').eyes, 'spectator');
    const before = leaks(gm).length;
    await ann.play('ann', { type: 'rest' });
    await bo.play('bo', { type: 'rest' });
    await ann.play('gm', { type: 'peek' });
    assert.equal(leaks(gm).length, before);
  });
});

describe('chat', () => {
  const heard = (client: Client): string[] =>
    client
      .of('news')
      .flatMap(({ batch: { happening } }) =>
        happening?.kind === 'said' && 'text' in happening.saying ? [happening.saying.text] : [],
      );

  test('each audience hears what is for it, and the numbers of the rows have no gap', async () => {
    const { house, gm, ann, bo, watcher } = await gathered();
    const guest = await house.friend(gm, 'Guest');
    const say = (client: Client, to: 'table' | 'heroes' | 'master' | 'spectators', text: string) =>
      client.ask({ t: 'say', to, saying: { text } });
    await say(ann, 'table', 'all');
    await say(ann, 'heroes', 'heroes');
    await say(bo, 'master', 'master');
    await say(watcher, 'spectators', 'watchers');
    assert.deepEqual(heard(gm), ['all', 'master']);
    assert.deepEqual(heard(ann), ['all', 'heroes']);
    assert.deepEqual(heard(bo), ['all', 'heroes', 'master']);
    assert.deepEqual(heard(watcher), ['all', 'watchers']);
    assert.deepEqual(heard(guest), ['all', 'watchers']);
    assert.equal(gm.present().seq, ann.present().seq);
    const unheard = gm.of('news').find(({ batch }) => batch.happening === undefined && batch.by === null);
    assert.deepEqual(unheard?.batch.events, [], 'who whispered is not told either');
  });

  test('nobody speaks where they cannot listen', async () => {
    const { gm, ann, watcher } = await gathered();
    const refused = (client: Client, to: 'table' | 'heroes' | 'master' | 'spectators') =>
      client.refused({ t: 'say', to, saying: { phrase: 'hello' } });
    assert.deepEqual(
      [await refused(gm, 'heroes'), await refused(ann, 'spectators'), await refused(watcher, 'table')],
      ['notAmongThem', 'notAmongThem', 'notAmongThem'],
    );
  });

  test('only ready phrases are phrases', async () => {
    const { ann } = await gathered();
    assert.equal((await ann.ask({ t: 'say', to: 'table', saying: { phrase: 'wellPlayed' } })).t, 'done');
    assert.equal(await ann.refused({ t: 'say', to: 'table', saying: { phrase: 'toString' } }), 'badMessage');
  });

  test('the host closes the chat, and alone may speak then', async () => {
    const { gm, ann, watcher } = await gathered();
    assert.equal(await ann.refused({ t: 'hush', closed: true }), 'onlyTheHost');
    await gm.ask({ t: 'hush', closed: true });
    assert.ok(ann.last('news').info?.hushed);
    assert.equal(await ann.refused({ t: 'say', to: 'table', saying: { text: 'x' } }), 'chatClosed');
    assert.equal(await watcher.refused({ t: 'say', to: 'spectators', saying: { text: 'x' } }), 'chatClosed');
    assert.equal((await gm.ask({ t: 'say', to: 'table', saying: { text: 'x' } })).t, 'done');
    await gm.ask({ t: 'hush', closed: false });
    assert.equal((await ann.ask({ t: 'say', to: 'table', saying: { text: 'x' } })).t, 'done');
  });

  test('who reports a line is told, what they wrote is not', async () => {
    const { gm, ann } = await gathered();
    await ann.ask({ t: 'report', row: 3, text: 'that was no door' });
    const { happening } = gm.last('news').batch;
    assert.deepEqual(happening, { kind: 'reported', member: 'm2', row: 3 });
    assert.equal(await ann.refused({ t: 'report', row: 9999, text: '' }), 'noSuchRow');
  });
});

describe('presence', () => {
  test('everybody sees who is here, and fingers on the board', async () => {
    const { gm, ann, bo, watcher } = await gathered();
    bo.leave();
    await ann.say({ t: 'point', at: 12, to: 14 });
    assert.deepEqual(gm.last('here').here, ['m1', 'm2']);
    assert.deepEqual(watcher.last('point'), { t: 'point', member: 'm2', at: 12, to: 14 });
    assert.equal(ann.of('point').length, 0);
    await watcher.say({ t: 'point', at: 3 });
    assert.equal(watcher.last('error').code, 'notYours');
  });
});

describe('the match file', () => {
  test('where one link is heroes and master both, it waits for the end', async () => {
    const house = new House();
    const all = await house.open();
    assert.equal(await house.tables.file(all), null);
    const ann = await house.connect(all);
    for (let round = 0; round < 3; round += 1)
      for (const seat of ['ann', 'bo', 'gm']) await ann.play(seat, { type: 'rest' });
    assert.notEqual(await house.tables.file(all), null);
  });

  test('before the end it is for whoever sits behind the screen, after it for everybody', async () => {
    const { house, gm, ann, bo, watcher } = await gathered();
    const file = (client: Client) => house.tables.file(client.link);
    assert.equal((await file(gm))?.fair, null, 'the secret is nobody’s yet');
    assert.equal(await file(ann), null);
    assert.equal(await file(watcher), null);
    assert.equal(ann.last('welcome').info.fair.secret, null);
    for (let round = 0; round < 3; round += 1)
      for (const [client, seat] of [
        [ann, 'ann'],
        [bo, 'bo'],
        [gm, 'gm'],
      ] as const)
        await client.play(seat, { type: 'rest' });
    assert.equal(ann.last('news').info?.phase, 'over');
    assert.equal(ann.last('news').info?.fair.secret?.length, 64);
    assert.equal((await file(ann))?.fair?.secret, ann.last('news').info?.fair.secret);
    assert.deepEqual(await file(watcher), await file(ann));
    const invited = (await gm.ask({ t: 'invite', to: 'play' })) as ServerMessageOf<'link'>;
    assert.equal(await house.tables.file({ table: gm.link.table, secret: invited.secret }), null);
    assert.equal(await house.tables.file({ table: gm.link.table, secret: 'x' }), null);
    assert.equal(await ann.refused({ t: 'do', seat: 'ann', command: { type: 'rest' } }), 'matchOver');
    assert.equal(
      await ann.refused({ t: 'propose', seat: 'ann', keep: 1 }),
      'matchOver',
      'the dice are known now',
    );
  });
});
