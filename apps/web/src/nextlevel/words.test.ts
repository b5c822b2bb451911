import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages } from '@oubliette/words';
import { HINT_WORDS } from './play/hintWords.ts';
import { NEXT } from './words.ts';

test('every message is complete and sound in both languages', () => {
  assert.deepEqual(checkMessages(NEXT), []);
  assert.deepEqual(checkMessages(HINT_WORDS), []);
});
