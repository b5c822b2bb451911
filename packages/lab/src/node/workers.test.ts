import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuestBook } from '@oubliette/classic/node';
import { classicExperiment } from '../classic.ts';
import { simulate } from '../simulate.ts';
import { classicTask } from './classic.ts';
import { simulateAcross } from './workers.ts';

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
