import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectiveOf } from './objective.ts';

const goal = (id: string, reached: boolean) => ({
  id,
  reached,
  text: { en: `Find ${id}.`, fr: `Trouver ${id}.` },
});
const quest = (...goals: readonly ReturnType<typeof goal>[]) => ({ quest: { goals } }) as never;

test('the goals that are left, then the way out', () => {
  assert.equal(objectiveOf(quest(goal('a', false), goal('b', false)), 'en'), 'Find a. Find b.');
  assert.equal(objectiveOf(quest(goal('a', true), goal('b', false)), 'fr'), 'Trouver b.');
  assert.equal(objectiveOf(quest(goal('a', true)), 'en'), 'All goals are reached: leave the dungeon.');
  assert.equal(objectiveOf(quest(), 'en'), null);
});
