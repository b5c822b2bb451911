/** What every store must do, as a suite: a new kind of store is right if it passes. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Row } from '../entries.ts';
import { Damage } from '../store.ts';
import type { Snapshot, Store } from '../store.ts';
import { headingOf, rowOf, rowsOf, summaryOf } from './samples.ts';

/** A place where a store is kept, empty at first. */
export interface Place {
  /** Opens the store there; opened again, it has everything acknowledged before. */
  open(): Promise<Store> | Store;
  /** Makes the stored data of a row unreadable; row 0 is the heading. */
  damage(table: string, seq: number): Promise<void> | void;
  dispose(): Promise<void> | void;
}

type MakePlace = () => Promise<Place> | Place;
type Check = (store: Store, place: Place) => Promise<void>;

export function storeContract(name: string, makePlace: MakePlace): void {
  const checks: readonly Record<string, Check>[] = [
    keeping,
    order,
    requests,
    lobby,
    snapshots,
    apart,
    damage,
  ];
  describe(`${name}, as every store`, () => {
    for (const [title, check] of checks.flatMap(Object.entries<Check>))
      test(title, (t) => inPlace(t, makePlace, check));
  });
}

async function inPlace(t: TestContext, makePlace: MakePlace, check: Check): Promise<void> {
  const place = await makePlace();
  const store = await place.open();
  t.after(async () => {
    await store.close();
    await place.dispose();
  });
  await check(store, place);
}

/** Closes the store and opens its place afresh, without anything the old one kept in memory. */
async function reopened(store: Store, place: Place, look: (fresh: Store) => Promise<void>): Promise<void> {
  await store.close();
  const fresh = await place.open();
  try {
    await look(fresh);
  } finally {
    await fresh.close();
  }
}

async function withTable(store: Store, id: string, rows: readonly Row[] = []): Promise<void> {
  await store.create(headingOf(id), summaryOf(id));
  if (rows.length > 0)
    assert.equal(await store.append(id, rows, summaryOf(id, { seq: rows.length })), 'done');
}

const seqs = (rows: readonly Row[]): number[] => rows.map(({ seq }) => seq);

const keeping: Record<string, Check> = {
  'what was acknowledged is there when it is opened again': async (store, place) => {
    const rows = rowsOf(1, 5);
    await withTable(store, 'a', rows);
    const snapshot = { seq: 5, hash: 'h5', content: '{"state":5}', contentHash: 'c5' };
    await store.saveSnapshot('a', snapshot);
    await reopened(store, place, async (fresh) => {
      assert.deepEqual(await fresh.heading('a'), headingOf('a'));
      assert.deepEqual(await fresh.rows('a', 0), rows);
      assert.deepEqual(await fresh.snapshot('a'), snapshot);
      assert.deepEqual(await fresh.summaries(['a']), [summaryOf('a', { seq: 5 })]);
    });
  },
  'closing keeps what was asked for before it': async (store, place) => {
    await withTable(store, 'a');
    const appending = store.append('a', rowsOf(1, 1), summaryOf('a'));
    await reopened(store, place, async (fresh) => {
      assert.equal(await appending, 'done');
      assert.deepEqual(seqs(await fresh.rows('a', 0)), [1]);
    });
  },
  'nothing is taken on after closing': async (store) => {
    await withTable(store, 'a');
    await store.close();
    await assert.rejects(store.append('a', rowsOf(1, 1), summaryOf('a')));
  },
  'large rows and every kind of sign come back as they were': async (store, place) => {
    const texts = [
      'x'.repeat(1_000_000),
      '« Où ça ? » 🐉 ńg̃',
      'a\0b\u2028\\"\n',
      '\ud800 alone',
      '__proto__',
    ];
    const rows = texts.map((text, index) =>
      rowOf(index + 1, { kind: 'said', member: 'm1', to: 'table', saying: { text } }),
    );
    await withTable(store, 'é-ß', rows);
    await reopened(store, place, async (fresh) => {
      assert.deepEqual(await fresh.rows('é-ß', 0), rows);
    });
  },
  'later changes to what was handed over do not reach the store': async (store) => {
    await withTable(store, 'a');
    const entry = { kind: 'word' as const, member: 'm1', text: 'before' };
    const appending = store.append('a', [rowOf(1, entry)], summaryOf('a'));
    entry.text = 'after';
    await appending;
    assert.deepEqual((await store.rows('a', 0))[0]?.entry, { kind: 'word', member: 'm1', text: 'before' });
  },
};

