import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookUp } from './table.ts';

const LENGTH = [
  { upTo: 2, result: 1 },
  { upTo: 8, result: 2 },
  { upTo: 12, result: 3 },
];

test('table: each row answers up to its number, that number included', () => {
  assert.deepEqual(
    [1, 2, 3, 8, 9, 12].map((roll) => lookUp(LENGTH, roll)),
    [1, 1, 2, 2, 3, 3],
  );
});

test('table: a roll beyond the last row is a bug, and says so', () => {
  assert.throws(() => lookUp(LENGTH, 13), /no row of the table answers a roll of 13/);
});
