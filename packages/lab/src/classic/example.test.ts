/** The example quest of the documents, as they tell authors to try theirs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readQuestBook } from '@oubliette/classic/node';
import { classicExperiment } from './classic.ts';
import { simulate } from '../simulate.ts';

const [example] = readQuestBook(fileURLToPath(new URL('../../../../docs/', import.meta.url)));

test('the example quest is neither won nor lost beforehand', () => {
  const { wins, failures } = simulate(classicExperiment({ quest: example!.source }), {
    seed: '1',
    matches: 60,
  });
  assert.deepEqual(failures, []);
  // 40 to 80 of a hundred is what quests aim at; so few matches may stray from it.
  assert.ok(wins >= 20 && wins <= 52, `${wins} of 60 won`);
});
