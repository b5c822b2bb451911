import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMBAT } from '@oubliette/classic';
import type { CombatFace } from '@oubliette/classic';
import { attackOdds, oddsOf, percent, spellOdds, successes } from './odds.ts';
import { table } from './testing/scene.ts';

/** Every way so many dice can fall. */
function* throws(dice: number): Generator<readonly CombatFace[]> {
  if (dice === 0) yield [];
  else for (const rest of throws(dice - 1)) for (const face of COMBAT.faces) yield [face, ...rest];
}
const count = (faces: readonly CombatFace[], face: CombatFace): number =>
  faces.filter((other) => other === face).length;

test('the odds of a blow are those of every throw counted out', () => {
  for (const side of ['heroes', 'morcar'] as const) {
    const shield = side === 'heroes' ? 'whiteShield' : 'blackShield';
    for (const [attack, defence, body] of [
      [1, 1, 1],
      [2, 2, 3],
      [3, 2, 1],
      [4, 1, 2],
      [3, 0, 8],
      [0, 2, 1],
    ] as const) {
      const losses = new Array<number>(body + 1).fill(0);
      let all = 0;
      for (const blow of throws(attack))
        for (const parry of throws(defence)) {
          losses[Math.min(body, Math.max(0, count(blow, 'skull') - count(parry, shield)))]! += 1;
          all += 1;
        }
      const odds = oddsOf(attack, defence, { side, body });
      for (const [points, ways] of losses.entries())
        assert.ok(
          Math.abs(odds.losses[points]! - ways / all) < 1e-12,
          `${side} ${attack}/${defence}/${body}: ${points}`,
        );
      assert.ok(Math.abs(odds.kill - losses[body]! / all) < 1e-12);
      assert.ok(Math.abs(odds.wound - (1 - losses[0]! / all)) < 1e-12);
    }
  }
});

test('successes add up to one', () => {
  for (const dice of [0, 1, 5]) {
    const row = successes(dice, 'skull');
    assert.equal(row.length, dice + 1);
    assert.ok(Math.abs(row.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-12);
  }
});

const MAP = `
  +-+-+
  |B O|
  +-+-+`;

test('the dice are those the rules would roll: weapon, card and what helps', () => {
  const t = table(MAP, {
    B: { kind: 'barbarian', equipment: ['battleAxe'], conditions: ['courage'] },
    O: { kind: 'orc' },
  });
  const blow = { type: 'attack', figure: 'barbarian', target: t.id('O') } as const;
  assert.deepEqual(pick(attackOdds(t.view(), blow)), { attack: 5, defence: 2 });
  assert.deepEqual(pick(attackOdds(t.view(), { ...blow, weapon: 'battleAxe' })), { attack: 6, defence: 2 });
  assert.equal(attackOdds(t.view(), { ...blow, target: 'nobody' }), null);
  const back = { type: 'attack', figure: t.id('O'), target: 'barbarian' } as const;
  assert.deepEqual(pick(attackOdds(t.view(), back)), { attack: 3, defence: 2 });
});

function pick(odds: ReturnType<typeof attackOdds>): object | null {
  return odds && { attack: odds.attack, defence: odds.defence };
}

test('spells: a burn less its saves, sleep against the mind, the genie with five dice', () => {
  const t = table(MAP, { B: { kind: 'barbarian' }, O: { kind: 'orc' } });
  const burn = spellOdds(t.view(), 'ballOfFlame', t.id('O'));
  assert.ok(burn?.is === 'burn');
  assert.ok(Math.abs(burn.kill - (1 - 1 / 36)) < 1e-12);
  const sleep = spellOdds(t.view(), 'sleep', t.id('O'));
  assert.ok(sleep?.is === 'sleep' && Math.abs(sleep.sleeps - (5 / 6) ** 2) < 1e-12);
  const genie = spellOdds(t.view(), 'genie', t.id('O'));
  assert.ok(genie?.is === 'blow' && genie.attack === 5);
  assert.equal(spellOdds(t.view(), 'courage', 'barbarian'), null);
});

test('percentages never promise what may fail', () => {
  assert.deepEqual([0, 0.0001, 0.125, 0.5, 0.999, 1].map(percent), [0, 1, 13, 50, 99, 100]);
});
