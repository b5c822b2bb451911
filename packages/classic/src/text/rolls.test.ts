import assert from 'node:assert/strict';
import { test } from 'node:test';
import { properNoun } from '@oubliette/words';
import { ROLL_RULES, rollPurpose } from './rolls.ts';

test('whoever is asked to roll is told what for, in both languages', () => {
  const aldis = properNoun('Aldis', 'f');
  for (const rule of ROLL_RULES)
    for (const language of ['en', 'fr'] as const) {
      const told = rollPurpose(rule, aldis, language) ?? '';
      assert.match(told, language === 'en' ? /^(?:to|for|against|of|again) / : /^(?:pour|contre|de) /u, rule);
    }
  assert.equal(rollPurpose('X-1', null, 'en'), null);
  assert.equal(rollPurpose('CLS-CBT-05', aldis, 'en'), 'to hit Aldis');
  assert.equal(rollPurpose('CLS-CBT-05', aldis, 'fr'), 'pour toucher Aldis');
});
