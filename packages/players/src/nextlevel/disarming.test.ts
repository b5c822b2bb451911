import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contest } from './disarming.ts';

const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

test('one die against one: fifteen of thirty-six either way, and six ties', () => {
  const { win, lose } = contest(1, 1);
  near(win, 15 / 36);
  near(lose, 15 / 36);
});

test('more dice win more often; none wins nothing', () => {
  assert.ok(contest(3, 2).win > 0.75);
  near(contest(3, 2).win, contest(2, 3).lose);
  near(contest(1, 0).win, 1);
  near(contest(0, 1).lose, 1);
});
