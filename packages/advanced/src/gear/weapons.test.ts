import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { monsterNamed } from '../content/bestiary.ts';
import { hitRow } from '../content/hitTables.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';

const CLOSE = `
  +-+-+-+-+-+-+-+
  |. A R . . . .|
  + + + + + + + +
  |. . . . . . .|
  +-+-+-+-+-+-+-+
`;
const FAR = CLOSE.replace('A R .', 'A . .').replace('. . .|', '. R .|');
const START = {
  weaponSkill: 8,
  bowSkill: 8,
  strength: 6,
  toughness: 5,
  speed: 8,
  bravery: 9,
  intelligence: 8,
};

const close = (A: SceneFigure, monster = 'ogre'): AdvancedTable =>
  battle(CLOSE, { A, R: { monster, size: 1 } });
const far = (A: SceneFigure): AdvancedTable => battle(FAR, { A, R: { monster: 'ratman' } });
const hit = (weapon: string): { type: string; figure: string; target: string; weapon: string } => ({
  type: 'attack',
  figure: 'A',
  target: 'R',
  weapon,
});

rule(
  'ADV-WPN-09',
  'whoever is too weak for a weapon cannot attack with it; a dagger takes no Strength',
  () => {
    const weak = close({ weapons: ['twoHandedSword'], start: { ...START, strength: 5 } });
    weak.refuses(hit('twoHandedSword'), 'noSuchWeapon', 'ADV-WPN-09');
    weak.do(hit('fists'), [2]);
    const strong = close({ weapons: ['twoHandedSword'] });
    strong.do(hit('twoHandedSword'), [3]);
    const frail = close({ weapons: ['dagger'], start: { ...START, strength: 1 } });
    frail.do(hit('dagger'), [8, 1]);
    assert.deepEqual(frail.event('damageRolled').faces, [[1]]);
  },
);

rule('ADV-WPN-11', 'a 2 with a big weapon is a fumble, even where a 2 would hit', () => {
  const master = { ...START, weaponSkill: 12 };
  const big = close({ weapons: ['halberd'], start: master }, 'ratman');
  big.do(hit('halberd'), [2, 2]);
  assert.equal(big.all('attackRolled')[0]!.result, 'fumble');
  const usual = close({ weapons: ['sword'], start: master });
  usual.do(hit('sword'), [2, 1, 1, 1, 1]);
  assert.equal(usual.event('attackRolled').result, 'hit');
});

rule('ADV-WPN-12', 'among its damage dice an 11 is nothing special, a 12 is thrown again', () => {
  const table = close({ weapons: ['halberd'] });
  table.do(hit('halberd'), [7, 11, 1, 1, 1]);
  assert.deepEqual(table.event('damageRolled').faces, [[11, 1, 1, 1]]);
  const lucky = close({ weapons: ['halberd'] });
  lucky.do(hit('halberd'), [7, 12, 1, 1, 1, 2]);
  assert.deepEqual(lucky.event('damageRolled').faces, [[12, 1, 1, 1, 2]]);
});

rule('ADV-WPN-14', 'a sword reaches nobody farther off', () => {
  far({}).refuses(hit('sword'), 'notInReach', 'ADV-HTH-01');
});

rule('ADV-WPN-28', 'a weapon may be thrown after a move', () => {
  const table = far({ weapons: ['spear'] });
  table.do({ type: 'step', figure: 'A', to: 'C1' });
  table.do(hit('thrownSpear'), [2]);
  assert.equal(table.event('shotRolled').result, 'miss');
  assert.deepEqual(table.sheet('A').weapons, []);
});

rule(
  'ADV-WPN-29',
  'a bow is not shot after a move, nor a crossbow; nor does an archer move after a shot',
  () => {
    for (const weapon of ['shortBow', 'bow', 'longBow', 'crossbow']) {
      const table = far({ weapons: [weapon], arrows: 6, bolts: 6 });
      table.do({ type: 'step', figure: 'A', to: 'C1' });
      table.refuses(hit(weapon), 'hasMoved', 'ADV-RNG-09');
      const still = far({ weapons: [weapon], arrows: 6, bolts: 6 });
      still.do(hit(weapon), [2]);
      assert.equal(still.offers({ type: 'step', figure: 'A', to: 'C1' }), false, weapon);
    }
  },
);

rule('ADV-WPN-30', 'Strength 5 does not draw a long bow', () => {
  const table = far({ weapons: ['longBow'], arrows: 6, start: { ...START, strength: 5 } });
  table.refuses(hit('longBow'), 'noSuchWeapon', 'ADV-WPN-09');
});

rule('ADV-WPN-31', 'a crossbow shoots, is loaded for a whole turn, and shoots again', () => {
  const table = far({ weapons: ['crossbow'], bolts: 6 });
  table.do(hit('crossbow'), [2]);
  const next = (): void => {
    table.do({ type: 'done' }, [], 'ann');
    table.do({ type: 'chooseOrder', order: 'deedFirst', pursuit: false }, [], 'master');
    table.do({ type: 'done' }, [], 'master');
  };
  next();
  table.refuses(hit('crossbow'), 'unloaded', 'ADV-WPN-31');
  table.do({ type: 'reload', figure: 'A' });
  table.refuses(hit('crossbow'), 'alreadyActed', 'ADV-CMB-04');
  next();
  table.do(hit('crossbow'), [2]);
  assert.equal(table.sheet('A').bolts, 4);
});

rule('ADV-CRE-32', 'a monster’s hit roll comes from the same table', () => {
  const table = close({}, 'chaosWarrior');
  table.do(hit('sword'), [2]);
  assert.equal(
    table.event('attackRolled').needed,
    hitRow(8)[monsterNamed('chaosWarrior').stats.weaponSkill - 1],
  );
});

rule(
  'ADV-CRE-15',
  'a wizard fights with a dagger, a rune sword or fists, whatever else is on the belt',
  () => {
    const wizard = { calling: 'wizard', weapons: ['sword', 'bow', 'dagger'], arrows: 6 } as const;
    const table = close(wizard);
    table.refuses(hit('sword'), 'noSuchWeapon', 'ADV-WPN-09');
    table.do(hit('dagger'), [2]);
    far(wizard).refuses(hit('bow'), 'noSuchWeapon', 'ADV-WPN-09');
    close({ ...wizard, weapons: ['runeSword'] }).do(hit('runeSword'), [2]);
    close({ ...wizard, weapons: ['axe'] }).do(hit('fists'), [2]);
  },
);
