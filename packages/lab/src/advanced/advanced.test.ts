import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readAdvancedRulebook } from '@oubliette/advanced/node';
import { ADVANCED_DUNGEONS, advancedExperiment } from './advanced.ts';
import { advancedTask } from './tasks.ts';
import { experimentOf } from '../node/task.ts';
import { simulate } from '../simulate.ts';
import type { Statistics } from '../tally.ts';

const [dungeon] = ADVANCED_DUNGEONS as [(typeof ADVANCED_DUNGEONS)[number]];

suite('expeditions by Advanced’s book', () => {
  test('every one is played to its end, by the book’s own rules', () => {
    const { failures, rules, measures, outcomes } = simulate(advancedExperiment({ dungeon }), {
      seed: 'adv',
      matches: 3,
    });
    assert.deepEqual(failures, []);
    const known = readAdvancedRulebook().map(({ id }) => id);
    assert.ok(Object.keys(rules).length > 80, `only ${Object.keys(rules).length} rules were cited`);
    assert.deepEqual(
      Object.keys(rules).filter((id) => !known.includes(id)),
      [],
    );
    assert.ok(measures['sections']! > 5, 'they explore');
    assert.equal(
      Object.values(outcomes).reduce((sum, count) => sum + count, 0),
      3,
    );
  });

  test('a wizard takes feathers to heal with, four components as any (ADV-MAG-08)', () => {
    const { sheets } = advancedExperiment({ dungeon }).setup(0);
    const { components } = sheets.find(({ calling }) => calling === 'wizard')!;
    assert.deepEqual(
      [components.length, components.filter((one) => one === 'phoenixFeather').length],
      [4, 3],
    );
  });

  test('a seat for each hero plays to an end as well', () => {
    const { failures } = simulate(advancedExperiment({ dungeon, apart: true }), { seed: 'adv', matches: 2 });
    assert.deepEqual(failures, []);
  });

  test('an expedition that brought nothing home leads to the next, by its map, until one is won or they are all used', () => {
    const bells = ADVANCED_DUNGEONS.find(({ id }) => id === 'bells1')!;
    const batch = { seed: 'adv', matches: 4 };
    const [once, often] = [1, 3].map((expeditions) =>
      simulate(advancedExperiment({ dungeon: bells, expeditions }), batch),
    ) as [Statistics, Statistics];
    assert.deepEqual([once.failures, often.failures], [[], []]);
    assert.equal(once.measures['expeditions'], undefined);
    const played = often.measures['expeditions']!;
    assert.ok(played > 1 && played <= 3, `${played} expeditions`);
    assert.ok(often.wins >= once.wins && often.commands.mean > once.commands.mean);
    assert.equal(
      Object.values(often.outcomes).reduce((sum, count) => sum + count, 0),
      4,
    );
  });

  test('another thread can set it up by name, and plays the same', async () => {
    const there = await experimentOf(advancedTask({ dungeon }));
    const batch = { seed: 'adv', matches: 1 };
    assert.deepEqual(simulate(there, batch), simulate(advancedExperiment({ dungeon }), batch));
  });
});
