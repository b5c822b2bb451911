import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { table } from '@oubliette/advanced/testing';
import type { AdvancedTable } from '@oubliette/advanced/testing';
import { movesAt, seenAt } from '../../../test/advancedTable.ts';
import { waysOn } from './goals.ts';
import { scout } from './scouts.ts';

const TWO_DOORS = `
  +-+-+-+-+-+-+
  |A : B : : :|
  + + + + + + +
  |: : : : : :|
  +-+d+-+-+-+d+
`;

/** A hero's actions while the party goes for the door on the left. */
function scoutOf(t: AdvancedTable): readonly unknown[] {
  const seen = seenAt(t);
  const goal = waysOn(seen).find(({ squares }) => squares.includes(t.square('B2')))!;
  return scout(seen, movesAt(t, 'ann'), goal);
}

suite('scouts', () => {
  test('a hero who is not needed at the door opens the other one', () => {
    const way = scoutOf(table(TWO_DOORS, { A: {}, B: {} }));
    assert.deepEqual((way.at(-1) as { type: string }).type, 'openDoor');
    assert.equal(way.length, 5, 'four steps, and the door');
  });

  test('whoever is hurt, frail or a henchman stays with the others', () => {
    for (const B of [{ wounds: 1 }, { calling: 'wizard' }, { kind: 'henchman', serves: 'A' }] as const)
      assert.deepEqual(scoutOf(table(TWO_DOORS, { A: {}, B })), []);
  });

  test('nobody goes alone to a door far off', () => {
    const far = `
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
      |A : B : : : : : : : : : : : :|
      + + + + + + + + + + + + + + + +
      |: : : : : : : : : : : : : : :|
      +-+d+-+-+-+-+-+-+-+-+-+-+-+-+d+
    `;
    assert.deepEqual(scoutOf(table(far, { A: {}, B: {} })), []);
  });
});
