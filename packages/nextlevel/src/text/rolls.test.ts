import assert from 'node:assert/strict';
import { test } from 'node:test';
import { properNoun } from '@oubliette/words';
import { NEXT_ROLL_RULES, nextRollPurpose } from './rolls.ts';

test('whoever is asked to roll is told what for, in both languages', () => {
  const aldis = properNoun('Aldis', 'f');
  for (const rule of NEXT_ROLL_RULES)
    for (const language of ['en', 'fr'] as const) {
      const told = nextRollPurpose(rule, aldis, language) ?? '';
      assert.match(told, language === 'en' ? /^(?:to|for|against|of|again) / : /^(?:pour|contre|de) /u, rule);
    }
  assert.equal(nextRollPurpose('X-1', null, 'en'), null);
  assert.equal(nextRollPurpose('NXT-ATK-01', aldis, 'en'), 'to hit Aldis');
  // The thunder of a scroll is rolled for by the scroll's rule.
  assert.equal(nextRollPurpose('NXT-SRC-07', null, 'en'), 'against the thunderclap');
  assert.equal(nextRollPurpose('NXT-ATK-01', aldis, 'fr'), 'pour toucher Aldis');
});
