import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { WEAPONS, weaponNamed } from './weapons.ts';

/** Strengths 1–2, 3–4, then one by one to 12; 0 means the user is too weak. */
const COLUMNS = [2, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const dice = (id: string): number[] => COLUMNS.map((strength) => weaponNamed(id).damage(strength));

/** As printed. */
const TABLE: Readonly<Record<string, readonly number[]>> = {
  fists: [0, 1, 1, 1, 2, 3, 4, 5, 6, 7],
  dagger: [1, 1, 1, 2, 3, 4, 5, 6, 7, 8],
  spear: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  sword: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  axe: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  warhammer: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  halberd: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  twoHandedSword: [0, 0, 0, 5, 6, 7, 8, 9, 10, 11],
  twoHandedAxe: [0, 0, 0, 5, 6, 7, 8, 9, 10, 11],
  claws: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  greatClub: [0, 0, 0, 0, 7, 8, 9, 10, 11, 12],
};
const BIG = ['halberd', 'twoHandedSword', 'twoHandedAxe', 'greatClub'];

rule('ADV-WPN-08', 'damage dice by Strength, row by row as printed', () => {
  for (const [id, row] of Object.entries(TABLE)) assert.deepEqual(dice(id), row, id);
});

rule('ADV-WPN-08', 'the first two columns are for two Strengths each', () => {
  for (const id of Object.keys(TABLE)) {
    assert.equal(weaponNamed(id).damage(1), weaponNamed(id).damage(2), id);
    assert.equal(weaponNamed(id).damage(3), weaponNamed(id).damage(4), id);
  }
});

rule('ADV-WPN-09', 'the least Strength of each weapon; one less has no dice', () => {
  const least = { fists: 3, dagger: 1, spear: 3, sword: 3, axe: 3, warhammer: 3, halberd: 3 };
  const more = { twoHandedSword: 6, twoHandedAxe: 6, claws: 1, greatClub: 7 };
  for (const [id, strength] of Object.entries({ ...least, ...more })) {
    const weapon = weaponNamed(id);
    assert.equal(weapon.minStrength, strength, id);
    assert.ok(weapon.damage(strength) > 0, id);
    if (strength > 1) assert.equal(weapon.damage(strength - 1), 0, id);
  }
});

rule('ADV-WPN-10', 'big weapons score a critical hit on 11 as well, others on 12 only', () => {
  for (const id of Object.keys(TABLE))
    if (id !== 'claws') assert.deepEqual(weaponNamed(id).critical, BIG.includes(id) ? [11, 12] : [12], id);
});

rule('ADV-WPN-11', 'big weapons fumble on 2 as well, others on 1 only', () => {
  for (const id of Object.keys(TABLE))
    if (id !== 'claws') assert.deepEqual(weaponNamed(id).fumble, BIG.includes(id) ? [1, 2] : [1], id);
});

rule('ADV-WPN-13', 'a weapon that is not in the table has the figures of the closest type', () => {
  const like = { poisonedDagger: 'sword', cleaver: 'sword', staff: 'sword', club: 'warhammer' };
  for (const [id, other] of Object.entries({ ...like, scythe: 'halberd', hugeSword: 'greatClub' })) {
    const { critical, fumble, long } = weaponNamed(id);
    assert.deepEqual(dice(id), TABLE[other], id);
    assert.deepEqual({ critical, fumble, long }, figures(other), id);
  }
});

function figures(id: string): { critical: readonly number[]; fumble: readonly number[]; long: boolean } {
  const { critical, fumble, long } = weaponNamed(id);
  return { critical, fumble, long };
}

rule(
  'ADV-WPN-14',
  'hand-to-hand weapons have no range; dagger, axe and spear have an entry for throwing',
  () => {
    for (const id of Object.keys(TABLE)) assert.equal(weaponNamed(id).range, null, id);
    const thrown = Object.keys(TABLE).filter((id) => weaponNamed(id).thrown !== null);
    assert.deepEqual(thrown, ['dagger', 'spear', 'axe']);
    for (const id of thrown) assert.equal(weaponNamed(weaponNamed(id).thrown!).of, id);
  },
);

rule('ADV-WPN-15', 'fists fumble on 1 and hit critically on 12', () => {
  const { fumble, critical, price, wizard } = weaponNamed('fists');
  assert.deepEqual(
    { fumble, critical, price, wizard },
    { fumble: [1], critical: [12], price: null, wizard: true },
  );
});

rule('ADV-WPN-16', 'a dagger takes no Strength, costs 10 and is open to wizards', () => {
  const { minStrength, price, wizard } = weaponNamed('dagger');
  assert.deepEqual({ minStrength, price, wizard }, { minStrength: 1, price: 10, wizard: true });
  const sold = Object.values(WEAPONS).filter((weapon) => weapon.price !== null && weapon.wizard);
  assert.deepEqual(
    sold.map(({ id }) => id),
    ['dagger'],
  );
});

const PRICED = [
  ['ADV-WPN-17', 'spear', 10, true],
  ['ADV-WPN-18', 'sword', 25, false],
  ['ADV-WPN-19', 'axe', 25, false],
  ['ADV-WPN-19', 'warhammer', 25, false],
  ['ADV-WPN-20', 'halberd', 50, true],
  ['ADV-WPN-21', 'twoHandedSword', 50, true],
  ['ADV-WPN-22', 'twoHandedAxe', 50, false],
] as const;

for (const [id, weapon, price, long] of PRICED)
  rule(
    id,
    `${weapon}: ${price} crowns, ${long ? 'and strikes diagonally' : 'and does not strike diagonally'}`,
    () => {
      const found = weaponNamed(weapon);
      assert.equal(found.price, price);
      assert.equal(found.long, long);
      assert.deepEqual(dice(weapon), TABLE[weapon]);
    },
  );

rule('ADV-WPN-18', 'a Strength beyond 12 reads the last column', () => {
  assert.equal(weaponNamed('sword').damage(14), 10);
});

rule('ADV-WPN-23', 'claws neither fumble nor score critical hits, and are for monsters', () => {
  const { fumble, critical, users, price } = weaponNamed('claws');
  assert.deepEqual(
    { fumble, critical, users, price },
    { fumble: [], critical: [], users: 'monsters', price: null },
  );
});

rule('ADV-WPN-24', 'a great club is a big weapon, for monsters, from Strength 7', () => {
  const { users, minStrength, hands } = weaponNamed('greatClub');
  assert.deepEqual({ users, minStrength, hands }, { users: 'monsters', minStrength: 7, hands: 2 });
  assert.equal(weaponNamed('greatClub').damage(7), 7);
});

/** Range, dice, price and the rule. */
const RANGED = [
  ['ADV-WPN-32', 'thrownDagger', 3, 2, null],
  ['ADV-WPN-33', 'thrownAxe', 3, 3, null],
  ['ADV-WPN-34', 'thrownSpear', 6, 3, null],
  ['ADV-WPN-35', 'shortBow', 24, 3, 20],
  ['ADV-WPN-36', 'bow', 36, 3, 25],
  ['ADV-WPN-37', 'longBow', 48, 4, 55],
  ['ADV-WPN-38', 'crossbow', 48, 4, 40],
] as const;

rule('ADV-WPN-25', 'ranges and dice at range, whatever the Strength', () => {
  for (const [, id, range, count] of RANGED) {
    const weapon = weaponNamed(id);
    assert.equal(weapon.range, range, id);
    assert.deepEqual(
      [6, 9, 12].map((strength) => weapon.damage(strength)),
      [count, count, count],
      id,
    );
  }
});

for (const [id, weapon, range, count, price] of RANGED)
  rule(id, `${weapon}: ${range} squares, ${count} dice`, () => {
    const found = weaponNamed(weapon);
    assert.deepEqual([found.range, found.damage(6), found.price], [range, count, price]);
    assert.equal(found.kind === 'thrown', weapon.startsWith('thrown'));
  });

rule('ADV-WPN-26', 'every ranged weapon fumbles on 1 only', () => {
  for (const weapon of Object.values(WEAPONS))
    if (weapon.kind !== 'melee') assert.deepEqual(weapon.fumble, [1], weapon.id);
});

rule('ADV-WPN-27', 'every ranged weapon scores a critical hit on 12 only', () => {
  for (const weapon of Object.values(WEAPONS))
    if (weapon.kind !== 'melee') assert.deepEqual(weapon.critical, [12], weapon.id);
});

rule('ADV-WPN-30', 'a long bow takes Strength 6', () => {
  const bow = weaponNamed('longBow');
  assert.deepEqual([bow.minStrength, bow.damage(5), bow.damage(6)], [6, 0, 4]);
});

rule('ADV-WPN-33', 'neither the two-handed axe nor the war hammer is thrown', () => {
  assert.equal(weaponNamed('twoHandedAxe').thrown, null);
  assert.equal(weaponNamed('warhammer').thrown, null);
});

/** As printed among the magic weapons. */
const MAGIC: Readonly<Record<string, readonly number[]>> = {
  magicDagger: [1, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  magicSpear: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  magicAxe: [0, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  greatMagicAxe: [0, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  magicHalberd: [0, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  magicTwoHandedSword: [0, 0, 0, 6, 7, 8, 9, 10, 11, 12],
  magicTwoHandedAxe: [0, 0, 0, 6, 7, 8, 9, 10, 11, 12],
};

rule('ADV-MGT-32', 'damage dice of magic weapons, row by row', () => {
  for (const [id, row] of Object.entries(MAGIC)) {
    assert.deepEqual(dice(id), row, id);
    assert.equal(weaponNamed(id).magic, true, id);
  }
});

rule('ADV-MGT-33', 'a magic weapon keeps the rules of its ordinary kind', () => {
  const kinds = { magicDagger: 'dagger', magicSpear: 'spear', magicAxe: 'axe', magicHalberd: 'halberd' };
  for (const [magic, plain] of Object.entries(kinds)) {
    const [own, usual] = [weaponNamed(magic), weaponNamed(plain)];
    assert.deepEqual(figures(magic), figures(plain), magic);
    assert.deepEqual(
      [own.hands, own.minStrength, own.wizard],
      [usual.hands, usual.minStrength, usual.wizard],
      magic,
    );
    assert.equal(own.thrown === null, usual.thrown === null, magic);
  }
});
