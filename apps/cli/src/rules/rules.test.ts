import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAdvancedRulebook } from '@oubliette/advanced/node';
import { readQuestBook, readRulebook } from '@oubliette/classic/node';
import type { RuleEntry } from '@oubliette/kernel/node';
import { ADVANCED_DUNGEONS } from '@oubliette/lab/advanced';
import { readNextRulebook } from '@oubliette/nextlevel/node';
import { citedInAdvanced } from '../advanced/cited.ts';
import { citedInNextLevel } from '../nextlevel/cited.ts';
import { testedRules } from './testedRules.ts';

/** Rules with nothing to test. */
const MOST_WAIVED = 8;

const BOOKS: Readonly<Record<string, { readonly rules: () => RuleEntry[]; readonly count: number }>> = {
  nextlevel: { rules: readNextRulebook, count: 290 },
  advanced: { rules: readAdvancedRulebook, count: 773 },
};

for (const [system, { rules, count }] of Object.entries(BOOKS))
  test(`every rule of ${system} has a test that passes, but for a few that are waived`, async () => {
    const entries = rules();
    const waived = entries.filter((entry) => entry.waived !== undefined).map(({ id }) => id);
    assert.equal(entries.length, count);
    assert.ok(waived.length <= MOST_WAIVED, waived.join(', '));
    const tested = await testedRules(`packages/${system}`);
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

test('expeditions cite the rules of Advanced and no others', () => {
  const [dungeon] = ADVANCED_DUNGEONS;
  const cited = citedInAdvanced([dungeon!]);
  const own = new Set(readAdvancedRulebook().map(({ id }) => id));
  assert.deepEqual([...cited.difference(own)], []);
  assert.ok(cited.size > 120, String(cited.size));
  const solo = [...cited].filter((id) => id.startsWith('ADV-SOLO-'));
  assert.ok(solo.length > 0, 'one of them is without a master');
});
