import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceOfNoShield, chanceToKill, expectedLoss } from './odds.ts';

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual}, not ${expected}`);

test('one die against none: a skull on half the faces', () => {
  near(chanceToKill(1, 0, 1, 'blackShield'), 1 / 2);
  near(expectedLoss(1, 0, 9, 'blackShield'), 1 / 2);
});

test('a defender’s own shield stops a skull: one face in six for monsters, two for heroes', () => {
  near(chanceToKill(1, 1, 1, 'blackShield'), (1 / 2) * (5 / 6));
  near(chanceToKill(1, 1, 1, 'whiteShield'), (1 / 2) * (2 / 3));
});

test('two dice, two needed: both must be skulls and no shield may show', () => {
  near(chanceToKill(2, 2, 2, 'whiteShield'), (1 / 4) * (2 / 3) ** 2);
});

test('nobody loses more than there is', () => {
  near(expectedLoss(2, 0, 1, 'whiteShield'), 3 / 4);
  near(expectedLoss(2, 0, 2, 'whiteShield'), 1);
});

test('more dice than any table has count as the most it has', () => {
  assert.equal(chanceToKill(99, 0, 1, 'blackShield'), chanceToKill(12, 0, 1, 'blackShield'));
});

test('a mind of none resists nothing', () => {
  near(chanceOfNoShield(0, 'blackShield'), 1);
  near(chanceOfNoShield(2, 'blackShield'), 25 / 36);
});
