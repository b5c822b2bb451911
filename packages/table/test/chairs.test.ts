/** Who may sit where, and who may ask what. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Occupant } from '../src/entries.ts';
import { clientMessage } from '../src/protocol.ts';
import type { ClientMessage, ServerMessageOf } from '../src/protocol.ts';
import { House } from './house.ts';
import type { Client, Request } from './house.ts';

const member = (id: string) => ({ is: 'member', member: id }) as const;
const bot = (id = 'dull') => ({ is: 'bot', bot: id }) as const;

async function gathered(begin = false) {
  const house = new House({ players: { clever: () => ({ choose: ({ moves }) => moves[0]! }) } });
  const host = await house.connect(await house.open({ name: 'Host', seats: ['gm'], begin: false }));
  const ann = await house.friend(host, 'Ann', 'ann');
  const guest = await house.friend(host, 'Guest');
  if (begin) assert.equal((await host.ask({ t: 'begin' })).t, 'done');
  return { house, host, ann, guest };
}

const chair = (client: Client, seat: string): Occupant | null => {
  const info = client.messages.flatMap((message) => ('info' in message ? [message.info] : [])).at(-1);
  return info!.chairs.find((one) => one.seat === seat)!.occupant;
};

describe('seats (TBL-SEATS)', () => {
  test('a free chair is taken by whoever comes; a taken one is not', async () => {
    const { host, ann, guest } = await gathered();
    const take = (seat: string) => guest.ask({ t: 'seat', seat, occupant: member('m3') });
    assert.equal((await take('bo')).t, 'done');
    assert.deepEqual(chair(host, 'bo'), member('m3'));
    assert.equal(await guest.refused({ t: 'seat', seat: 'ann', occupant: member('m3') }), 'seatTaken');
    assert.equal(await ann.refused({ t: 'seat', seat: 'bo', occupant: null }), 'onlyTheHost');
    assert.equal(await ann.refused({ t: 'seat', seat: 'ann', occupant: member('m3') }), 'onlyTheHost');
    assert.equal(await guest.refused({ t: 'seat', seat: 'elf', occupant: member('m3') }), 'noSuchSeat');
  });

  test('one lends one’s seat to the computer and takes it back; others do not', async () => {
    const { ann, guest, host } = await gathered(true);
    assert.equal((await ann.ask({ t: 'seat', seat: 'ann', occupant: bot('clever') })).t, 'done');
    assert.deepEqual(chair(host, 'ann'), { is: 'bot', bot: 'clever', for: 'm2' });
    assert.equal(ann.last('welcome').eyes, 'spectator');
    assert.equal(await guest.refused({ t: 'seat', seat: 'ann', occupant: member('m3') }), 'seatLent');
    assert.equal((await ann.ask({ t: 'seat', seat: 'ann', occupant: member('m2') })).t, 'done');
    assert.equal(ann.last('welcome').eyes, 'ann');
  });

  test('a seat the computer holds for nobody is anybody’s', async () => {
    const { guest, host } = await gathered(true);
    assert.equal((await guest.ask({ t: 'seat', seat: 'bo', occupant: member('m3') })).t, 'done');
    assert.deepEqual(chair(host, 'bo'), member('m3'));
  });

  test('the host seats anyone anywhere, and a computer keeps the seat for whoever held it', async () => {
    const { host, ann } = await gathered(true);
    await host.ask({ t: 'seat', seat: 'ann', occupant: bot() });
    assert.deepEqual(chair(host, 'ann'), { is: 'bot', bot: 'dull', for: 'm2' });
    assert.equal((await ann.ask({ t: 'seat', seat: 'ann', occupant: member('m2') })).t, 'done');
    await host.ask({ t: 'seat', seat: 'bo', occupant: member('m3') });
    assert.deepEqual(chair(host, 'bo'), member('m3'));
    assert.equal(await host.refused({ t: 'seat', seat: 'ann', occupant: bot('genius') }), 'noSuchBot');
    assert.equal(await host.refused({ t: 'seat', seat: 'ann', occupant: member('m9') }), 'noSuchMember');
  });

  test('the host alone begins, once; seats still free get a computer player', async () => {
    const { host, ann } = await gathered();
    assert.equal(await ann.refused({ t: 'do', seat: 'ann', command: { type: 'rest' } }), 'notBegun');
    assert.equal(await ann.refused({ t: 'begin' }), 'onlyTheHost');
    assert.equal((await host.ask({ t: 'begin' })).t, 'done');
    assert.deepEqual(chair(ann, 'bo'), { is: 'bot', bot: 'dull', for: null });
    assert.equal(await host.refused({ t: 'begin' }), 'alreadyBegun');
    assert.equal(await ann.refused({ t: 'word', text: 'late' }), 'tooLateForWords');
  });
});

/** A message of every kind, as a client without the right might send it. */
const ASKED: { readonly [T in Exclude<ClientMessage['t'], 'hello' | 'eyes' | 'point'>]: Request } = {
  history: { t: 'history', before: 5 },
  do: { t: 'do', seat: 'gm', command: { type: 'rest' } },
  why: { t: 'why', seat: 'gm', command: { type: 'rest' } },
  suggest: { t: 'suggest', seat: 'gm' },
  dice: { t: 'dice', faces: [1] },
  cancelRoll: { t: 'cancelRoll' },
  diceBy: { t: 'diceBy', dice: 'hand' },
  undo: { t: 'undo', seat: 'gm' },
  propose: { t: 'propose', seat: 'gm', keep: 1 },
  answer: { t: 'answer', seat: 'gm', agrees: true },
  override: { t: 'override', seat: 'gm', change: { tag: 'purse', coins: 9 }, reason: 'because' },
  seat: { t: 'seat', seat: 'gm', occupant: member('m3') },
  skip: { t: 'skip', seat: 'gm' },
  agree: { t: 'agree', agrees: true },
  giveHost: { t: 'giveHost', member: 'm3' },
  rename: { t: 'rename', name: 'Other' },
  word: { t: 'word', text: 'luck' },
  begin: { t: 'begin' },
  say: { t: 'say', to: 'heroes', saying: { text: 'psst' } },
  hush: { t: 'hush', closed: true },
  invite: { t: 'invite', to: 'play' },
  uninvite: { t: 'uninvite', to: 'watch' },
  relink: { t: 'relink', member: 'm1' },
  report: { t: 'report', row: 1, text: '' },
};
/** What a member without a seat may do all the same. */
const FREE: readonly string[] = ['history', 'rename', 'report'];

