import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { monsterNamed } from '../content/bestiary.ts';
import { stat, statsOf } from '../figures.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle, table } from '../testing/index.ts';
import { unarmoured } from './bare.ts';

const ROOM = `
  +-+-+-+
  |A . R|
  +-+-+-+
`;

/** Bow Skill, Toughness and Speed of an unarmoured 8, 5 and 8. */
function wearing(figure: SceneFigure): number[] {
  const { state } = table(ROOM, { A: figure, R: { monster: 'ratman' } });
  const { bowSkill, toughness, speed } = statsOf(
    state,
    state.figures.find(({ id }) => id === 'A')!,
  );
  return [bowSkill, toughness, speed];
}

rule('ADV-ARM-01', 'armour makes tougher and clumsier; the starting values stay', () => {
  assert.deepEqual(wearing({}), [8, 5, 8]);
  assert.deepEqual(wearing({ armour: ['plateArmour'] }), [6, 8, 6]);
  const armoured = table(ROOM, { A: { armour: ['plateArmour'] }, R: { monster: 'ratman' } });
  assert.deepEqual([armoured.sheet('A').start.bowSkill, armoured.sheet('A').start.speed], [8, 8]);
});

rule('ADV-ARM-02', 'all pieces worn are added up', () => {
  assert.deepEqual(wearing({ armour: ['chainMail', 'shield'] }), [6, 8, 6]);
  assert.deepEqual(wearing({ armour: ['leatherArmour', 'shield', 'magicHelmet'] }), [6, 8, 7]);
});

rule('ADV-ARM-03', 'with both hands on a weapon the shield counts for nothing; with a bow it does', () => {
  const armour = ['shield'];
  assert.deepEqual(wearing({ armour, weapons: ['sword'] }), [7, 6, 8]);
  for (const weapon of ['halberd', 'twoHandedSword', 'twoHandedAxe'])
    assert.deepEqual(wearing({ armour, weapons: [weapon] }), [8, 5, 8], weapon);
  assert.deepEqual(wearing({ armour, weapons: ['bow'] }), [7, 6, 8]);
  assert.deepEqual(wearing({ armour, weapons: ['bow', 'sword', 'halberd'] }), [7, 6, 8]);
});

rule('ADV-ARM-03', 'another weapon is taken in hand at the start of an exploration turn', () => {
  const figure = { armour: ['shield'], weapons: ['sword', 'halberd', 'bow'] };
  const calm = table(ROOM, { A: figure, R: {} });
  const take = { type: 'takeInHand', figure: 'A', weapon: 'halberd' };
  calm.refuses({ ...take, weapon: 'sword' }, 'inHandAlready', 'ADV-ARM-03');
  calm.refuses({ ...take, weapon: 'bow' }, 'noSuchWeapon', 'ADV-ARM-03');
  calm.refuses({ ...take, weapon: 'axe' }, 'noSuchWeapon', 'ADV-ARM-03');
  calm.do(take);
  assert.deepEqual(calm.sheet('A').weapons, ['halberd', 'sword', 'bow']);
  assert.equal(stat(calm.state, calm.figure('A'), 'toughness'), 5);
  calm.do({ type: 'step', figure: 'A', to: 'B1' });
  calm.refuses({ ...take, weapon: 'sword' }, 'alreadyActed', 'ADV-ARM-03');
  const fight = battle(ROOM, { A: figure, R: { monster: 'ratman' } });
  fight.refuses(take, 'wrongTurn', 'ADV-TURN-01');
});

rule('ADV-MGT-17', 'a ring of protection adds its level, an amulet one; the first of each is worn', () => {
  assert.deepEqual(wearing({ items: ['ringOfProtection2'] }), [8, 7, 8]);
  assert.deepEqual(
    wearing({ items: ['ringOfProtection1', 'ringOfProtection3', 'amuletOfProtection'] }),
    [8, 7, 8],
  );
});

rule('ADV-ARM-08', 'a monster’s figures have its armour in them', () => {
  const { state } = battle(ROOM, { A: {}, R: { monster: 'ratman' } });
  const ratman = state.figures.find(({ kind }) => kind === 'monster')!;
  assert.deepEqual(monsterNamed('ratman').armour, ['leatherArmour', 'shield']);
  assert.deepEqual(statsOf(state, ratman), monsterNamed('ratman').stats);
});

rule('ADV-ARM-09', 'without it, the signs are reversed', () => {
  const { state } = battle(ROOM, { A: {}, R: { monster: 'ratman' } });
  const ratman = state.figures.find(({ kind }) => kind === 'monster')!;
  const { bowSkill, toughness, speed, weaponSkill } = unarmoured(state, ratman);
  assert.deepEqual([bowSkill, toughness, speed, weaponSkill], [7, 5, 11, 6]);
});

rule('ADV-CRE-14', 'a wizard puts on no armour, not even a shield', () => {
  const goods = { gold: 0, items: [] };
  const things = [{ id: 'pile-1', tag: 'pile', square: 1, goods, armour: ['shield'], weapons: [] } as const];
  const putOn = { type: 'putOnArmour', figure: 'A', pile: 'pile-1', armour: ['shield'] };
  const wizard = table(ROOM, { A: { calling: 'wizard' }, R: {} }, { level: { things } });
  wizard.refuses(putOn, 'noArmour', 'ADV-CRE-14');
  const warrior = table(ROOM, { A: {}, R: {} }, { level: { things } });
  warrior.do(putOn);
  assert.deepEqual(warrior.sheet('A').armour, ['shield']);
});
