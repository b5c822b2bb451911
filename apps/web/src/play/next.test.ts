import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextOf } from './next.ts';

test('the next one comes round and round, in both directions, and begins at either end', () => {
  const all = ['a', 'b', 'c'];
  assert.deepEqual([nextOf(all, 2, false), nextOf(all, 0, true), nextOf(all, 1, true)], ['a', 'c', 'a']);
  assert.deepEqual([nextOf(all, -1, false), nextOf(all, -1, true)], ['a', 'c']);
  assert.equal(nextOf([], -1, true), undefined);
});
