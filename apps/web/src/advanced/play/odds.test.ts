import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lossesOf } from './odds.ts';

const BLOW = { needed: 7, fumbles: [1], criticals: [] as number[], dice: 1, toughness: 7 };
const TERMS = { isShot: false, invulnerable: false, most: 3 };

const near = (chance: number, wanted: number): void =>
  assert.ok(Math.abs(chance - wanted) < 1e-9, `${chance} is not ${wanted}`);

test('one die against Toughness 7 wounds on six faces of twelve, and a 12 is thrown again', () => {
  const { hit, losses } = lossesOf(BLOW, TERMS);
  near(hit, 6 / 12);
  near(losses[0]!, 1 - 0.5 * (6 / 12));
  // Five faces wound once; a 12 wounds once where the die thrown again does nothing.
  near(losses[1]!, 0.5 * (5 / 12 + (1 / 12) * (6 / 12)));
  near(
    losses.reduce((sum, chance) => sum + chance, 0),
    1,
  );
});

test('a fumble never hits, however low the roll needed is', () => {
  near(lossesOf({ ...BLOW, needed: 1, fumbles: [1, 2] }, TERMS).hit, 10 / 12);
});

test('a critical hits whatever is needed, and brings another blow', () => {
  const plain = lossesOf(BLOW, TERMS);
  const critical = lossesOf({ ...BLOW, criticals: [12] }, TERMS);
  near(critical.hit, plain.hit);
  assert.ok(critical.losses[3]! > plain.losses[3]!);
  near(lossesOf({ ...BLOW, needed: null, criticals: [12] }, TERMS).hit, 1 / 12);
});

test('a critical shot halves the Toughness, and brings no other shot', () => {
  const shot = lossesOf({ ...BLOW, needed: 12, criticals: [12] }, { ...TERMS, isShot: true });
  // Toughness 4: nine faces of twelve.
  near(1 - shot.losses[0]!, (1 / 12) * (9 / 12));
});

test('the invulnerable are hurt only with a 12 among the dice', () => {
  const { losses } = lossesOf({ ...BLOW, dice: 2 }, { ...TERMS, invulnerable: true });
  near(1 - losses[0]!, 0.5 * (1 - (11 / 12) ** 2));
});
