import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { table } from '@oubliette/advanced/testing';
import type { AdvancedTable } from '@oubliette/advanced/testing';
import { next, seenAt } from '../../../test/advancedTable.ts';
import { hopefulWalls } from './goals.ts';
import { isRoomFor } from './space.ts';

/** A dead end five squares long surrounded by rock, and a passage that goes on from a farther section. */
const DEAD_END = `
  +-+-+-+-+-+-+-+-+
  |A B . . .o: : :x
  +-+-+-+-+-+-+-+-+
`;
const AIM = ['horn'];

function deadEnd(y: number, aims: readonly string[] = AIM): AdvancedTable {
  const field = { width: 30, height: 20, x: 10, y };
  const plain = table(DEAD_END, { A: {}, B: {} }, { field });
  const { dungeon } = plain.world.setup;
  const [end, way] = [0, 6].map((steps) => plain.squareName(plain.figure('A').square + steps)) as [
    string,
    string,
  ];
  const places = { [end]: { kind: 'deadEnd', room: null }, [way]: { stairs: 'out' } } as const;
  return table(DEAD_END, { A: {}, B: {} }, { field, places, setup: { dungeon: { ...dungeon, aims } } });
}

suite('looking for secret doors', () => {
  test('a dead end with rock for a room beside it is searched before another passage is walked', () => {
    const t = deadEnd(8);
    assert.equal(hopefulWalls(seenAt(t)).length, 1);
    assert.equal(next(t).type, 'searchWall');
  });

  test('and not by those who look for nothing, nor where no room would find its place', () => {
    assert.notEqual(next(deadEnd(8, [])).type, 'searchWall');
    const cramped = deadEnd(4);
    const { square } = cramped.figure('A');
    assert.deepEqual(
      [isRoomFor(seenAt(cramped), square, 0), isRoomFor(seenAt(cramped), square, 2)],
      [false, true],
    );
    const roomy = deadEnd(5);
    assert.equal(isRoomFor(seenAt(roomy), roomy.figure('A').square, 0), true);
  });
});
