import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf } from '../gear/card.ts';
import { ROLLS } from '../gear/create.ts';
import { RATED } from '../rated.ts';
import { HEROES, henchman, STARTING_SPELLS } from './heroes.ts';
import { hitRow } from './hitTables.ts';
import { priceOf } from './prices.ts';

rule('ADV-WPN-07', 'Heinrich’s sheet: values in armour, hit rows and sword', () => {
  const { now, handToHand, ranged, weapons } = cardOf(HEROES.heinrich);
  assert.deepEqual([now.bowSkill, now.toughness, now.speed], [6, 8, 6]);
  assert.deepEqual([now.weaponSkill, now.strength, now.bravery, now.intelligence], [8, 6, 9, 8]);
  assert.deepEqual(handToHand, [2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]);
  assert.deepEqual(
    ranged.map((cell) => cell?.roll),
    [6, 7, 8, 9, 10],
  );
  assert.deepEqual(weapons, [{ id: 'sword', range: null, critical: [12], fumble: [1], dice: 4 }]);
  assert.deepEqual([HEROES.heinrich.startWounds, HEROES.heinrich.startFate], [4, 2]);
});

rule('ADV-WPN-06', 'the ranged row is that of the Bow Skill in armour', () => {
  const bare = cardOf({ ...HEROES.heinrich, armour: [] });
  assert.deepEqual(
    bare.ranged.map((cell) => cell?.roll),
    [4, 5, 6, 7, 8],
  );
});

test('the ready-made heroes have the hit rows and dice they are known for', () => {
  const skills = { sven: 8, torallion: 9, magnus: 5, telor: 5 };
  for (const [name, skill] of Object.entries(skills))
    assert.deepEqual(cardOf(HEROES[name as keyof typeof skills]).handToHand, hitRow(skill), name);
  const dice = { sven: 4, magnus: 1, rogar: 6, durgin: 5, ladril: 3, telor: 1 };
  for (const [name, count] of Object.entries(dice))
    assert.equal(cardOf(HEROES[name as keyof typeof dice]).weapons[0]!.dice, count, name);
  assert.deepEqual(
    cardOf(HEROES.torallion).weapons.map(({ id, range, dice: count }) => [id, range, count]),
    [
      ['sword', null, 4],
      ['longBow', 48, 4],
    ],
  );
  assert.equal(cardOf(HEROES.torallion).now.bowSkill, 9);
  assert.equal(cardOf(HEROES.telor).now.bowSkill, 6);
});

test('ready-made wizards have spent the average of starting gold', () => {
  for (const { weapons, items, gold } of [HEROES.magnus, HEROES.telor])
    assert.equal(
      [...weapons, ...items].reduce((sum, goods) => sum + priceOf(goods)!, gold),
      65,
    );
});

test('the ready-made heroes could have been rolled', () => {
  const column = { human: 1, dwarf: 2, elf: 3 } as const;
  for (const { id, race, start, startWounds, startFate } of Object.values(HEROES)) {
    for (const what of RATED) {
      const [die, ...plus] = ROLLS[what];
      const face = start[what] - plus[column[race] - 1]!;
      assert.ok(face >= 1 && face <= die.faces.length, `${id}: ${what} ${start[what]}`);
    }
    assert.ok(startWounds >= 2 && startWounds <= 5, id);
    assert.equal(startFate, 2, id);
  }
});

test('wizards carry a dagger, wear nothing, and know four spells with a component for each', () => {
  for (const { weapons, armour, spells, components } of [HEROES.magnus, HEROES.telor]) {
    assert.deepEqual([weapons, armour, spells], [['dagger'], [], STARTING_SPELLS]);
    assert.equal(components.length, 4);
  }
  assert.deepEqual(HEROES.ladril.spells, ['dragonArmour', 'openWindow']);
  assert.deepEqual(HEROES.ladril.components, ['redDragonAshes', 'silverKey']);
});

test('a man-at-arms and a sergeant in their armour', () => {
  const who = { id: 'otto', name: 'Otto', serves: 'heinrich' };
  const man = cardOf(henchman('manAtArms', who)).now;
  const sergeant = cardOf(henchman('sergeant', who)).now;
  assert.deepEqual([man.weaponSkill, man.bowSkill, man.strength, man.toughness, man.speed], [7, 6, 6, 8, 6]);
  assert.deepEqual(
    [sergeant.weaponSkill, sergeant.bowSkill, sergeant.strength, sergeant.toughness, sergeant.speed],
    [8, 7, 6, 10, 6],
  );
  const { kind, startWounds, fate, weapons, serves } = henchman('sergeant', who);
  assert.deepEqual([kind, startWounds, fate, weapons, serves], ['henchman', 3, 0, ['sword'], 'heinrich']);
});
