import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOf } from './keeping.ts';

const DAY = 86_400_000;
const now = Date.UTC(2030, 0, 1, 12);

test('the end of a table is told two weeks before, in the reader’s language', () => {
  assert.equal(endOf(null, now, 'en'), null);
  assert.equal(endOf(now + 15 * DAY, now, 'en'), null);
  assert.match(endOf(now + 13 * DAY, now, 'en') ?? '', /January 14, 2030/);
  assert.match(endOf(now + 13 * DAY, now, 'fr') ?? '', /14 janvier 2030/);
  assert.notEqual(endOf(now - DAY, now, 'en'), null);
});
