import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TABLE } from '../tableRules.ts';
import { rule } from './rule.ts';

rule(TABLE.dice, 'a test is named by the rule it shows', (t) => {
  assert.equal(t.name, 'TBL-DICE: a test is named by the rule it shows');
});

test('rule: an id that is none is a slip, and says so', () => {
  for (const id of ['cls-mov-03', 'CLS', 'CLS-MOV-', 'CLS MOV 03'])
    assert.throws(() => rule(id, 'never run', () => assert.fail()), /is not the id of a rule/);
});
