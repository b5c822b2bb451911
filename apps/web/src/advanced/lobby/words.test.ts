import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages } from '@oubliette/words';
import { EXPEDITION } from './words.ts';

test('what is said of an expedition is sound in both languages', () => {
  assert.deepEqual(checkMessages(EXPEDITION), []);
});
