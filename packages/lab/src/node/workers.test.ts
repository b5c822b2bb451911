import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuestBook } from '@oubliette/classic/node';
import { classicExperiment } from '../classic/classic.ts';
import { simulate } from '../simulate.ts';
import { campaignTask, classicTask } from '../classic/tasks.ts';
import { simulateAcross, simulateSeries } from './workers.ts';

const { source } = readQuestBook()[0]!;

test('one thread, two threads or none: the same statistics', async () => {
  const batch = { seed: 'threads', matches: 6 };
  const here = simulate(classicExperiment({ quest: source }), batch);
  const told: number[] = [];
  const progress = (played: number) => void told.push(played);
  assert.deepEqual(await simulateAcross(classicTask({ quest: source }), batch, { workers: 1 }), here);
  assert.deepEqual(
    await simulateAcross(classicTask({ quest: source }), batch, { workers: 2, progress }),
    here,
  );
  assert.equal(told.at(-1), 6);
  assert.deepEqual(here.failures, []);
});

test('a thread that cannot begin is an error, not a silence', async () => {
  const nothing = { ...classicTask({ quest: source }), make: 'nothing' };
  await assert.rejects(
    simulateAcross(nothing, { seed: 'x', matches: 4 }, { workers: 2 }),
    /has no function nothing/u,
  );
});

test('a batch that is stopped ends with what has been played', async () => {
  for (const workers of [1, 2]) {
    const stop = new AbortController();
    const progress = (played: number) => {
      if (played === 3) stop.abort();
    };
    const options = { workers, progress, signal: stop.signal };
    const { matches } = await simulateAcross(
      classicTask({ quest: source }),
      { seed: 'x', matches: 500 },
      options,
    );
    assert.equal(matches, 3);
    const none = await simulateAcross(classicTask({ quest: source }), { seed: 'x', matches: 9 }, options);
    assert.equal(none.matches, 0);
  }
});

test('a campaign is counted quest by quest, the same on any number of threads', async () => {
  const quests = readQuestBook()
    .slice(0, 3)
    .map((quest) => quest.source);
  const batch = { seed: 'book', matches: 3 };
  const one = await simulateSeries(campaignTask({ quests }), batch, { workers: 1 });
  assert.deepEqual(await simulateSeries(campaignTask({ quests }), batch, { workers: 2 }), one);
  assert.deepEqual(
    Object.keys(one),
    quests.map(({ id }) => id),
  );
  const [first, second, third] = quests.map(({ id }) => one[id]!.measures);
  assert.equal(first!['arms'], 0, 'nobody has bought anything before the first quest');
  assert.ok(second!['arms']! <= third!['arms']!, JSON.stringify([second, third]));
  for (const { matches, wins, failures, measures } of Object.values(one)) {
    assert.equal(matches, 3);
    assert.deepEqual(failures, []);
    assert.ok(measures['attempts']! >= 1 + (3 - wins) / 3, 'what fails is tried again');
  }
});
