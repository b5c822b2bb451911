import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { hitRoll, hitRow, rangedRoll, rangedRow } from './hitTables.ts';

/** As printed: by the attacker's Weapon Skill, against 1 to 12. */
const HAND_TO_HAND = [
  [7, 8, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10],
  [6, 7, 8, 9, 10, 10, 10, 10, 10, 10, 10, 10],
  [5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 10, 10],
  [4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 10],
  [3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10],
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
  [2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10],
  [2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10],
  [2, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  [2, 2, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9],
  [2, 2, 2, 2, 2, 2, 3, 4, 5, 6, 7, 8],
  [2, 2, 2, 2, 2, 2, 2, 3, 4, 5, 6, 7],
];

/** As printed: by Bow Skill, for 3, 12, 24, 36 squares and beyond. An asterisk: no critical hit. */
const RANGED = [
  ['11*', '12*', 'miss', 'miss', 'miss'],
  ['10', '11*', '12*', 'miss', 'miss'],
  ['9', '10', '11*', '12*', 'miss'],
  ['8', '9', '10', '11*', '12*'],
  ['7', '8', '9', '10', '11*'],
  ['6', '7', '8', '9', '10'],
  ['5', '6', '7', '8', '9'],
  ['4', '5', '6', '7', '8'],
  ['3', '4', '5', '6', '7'],
  ['3', '3', '4', '5', '6'],
  ['3', '3', '3', '4', '5'],
  ['3', '3', '3', '3', '4'],
];

function printed(bowSkill: number): string[] {
  return rangedRow(bowSkill).map((cell) =>
    cell === null ? 'miss' : `${cell.roll}${cell.critical ? '' : '*'}`,
  );
}

rule('ADV-WPN-01', 'hand to hand, every cell is as printed', () => {
  for (const [index, row] of HAND_TO_HAND.entries()) {
    assert.deepEqual(hitRow(index + 1), row, `Weapon Skill ${index + 1}`);
    for (const [column, roll] of row.entries()) assert.equal(hitRoll(index + 1, column + 1), roll);
  }
});

rule('ADV-WPN-02', 'a skill off the table counts as its edge', () => {
  assert.deepEqual(hitRow(0), HAND_TO_HAND[0]);
  assert.deepEqual(hitRow(14), HAND_TO_HAND[11]);
  assert.equal(hitRoll(8, 0), 2);
  assert.equal(hitRoll(8, 13), 10);
  assert.deepEqual(printed(0), RANGED[0]);
  assert.deepEqual(printed(13), RANGED[11]);
});

rule('ADV-WPN-03', 'at range, every cell is as printed', () => {
  for (const [index, row] of RANGED.entries())
    assert.deepEqual(printed(index + 1), row, `Bow Skill ${index + 1}`);
});

rule('ADV-WPN-03', 'the bands end at 3, 12, 24 and 36 squares', () => {
  const rolls = [1, 3, 4, 12, 13, 24, 25, 36, 37, 48].map((squares) => rangedRoll(6, squares)?.roll);
  assert.deepEqual(rolls, [6, 6, 7, 7, 8, 8, 9, 9, 10, 10]);
});

rule('ADV-WPN-04', 'where 11 or 12 is needed there is no critical hit; with 10 there is', () => {
  assert.deepEqual(rangedRoll(5, 36), { roll: 10, critical: true });
  assert.deepEqual(rangedRoll(5, 37), { roll: 11, critical: false });
  assert.deepEqual(rangedRoll(4, 37), { roll: 12, critical: false });
});

rule('ADV-WPN-05', 'Bow Skill 1, 2 and 3 cannot hit beyond 12, 24 and 36 squares', () => {
  for (const [skill, farthest] of [
    [1, 12],
    [2, 24],
    [3, 36],
  ] as const) {
    assert.equal(rangedRoll(skill, farthest)?.roll, 12, `${skill} at ${farthest}`);
    assert.equal(rangedRoll(skill, farthest + 1), null, `${skill} beyond ${farthest}`);
  }
});