const order: Record<string, Check> = {
  'rows come in order, from any row on': async (store) => {
    await withTable(store, 'a', rowsOf(1, 3));
    assert.equal(await store.append('a', rowsOf(4, 12), summaryOf('a')), 'done');
    assert.deepEqual(seqs(await store.rows('a', 0)), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    assert.deepEqual(seqs(await store.rows('a', 9)), [10, 11, 12]);
    assert.deepEqual(await store.rows('a', 12), []);
    assert.deepEqual(seqs(await store.rows('a', 2, 3)), [3, 4, 5]);
    assert.deepEqual(seqs(await store.rows('a', 10, 3)), [11, 12]);
  },
  'a number is taken once: whoever comes later has a conflict, and nothing of theirs is kept': async (
    store,
  ) => {
    await withTable(store, 'a', rowsOf(1, 2));
    const mine = rowOf(3, { kind: 'word', member: 'm1', text: 'mine' });
    const theirs = rowOf(3, { kind: 'word', member: 'm2', text: 'theirs' });
    assert.deepEqual(
      await Promise.all([
        store.append('a', [mine], summaryOf('a', { seq: 3 })),
        store.append('a', [theirs, rowOf(4)], summaryOf('a', { seq: 4 })),
      ]),
      ['done', 'conflict'],
    );
    assert.equal(await store.append('a', [theirs], summaryOf('a', { seq: 99 })), 'conflict');
    assert.deepEqual(await store.rows('a', 2), [mine]);
    assert.deepEqual(await store.summaries(['a']), [summaryOf('a', { seq: 3 })]);
  },
  'a conflict at one table does not disturb what others write with it': async (store) => {
    for (const id of ['a', 'b', 'c']) await withTable(store, id, rowsOf(1, 1));
    const outcomes = await Promise.all([
      store.append('a', rowsOf(2, 2), summaryOf('a')),
      store.append('b', rowsOf(1, 1), summaryOf('b')),
      store.append('c', rowsOf(2, 2), summaryOf('c')),
      store.append('a', rowsOf(3, 3), summaryOf('a')),
    ]);
    assert.deepEqual(outcomes, ['done', 'conflict', 'done', 'done']);
    assert.deepEqual(seqs(await store.rows('a', 0)), [1, 2, 3]);
    assert.deepEqual(seqs(await store.rows('b', 0)), [1]);
    assert.deepEqual(seqs(await store.rows('c', 0)), [1, 2]);
  },
  'no gap can be written, and a bad write leaves nothing behind': async (store) => {
    await withTable(store, 'a', rowsOf(1, 1));
    const [gap, hole, fine] = await Promise.allSettled([
      store.append('a', rowsOf(3, 3), summaryOf('a')),
      store.append('a', [rowOf(2), rowOf(4)], summaryOf('a')),
      store.append('a', rowsOf(2, 2), summaryOf('a')),
    ]);
    assert.equal(gap.status, 'rejected');
    assert.equal(hole.status, 'rejected');
    assert.deepEqual(fine, { status: 'fulfilled', value: 'done' });
    assert.deepEqual(seqs(await store.rows('a', 0)), [1, 2]);
  },
  'rows of one append are all kept or none': async (store, place) => {
    await withTable(store, 'a', [rowOf(1, undefined, 'request-1')]);
    // The third has a request that was carried out before.
    const rows = [rowOf(2), rowOf(3), rowOf(4, undefined, 'request-1')];
    assert.equal(await store.append('a', rows, summaryOf('a', { seq: 4 })), 'conflict');
    assert.equal(await store.append('a', rowsOf(2, 4), summaryOf('a', { seq: 4 })), 'done');
    await reopened(store, place, async (fresh) => {
      assert.deepEqual(await fresh.rows('a', 1), rowsOf(2, 4));
    });
  },
};

const requests: Record<string, Check> = {
  'a request leads to its row, at its own table only': async (store, place) => {
    const row = rowOf(2, undefined, 'request-2');
    await withTable(store, 'a', [rowOf(1), row]);
    await withTable(store, 'b', [rowOf(1)]);
    await reopened(store, place, async (fresh) => {
      assert.deepEqual(await fresh.byRequest('a', 'request-2'), row);
      assert.equal(await fresh.byRequest('b', 'request-2'), null);
      assert.equal(await fresh.byRequest('a', 'request-3'), null);
    });
  },
  'a request is carried out once: again, it is a conflict': async (store) => {
    await withTable(store, 'a', [rowOf(1, undefined, 'request-1')]);
    assert.equal(await store.append('a', [rowOf(2, undefined, 'request-1')], summaryOf('a')), 'conflict');
    assert.deepEqual(seqs(await store.rows('a', 0)), [1]);
  },
  'two tables may have the same request': async (store) => {
    for (const id of ['a', 'b']) await withTable(store, id, [rowOf(1, undefined, 'request-1')]);
    assert.equal((await store.byRequest('b', 'request-1'))?.seq, 1);
  },
};

const lobby: Record<string, Check> = {
  'summaries are the last ones written, in the order asked, without those unknown': async (store) => {
    for (const id of ['a', 'b', 'c']) await withTable(store, id);
    await store.append('b', rowsOf(1, 1), summaryOf('b', { seq: 1, phase: 'playing' }));
    assert.deepEqual(await store.summaries(['c', 'nowhere', 'b']), [
      summaryOf('c'),
      summaryOf('b', { seq: 1, phase: 'playing' }),
    ]);
    assert.deepEqual(await store.summaries([]), []);
  },
  'a summary that is no news tells the last row, and when it was': async (store) => {
    await withTable(store, 'a');
    await store.append('a', rowsOf(1, 1), summaryOf('a', { seq: 1, phase: 'playing' }));
    const next = summaryOf('a', { seq: 2, since: 99_000, phase: 'playing' });
    await store.append('a', rowsOf(2, 2), next, false);
    assert.deepEqual(await store.summaries(['a']), [next]);
  },
  'anyone finds tables that are open, not over and have a free chair, newest first': async (store) => {
    const open = { open: true, dice: 'app', pace: 'live', language: 'en' } as const;
    for (const id of ['first', 'second', 'third'])
      await store.create(headingOf(id), summaryOf(id, { options: open }));
    await store.create(headingOf('closed'), summaryOf('closed'));
    const full = summaryOf('full', { options: open });
    const chairs = full.chairs.map((chair) => ({
      ...chair,
      occupant: { is: 'member', member: 'm1' } as const,
    }));
    await store.create(headingOf('full'), { ...full, chairs });
    await store.append('second', rowsOf(1, 1), summaryOf('second', { options: open, phase: 'over' }));
    const ids = async (most: number) => (await store.openTables(most)).map(({ id }) => id);
    assert.deepEqual(await ids(10), ['third', 'first']);
    assert.deepEqual(await ids(1), ['third']);
    await store.append('full', rowsOf(1, 1), summaryOf('full', { options: open }));
    assert.deepEqual(await ids(10), ['full', 'third', 'first']);
  },
};

const snapshots: Record<string, Check> = {
  'the newest snapshot counts, whatever order they came in': async (store) => {
    await withTable(store, 'a', rowsOf(1, 9));
    assert.equal(await store.snapshot('a'), null);
    const at = (seq: number): Snapshot => ({
      seq,
      hash: `h${seq}`,
      content: `[${seq}]`,
      contentHash: `c${seq}`,
    });
    for (const seq of [3, 8, 5]) await store.saveSnapshot('a', at(seq));
    assert.deepEqual(await store.snapshot('a'), at(8));
    await store.saveSnapshot('a', at(9));
    assert.deepEqual(await store.snapshot('a'), at(9));
  },
  'dropped snapshots are gone, and new ones may come': async (store) => {
    for (const id of ['a', 'b']) {
      await withTable(store, id, rowsOf(1, 1));
      await store.saveSnapshot(id, { seq: 1, hash: 'h', content: '[]', contentHash: 'c' });
    }
    await store.dropSnapshots('a');
    assert.equal(await store.snapshot('a'), null);
    assert.equal((await store.snapshot('b'))?.seq, 1);
    await store.saveSnapshot('a', { seq: 1, hash: 'h', content: '[2]', contentHash: 'c' });
    assert.equal((await store.snapshot('a'))?.content, '[2]');
  },
};

const apart: Record<string, Check> = {
  'tables know nothing of each other': async (store) => {
    await withTable(store, 'a', rowsOf(1, 3));
    await withTable(store, 'A', [rowOf(1, { kind: 'word', member: 'm9', text: 'other' })]);
    assert.equal((await store.rows('a', 0)).length, 3);
    assert.equal((await store.rows('A', 0)).length, 1);
    assert.equal(await store.heading('b'), null);
    assert.deepEqual(await store.rows('b', 0), []);
    assert.equal(await store.snapshot('b'), null);
  },
  'a table is made once, and rows are kept of tables that exist': async (store) => {
    await withTable(store, 'a', rowsOf(1, 1));
    await assert.rejects(store.create(headingOf('a'), summaryOf('a')));
    await assert.rejects(store.append('nowhere', rowsOf(1, 1), summaryOf('nowhere')));
    assert.deepEqual(seqs(await store.rows('a', 0)), [1]);
  },
  'a table that is removed is gone with all that belongs to it, and the others stay': async (
    store,
    place,
  ) => {
    for (const id of ['a', 'b']) {
      await withTable(store, id, [rowOf(1, undefined, 'request-1')]);
      await store.saveSnapshot(id, { seq: 1, hash: 'h', content: '[]', contentHash: 'c' });
    }
    await store.remove('a');
    await store.remove('nowhere');
    await withTable(store, 'c');
    await reopened(store, place, async (fresh) => {
      assert.equal(await fresh.heading('a'), null);
      assert.deepEqual(await fresh.rows('a', 0), []);
      assert.equal(await fresh.byRequest('a', 'request-1'), null);
      assert.equal(await fresh.snapshot('a'), null);
      assert.deepEqual(await fresh.summaries(['a', 'b']), [summaryOf('b', { seq: 1 })]);
      assert.deepEqual(seqs(await fresh.rows('b', 0)), [1]);
      assert.deepEqual(await fresh.rows('c', 0), []);
      assert.equal(await fresh.snapshot('c'), null);
    });
  },
};

const damage: Record<string, Check> = {
  'a row that cannot be read is named, and the rows after it can be': async (store, place) => {
    await withTable(store, 'a', rowsOf(1, 4));
    await place.damage('a', 2);
    await assert.rejects(store.rows('a', 0), damageAt('a', 2));
    assert.deepEqual(seqs(await store.rows('a', 2)), [3, 4]);
  },
  'a heading that cannot be read is row 0': async (store, place) => {
    await withTable(store, 'a');
    await place.damage('a', 0);
    await assert.rejects(store.heading('a'), damageAt('a', 0));
  },
  'damage at one table is no matter of the others': async (store, place) => {
    for (const id of ['a', 'b']) await withTable(store, id, rowsOf(1, 2));
    await place.damage('a', 1);
    assert.deepEqual(seqs(await store.rows('b', 0)), [1, 2]);
  },
};

function damageAt(table: string, seq: number) {
  return (error: unknown): boolean => {
    assert.ok(error instanceof Damage, String(error));
    assert.deepEqual([error.table, error.seq], [table, seq]);
    return true;
  };
}
