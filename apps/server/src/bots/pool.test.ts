import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { BotAsked } from '@oubliette/table';
import { BotPool } from './pool.ts';

/** A thread of players who do what their first move is called. */
const odd = new URL('testing/odd.ts', import.meta.url);
const slow = new URL('testing/slow.ts', import.meta.url);

function poolFor(t: TestContext, patienceMs = 5000, program = odd) {
  const complaints: string[] = [];
  const complain = (_what: string, error: unknown) => complaints.push(String(error));
  const pool = new BotPool({ workers: 1, patienceMs, program, complain });
  t.after(() => pool.close());
  return { pool, complaints };
}

const asked = (type: string): BotAsked => ({ view: {}, moves: [{ type }], optional: false });

describe('computer players in threads', () => {
  test('several seats in one thread, each with its own player', async (t) => {
    const { pool } = poolFor(t);
    const [one, two] = [pool.sit('odd', 'a', 't1', 's1'), pool.sit('odd', 'b', 't2', 's1')];
    one.hear([{ type: 'heard', rules: ['R-1'] }]);
    assert.deepEqual(await Promise.all([one.choose(asked('tell')), two.choose(asked('tell'))]), [
      { type: 'a', heard: 1 },
      { type: 'b', heard: 0 },
    ]);
    one.leave();
    await assert.rejects(one.choose(asked('tell')), /left/);
    assert.deepEqual(await two.choose(asked('tell')), { type: 'b', heard: 0 });
  });

  test('an optional choice may be none', async (t) => {
    const { pool } = poolFor(t);
    const seat = pool.sit('odd', 'a', 't1', 's1');
    assert.equal(await seat.choose({ ...asked('tell'), optional: true }), null);
  });

  test('a player that fails is told of, and the others are not disturbed', async (t) => {
    const { pool, complaints } = poolFor(t);
    const [one, two] = [pool.sit('odd', 'a', 't1', 's1'), pool.sit('odd', 'b', 't2', 's1')];
    const [failed, fine] = await Promise.allSettled([one.choose(asked('throw')), two.choose(asked('tell'))]);
    assert.equal(failed.status, 'rejected');
    assert.equal(fine.status, 'fulfilled');
    assert.deepEqual(complaints, []);
  });

  test('a thread that dies is replaced: its players are made anew, and what they were asked is asked again', async (t) => {
    const { pool, complaints } = poolFor(t);
    const [one, two] = [pool.sit('odd', 'a', 't1', 's1'), pool.sit('odd', 'b', 't2', 's1')];
    const [died, fine] = await Promise.allSettled([one.choose(asked('die')), two.choose(asked('tell'))]);
    assert.equal(died.status, 'rejected');
    assert.deepEqual(fine, { status: 'fulfilled', value: { type: 'b', heard: 0 } });
    assert.equal(complaints.length, 1);
    assert.deepEqual(await one.choose(asked('tell')), { type: 'a', heard: 0 });
  });

  test('a player that thinks too long is given up, and keeps nobody waiting behind it', async (t) => {
    const { pool } = poolFor(t, 400);
    const [one, two] = [pool.sit('odd', 'a', 't1', 's1'), pool.sit('odd', 'b', 't2', 's1')];
    const [stuck, fine] = await Promise.allSettled([one.choose(asked('loop')), two.choose(asked('tell'))]);
    assert.match(String(stuck.status === 'rejected' && stuck.reason), /took too long/);
    assert.deepEqual(fine, { status: 'fulfilled', value: { type: 'b', heard: 0 } });
  });

  test('a thread that is slow to start is waited for: what is timed is thinking', async (t) => {
    const { pool, complaints } = poolFor(t, 400, slow);
    const seat = pool.sit('odd', 'a', 't1', 's1');
    assert.deepEqual(await seat.choose(asked('tell')), { type: 'a', heard: 0 });
    await assert.rejects(seat.choose(asked('loop')), /took too long/);
    assert.equal(complaints.length, 1);
  });

  test('a seat is ready once its thread has started, and at once from then on', async (t) => {
    const { pool } = poolFor(t, 400, slow);
    const seat = pool.sit('odd', 'a', 't1', 's1');
    let isReady = false;
    const waiting = (async () => {
      await seat.ready?.();
      isReady = true;
    })();
    await seat.choose(asked('tell'));
    assert.ok(isReady, 'it answered before it was ready');
    await waiting;
    await seat.ready?.();
  });

  test('closing ends what is being asked', async (t) => {
    const { pool } = poolFor(t);
    const seat = pool.sit('odd', 'a', 't1', 's1');
    const choosing = assert.rejects(seat.choose(asked('loop')), /stopping/);
    await pool.close();
    await choosing;
    await assert.rejects(seat.choose(asked('tell')), /stopping/);
  });
});
