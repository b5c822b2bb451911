import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages } from './checkMessages.ts';
import { explainFault, FAULTS, isDamage, REMEDIES } from './faults.ts';

test('what is wrong with a match file is told in both languages, facts included', () => {
  assert.deepEqual(checkMessages(FAULTS), []);
  const format = { code: 'otherFormat', format: '3', newest: 2 } as const;
  assert.match(explainFault(format, 'en'), /^it is written in format 3, .* formats 1 to 2; /u);
  assert.match(explainFault(format, 'fr'), /^il est écrit au format 3, .* formats 1 à 2\u202f; /u);
  const dice = { code: 'otherDice', recorded: '4, 7', drawn: 'none' } as const;
  assert.equal(explainFault(dice, 'en'), 'the dice read 4, 7, and the key gives nothing');
  assert.equal(explainFault(dice, 'fr'), 'on y lit 4, 7, et la clé n’en donne aucun');
});

test('it is told what can be done: the program of then, a newer one, or a copy', () => {
  assert.deepEqual(checkMessages(REMEDIES), []);
  const rules = (version: string) => ({ code: 'otherRules', version, wanted: 4 }) as const;
  assert.equal(
    explainFault(rules('3'), 'en'),
    'it was played with version 3 of the rules, and this program has version 4; the version of the program it was played with can still open it',
  );
  assert.match(explainFault(rules('3'), 'fr'), /la version 4\u202f; la version du programme avec laquelle/u);
  assert.match(explainFault(rules('5'), 'en'), /; a newer version of this program is needed$/u);
  assert.match(explainFault(rules('5'), 'fr'), /; il faut une version plus récente de ce programme$/u);
  assert.match(explainFault({ code: 'brokenChain' }, 'en'), /; only an undamaged copy of it can be opened$/u);
  assert.match(explainFault({ code: 'brokenChain' }, 'fr'), /; seule une copie intacte peut être ouverte$/u);
  assert.equal(explainFault({ code: 'notAFile' }, 'en'), 'this is not a match file');
});

test('a file of another version was not tampered with', () => {
  assert.deepEqual([isDamage({ code: 'brokenChain' }), isDamage({ code: 'otherRules' })], [true, false]);
});
