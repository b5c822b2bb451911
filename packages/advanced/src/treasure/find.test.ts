/** The tables of magic treasure (ADV-MGT-04 to ADV-MGT-44). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { ARMOUR } from '../content/armour.ts';
import { isItem } from '../content/items.ts';
import { isWeapon, weaponNamed } from '../content/weapons.ts';
import { setGoing } from '../testing/underWay.ts';
import { trapped } from '../testing/trapped.ts';
import { rollMagic } from './find.ts';

/** The find of these dice: two for the sort, the rest for the thing. */
function found(...dice: number[]): string[] {
  const t = trapped();
  let items: string[] = [];
  setGoing(t, (play) => void (items = rollMagic(play, 'A')), dice);
  assert.deepEqual(t.event('magicFound').items, items);
  return items;
}

/** Two dice with a given sum. */
const two = (sum: number): [number, number] => [Math.max(1, sum - 12), Math.min(12, sum - 1)];

const SORTS = [
  [2, 'dawnstone', [1]],
  [3, 'amulet', [1]],
  [4, 'amulet', [1]],
  [5, 'wand', [1, 1, 1]],
  [6, 'wand', [1, 1, 1]],
  [7, 'ring', [1]],
  [8, 'ring', [1]],
  [9, 'shieldOrHelmet', [1]],
  [10, 'shieldOrHelmet', [1]],
  [11, 'weapon', [1]],
  [12, 'scroll', [1, 1, 1]],
  [13, 'scroll', [1, 1, 1]],
  [14, 'potion', [1]],
  [16, 'potion', [1]],
  [17, 'missiles', [1]],
  [18, 'bow', [1]],
  [19, 'sword', [1]],
  [21, 'sword', [1]],
  [22, 'armour', [1, 1]],
  [24, 'armour', [1, 1]],
] as const;

for (const [sum, category, more] of SORTS)
  rule('ADV-MGT-04', `${sum}: ${category}`, () => {
    const t = trapped();
    setGoing(t, (play) => void rollMagic(play, 'A'), [...two(sum), ...more]);
    assert.equal(t.event('magicFound').category, category);
  });

rule('ADV-MGT-07', 'a dawnstone has as many points as the die', () => {
  assert.deepEqual(found(1, 1, 9), ['dawnstone:9']);
});

rule('ADV-MGT-08', 'an amulet: even of iron, odd of protection', () => {
  assert.deepEqual([found(1, 2, 8), found(1, 2, 7)], [['amuletOfIron'], ['amuletOfProtection']]);
});

rule('ADV-MGT-13', 'a wand holds one spell', () => {
  assert.deepEqual(found(2, 3, 8, 8, 1), ['wand:fireball:1']);
});

rule('ADV-MGT-48', 'and as many charges as the die', () => {
  assert.deepEqual(found(2, 3, 8, 8, 12), ['wand:fireball:12']);
});

const SPELLS = [
  [2, 'infernoOfDoom'],
  [3, 'infernoOfDoom'],
  [4, 'powerOfThePhoenix'],
  [5, 'swiftWind'],
  [6, 'stillAir'],
  [7, 'lightningBolt'],
  [8, 'lightningBolt'],
  [9, 'choke'],
  [10, 'choke'],
  [11, 'flamesOfDeath'],
  [12, 'flamesOfThePhoenix'],
  [13, 'openWindow'],
  [14, 'dragonArmour'],
  [15, 'flamingSkullOfTerror'],
  [16, 'fireball'],
  [17, 'fireball'],
  [18, 'courage'],
  [19, 'courage'],
  [20, 'flight'],
  [21, 'flight'],
  [22, 'flamingHandOfDestruction'],
  [23, 'theBrightKey'],
  [24, 'theBrightKey'],
] as const;

for (const [sum, spell] of SPELLS)
  rule('ADV-MGT-15', `${sum}: ${spell}`, () => {
    assert.deepEqual(found(2, 3, ...two(sum), 3), [`wand:${spell}:3`]);
  });

