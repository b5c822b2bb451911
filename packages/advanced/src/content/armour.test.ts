import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armourNamed } from './armour.ts';

/** Bow Skill, Toughness, Speed. */
function modifiers(id: string): number[] {
  const { changes } = armourNamed(id);
  return (['bowSkill', 'toughness', 'speed'] as const).map(
    (stat) => changes.find((change) => change.stat === stat)?.by ?? 0,
  );
}

const TABLE = [
  ['ADV-ARM-03', 'shield', [-1, 1, 0], 10],
  ['ADV-ARM-04', 'leatherArmour', [-1, 1, -1], 25],
  ['ADV-ARM-05', 'chainMail', [-1, 2, -2], 50],
  ['ADV-ARM-06', 'plateArmour', [-2, 3, -2], 200],
  ['ADV-ARM-07', 'mithrilArmour', [-1, 3, -1], 400],
] as const;

rule('ADV-ARM-02', 'the table, row by row', () => {
  for (const [, id, row] of TABLE) assert.deepEqual(modifiers(id), row, id);
});

for (const [id, armour, row, price] of TABLE)
  rule(id, `${armour}: ${row.join(' / ')}, ${price} crowns`, () => {
    assert.deepEqual(modifiers(armour), row);
    assert.equal(armourNamed(armour).price, price);
    assert.equal(armourNamed(armour).slot, armour === 'shield' ? 'shield' : 'body');
  });

rule('ADV-MGT-19', 'magic shields and helmets, row by row', () => {
  const rows = { magicShield: [-1, 1, 0], magicGreatshield: [-2, 2, -1], dwarfShield: [-2, 2, 0] };
  const helmets = { magicHelmet: [0, 1, 0], dwarfHelmet: [-1, 2, 0] };
  for (const [id, row] of Object.entries({ ...rows, ...helmets })) {
    assert.deepEqual(modifiers(id), row, id);
    assert.equal(armourNamed(id).slot, id in helmets ? 'helmet' : 'shield', id);
  }
});

rule('ADV-MGT-44', 'magic suits, row by row', () => {
  const rows = {
    lightMagicLeather: [-1, 1, 0],
    magicLeather: [-1, 2, -1],
    magicChainMail: [-1, 3, -2],
    suppleMagicChainMail: [-1, 2, -1],
    lightMagicChainMail: [0, 1, 0],
    magicPlate: [-2, 4, -2],
    magicMithril: [0, 3, 0],
    enchantedArmour: [0, 5, 0],
    dwarfArmour: [-2, 5, -2],
    elvenArmour: [0, 4, -1],
  };
  for (const [id, row] of Object.entries(rows)) {
    assert.deepEqual(modifiers(id), row, id);
    assert.equal(armourNamed(id).slot, 'body', id);
    assert.equal(armourNamed(id).price, null, id);
  }
});
