import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages } from './checkMessages.ts';
import { properNoun } from './noun.ts';
import { speak } from './sentence.ts';
import { TABLE_REFUSALS } from './tableRefusals.ts';
import { isTableTalk, TABLE_TALK, tellTable } from './tableTalk.ts';

test('the words of the table are sound in both languages', () => {
  assert.deepEqual(checkMessages(TABLE_TALK), []);
  assert.deepEqual(checkMessages(TABLE_REFUSALS), []);
});

test('one goes back, or several do', () => {
  const one = tellTable({ type: 'undone', by: 'ann' }, (seat) => properNoun(seat, 'f'));
  assert.equal(speak(one, 'en'), 'Ann takes back the last command.');
  const both = () => [properNoun('Heinrich', 'm'), properNoun('Sven', 'm')];
  const several = tellTable({ type: 'takeBackAnswered', by: 'ann', agrees: false }, both);
  assert.equal(speak(several, 'en'), 'Heinrich and Sven do not agree.');
  assert.equal(speak(several, 'fr'), 'Heinrich et Sven refusent.');
});

test('what a game tells is none of the table’s', () => {
  assert.ok(isTableTalk({ type: 'takenBack' }));
  assert.ok(!isTableTalk({ type: 'stepped' }));
});
