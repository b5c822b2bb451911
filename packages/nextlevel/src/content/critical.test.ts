import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import { criticalSkulls, dodgeBonus, dodgeIn, surpriseOf } from './critical.ts';
import { D20 } from './dice.ts';
import type { DodgeLevel } from './progress.ts';

function check(
  level: DodgeLevel,
  rows: readonly (readonly [number, number, number])[],
  lucky: number | null,
) {
  for (const [a, b, bonus] of rows) {
    assert.equal(dodgeBonus(level, a, b, lucky), bonus, `${level} ${a} ${b}`);
    assert.equal(dodgeBonus(level, b, a, lucky), bonus, `${level} ${b} ${a}`);
  }
}

void test('a critical hit adds one skull on 19 and two on 20', () => {
  const added = D20.faces.map(criticalSkulls);
  assert.deepEqual(added.slice(17), [0, 1, 2]);
  assert.ok(added.slice(0, 18).every((skulls) => skulls === 0));
  assert.throws(() => criticalSkulls(21), /does not show 21/);
});

void test('a blow from behind costs a die up to 15, the defence from 16, and is perfect on 20', () => {
  const odds = { oneDieFewer: 0, noDefence: 0, perfect: 0 };
  for (const roll of D20.faces) odds[surpriseOf(roll)] += 1;
  assert.deepEqual(odds, { oneDieFewer: 15, noDefence: 4, perfect: 1 });
  assert.deepEqual([15, 16, 19, 20].map(surpriseOf), ['oneDieFewer', 'noDefence', 'noDefence', 'perfect']);
});

rule('NXT-DOD-05', 'instinctive dodge: over 21, a 20, two 20s', () => {
  const rows = [
    [10, 11, 0],
    [11, 11, 1],
    [20, 1, 1],
    [20, 2, 2],
    [20, 20, 4],
  ] as const;
  check('instinctive', rows, 11);
});

rule('NXT-DOD-06', 'advanced dodge adds for an odd total, a double, a multiple of 5', () => {
  const rows = [
    [1, 2, 1],
    [2, 2, 2],
    [2, 3, 2],
    [5, 5, 3],
    [20, 5, 4],
    [20, 20, 7],
  ] as const;
  check('advanced', rows, 2);
});

rule('NXT-DOD-07', 'extraordinary dodge adds one, and one more for the lucky number', () => {
  const rows = [
    [1, 3, 1],
    [14, 2, 2],
    [14, 14, 5],
    [20, 20, 8],
  ] as const;
  check('extraordinary', rows, 14);
  assert.equal(dodgeBonus('extraordinary', 14, 2, null), 1);
});

rule('NXT-DOD-09', 'each level of dodge is barred by its own list', () => {
  assert.equal(dodgeIn('extraordinary', ['leather'], 'twinBlades'), 'extraordinary');
  assert.equal(dodgeIn('extraordinary', ['chainMail', 'shield'], 'broadsword'), 'instinctive');
  assert.equal(dodgeIn('instinctive', ['leather', 'shield'], null), 'instinctive');
  assert.equal(dodgeIn('advanced', ['leather', 'helmet'], null), null);
  assert.equal(dodgeIn('instinctive', ['plateArmour'], 'dagger'), null);
  assert.equal(dodgeIn('instinctive', ['tunic'], 'longsword'), null);
  assert.equal(dodgeIn('advanced', ['tunic'], 'battleAxe'), null);
});
