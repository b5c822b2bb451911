import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages } from './checkMessages.ts';
import { explainFault, FAULTS } from './faults.ts';

test('what is wrong with a match file is told in both languages, facts included', () => {
  assert.deepEqual(checkMessages(FAULTS), []);
  const format = { code: 'otherFormat', format: '3', newest: 2 } as const;
  assert.match(explainFault(format, 'en'), /^it is written in format 3, .* formats 1 to 2; /u);
  assert.match(explainFault(format, 'fr'), /^il est écrit au format 3, .* formats 1 à 2\u202f; /u);
  const dice = { code: 'otherDice', recorded: '4, 7', drawn: 'none' } as const;
  assert.equal(explainFault(dice, 'en'), 'the dice read 4, 7, and the key gives nothing');
  assert.equal(explainFault(dice, 'fr'), 'on y lit 4, 7, et la clé n’en donne aucun');
});
