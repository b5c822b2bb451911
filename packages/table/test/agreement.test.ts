/** Absent hosts, absent players' chairs, and who may come to know secrets: what people decide together. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BaseCommand } from '@oubliette/kernel';
import type { Occupant } from '../src/entries.ts';
import type { Happening, TableInfo } from '../src/protocol.ts';
import { bandBox } from './band.ts';
import { House, MARK, until } from './house.ts';
import type { Client } from './house.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const member = (id: string) => ({ is: 'member', member: id }) as const;
const bot = (id = 'dull') => ({ is: 'bot', bot: id }) as const;

const info = (client: Client): TableInfo =>
  client.messages.flatMap((message) => ('info' in message && message.info ? [message.info] : [])).at(-1)!;
const chair = (client: Client, seat: string): Occupant | null =>
  info(client).chairs.find((one) => one.seat === seat)!.occupant;
const hostNow = (client: Client): string => info(client).members.find(({ host }) => host)!.id;
const happenings = (client: Client): Happening[] =>
  client.of('news').flatMap(({ batch }) => (batch.happening === undefined ? [] : [batch.happening]));
const away = (client: Client) => {
  const told = client.messages.flatMap((message) => ('away' in message ? [message.away] : []));
  return told.at(-1)!;
};

/** A second computer player. */
const WILD = {
  wild: () => ({ choose: ({ moves }: { readonly moves: readonly BaseCommand[] }) => moves[0]! }),
};

/** Ann hosts and plays; Bo plays; the computer or Gus is game master. */
async function playing({
  master = false,
  pace = 'live',
}: { readonly master?: boolean; readonly pace?: 'live' | 'days' } = {}) {
  const house = new House({ players: WILD });
  const ann = await house.connect(
    await house.open({ name: 'Ann', seats: ['ann'], options: { pace }, begin: false }),
  );
  const bo = await house.friend(ann, 'Bo', 'bo');
  const gus = await house.friend(ann, 'Gus', ...(master ? ['gm'] : []));
  assert.equal((await ann.ask({ t: 'begin' })).t, 'done');
  return { house, ann, bo, gus };
}

/** The connection is gone, and the table knows. */
async function leaves(client: Client): Promise<void> {
  client.leave();
  await new Promise((done) => {
    setTimeout(done, 0);
  });
}

/** A visitor comes, so that the table checks who is here. */
async function lookIn(house: House, client: Client): Promise<void> {
  await leaves(await house.connect(client.link));
}

