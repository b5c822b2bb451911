import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages } from '@oubliette/words';
import { EXPERT } from './words.ts';
import { HINTS } from './words/hints.ts';
import { QUESTIONS } from './words/questions.ts';
import { WHY } from './words/why.ts';

test('every message is complete and sound in both languages', () => {
  for (const catalogue of [EXPERT, HINTS, QUESTIONS, WHY]) assert.deepEqual(checkMessages(catalogue), []);
});
