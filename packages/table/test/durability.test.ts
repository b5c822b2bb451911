/** Acknowledged rows are kept, once; failures leave nothing behind; damage is named. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hashText, refuse } from '@oubliette/kernel';
import type { Row } from '../src/entries.ts';
import { rowHash, shownHash } from '../src/chain.ts';
import type { ServerMessageOf } from '../src/protocol.ts';
import { caveBox } from './cave.ts';
import { House, MARK } from './house.ts';
import type { Client } from './house.ts';

const rowsOf = (house: House, table: string): Row[] =>
  house.store.tables.get(table)!.rows.map((text) => JSON.parse(text) as Row);
const commandsOf = (house: House, table: string): number =>
  rowsOf(house, table).filter(({ entry }) => entry.kind === 'match' && entry.entry.kind === 'command').length;

async function seated(options = {}): Promise<{ house: House; ann: Client; table: string }> {
  const house = new House(options);
  const link = await house.open();
  return { house, ann: await house.connect(link), table: link.table };
}

const step = { t: 'do', seat: 'ann', command: { type: 'step' } } as const;

describe('requests', () => {
  test('a repeated request is answered with the first answer and carried out once', async () => {
    const { house, ann, table } = await seated();
    const first = await ann.ask(step, 'the-same-request');
    assert.equal(first.t, 'done');
    assert.deepEqual(await ann.ask(step, 'the-same-request'), first);
    assert.equal(commandsOf(house, table), 1);
    assert.equal(ann.of('news').length, 1);
  });

  test('so it is after a restart, and by whatever connection it comes', async () => {
    const { house, ann, table } = await seated();
    const first = await ann.ask(step, 'the-same-request');
    const again = house.again();
    const back = await again.connect(ann.link);
    assert.deepEqual(await back.ask(step, 'the-same-request'), first);
    assert.equal(commandsOf(again, table), 1);
  });

  test('so is one that nobody remembers any more, whatever would be said of it now', async () => {
    const house = new House();
    const ann = await house.connect(await house.open({ choice: { rounds: 10_000, mark: MARK } }));
    const first = await ann.ask(step, 'from-long-ago');
    for (let round = 0; round < 40; round += 1)
      for (const seat of ['ann', 'bo', 'gm']) await ann.play(seat, { type: 'rest' });
    const rows = rowsOf(house, ann.link.table).length;
    const forgetful = await house.again().connect(ann.link);
    assert.deepEqual(await forgetful.ask(step, 'from-long-ago'), first, 'it would be carried out');
    await forgetful.play('ann', { type: 'rest' });
    const refusing = await house.again().connect(ann.link);
    assert.deepEqual(await refusing.ask(step, 'from-long-ago'), first, 'it would be refused');
    await refusing.ask({ t: 'seat', seat: 'ann', occupant: null });
    const robbed = await house.again().connect(ann.link);
    assert.deepEqual(await robbed.ask(step, 'from-long-ago'), first, 'the seat is no longer theirs');
    assert.equal(rowsOf(house, ann.link.table).length, rows + 2);
  });

  test('a refused request may be made again under its id, and be accepted then', async () => {
    const { ann } = await seated();
    const rest = { t: 'do', seat: 'bo', command: { type: 'rest' } } as const;
    assert.equal((await ann.ask(rest, 'too-early-by-a-turn')).t, 'refused');
    await ann.play('ann', { type: 'rest' });
    assert.equal((await ann.ask(rest, 'too-early-by-a-turn')).t, 'done');
  });

  test('requests sent at once are carried out one after the other', async () => {
    const { house, ann, table } = await seated();
    await Promise.all(Array.from({ length: 20 }, (_, i) => ann.ask(step, `at-once-${i}`)));
    assert.equal(commandsOf(house, table), 20);
    assert.deepEqual((ann.present().view as { at: unknown }).at, { ann: 20, bo: 0 });
  });

  test('what is acknowledged is in the store before anybody hears of it', async () => {
    const { house, ann, table } = await seated();
    const heard: number[] = [];
    const written = () => rowsOf(house, table).length;
    const watcher = house.tables.connect({ send: () => heard.push(written()), close: () => undefined });
    await watcher.receive({ t: 'hello', v: 1, table, secret: ann.link.secret });
    heard.length = 0;
    const before = written();
    await ann.play('ann', { type: 'step' });
    assert.deepEqual(heard, [before + 1]);
  });
});

describe('a store in trouble', () => {
  test('a row that is not written is not told; asked again, it is', async () => {
    const { house, ann, table } = await seated();
    const before = ann.present();
    house.store.troubles.push('lost');
    const failed = await ann.ask(step, 'hit-by-a-full-disk');
    assert.ok(failed.t === 'error' && failed.code === 'notSaved');
    assert.deepEqual(ann.present(), before);
    assert.equal(commandsOf(house, table), 0);
    assert.equal((await ann.ask(step, 'hit-by-a-full-disk')).t, 'done');
    assert.equal(commandsOf(house, table), 1);
    assert.equal(house.complaints.length, 1);
  });

  test('a row that was written unheard is found again, and not written twice', async () => {
    const { house, ann, table } = await seated();
    house.store.troubles.push('unheard');
    assert.equal((await ann.ask(step, 'cut-off-in-between')).t, 'done');
    assert.equal(commandsOf(house, table), 1);
    assert.equal((ann.present().view as { at: { ann: number } }).at.ann, 1);
  });

  test('another process was faster: its rows are taken in, and the command decided on them', async () => {
    const { house, ann, table } = await seated();
    const other = house.again();
    const rival = await other.connect(ann.link);
    house.store.meanwhile = async () => {
      await rival.play('ann', { type: 'rest' });
    };
    assert.equal(await ann.refused(step), 'notOffered', 'it is no longer the turn of ann');
    await ann.play('bo', { type: 'rest' });
    await rival.play('gm', { type: 'rest' });
    assert.equal(commandsOf(house, table), 3);
    assert.equal(ann.present().seq, rowsOf(house, table).length - 1, 'the rival’s last row is not known yet');
    await ann.play('ann', { type: 'step' });
    assert.equal(ann.present().seq, rowsOf(house, table).length);
    const fresh = await house.again().connect(ann.link);
    assert.deepEqual({ ...fresh.present() }, { ...ann.present() });
  });

  test('the same request at two processes is carried out once', async () => {
    const { house, ann, table } = await seated();
    const rival = await house.again().connect(ann.link);
    house.store.meanwhile = async () => {
      assert.equal((await rival.ask(step, 'sent-to-both-of-them')).t, 'done');
    };
    const late = await ann.ask(step, 'sent-to-both-of-them');
    assert.equal(late.t, 'done');
    assert.equal(commandsOf(house, table), 1);
  });

  test('a bug in the rules is answered, and the table goes on', async () => {
    const { house, ann } = await seated();
    const crashed = await ann.ask({ t: 'do', seat: 'ann', command: { type: 'crash' } });
    assert.ok(crashed.t === 'error' && crashed.code === 'tryAgain');
    assert.match(house.complaints.join(), /a bug in the rules/u);
    await ann.play('ann', { type: 'step' });
  });
});

/** Enough rows for snapshots; some of them undone and taken back. */
async function long(house: House, rounds: number): Promise<Client> {
  const link = await house.open({ choice: { rounds: 10_000, mark: MARK } });
  const ann = await house.connect(link);
  for (let round = 0; round < rounds; round += 1) {
    await ann.play('ann', { type: 'step' });
    if (round % 3 === 0) await ann.ask({ t: 'undo', seat: 'ann' });
    for (const seat of ['ann', 'bo']) await ann.play(seat, { type: 'grab' });
    if (round % 5 === 0) await ann.ask({ t: 'propose', seat: 'bo', keep: ann.present().moments - 1 });
    if (round % 5 === 0) await ann.play('bo', { type: 'rest' });
    if (round % 7 === 0) await ann.ask({ t: 'say', to: 'heroes', saying: { text: `round ${round}` } });
    await ann.play('gm', { type: 'rest' });
  }
  return ann;
}