describe('the host’s rights (TBL-HOST)', () => {
  test('a host who is away for two minutes hands them to the next at the table, and has them back on return', async () => {
    const { house, ann, bo } = await playing();
    await leaves(ann);
    assert.deepEqual(
      away(bo).map(({ member: who, long }) => [who, long]),
      [['m1', false]],
    );
    assert.equal(await bo.refused({ t: 'hush', closed: true }), 'onlyTheHost');
    house.pass(2 * MINUTE);
    await lookIn(house, bo);
    await until(() => hostNow(bo) === 'm2', 'Bo is host');
    assert.deepEqual(happenings(bo).at(-1), { kind: 'hosting', member: 'm2', why: 'away' });
    assert.equal(away(bo)[0]?.long, true);
    assert.equal((await bo.ask({ t: 'hush', closed: true })).t, 'done');
    assert.equal(await bo.refused({ t: 'giveHost', member: 'm2' }), 'onlyTheHost', 'for good he has nothing');
    assert.equal(await bo.refused({ t: 'relink', member: 'm1' }), 'onlyTheHost', 'nor does he become Ann');
    assert.equal(await house.tables.remove(bo.link), null, 'nor is the table his to delete');
    const back = await house.connect(ann.link);
    await until(() => hostNow(bo) === 'm1', 'Ann is host again');
    assert.deepEqual(happenings(bo).at(-1), { kind: 'hosting', member: 'm1', why: 'back' });
    assert.deepEqual(away(bo), []);
    assert.equal(await bo.refused({ t: 'hush', closed: false }), 'onlyTheHost');
    assert.equal((await back.ask({ t: 'hush', closed: false })).t, 'done');
  });

  test('by itself, once the time is up', async () => {
    const house = new House({ absentMs: 1500 });
    const ann = await house.connect(await house.open({ seats: ['ann'], begin: false }));
    const bo = await house.friend(ann, 'Bo', 'bo');
    await leaves(ann);
    await until(() => hostNow(bo) === 'm2', 'Bo is host');
    assert.equal((await bo.ask({ t: 'begin' })).t, 'done', 'nobody waits for ever for a match to begin');
  });

  test('at a table of days they pass after two days, counted over restarts', async () => {
    const { house, ann, bo } = await playing({ pace: 'days' });
    await leaves(ann);
    await leaves(bo);
    const { clock } = house;
    const soon = house.again({ clock: clock + DAY });
    const early = await soon.connect(bo.link);
    assert.equal(hostNow(early), 'm1');
    assert.equal(away(early)[0]!.since < clock, true);
    const late = house.again({ clock: clock + 3 * DAY });
    const there = await late.connect(bo.link);
    await until(() => hostNow(there) === 'm2', 'Bo is host');
  });

  test('a restart is nobody’s absence: at a live table two minutes begin anew', async () => {
    const { house, bo } = await playing();
    const again = house.again({ clock: house.clock + DAY });
    const there = await again.connect(bo.link);
    await lookIn(again, bo);
    assert.equal(hostNow(there), 'm1');
    again.pass(2 * MINUTE);
    await lookIn(again, bo);
    await until(() => hostNow(there) === 'm2', 'Bo is host');
  });

  test('the host gives them away for good', async () => {
    const { house, ann, bo } = await playing();
    assert.equal(await bo.refused({ t: 'giveHost', member: 'm2' }), 'onlyTheHost');
    assert.equal(await ann.refused({ t: 'giveHost', member: 'm9' }), 'noSuchMember');
    assert.equal((await ann.ask({ t: 'giveHost', member: 'm2' })).t, 'done');
    assert.deepEqual(happenings(bo).at(-1), { kind: 'hosting', member: 'm2', why: 'given' });
    await leaves(ann);
    await house.connect(ann.link);
    assert.equal(hostNow(bo), 'm2', 'and does not have them back by coming');
  });

  test('in a campaign the quest’s table has the same host', async () => {
    const house = new House({ boxes: [bandBox(MARK)] });
    const gm = await house.connect(
      await house.open({ game: 'band', choice: null, name: 'Gwen', seats: ['gm'], begin: false }),
    );
    const ann = await house.friend(gm, 'Ann', 'ann');
    await gm.ask({ t: 'begin' });
    await gm.ask({ t: 'giveHost', member: 'm2' });
    await gm.play('gm', { type: 'setOut' });
    await until(() => info(ann).outing !== null, 'the quest has a table');
    const quest = await house.connect({ table: info(ann).outing!, secret: ann.link.secret });
    assert.equal(hostNow(quest), 'm2');
  });
});

