import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Chair } from '@oubliette/table';
import { courseOf, onlookersOf, wishFor } from './asking.ts';

const ALONE = { elsewhere: false, besideMe: false };
const ONLINE = { elsewhere: true, besideMe: false };
const SHARED = { elsewhere: false, besideMe: true };
const plain = (matters: boolean) => ({ sort: 'it', matters });
const veiled = (matters: boolean) => ({ sort: 'it', matters, veiled: true });

describe('a question is put to a person', () => {
  test('when it matters, unless they have chosen otherwise', () => {
    assert.equal(wishFor({}, 'it'), 'matters');
    assert.deepEqual(
      [plain(true), plain(false)].map((one) => courseOf(one, {}, ALONE)),
      ['ask', 'spare'],
    );
    for (const matters of [true, false]) {
      assert.equal(courseOf(plain(matters), { it: 'always', that: 'never' }, ALONE), 'ask');
      assert.equal(courseOf(plain(matters), { it: 'never', that: 'always' }, ALONE), 'spare');
    }
  });

  test('what a pause would betray takes the same beat whatever is held, where others could notice', () => {
    for (const matters of [true, false]) {
      assert.equal(courseOf(veiled(matters), {}, ONLINE), 'beat');
      assert.equal(courseOf(veiled(matters), {}, SHARED), 'ask');
      assert.equal(courseOf(plain(matters), {}, ONLINE), matters ? 'ask' : 'spare');
      assert.equal(courseOf(veiled(matters), { it: 'never' }, SHARED), 'spare');
      assert.equal(courseOf(veiled(matters), { it: 'always' }, ONLINE), 'ask');
    }
    assert.deepEqual(
      [veiled(true), veiled(false)].map((one) => courseOf(one, {}, ALONE)),
      ['ask', 'spare'],
    );
  });
});

test('others are people in chairs of their own; a device is shared by heroes and master', () => {
  const chair = (seat: string, role: Chair['role'], occupant: Chair['occupant']): Chair =>
    ({ seat, role, occupant }) as Chair;
  const me = { is: 'member', member: 'me' } as const;
  const bot = { is: 'bot' } as unknown as Chair['occupant'];
  const friend = { is: 'member', member: 'friend' } as const;
  const solo = [chair('a', 'hero', bot), chair('m', 'gamemaster', me)];
  assert.deepEqual(onlookersOf({ chairs: solo, seats: ['m'] }), ALONE);
  const online = [chair('a', 'hero', friend), chair('m', 'gamemaster', me)];
  assert.deepEqual(onlookersOf({ chairs: online, seats: ['m'] }), ONLINE);
  assert.deepEqual(onlookersOf({ chairs: online, seats: ['a', 'm'] }), SHARED);
});
