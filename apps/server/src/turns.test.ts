import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Turns } from './turns.ts';

/** Turns by a clock that the test sets. */
function turnsOf(pauseMs: number) {
  const clock = { now: 0 };
  const done: string[] = [];
  const turns = new Turns(
    () => clock.now,
    () => pauseMs,
  );
  const take = (name: string) => turns.take(() => done.push(name));
  return { clock, turns, take, done };
}

describe('turns', () => {
  test('the first is dealt with at once, and so is one after a pause', () => {
    const { clock, take, done } = turnsOf(8);
    take('first');
    clock.now = 8;
    take('later');
    assert.deepEqual(done, ['first', 'later']);
  });

  test('those who follow closely are dealt with together, in the order they came', async () => {
    const { clock, turns, take, done } = turnsOf(1);
    take('first');
    clock.now = 0.5;
    take('second');
    take('third');
    assert.deepEqual(done, ['first']);
    await new Promise<void>((resolve) => {
      turns.take(resolve);
    });
    assert.deepEqual(done, ['first', 'second', 'third']);
  });

  test('what waits can be dealt with before its time, and is not dealt with again', async () => {
    const { turns, take, done } = turnsOf(1);
    take('first');
    take('second');
    turns.run();
    assert.deepEqual(done, ['first', 'second']);
    await new Promise<void>((resolve) => {
      turns.take(resolve);
    });
    assert.deepEqual(done, ['first', 'second']);
  });

  test('without a pause nobody waits', () => {
    const { take, done } = turnsOf(0);
    take('first');
    take('second');
    assert.deepEqual(done, ['first', 'second']);
  });
});
