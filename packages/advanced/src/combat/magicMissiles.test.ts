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