rule('ADV-MGT-16', 'rings, face by face', () => {
  const rings = Array.from({ length: 12 }, (_, i) => found(3, 4, i + 1)[0]!.replace('ringOf', ''));
  assert.deepEqual(
    rings.join(' '),
    'Protection1 Protection1 Protection1 Protection2 Protection2 Protection3 ' +
      'MagicProtection1 MagicProtection1 MagicProtection1 MagicProtection2 MagicProtection2 MagicProtection3',
  );
});

rule('ADV-MGT-19', 'shields and helmets, face by face', () => {
  const all = Array.from({ length: 12 }, (_, i) => found(4, 5, i + 1)[0]!);
  const [shield, great, dwarf, helmet, dwarfs] = [
    'magicShield',
    'magicGreatshield',
    'dwarfShield',
    'magicHelmet',
    'dwarfHelmet',
  ];
  assert.deepEqual(all, [...Array<string>(6).fill(shield), great, great, dwarf, helmet, helmet, dwarfs]);
});

rule('ADV-MGT-20', 'one shield and one helmet, no more', () => {
  const goods = { gold: 0, items: [] };
  const armour = ['magicShield', 'magicHelmet', 'dwarfHelmet'];
  const things = [{ id: 'pile-1', tag: 'pile', square: 0, goods, armour, weapons: [] } as const];
  const on = (...pieces: string[]) => ({ type: 'putOnArmour', figure: 'A', pile: 'pile-1', armour: pieces });
  const t = trapped({ A: { armour: ['shield'] } }, { level: { things } });
  t.refuses(on('magicShield'), 'wornAlready', 'ADV-EXPL-16');
  t.refuses(on('magicHelmet', 'dwarfHelmet'), 'wornAlready', 'ADV-EXPL-16');
  t.do(on('magicHelmet'));
  assert.deepEqual(t.sheet('A').armour, ['shield', 'magicHelmet']);
});

rule('ADV-MGT-22', 'a scroll has one to four spells', () => {
  for (const [face, spells] of [
    [1, 1],
    [6, 1],
    [7, 2],
    [9, 2],
    [10, 3],
    [11, 3],
    [12, 4],
  ] as const) {
    const dice = Array<number>(2 * spells).fill(1);
    assert.equal(found(6, 6, face, ...dice)[0]!.split(':').length - 1, spells, String(face));
  }
});

rule('ADV-MGT-24', 'each rolled for itself', () => {
  assert.deepEqual(found(6, 6, 7, 1, 1, 12, 12), ['scroll:infernoOfDoom:theBrightKey']);
});

rule('ADV-MGT-26', 'a potion: even of strength, odd of healing', () => {
  assert.deepEqual([found(7, 7, 2), found(7, 7, 1)], [['strengthPotion'], ['healingPotion']]);
});

const WEAPONS =
  'magicDagger magicDagger magicDagger magicSpear magicSpear magicAxe magicAxe magicAxe ' +
  'greatMagicAxe magicHalberd magicTwoHandedSword magicTwoHandedAxe';

