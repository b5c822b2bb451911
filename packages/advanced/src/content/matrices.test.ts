import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BESTIARY, monsterNamed } from './bestiary.ts';
import { MATRICES } from './matrices.ts';
import { weaponNamed } from './weapons.ts';

const points = (monsters: Readonly<Record<string, number>>): number =>
  Object.entries(monsters).reduce((sum, [id, count]) => sum + count * monsterNamed(id).points, 0);

/** The value of the treasure in each row of the ratmen's matrices, in tens of crowns. */
const WORTH = {
  wandering: [2, 2, 3, 3, 4, 4, 5, 6],
  lair: [4, 4, 5, 5, 6, 6, 6, 6, 8, 8, 8, 10],
  quest: [10, 10, 10, 12, 12, 12, 12, 14, 14, 14, 14, 16],
};

const FAMILIES = Object.entries(MATRICES);

test('every row of every family is worth as much as the ratmen’s', () => {
  for (const [family, matrices] of FAMILIES)
    for (const occasion of ['wandering', 'lair', 'quest'] as const)
      assert.deepEqual(
        matrices[occasion].map(({ monsters }) => points(monsters)),
        WORTH[occasion],
        `${family}, ${occasion}`,
      );
});

test('so is every specialist', () => {
  for (const [family, { specialists }] of FAMILIES)
    assert.deepEqual(
      specialists!.map(({ monsters }) => points(monsters)),
      [0, 3, 4, 6, 10, 6],
      family,
    );
});

test('the rows answer every face of a D12, the last four with a specialist', () => {
  for (const [, { wandering, lair, quest, specialists }] of FAMILIES) {
    assert.deepEqual(
      wandering.map(({ upTo }) => upTo),
      [2, 4, 6, 8, 9, 10, 11, 12],
    );
    for (const matrix of [lair, quest]) {
      assert.deepEqual(
        matrix.map(({ upTo }) => upTo),
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      );
      assert.deepEqual(
        matrix.filter(({ specialist }) => specialist === true).map(({ upTo }) => upTo),
        [9, 10, 11, 12],
      );
    }
    assert.ok(wandering.every(({ specialist }) => specialist === undefined));
    assert.deepEqual(
      specialists!.map(({ upTo }) => upTo),
      [7, 8, 9, 10, 11, 12],
    );
  }
});

test('matrices bring ordinary monsters of their own family, and every one of them', () => {
  for (const [family, { wandering, lair, quest, specialists }] of FAMILIES) {
    const rows = [...wandering, ...lair, ...quest, ...specialists!];
    const met = new Set(rows.flatMap(({ monsters }) => Object.keys(monsters)));
    const own = Object.values(BESTIARY).filter((monster) => monster.family === family && !monster.character);
    assert.deepEqual([...met].toSorted(), own.map(({ id }) => id).toSorted(), family);
  }
});

test('monsters strike as hard as the weapon table says; only beasts have strength of their own', () => {
  const odd = Object.values(BESTIARY).filter(({ family, weapons, damage, stats }) => {
    const [first] = weapons;
    if (first === undefined || (family === 'others' && first === 'claws')) return false;
    const weapon = weaponNamed(first);
    return damage[0] !== weapon.damage(stats.strength + weapon.bonus.strength);
  });
  assert.deepEqual(
    odd.map(({ id }) => id),
    [],
  );
});

test('there are six ratman characters and eight others', () => {
  const characters = Object.values(BESTIARY).filter(({ character }) => character);
  assert.equal(characters.filter(({ family }) => family === 'ratmen').length, 6);
  assert.equal(characters.filter(({ family }) => family !== 'ratmen').length, 8);
});

test('two attacks go with two numbers of dice', () => {
  for (const { id, special, damage } of Object.values(BESTIARY))
    assert.equal(damage.length === 2, special.includes('twoAttacks'), id);
});
