import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readExpertRulebook } from '@oubliette/expert/node';
import { experimentOf } from '../node/task.ts';
import { simulate } from '../simulate.ts';
import { expertExperiment } from './expert.ts';
import { expertTask } from './tasks.ts';

suite('quests by Expert’s book', () => {
  test('each is played to its end by the book’s own rules, and its cards are counted', () => {
    const batch = { seed: 'expert', matches: 4 };
    const { failures, rules, measures, outcomes } = simulate(expertExperiment({ quest: null }), batch);
    assert.deepEqual(failures, []);
    const known = readExpertRulebook().map(({ id }) => id);
    assert.ok(Object.keys(rules).length > 80, `only ${Object.keys(rules).length} rules were cited`);
    assert.deepEqual(
      Object.keys(rules).filter((id) => !known.includes(id)),
      [],
    );
    assert.equal(
      Object.values(outcomes).reduce((sum, count) => sum + count, 0),
      4,
    );
    assert.ok(measures['tiles']! > 2 && measures['combats']! > 1);
    const counted = (what: string): number =>
      Object.entries(measures).reduce((sum, [name, count]) => (name.startsWith(what) ? sum + count : sum), 0);
    for (const what of ['drawn.', 'played.', 'used.', 'searched.']) assert.ok(counted(what) > 2, what);
  });

  test('alone, and with a seat for each hero', () => {
    for (const trial of [{ solo: true }, { apart: true }]) {
      const { failures } = simulate(expertExperiment({ quest: 'wrongDoor', ...trial }), {
        seed: 'x',
        matches: 2,
      });
      assert.deepEqual(failures, []);
    }
  });

  test('another thread can set it up by name, and plays the same', async () => {
    const there = await experimentOf(expertTask({ quest: 'bandits' }));
    const batch = { seed: 'expert', matches: 1 };
    assert.deepEqual(simulate(there, batch), simulate(expertExperiment({ quest: 'bandits' }), batch));
  });
});
