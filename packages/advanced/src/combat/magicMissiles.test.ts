/** Magic arrows and bolts (ADV-MGT-35 to ADV-MGT-38). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';

const HALL = `
  +-+-+-+-+-+-+
  |A . . . . R|
  +-+-+-+-+-+-+
`;

function archer(missile: string, target: SceneFigure = { monster: 'ratman' }): AdvancedTable {
  const bow = missile.startsWith('bolt') ? 'crossbow' : 'bow';
  return battle(HALL, { A: { weapons: [bow], items: [missile, 'rope'] }, R: target });
}
const shoot = (missile: string) => ({
  type: 'shootMagic',
  figure: 'A',
  target: 'R',
  weapon: missile.startsWith('bolt') ? 'crossbow' : 'bow',
  missile,
});

rule('ADV-MGT-35', 'arrows and bolts of death roll one damage die more', () => {
  const arrow = archer('arrowOfDeath');
  arrow.do(shoot('arrowOfDeath'), [5, 1, 1, 1, 7]);
  assert.equal(arrow.figure('R').wounds, 2);
  const bolt = archer('boltOfDeath');
  bolt.do(shoot('boltOfDeath'), [5, 1, 1, 1, 1, 7]);
  assert.equal(bolt.figure('R').wounds, 2);
});

rule('ADV-MGT-36', 'those of true flight hit without a roll, where the target is in sight and range', () => {
  for (const missile of ['arrowOfTrueFlight', 'boltOfTrueFlight']) {
    const table = archer(missile);
    table.do(shoot(missile), missile.startsWith('bolt') ? [7, 1, 1, 1] : [7, 1, 1]);
    assert.equal(table.happened('shotRolled'), false);
    assert.equal(table.figure('R').wounds, 2);
  }
  const walled = battle(HALL.replace('. R', '.|R'), {
    A: { weapons: ['bow'], items: ['arrowOfTrueFlight'] },
    R: { monster: 'ratman' },
  });
  walled.refuses(shoot('arrowOfTrueFlight'), 'notSeen', 'ADV-RNG-07');
});

rule('ADV-MGT-37', 'those of the assassin wound anybody with a 10, and throw it again', () => {
  const tough = { tag: 'tough', ends: 'never', changes: [{ stat: 'toughness', set: 12 }] } as const;
  const table = archer('arrowOfTheAssassin', { monster: 'ratman', wounds: 9, effects: [tough] });
  table.do(shoot('arrowOfTheAssassin'), [5, 10, 9, 11, 10, 1, 9]);
  assert.deepEqual(table.event('damageRolled').faces, [[10, 9, 11, 10, 1, 9]]);
  assert.equal(table.event('damageRolled').wounds, 3);
});

rule('ADV-MGT-38', 'otherwise they are like any missile: used up, and looked for', () => {
  const table = archer('arrowOfDeath');
  table.do(shoot('arrowOfDeath'), [2]);
  assert.deepEqual(table.sheet('A').items, ['rope']);
  assert.deepEqual(table.state.fight?.missiles, { A: ['arrowOfDeath'] });
  for (const [face, items] of [
    [9, []],
    [10, ['arrowOfDeath']],
  ] as const) {
    const won = battle(
      HALL,
      { A: { weapons: ['bow'] }, R: {} },
      { turn: { phase: 'master' }, fight: { missiles: { A: ['arrowOfDeath'] } } },
    );
    won.do({ type: 'done' }, [face, 5, 9], 'master');
    assert.deepEqual(won.sheet('A').items, items);
  }
});

rule('ADV-MGT-38', 'arrows for bows, bolts for crossbows', () => {
  const table = battle(HALL, {
    A: { weapons: ['bow', 'crossbow'], items: ['arrowOfDeath'] },
    R: { monster: 'ratman' },
  });
  table.refuses({ ...shoot('arrowOfDeath'), weapon: 'crossbow' }, 'noSuchWeapon', 'ADV-RNG-02');
  table.refuses(shoot('arrowOfTrueFlight'), 'noSuchWeapon', 'ADV-RNG-02');
});

rule('ADV-ABIL-14', 'a magic arrow from an ordinary bow hurts the invulnerable', () => {
  const table = archer('arrowOfDeath', { monster: 'wight', wounds: 9 });
  table.do(shoot('arrowOfDeath'), [5, 11, 1, 1, 1]);
  assert.equal(table.figure('R').wounds, 8);
});

rule('ADV-MGT-34', 'it is the attack of the phase, from where one stands', () => {
  const table = archer('arrowOfDeath');
  assert.equal(table.offers(shoot('arrowOfDeath')), true);
  table.do(shoot('arrowOfDeath'), [5, 1, 1, 1, 1]);
  const { figure, weapon, number, rules } = table.event('attackBegan');
  assert.deepEqual([figure, weapon, number], ['A', 'bow', 0]);
  assert.deepEqual(rules, ['ADV-HTH-03', 'ADV-MGT-34']);
  table.refuses({ type: 'run', figure: 'A' }, 'alreadyActed', 'ADV-CMB-04');
  table.refuses({ type: 'step', figure: 'A', to: 'B1' }, 'noSquaresLeft', 'ADV-CMB-29');
  const spent = archer('arrowOfDeath');
  spent.do({ type: 'run', figure: 'A' }, [3]);
  spent.refuses(shoot('arrowOfDeath'), 'alreadyActed', 'ADV-CMB-04');
});

rule('ADV-MGT-34', 'with a weapon for it, one has; at an enemy', () => {
  const bow = archer('arrowOfDeath');
  bow.refuses({ ...shoot('arrowOfDeath'), weapon: 'crossbow' }, 'noSuchWeapon', 'ADV-RNG-02');
  bow.refuses({ ...shoot('arrowOfDeath'), missile: 'rope' }, 'noSuchWeapon', 'ADV-RNG-02');
  bow.refuses({ ...shoot('arrowOfDeath'), target: 'A' }, 'noEnemy', 'ADV-HTH-01');
  const sword = battle(HALL, { A: { items: ['arrowOfDeath'] }, R: { monster: 'ratman' } });
  sword.refuses(shoot('arrowOfDeath'), 'noSuchWeapon', 'ADV-RNG-02');
  const two = battle(HALL, {
    A: { weapons: ['bow', 'crossbow'], items: ['arrowOfDeath', 'boltOfDeath'] },
    R: { monster: 'ratman' },
  });
  assert.deepEqual(
    two.offered('shootMagic', 'ann').map(({ weapon, missile }) => [weapon, missile]),
    [
      ['bow', 'arrowOfDeath'],
      ['crossbow', 'boltOfDeath'],
    ],
  );
});

rule('ADV-WPN-30', 'a magic arrow makes nobody strong enough for a long bow', () => {
  const start = {
    weaponSkill: 8,
    bowSkill: 8,
    strength: 5,
    toughness: 5,
    speed: 8,
    bravery: 9,
    intelligence: 8,
  };
  const hero: SceneFigure = { weapons: ['longBow'], items: ['arrowOfDeath'], start };
  const shot = { ...shoot('arrowOfDeath'), weapon: 'longBow' };
  battle(HALL, { A: hero, R: { monster: 'ratman' } }).refuses(shot, 'noSuchWeapon', 'ADV-RNG-02');
  const strong = { ...hero, start: { ...start, strength: 6 } };
  assert.ok(battle(HALL, { A: strong, R: { monster: 'ratman' } }).offers(shot));
});

rule('ADV-MGT-36', 'a sure hit is no weak spot', () => {
  const table = archer('arrowOfTrueFlight');
  table.do(shoot('arrowOfTrueFlight'), [6, 4, 4]);
  assert.deepEqual([table.event('damageRolled').toughness, table.event('damageRolled').wounds], [7, 0]);
  assert.equal(table.event('struck').target, 'ratman-1');
});
