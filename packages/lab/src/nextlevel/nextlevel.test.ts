import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readQuestBook } from '@oubliette/classic/node';
import { readNextRulebook } from '@oubliette/nextlevel/node';
import { nextlevelTask } from './tasks.ts';
import { experimentOf } from '../node/task.ts';
import { nextlevelExperiment } from './nextlevel.ts';
import { simulate } from '../simulate.ts';
import { VARIETIES } from './variety.ts';

const [{ source: quest }] = readQuestBook() as [ReturnType<typeof readQuestBook>[number]];
const BATCH = { seed: 'next', matches: 3 } as const;

suite('quests by NextLevel’s book', () => {
  test('every match is played to its end, by the book’s own rules', () => {
    const { failures, rules, measures } = simulate(nextlevelExperiment({ quest }), BATCH);
    assert.deepEqual(failures, []);
    const known = readNextRulebook().map(({ id }) => id);
    const cited = Object.keys(rules).filter((id) => id.startsWith('NXT-'));
    assert.ok(cited.length > 30, `only ${cited.length} rules of NextLevel were cited`);
    assert.deepEqual(
      cited.filter((id) => !known.includes(id)),
      [],
    );
    assert.ok(measures['experience']! > 0);
  });

  test('heroes of a higher level do not die as often', () => {
    const deaths = (level: number) => {
      const { measures } = simulate(nextlevelExperiment({ quest, level }), { ...BATCH, matches: 6 });
      return Object.entries(measures).reduce(
        (sum, [name, mean]) => sum + (name.startsWith('deaths') ? mean : 0),
        0,
      );
    };
    assert.ok(deaths(6) < deaths(1));
  });

  test('varied setups differ from match to match, all of them open, and the given level stays', () => {
    const { setup, system } = nextlevelExperiment({ quest, varied: true });
    const setups = Array.from({ length: VARIETIES }, (_, match) => setup(match));
    assert.equal(new Set(setups.map((one) => JSON.stringify(one))).size, VARIETIES);
    for (const one of setups) assert.ok(system.open(one).ok);
    assert.equal(setup(VARIETIES), setups[0], 'opened once');
    const levels = nextlevelExperiment({ quest, varied: true, level: 2 }).setup(7).progress ?? [];
    assert.deepEqual([...new Set(levels.map(({ level }) => level))], [2]);
  });

  test('another thread can set it up by name', async () => {
    const there = await experimentOf(nextlevelTask({ quest }));
    assert.deepEqual(
      simulate(there, { seed: 'next', matches: 1 }),
      simulate(nextlevelExperiment({ quest }), { seed: 'next', matches: 1 }),
    );
  });
});