rule('ADV-MGT-32', 'weapons, face by face, and their dice by Strength', () => {
  const all = Array.from({ length: 12 }, (_, i) => found(5, 6, i + 1)[0]!);
  assert.equal(all.join(' '), WEAPONS);
  const strengths = [1, 3, 5, 6, 7, 8, 9, 10, 11, 12];
  const dice = (id: string): number[] => strengths.map((strength) => weaponNamed(id).damage(strength));
  assert.deepEqual(dice('magicDagger'), [1, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(dice('magicSpear'), [0, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.deepEqual(dice('magicAxe'), [0, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  assert.deepEqual(dice('greatMagicAxe'), [0, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  assert.deepEqual(dice('magicHalberd'), dice('magicAxe'));
  assert.deepEqual(dice('magicTwoHandedSword'), [0, 0, 0, 6, 7, 8, 9, 10, 11, 12]);
  assert.deepEqual(dice('magicTwoHandedAxe'), dice('magicTwoHandedSword'));
});

rule('ADV-MGT-33', 'in all else like the ordinary ones', () => {
  for (const [magic, plain] of [
    ['magicDagger', 'dagger'],
    ['magicSpear', 'spear'],
    ['magicAxe', 'axe'],
    ['magicHalberd', 'halberd'],
    ['magicTwoHandedSword', 'twoHandedSword'],
    ['magicTwoHandedAxe', 'twoHandedAxe'],
  ] as const) {
    const of = (id: string) => {
      const { hands, long, critical, fumble, minStrength, wizard } = weaponNamed(id);
      return { hands, long, critical, fumble, minStrength, wizard };
    };
    assert.deepEqual(of(magic), of(plain), magic);
  }
});

rule('ADV-MGT-34', 'arrows and bolts, and how many', () => {
  const all = Array.from({ length: 12 }, (_, i) => found(8, 9, i + 1));
  assert.deepEqual(
    all.map((items) => `${items.length} ${items[0]!}`),
    [
      ...Array<string>(4).fill('4 arrowOfDeath'),
      '2 boltOfDeath',
      '2 arrowOfTrueFlight',
      '2 arrowOfTrueFlight',
      '1 boltOfTrueFlight',
      ...Array<string>(3).fill('4 arrowOfTheAssassin'),
      '2 boltOfTheAssassin',
    ],
  );
});

rule('ADV-MGT-39', 'bows, face by face, with their range and dice', () => {
  const all = Array.from({ length: 12 }, (_, i) => found(9, 9, i + 1)[0]!);
  assert.deepEqual(all, [
    ...Array<string>(4).fill('magicShortBow'),
    ...Array<string>(3).fill('magicBow'),
    ...Array<string>(2).fill('magicLongBow'),
    ...Array<string>(2).fill('magicCrossbow'),
    'elvenPowerBow',
  ]);
  assert.deepEqual(
    [...new Set(all)].map((id) => [
      weaponNamed(id).range,
      weaponNamed(id).damage(6),
      weaponNamed(id).damage(5),
    ]),
    [
      [28, 4, 4],
      [40, 4, 4],
      [48, 5, 0],
      [48, 5, 5],
      [48, 6, 6],
    ],
  );
});

rule('ADV-MGT-40', 'swords, face by face, by what they add', () => {
  const all = Array.from({ length: 12 }, (_, i) => weaponNamed(found(10, 10, i + 1)[0]!).bonus);
  assert.deepEqual(
    all.map(({ weaponSkill, strength }) => `${weaponSkill}${strength}`).join(' '),
    '10 10 10 01 01 01 11 11 21 12 22 22',
  );
  assert.deepEqual([found(10, 10, 11), found(10, 10, 12)], [['magicSword22'], ['runeSword']]);
});

rule('ADV-MGT-42', 'of swords, only a rune sword is for wizards', () => {
  assert.deepEqual(
    ['sword', 'magicSword22', 'runeSword'].map((id) => weaponNamed(id).wizard),
    [false, false, true],
  );
});

rule('ADV-MGT-44', 'suits of armour, sum by sum', () => {
  const suits = Array.from({ length: 23 }, (_, i) => found(12, 11, ...two(i + 2))[0]!);
  const changes = (id: string): string =>
    (['speed', 'bowSkill', 'toughness'] as const)
      .map((stat) => ARMOUR[id]!.changes.find((one) => one.stat === stat)?.by ?? 0)
      .join('/');
  assert.deepEqual(suits.map(changes), [
    ...Array<string>(5).fill('0/-1/1'),
    ...Array<string>(4).fill('-1/-1/2'),
    ...Array<string>(3).fill('-2/-1/3'),
    ...Array<string>(2).fill('-1/-1/2'),
    ...Array<string>(2).fill('0/0/1'),
    ...Array<string>(2).fill('-2/-2/4'),
    '0/0/3',
    '0/0/5',
    '-2/-2/5',
    ...Array<string>(2).fill('-1/0/4'),
  ]);
  assert.ok(suits.every((id) => !isWeapon(id) && !isItem(id)));
});