describe('the chair of somebody who is away (TBL-AGREE)', () => {
  test('the others call a computer for it when all who are here agree; its owner takes it back', async () => {
    const { house, ann, bo, gus } = await playing({ master: true });
    await leaves(ann);
    assert.equal(await bo.refused({ t: 'seat', seat: 'ann', occupant: bot() }), 'onlyTheHost');
    house.pass(2 * MINUTE);
    await lookIn(house, bo);
    await until(() => hostNow(bo) === 'm2', 'Bo is host');
    assert.equal((await bo.ask({ t: 'seat', seat: 'ann', occupant: bot() })).t, 'done');
    assert.deepEqual(chair(bo, 'ann'), member('m1'), 'nothing happens before Gus has agreed');
    assert.deepEqual(info(gus).wish, {
      by: 'm2',
      wish: { what: 'seat', seat: 'ann', occupant: { is: 'bot', bot: 'dull', for: 'm1' } },
      asked: ['m3'],
      agreed: [],
    });
    assert.equal(await bo.refused({ t: 'agree', agrees: true }), 'notAsked');
    assert.equal((await gus.ask({ t: 'agree', agrees: true })).t, 'done');
    assert.deepEqual(chair(bo, 'ann'), { is: 'bot', bot: 'dull', for: 'm1' });
    assert.equal(info(bo).wish, null);
    const back = await house.connect(ann.link);
    assert.equal((await back.ask({ t: 'seat', seat: 'ann', occupant: member('m1') })).t, 'done');
  });

  test('whoever is alone with an absent host need ask nobody', async () => {
    const { house, ann, bo, gus } = await playing();
    await leaves(gus);
    await leaves(ann);
    house.pass(2 * MINUTE);
    await lookIn(house, bo);
    assert.equal((await bo.ask({ t: 'seat', seat: 'ann', occupant: bot() })).t, 'done');
    assert.deepEqual(chair(bo, 'ann'), { is: 'bot', bot: 'dull', for: 'm1' });
  });

  test('those without a chair call no computer and have no turn passed over', async () => {
    const { house, ann, bo, gus } = await playing();
    await leaves(ann);
    house.pass(2 * MINUTE);
    await lookIn(house, bo);
    assert.equal(await gus.refused({ t: 'skip', seat: 'ann' }), 'notSeated');
    assert.equal(await gus.refused({ t: 'seat', seat: 'ann', occupant: bot() }), 'onlyTheHost');
    assert.equal(info(bo).wish, null);
  });

  test('the host who opened the table asks nobody', async () => {
    const { ann, bo } = await playing({ master: true });
    assert.equal((await ann.ask({ t: 'seat', seat: 'bo', occupant: bot() })).t, 'done');
    assert.deepEqual(chair(bo, 'bo'), { is: 'bot', bot: 'dull', for: 'm2' });
    assert.equal((await ann.ask({ t: 'seat', seat: 'gm', occupant: member('m3') })).t, 'done');
    assert.equal(info(bo).wish, null, 'nobody comes to know what they did not');
  });

  test('one who says no, or takes the question back, ends it', async () => {
    const { house, ann, bo, gus } = await playing({ master: true });
    await leaves(ann);
    house.pass(2 * MINUTE);
    await lookIn(house, bo);
    assert.equal((await gus.ask({ t: 'seat', seat: 'ann', occupant: bot() })).t, 'done');
    assert.equal(await bo.refused({ t: 'seat', seat: 'ann', occupant: bot() }), 'wishOpen');
    assert.equal((await bo.ask({ t: 'agree', agrees: false })).t, 'done');
    assert.equal(info(gus).wish, null);
    assert.deepEqual(chair(bo, 'ann'), member('m1'));
    assert.equal((await gus.ask({ t: 'skip', seat: 'ann' })).t, 'done');
    assert.equal((await gus.ask({ t: 'agree', agrees: false })).t, 'done', 'the asker takes it back');
    assert.equal(info(gus).wish, null);
  });

  test('the turn of the absent is skipped, and told', async () => {
    const { house, ann, bo, gus } = await playing({ master: true });
    assert.equal(await bo.refused({ t: 'skip', seat: 'ann' }), 'notAway');
    await leaves(ann);
    assert.equal(await bo.refused({ t: 'skip', seat: 'ann' }), 'notAway', 'not at once');
    house.pass(2 * MINUTE);
    await lookIn(house, bo);
    assert.equal(await bo.refused({ t: 'skip', seat: 'gm' }), 'notAway');
    assert.equal((await bo.ask({ t: 'skip', seat: 'ann' })).t, 'done');
    assert.equal((bo.present().view as { turn: string }).turn, 'ann');
    const back = await house.connect(ann.link);
    assert.equal(await gus.refused({ t: 'agree', agrees: true }), 'notAway', 'she came back meanwhile');
    await leaves(back);
    house.pass(2 * MINUTE);
    await lookIn(house, bo);
    await gus.ask({ t: 'agree', agrees: true });
    await until(() => (bo.present().view as { turn: string }).turn === 'bo', 'it is Bo’s turn');
    assert.ok(happenings(gus).some(({ kind }) => kind === 'skipped'));
    assert.deepEqual(chair(bo, 'ann'), member('m1'), 'the chair stays hers');
    await bo.play('bo', { type: 'rest' });
    assert.equal(await bo.refused({ t: 'skip', seat: 'ann' }), 'notAwaited');
  });

  test('a turn agreed to be skipped is not, once its owner is back', async () => {
    const { house, ann, bo, gus } = await playing({ master: true });
    await leaves(ann);
    house.pass(2 * MINUTE);
    await lookIn(house, bo);
    const eve = await house.friend(bo, 'Eve');
    assert.equal(
      await eve.refused({ t: 'skip', seat: 'ann' }),
      'notSeated',
      'who does not play asks nothing',
    );
    assert.equal((await bo.ask({ t: 'skip', seat: 'ann' })).t, 'done');
    await house.connect(ann.link);
    assert.equal(await gus.refused({ t: 'agree', agrees: true }), 'notAway');
    assert.equal((bo.present().view as { turn: string }).turn, 'ann');
  });

  test('nobody answers twice', async () => {
    const { ann, bo, gus } = await playing({ master: true });
    assert.equal((await ann.ask({ t: 'seat', seat: 'gm', occupant: member('m1') })).t, 'done');
    assert.equal((await bo.ask({ t: 'agree', agrees: true })).t, 'done');
    assert.equal(await bo.refused({ t: 'agree', agrees: true }), 'notAsked');
    assert.equal(info(gus).wish?.agreed.length, 1);
  });

  test('in a campaign the others go on without whoever leads it', async () => {
    const house = new House({ boxes: [bandBox(MARK)] });
    const gm = await house.connect(
      await house.open({ game: 'band', choice: null, name: 'Gwen', seats: ['gm'], begin: false }),
    );
    const ann = await house.friend(gm, 'Ann', 'ann');
    await gm.ask({ t: 'begin' });
    await leaves(gm);
    house.pass(2 * MINUTE);
    await lookIn(house, ann);
    assert.equal(await ann.refused({ t: 'skip', seat: 'gm' }), 'noTurns');
    assert.equal((await ann.ask({ t: 'seat', seat: 'gm', occupant: bot() })).t, 'done');
    await until(() => info(ann).outing !== null, 'the computer sets out');
  });
});

