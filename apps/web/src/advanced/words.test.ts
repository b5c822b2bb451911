import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages } from '@oubliette/words';
import { ADVANCED } from './words.ts';

test('every message is complete and sound in both languages', () => {
  assert.deepEqual(checkMessages(ADVANCED), []);
});
