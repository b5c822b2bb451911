import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRulebook } from './index.ts';

test('the rulebook has every rule once, in both languages, by chapter', () => {
  const rules = readRulebook();
  assert.ok(rules.length > 200);
  assert.equal(new Set(rules.map(({ id }) => id)).size, rules.length);
  const [first] = rules;
  assert.equal(first!.id, 'CLS-GEN-01');
  assert.equal(first!.chapter, 'roles');
  assert.ok(rules.every(({ en, fr, title }) => en !== '' && fr !== '' && title.en !== '' && title.fr !== ''));
});
