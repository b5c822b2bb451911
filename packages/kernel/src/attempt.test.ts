import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attempt } from './attempt.ts';
import type { BaseEvent } from './contract.ts';
import { D6, tape } from './dice.ts';
import type { Face } from './dice.ts';
import { Resolution } from './resolution.ts';
import { TABLE } from './tableRules.ts';
import { cellar } from './testing/cellar.ts';
import type { CellarCommand } from './testing/cellar.ts';

const opened = cellar.open({ pit: 3, rounds: 2 });
assert.ok(opened.ok);
const { game } = opened;
const start = game.start(tape(['fog'])).state;
const tryGrab = (faces: readonly Face[]) => attempt(game, start, 'ann', { type: 'grab' }, tape(faces));

test('attempt: done, with the dice it used', () => {
  const done = tryGrab([4, 5]);
  assert.ok(done.status === 'done');
  assert.deepEqual(done.dice, [4]);
  assert.equal(done.state.purse.ann, 4);
});

test('attempt: halted at a die nobody has rolled yet; nothing has happened', () => {
  const before = JSON.stringify(start);
  const wanted = { die: D6, by: 'ann', rule: 'CEL-03', of: {} };
  assert.deepEqual(tryGrab([]), { status: 'dice', wanted, dice: [], isNews: false });
  assert.equal(JSON.stringify(start), before);
});

test('attempt: being asked for a die is no news only where the game foresees it, and nothing became known', () => {
  const isNews = (foreseen: boolean, news: boolean, faces: readonly Face[] = []): boolean => {
    const grabbing = {
      ...game,
      foresees: () => foreseen,
      decide: (...[state, seat, , dice]: Parameters<typeof game.decide>): never => {
        const play = new Resolution<typeof state, BaseEvent>(state, (same) => same, dice);
        play.emit({ type: 'heard', rules: ['CEL-01'], ...(news ? { news: true } : {}) });
        play.rollAll(2, D6, seat, 'CEL-03');
        throw new Error('too many dice');
      },
    };
    const tried = attempt(grabbing, start, 'ann', { type: 'grab' }, tape(faces));
    assert.ok(tried.status === 'dice');
    return tried.isNews;
  };
  assert.equal(isNews(true, false), false);
  assert.equal(isNews(false, false), true, 'that a die is asked for may tell something');
  assert.equal(isNews(true, true), true, 'something was told before');
  assert.equal(isNews(true, false, [3]), true, 'a die has fallen');
});

test('attempt: a wrong face is refused with what the die shows', () => {
  assert.deepEqual(tryGrab([9]), {
    status: 'refused',
    refusal: {
      code: 'wrongFace',
      rule: TABLE.dice,
      with: { die: 'd6', face: 9, index: 0, faces: [1, 2, 3, 4, 5, 6] },
    },
  });
});

test('attempt: refused by the rules, without a die', () => {
  const away: CellarCommand = { type: 'step', to: 5 };
  assert.deepEqual(attempt(game, start, 'ann', away, tape([])), {
    status: 'refused',
    refusal: { code: 'notOffered', rule: 'CEL-01' },
  });
});

test('attempt: a bug of ours is not swallowed', () => {
  const broken = {
    ...game,
    decide: (): never => {
      throw new TypeError('ours');
    },
  };
  assert.throws(() => attempt(broken, start, 'ann', { type: 'rest' }, tape([])), /ours/);
});
