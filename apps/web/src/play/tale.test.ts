import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import type { Deed } from '@oubliette/words';
import { tellTale } from './tale.ts';

const NOUN = { en: { one: 'elf', many: 'elves' }, fr: { one: 'elfe', many: 'elfes', gender: 'm' } } as const;

const telling = {
  namesIn: () => ({ met: 0 }),
  learn: (events: readonly unknown[], { met }: { readonly met: number }) => ({ met: met + events.length }),
  figure: (_id: string, { met }: { readonly met: number }) => ({ noun: NOUN, count: met }),
  deeds: (event: { readonly type: string }): readonly Deed[] =>
    event.type === 'paid' ? [{ deed: 'gold', by: 'elf', amount: 1 }] : [],
};

function batchesOf(...rows: readonly object[]): Batch[] {
  return rows.map((event, at) => ({
    seq: at + 1,
    at: 0,
    by: null,
    events: 'type' in event ? [{ rules: [], ...event } as unknown as BaseEvent] : [],
  }));
}

test('a tale that lacks its beginning says so', () => {
  const [, ...later] = batchesOf({ type: 'paid' }, { type: 'paid' });
  assert.deepEqual(
    [tellTale(telling, later, {}).whole, tellTale(telling, batchesOf({}), {}).whole],
    [false, true],
  );
});

const goldOf = (...rows: readonly object[]) =>
  tellTale(telling, batchesOf(...rows), {}).tale.doings.get('elf')?.gold ?? 0;
const paid = { type: 'paid' };

test('what was undone or taken back is no part of the tale', () => {
  assert.equal(goldOf(paid, paid, {}), 2, 'rows that tell nothing count for nothing');
  assert.equal(goldOf(paid, {}, paid, { type: 'undone', by: 'elf' }), 1);
  const proposed = { type: 'takeBackProposed', by: 'elf', keep: 1 };
  assert.equal(goldOf(paid, paid, paid, proposed, { type: 'takenBack', keep: 1 }, paid), 2);
});

test('everybody met on the way has a name at the end', () => {
  assert.deepEqual(tellTale(telling, batchesOf(paid, paid), {}).who('elf'), { noun: NOUN, count: 2 });
});