describe('who comes to know secrets (TBL-AGREE)', () => {
  test('a host who plays a hero takes the computer master’s chair only when the others agree', async () => {
    const { ann, bo } = await playing();
    const before = ann.messages.length;
    assert.equal((await ann.ask({ t: 'seat', seat: 'gm', occupant: member('m1') })).t, 'done');
    assert.equal(chair(bo, 'gm')?.is, 'bot');
    assert.ok(!ann.texts.slice(before).some((text) => text.includes(MARK)), 'nothing is seen');
    assert.deepEqual(info(bo).wish?.asked, ['m2']);
    assert.ok(happenings(bo).some(({ kind }) => kind === 'asked'));
    await bo.ask({ t: 'agree', agrees: false });
    assert.equal(chair(bo, 'gm')?.is, 'bot');
    await ann.ask({ t: 'seat', seat: 'gm', occupant: member('m1') });
    await bo.ask({ t: 'agree', agrees: true });
    assert.deepEqual(chair(bo, 'gm'), member('m1'));
  });

  test('nor while the others are away for a moment, or for a day', async () => {
    const { house, ann, bo } = await playing();
    await leaves(bo);
    house.pass(DAY);
    await lookIn(house, ann);
    await ann.ask({ t: 'seat', seat: 'gm', occupant: member('m1') });
    assert.equal(chair(ann, 'gm')?.is, 'bot');
    assert.deepEqual(info(ann).wish?.asked, ['m2']);
    await ann.ask({ t: 'agree', agrees: false });
    house.pass(DAY);
    await lookIn(house, ann);
    await ann.ask({ t: 'seat', seat: 'gm', occupant: member('m1') });
    assert.deepEqual(chair(ann, 'gm'), member('m1'), 'those who have not come for two days are not asked');
  });

  test('nor by way of somebody who only came to look', async () => {
    const { ann, bo, gus } = await playing();
    await ann.ask({ t: 'seat', seat: 'gm', occupant: member('m3') });
    assert.equal(chair(bo, 'gm')?.is, 'bot');
    assert.deepEqual(info(bo).wish?.asked, ['m2', 'm3']);
    await gus.ask({ t: 'agree', agrees: true });
    assert.equal(await gus.refused({ t: 'agree', agrees: true }), 'notAsked', 'once is enough');
    assert.equal(chair(bo, 'gm')?.is, 'bot', 'Bo has still to be asked');
    await bo.ask({ t: 'agree', agrees: true });
    assert.deepEqual(chair(bo, 'gm'), member('m3'));
  });

  test('whoever is no host may ask for it, too', async () => {
    const { ann, bo } = await playing();
    assert.equal((await bo.ask({ t: 'seat', seat: 'gm', occupant: member('m2') })).t, 'done');
    assert.deepEqual(info(ann).wish?.asked, ['m1']);
    assert.equal(chair(bo, 'gm')?.is, 'bot');
  });

  test('whoever has sat behind the screen gets a hero only when the others agree', async () => {
    const { ann, bo, gus } = await playing({ master: true });
    await bo.ask({ t: 'seat', seat: 'bo', occupant: bot() });
    assert.equal((await gus.ask({ t: 'seat', seat: 'gm', occupant: bot() })).t, 'done');
    await ann.ask({ t: 'seat', seat: 'bo', occupant: member('m3') });
    assert.equal(chair(ann, 'bo')?.is, 'bot');
    assert.deepEqual(info(ann).wish?.asked, ['m2', 'm3']);
    await ann.ask({ t: 'agree', agrees: false });
    assert.equal((await gus.ask({ t: 'seat', seat: 'gm', occupant: member('m3') })).t, 'done');
    assert.deepEqual(chair(ann, 'gm'), member('m3'), 'one’s own chair is taken back as ever');
  });

  test('whoever plays a hero does not even take a lent master’s chair back', async () => {
    const { ann, bo, gus } = await playing({ master: true });
    await bo.ask({ t: 'seat', seat: 'bo', occupant: bot() });
    await gus.ask({ t: 'seat', seat: 'gm', occupant: bot() });
    await ann.ask({ t: 'seat', seat: 'bo', occupant: member('m3') });
    await bo.ask({ t: 'agree', agrees: true });
    await gus.ask({ t: 'agree', agrees: true });
    assert.deepEqual(chair(ann, 'bo'), member('m3'));
    await gus.ask({ t: 'seat', seat: 'gm', occupant: member('m3') });
    assert.equal(chair(ann, 'gm')?.is, 'bot');
  });

  test('a host who plays a hero changes nothing about the computer master’s chair alone', async () => {
    for (const occupant of [null, bot('wild')]) {
      const { ann, bo } = await playing();
      const before = chair(bo, 'gm');
      assert.equal((await ann.ask({ t: 'seat', seat: 'gm', occupant })).t, 'done');
      assert.deepEqual(chair(bo, 'gm'), before);
      assert.deepEqual(info(bo).wish?.asked, ['m2'], 'Gus only watches');
      await bo.ask({ t: 'agree', agrees: true });
      assert.equal(chair(bo, 'gm')?.is, occupant?.is);
      assert.notDeepEqual(chair(bo, 'gm'), before);
      await bo.ask({ t: 'seat', seat: 'bo', occupant: bot() });
      await ann.ask({ t: 'seat', seat: 'bo', occupant: bot('wild') });
      assert.deepEqual(chair(bo, 'bo'), { ...bot('wild'), for: 'm2' }, 'a hero’s she may');
    }
  });

  test('nor while the computer plays that hero for a moment', async () => {
    const { ann, bo } = await playing();
    await ann.ask({ t: 'seat', seat: 'ann', occupant: bot() });
    for (const occupant of [null, bot('wild')]) {
      assert.equal((await ann.ask({ t: 'seat', seat: 'gm', occupant })).t, 'done');
      assert.deepEqual(info(bo).wish?.asked, ['m2']);
      await bo.ask({ t: 'agree', agrees: false });
    }
    assert.deepEqual(chair(bo, 'gm'), { ...bot(), for: null });
  });

  test('but one who does not play a hero does, and so does anyone before the match and at a hero’s chair', async () => {
    const house = new House({ players: WILD });
    const ann = await house.connect(await house.open({ name: 'Ann', seats: [], begin: false }));
    await house.friend(ann, 'Bo', 'bo');
    await ann.ask({ t: 'seat', seat: 'gm', occupant: bot() });
    await ann.ask({ t: 'seat', seat: 'gm', occupant: bot('wild') });
    assert.deepEqual(chair(ann, 'gm'), { ...bot('wild'), for: null });
    await ann.ask({ t: 'begin' });
    await ann.ask({ t: 'seat', seat: 'ann', occupant: bot('wild') });
    assert.deepEqual(chair(ann, 'ann'), { ...bot('wild'), for: null });
    await ann.ask({ t: 'seat', seat: 'gm', occupant: bot() });
    assert.deepEqual(chair(ann, 'gm'), { ...bot(), for: null });
  });

  test('nobody alone at a table is asked anything', async () => {
    const house = new House();
    const solo = await house.connect(await house.open({ seats: ['ann'], others: 'bots' }));
    assert.equal((await solo.ask({ t: 'seat', seat: 'gm', occupant: member('m1') })).t, 'done');
    assert.deepEqual(chair(solo, 'gm'), member('m1'));
  });

  test('the link of somebody who is here, or behind the screen, is not the host’s to renew; others are told of any', async () => {
    const { ann, bo, gus } = await playing({ master: true });
    assert.equal(await ann.refused({ t: 'relink', member: 'm2' }), 'memberHere');
    await leaves(gus);
    assert.equal(await ann.refused({ t: 'relink', member: 'm3' }), 'mastersLink');
    await leaves(bo);
    assert.equal((await ann.ask({ t: 'relink', member: 'm2' })).t, 'link');
    assert.deepEqual(happenings(ann).at(-1), { kind: 'relinked', member: 'm2', by: 'm1' });
  });
});