describe('loading', () => {
  test('from a snapshot and the rows after it a table stands as it does by full replay', async () => {
    const house = new House();
    const ann = await long(house, 60);
    const kept = house.store.tables.get(ann.link.table)!;
    assert.ok(kept.snapshot !== null && kept.snapshot.seq >= 200 && kept.snapshot.seq < kept.rows.length);
    const quick = await house.again().connect(ann.link);
    kept.snapshot = null;
    const whole = await house.again().connect(ann.link);
    assert.equal(quick.texts[0], whole.texts[0], 'the very same welcome');
    assert.deepEqual(quick.present(), ann.present());
    assert.equal(quick.last('welcome').batches.length, 100);
    for (const client of [quick, whole]) await client.ask(step, 'one-more-step');
    assert.deepEqual(quick.last('done'), whole.last('done'));
  });

  test('a snapshot that is not what was written is passed over', async () => {
    const { house, ann, table } = await seated();
    for (let i = 0; i < 210; i += 1) await ann.play('ann', { type: 'step' });
    const kept = house.store.tables.get(table)!;
    const good = kept.snapshot!;
    assert.match(good.content, /"at":\{"ann":\d/u);
    const forged = good.content.replace('"at":{"ann":', '"at":{"ann":9');
    const bad = [
      { ...good, content: forged },
      { ...good, content: '{', contentHash: hashText('{') },
      { ...good, content: forged.replace('"format":1', '"format":9'), contentHash: good.contentHash },
      { ...good, hash: '0'.repeat(64) },
      { ...good, seq: good.seq - 1 },
    ];
    for (const snapshot of bad) {
      kept.snapshot = snapshot;
      const fresh = await house.again().connect(ann.link);
      assert.deepEqual(fresh.present(), ann.present());
    }
    // The control: a forger who can write hashes as well is believed, so the hash is what protects.
    kept.snapshot = { ...good, content: forged, contentHash: hashText(forged) };
    assert.notDeepEqual((await house.again().connect(ann.link)).present(), ann.present());
  });

  test('a table from before these rules is replayed whole: they must decide every command as it was', async () => {
    const house = new House();
    const ann = await house.connect(await house.open({ choice: { rounds: 10_000, mark: MARK } }));
    for (let round = 0; round < 70; round += 1)
      for (const seat of ['ann', 'bo', 'gm']) await ann.play(seat, { type: 'rest' });
    const box = caveBox();
    const { open } = box.system;
    const kindred = { ...box.system, rulesVersion: 2, kindred: [1] };
    const stricter: typeof open = (setup) => {
      const opened = open(setup);
      if (!opened.ok) return opened;
      const { game } = opened;
      const decide: typeof game.decide = (...asked) =>
        (asked[0] as { round: number }).round === 1
          ? { ok: false, refusal: refuse('tired', 'CAV-01') }
          : game.decide(...asked);
      return { ...opened, game: { ...game, decide } };
    };
    assert.ok(house.store.tables.get(ann.link.table)!.snapshot !== null);
    const same = await house.again({ boxes: [{ ...box, system: kindred }] }).connect(ann.link);
    assert.equal(same.of('welcome').length, 1);
    const other = { ...box, system: { ...kindred, open: stricter } };
    const visitor = await house.again({ boxes: [other] }).connect(ann.link);
    assert.equal(visitor.last('error').code, 'parked');
  });

  test('a step back beyond the snapshot is taken all the same', async () => {
    const house = new House();
    const ann = await long(house, 40);
    const kept = house.store.tables.get(ann.link.table)!;
    while (kept.rows.length < 399) await ann.play('ann', { type: 'step' });
    const keep = ann.present().moments - 30;
    await ann.play('ann', { type: 'step' });
    assert.equal(kept.snapshot?.seq, 400);
    const again = house.again();
    const back = await again.connect(ann.link);
    assert.equal((await back.ask({ t: 'undo', seat: 'ann' })).t, 'done');
    const proposed = await back.ask({ t: 'propose', seat: 'ann', keep });
    assert.equal(proposed.t, 'done');
    assert.equal(back.present().moments, keep, 'whoever holds all seats need not ask');
    const fresh = await house.again().connect(ann.link);
    assert.deepEqual(fresh.present(), back.present(), 'and loading goes beyond the snapshot, too');
  });

  test('a resumed client is told the rows it missed; one that was away too long, the last ones', async () => {
    const { house, ann } = await seated();
    await ann.play('ann', { type: 'step' });
    const since = ann.present().seq;
    ann.leave();
    const other = await house.connect(ann.link);
    for (let i = 0; i < 5; i += 1) await other.play('ann', { type: 'step' });
    const back = await house.connect(ann.link, { since });
    assert.deepEqual(
      back.last('welcome').batches.map(({ seq }) => seq),
      [1, 2, 3, 4, 5].map((more) => since + more),
    );
    const ahead = await house.connect(ann.link, { since: 9999 });
    assert.equal(
      ahead.last('welcome').batches.length,
      ahead.last('welcome').seq,
      'a row nobody wrote is no row',
    );
  });

  test('as many rows come as are asked for, and no more than a reader may leave unread', async () => {
    const house = new House();
    const ann = await long(house, 60);
    const fresh = await house.again().connect(ann.link);
    const { seq } = fresh.last('welcome');
    const asked = async (rows: number): Promise<ServerMessageOf<'history'>> =>
      (await fresh.ask({ t: 'history', before: seq + 1, rows })) as ServerMessageOf<'history'>;
    const all = await asked(1000);
    assert.deepEqual([all.batches[0]!.seq, all.batches.at(-1)!.seq, all.earlier], [1, seq, false]);
    const few = await asked(7);
    assert.deepEqual([few.batches[0]!.seq, few.batches.length, few.earlier], [seq - 6, 7, true]);
    // Each is written with two characters.
    for (let said = 0; said < 750; said += 1)
      await fresh.ask({ t: 'say', to: 'table', saying: { text: '"'.repeat(500) } });
    const page = (await fresh.ask({ t: 'history', before: seq + 751, rows: 1000 })) as typeof all;
    assert.ok(page.earlier && page.batches.length > 100, `${page.batches.length} rows`);
    assert.ok(JSON.stringify(page).length < 600_000);
    assert.equal(page.batches.at(-1)!.seq, seq + 750);
  });

  test('history goes back page by page to the first row, without a gap', async () => {
    const house = new House();
    const ann = await long(house, 60);
    const fresh = await house.again().connect(ann.link);
    const { batches, earlier, seq } = fresh.last('welcome');
    assert.ok(earlier);
    const seqs = batches.map((batch) => batch.seq);
    while (seqs[0] !== 1) {
      const page = (await fresh.ask({ t: 'history', before: seqs[0]! })) as ServerMessageOf<'history'>;
      assert.equal(page.earlier, page.batches[0]!.seq > 1);
      seqs.unshift(...page.batches.map((batch) => batch.seq));
    }
    assert.deepEqual(
      seqs,
      Array.from({ length: seq }, (_, i) => i + 1),
    );
  });
});

describe('damage', () => {
  const damages: Record<string, (rows: string[], at: number) => void> = {
    'a changed die': (rows, at) => {
      const row = JSON.parse(rows[at]!) as Row;
      const entry = { ...row.entry, entry: { ...(row.entry as { entry: object }).entry, dice: [6, 6] } };
      rows[at] = JSON.stringify({ ...row, entry });
    },
    'a changed time': (rows, at) => {
      rows[at] = JSON.stringify({ ...(JSON.parse(rows[at]!) as Row), at: 7 });
    },
    'a row that is not JSON': (rows, at) => {
      rows[at] = rows[at]!.slice(0, 20);
    },
    'a deleted row': (rows, at) => {
      rows.splice(at, 1);
    },
    'swapped rows': (rows, at) => {
      [rows[at], rows[at + 1]] = [rows[at + 1]!, rows[at]!];
    },
    'a row chained anew that the rules refuse': (rows, at) => {
      let { hash } = JSON.parse(rows[at - 1]!) as Row;
      for (let i = at; i < rows.length; i += 1) {
        const row = JSON.parse(rows[i]!) as Row;
        const command = { kind: 'command', seat: 'gm', command: { type: 'grab' }, dice: [] };
        const entry = i === at ? ({ kind: 'match', by: 'm1', entry: command } as Row['entry']) : row.entry;
        hash = rowHash(hash, { ...row, entry });
        rows[i] = JSON.stringify({ ...row, entry, hash });
      }
    },
  };

  for (const [name, damage] of Object.entries(damages))
    test(`${name} is found before it is applied, the row is named, and other tables are unharmed`, async () => {
      const house = new House();
      const healthy = await house.connect(await house.open());
      const ann = await house.connect(await house.open());
      for (let i = 0; i < 3; i += 1) await ann.play('ann', { type: 'step' });
      await ann.play('ann', { type: 'grab' });
      for (let i = 0; i < 3; i += 1) await ann.play('bo', { type: 'step' });
      const rows = house.store.tables.get(ann.link.table)!.rows;
      const at = rows.findIndex((text) => text.includes('"grab"'));
      damage(rows, at);
      const again = house.again();
      const visitor = await again.connect(ann.link);
      const told = visitor.last('error');
      assert.equal(told.code, 'parked');
      assert.match(told.detail, new RegExp(`table ${ann.link.table}, row ${at + 1}: `, 'u'));
      assert.ok(visitor.isClosed);
      assert.equal(visitor.of('welcome').length, 0);
      await (await again.connect(healthy.link)).play('ann', { type: 'step' });
    });

  test('a table played with other rules, or of a game that is not here, is parked and says why', async () => {
    const { house, ann } = await seated();
    const box = caveBox();
    const newer = { ...box, system: { ...box.system, rulesVersion: 2 } };
    const visitor = await house.again({ boxes: [newer] }).connect(ann.link);
    assert.match(
      visitor.last('error').detail,
      /row 0: it was played with version 1 of the rules, .* has version 2/u,
    );
    const kept = house.store.tables.get(ann.link.table)!;
    kept.heading = kept.heading.replace('"cave"', '"grotto"');
    assert.equal((await house.again().connect(ann.link)).last('error').code, 'parked');
  });

  for (const spoilt of [() => '{', (text: string) => text.replace('"step"', '"rest"')])
    test('damage met while the table is open parks it for everybody at it', async () => {
      const { house, ann, table } = await seated();
      const other = await house.connect(ann.link);
      const rival = await house.again().connect(ann.link);
      await rival.play('ann', { type: 'step' });
      const rows = house.store.tables.get(table)!.rows;
      rows[rows.length - 1] = spoilt(rows.at(-1)!);
      const reply = await ann.ask(step);
      assert.ok(reply.t === 'error' && reply.code === 'parked');
      assert.deepEqual([ann.isClosed, other.isClosed, other.last('error').code], [true, true, 'parked']);
      assert.equal(other.of('news').length, 0);
    });
});

test('the hash everybody is told is that of the row and the secret, which nobody knows yet', async () => {
  const { house, ann, table } = await seated();
  const done = await ann.play('ann', { type: 'step' });
  const kept = house.store.tables.get(table)!;
  const { secret } = JSON.parse(kept.heading) as { secret: string };
  const row = rowsOf(house, table).at(-1)!;
  assert.deepEqual([done.seq, done.hash], [row.seq, shownHash(secret, row.hash)]);
  assert.equal(ann.last('news').hash, done.hash);
});

test('a table nobody looks at is put away, and opened again when somebody comes', async () => {
  const house = new House({ idleMs: 1 });
  const ann = await house.connect(await house.open());
  assert.deepEqual(house.tables.count(), { tables: 1, visitors: 1 });
  await ann.play('ann', { type: 'step' });
  ann.leave();
  for (let tries = 0; tries < 500 && house.tables.count().tables > 0; tries += 1)
    await new Promise((done) => {
      setTimeout(done, 1);
    });
  assert.deepEqual(house.tables.count(), { tables: 0, visitors: 0 });
  const back = await house.connect(ann.link);
  assert.deepEqual(back.present(), ann.present());
});

test('closing lets what is under way finish, and begins nothing new', async () => {
  const { house, ann } = await seated();
  const playing = ann.play('ann', { type: 'step' });
  await house.tables.close();
  assert.equal((await playing).t, 'done');
  assert.equal(await ann.refused(step), 'tryAgain');
  const late = await house.connect(ann.link);
  assert.equal(late.last('error').code, 'tryAgain');
});