describe('authority', () => {
  test('every kind of message is tried', () => {
    const kinds = clientMessage.options.map((option) => option.shape.t.value);
    assert.deepEqual(
      kinds.filter((kind) => !['hello', 'eyes', 'point'].includes(kind)).sort(),
      Object.keys(ASKED).sort(),
    );
  });

  for (const [kind, request] of Object.entries(ASKED))
    test(`${kind}: from a member without a seat and from a watcher it writes nothing it may not`, async () => {
      const { house, host, guest } = await gathered(true);
      const invited = (await host.ask({ t: 'invite', to: 'watch' })) as ServerMessageOf<'link'>;
      const watcher = await house.connect({ table: host.link.table, secret: invited.secret });
      const rows = house.store.tables.get(host.link.table)!.rows;
      for (const client of [guest, watcher]) {
        const before = rows.length;
        const reply = await client.ask(request);
        if (client === guest && FREE.includes(kind)) continue;
        if (kind === 'history') continue;
        assert.ok(reply.t === 'refused' || reply.t === 'error', JSON.stringify(reply));
        assert.equal(rows.length, before);
      }
    });

  test('a seat’s commands are its holder’s', async () => {
    const { ann, host } = await gathered(true);
    assert.equal(await host.refused({ t: 'do', seat: 'ann', command: { type: 'rest' } }), 'notYours');
    assert.equal(
      await ann.refused({ t: 'override', seat: 'gm', change: { tag: 'purse', coins: 1 }, reason: 'x' }),
      'notYours',
    );
    assert.equal(
      await ann.refused({ t: 'override', seat: 'ann', change: { tag: 'purse', coins: 1 }, reason: 'x' }),
      'notAllowed',
    );
    assert.equal(
      (await host.ask({ t: 'override', seat: 'gm', change: { tag: 'purse', coins: 40 }, reason: 'lost' })).t,
      'done',
    );
    assert.deepEqual((ann.present().view as { purse: unknown }).purse, { ann: 40, bo: 0 });
  });

  test('beside the box the only people there set right what the app keeps; elsewhere, and for one of several, it is the master’s', async () => {
    const correct = {
      t: 'override',
      seat: 'gm',
      change: { tag: 'purse', coins: 40 },
      reason: 'lost',
    } as const;
    for (const pace of ['box', 'live'] as const) {
      const house = new House();
      const seats = ['ann', 'bo'];
      const all = await house.connect(await house.open({ seats, others: 'bots', options: { pace } }));
      const reply = await all.ask(correct);
      assert.equal(reply.t, pace === 'box' ? 'done' : 'error', JSON.stringify(reply));
    }
    const house = new House();
    const ann = await house.connect(
      await house.open({ seats: ['ann'], begin: false, options: { pace: 'box' } }),
    );
    await house.friend(ann, 'Bo', 'bo');
    await ann.ask({ t: 'begin' });
    assert.equal(await ann.refused(correct), 'notYours');
  });

  test('a command of no known shape is refused before the rules see it', async () => {
    const { ann } = await gathered(true);
    assert.equal(
      await ann.refused({ t: 'do', seat: 'ann', command: { type: '__proto__' } }),
      'unknownCommand',
    );
  });

  test('what is no message is answered with an error that says why, and echoes little', async () => {
    const { ann } = await gathered();
    const nonsense: unknown[] = [
      null,
      7,
      'x',
      [],
      {},
      { t: 'do' },
      { t: 'x'.repeat(5000) },
      { t: 'hello', v: 'x' },
    ];
    nonsense.push({ t: 'rename', id: 'with-an-id', name: '' }, { t: 'begin', id: 'x', extra: 1 });
    for (const message of nonsense) await ann.say(message);
    const errors = ann.of('error');
    assert.equal(errors.length, nonsense.length);
    for (const error of errors) assert.ok(error.code === 'badMessage' && error.detail.length < 200);
    assert.equal(errors.find(({ id }) => id === 'with-an-id')?.code, 'badMessage');
    assert.equal(
      (await ann.ask({ t: 'rename', name: 'Anne' })).t,
      'done',
      'and the connection is none the worse',
    );
  });
});
