import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  goldLeft,
  GOODS,
  keptOf,
  newHero,
  refusalOf,
  rolled,
  rowsOf,
  weaponDice,
  whyNotBuy,
  whyText,
  withCalling,
  withSpell,
} from './making.ts';

const hero = (race: 'human' | 'dwarf' | 'elf') => newHero('0123456789abcdef0123456789abcdef', race);

describe('a hero in the making', () => {
  test('the same dice every time, within what the race may have (ADV-CRE-09)', () => {
    const drawn = Array.from({ length: 60 }, (_, index) => rolled(newHero(`seed ${index}`, null)));
    assert.deepEqual(new Set(drawn.map(({ race }) => race)), new Set(['human', 'dwarf', 'elf']));
    assert.ok(drawn.every(({ gold }) => [50, 60, 70, 80].includes(gold)));
    assert.deepEqual(rolled(hero('elf')), rolled(hero('elf')));
  });

  test('the sheet shows the dice, what they gave, and what armour makes of it', () => {
    const clad = { ...hero('dwarf'), buys: ['leatherArmour', 'sword'] };
    const toughness = rowsOf(clad).find(({ stat }) => stat === 'toughness')!;
    assert.deepEqual([toughness.dice, toughness.worn - toughness.value], ['D4+4', 1]);
    const speed = rowsOf(clad).find(({ stat }) => stat === 'speed')!;
    assert.equal(speed.worn - speed.value, -1);
    assert.deepEqual(
      weaponDice(clad).map(({ id }) => id),
      ['sword'],
    );
    assert.ok(weaponDice(clad)[0]!.dice >= 2);
  });

  test('an elf who turns wizard is cleverer and weaker (ADV-CRE-20, ADV-CRE-21)', () => {
    const elf = hero('elf');
    const value = (draft: typeof elf, what: string) => rowsOf(draft).find(({ stat }) => stat === what)!.value;
    const wizard = withCalling(elf, 'wizard');
    assert.equal(value(wizard, 'intelligence'), value(elf, 'intelligence') + 1);
    assert.equal(value(wizard, 'strength'), value(elf, 'strength') - 1);
  });

  test('a wizard gives back what wizards may not have, and gets spells with a component each', () => {
    const wizard = withCalling({ ...hero('human'), buys: ['sword', 'dagger', 'shield', 'rope'] }, 'wizard');
    assert.deepEqual(wizard.buys, ['dagger', 'rope']);
    assert.deepEqual([wizard.spells.length, wizard.components.length], [4, 4]);
    assert.equal(refusalOf(wizard), null);
    assert.deepEqual(withCalling(wizard, 'warrior').spells, []);
  });

  test('a dwarf chooses two of the four spells, and any components', () => {
    const dwarf = withCalling(hero('dwarf'), 'wizard');
    const third = ['dragonArmour', 'openWindow', 'flamesOfDeath'].find(
      (spell) => !dwarf.spells.includes(spell),
    )!;
    const changed = withSpell(dwarf, third);
    assert.deepEqual([changed.spells.length, changed.spells.includes(third)], [2, true]);
    assert.equal(refusalOf({ ...changed, components: changed.components.with(0, 'dragonFang') }), null);
    const one = withSpell(changed, third);
    assert.equal(refusalOf(one)?.code, 'wrongSpells');
  });

  test('nobody spends more than there is, and whoever tries is told so', () => {
    const { gold } = rolled(hero('human'));
    const poor = { ...hero('human'), buys: ['twoHandedSword'] };
    assert.equal(goldLeft(poor), gold - 50);
    const refusal = whyNotBuy(poor, 'healingPotion')!;
    assert.equal(refusal.code, 'tooPoor');
    assert.match(whyText(refusal, 'fr'), new RegExp(String(gold)));
    const wizard = withCalling(hero('human'), 'wizard');
    assert.match(whyText(whyNotBuy(wizard, 'sword')!, 'en'), /sword/);
    assert.equal(whyNotBuy(wizard, 'dagger'), null);
  });

  test('the shop sells what a new hero can ever pay', () => {
    assert.ok(GOODS.weapons.includes('longBow') && GOODS.armour.includes('chainMail'));
    assert.ok(!GOODS.armour.includes('plateArmour') && GOODS.items.includes('healingPotion'));
  });

  test('without a name there is no hero', () => {
    assert.equal(keptOf(hero('human')), null);
    assert.equal(keptOf({ ...hero('human'), name: ' Ada ' })?.name, 'Ada');
  });
});
