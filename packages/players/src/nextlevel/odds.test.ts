import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assistanceLoss, freeBlowLoss, meanSkulls, oddsOf } from './odds.ts';

const BLOW = { dice: ['combat'], extra: 0, bare: false, behind: false } as const;
const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

test('one die against none: a skull on half the faces', () => {
  const { kill, loss, miss } = oddsOf(BLOW, { defence: 0, body: 1, finishable: false });
  near(kill, 1 / 2);
  near(loss, 1 / 2);
  near(miss, 1 / 2);
});

test('white shields save monsters and heroes alike, but for the critical die', () => {
  const { kill } = oddsOf(BLOW, { defence: 1, body: 1, finishable: false });
  // A hit is parried one time in three; one hit in ten is critical, and then one shield is not enough.
  near(kill, (1 / 2) * (0.9 * (2 / 3) + 0.1));
});

test('as many hits as defence dice finish whoever has one point left', () => {
  const two = { ...BLOW, dice: ['combat', 'combat'] } as const;
  const { kill } = oddsOf(two, { defence: 2, body: 1, finishable: true });
  // Two skulls, or one with a critical die; a single skull must get past two dice.
  near(kill, 1 / 4 + (1 / 2) * (0.1 + 0.9 * (2 / 3) ** 2));
});

test('a blow from behind meets a die fewer, or none', () => {
  const struck = { defence: 1, body: 1, finishable: false };
  near(oddsOf({ ...BLOW, behind: true }, struck).kill, 1 / 2);
  assert.equal(oddsOf({ ...BLOW, behind: true }, struck).miss, 0);
});

test('bare hands hit on one face in six; coloured dice hit harder; extra dice are not parried', () => {
  const open = { defence: 0, body: 1, finishable: false };
  near(oddsOf({ ...BLOW, bare: true }, open).kill, 1 / 6);
  near(oddsOf({ ...BLOW, dice: ['violet'] }, open).kill, 1);
  near(oddsOf({ ...BLOW, dice: [], extra: 1 }, { ...open, defence: 6 }).kill, 1 / 2);
});

test('skulls on average', () => {
  near(meanSkulls(['combat', 'combat']), 1);
  near(meanSkulls(['violet', 'yellow']), 2 + 2 / 3);
});

test('free blows are light, and rushing among foes is not', () => {
  near(freeBlowLoss(3, 0), 1 / 2);
  near(freeBlowLoss(3, 2), 1 / 3);
  near(assistanceLoss(1, 0, 5), 2 / 3);
  assert.ok(assistanceLoss(6, 2, 8) > 3);
  assert.ok(assistanceLoss(6, 2, 2) <= 2);
});
