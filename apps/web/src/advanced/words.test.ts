import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages, LANGUAGES, say } from '@oubliette/words';
import { ADVANCED } from './words.ts';
import { HINTS } from './words/hints.ts';
import { QUESTIONS } from './words/questions.ts';
import { WHY } from './words/why.ts';

test('every message is complete and sound in both languages', () => {
  for (const catalogue of [ADVANCED, HINTS, QUESTIONS, WHY]) assert.deepEqual(checkMessages(catalogue), []);
});

test('each way an expedition can end has a verdict of its own, and only one speaks of winning', () => {
  const outcomes = ['won', 'home', 'returned', 'failed', 'lost'];
  for (const language of LANGUAGES) {
    const words = (key: 'verdict' | 'verdictText', outcome: string) =>
      say(ADVANCED, language, key, { outcome, home: 2 });
    const told = outcomes.map((outcome) => words('verdict', outcome));
    assert.equal(new Set(told).size, outcomes.length, told.join(' '));
    assert.equal(new Set(outcomes.map((outcome) => words('verdictText', outcome))).size, outcomes.length);
    assert.deepEqual(
      told.filter((verdict) => /won|gagnée/.test(verdict)),
      [told[0]],
    );
  }
  const alone = { outcome: 'home', home: 1 };
  assert.equal(say(ADVANCED, 'en', 'verdictText', alone), 'One hero is back in the daylight');
  assert.equal(say(ADVANCED, 'fr', 'verdictText', alone), 'Un héros revoit le jour');
  assert.equal(say(ADVANCED, 'en', 'verdict', { outcome: 'home' }), 'The expedition is over.');
  assert.equal(say(ADVANCED, 'fr', 'verdict', { outcome: 'home' }), 'L’expédition est terminée.');
});
