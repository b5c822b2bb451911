import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuestBook, readRulebook } from '@oubliette/classic/node';
import { readNextRulebook } from '@oubliette/nextlevel/node';
import { citedInNextLevel } from './citedRules.ts';
import { testedRules } from './testedRules.ts';

/** Rules about which there is nothing to test. */
const MOST_WAIVED = 8;

test('every rule of NextLevel has a test that passes, but for a few that are waived', async () => {
  const entries = readNextRulebook();
  const waived = entries.filter((entry) => entry.waived !== undefined).map(({ id }) => id);
  assert.equal(entries.length, 290);
  assert.ok(waived.length <= MOST_WAIVED, waived.join(', '));
  const tested = await testedRules('nextlevel');
  const missing = entries.map(({ id }) => id).filter((id) => !tested.has(id) && !waived.includes(id));
  assert.deepEqual(missing, []);
});

test('matches of NextLevel cite its rules, and those of the classic book it stands on', () => {
  const [quest] = readQuestBook();
  const cited = citedInNextLevel([quest!]);
  const own = new Set(readNextRulebook().map(({ id }) => id));
  const all = own.union(new Set(readRulebook().map(({ id }) => id)));
  assert.deepEqual([...cited.difference(all)], []);
  assert.ok(cited.intersection(own).size > 60, String(cited.intersection(own).size));
  assert.ok(cited.has('CLS-SET-04'));
});
