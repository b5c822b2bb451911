import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { table } from '@oubliette/advanced/testing';
import type { AdvancedTable } from '@oubliette/advanced/testing';
import { seenAt } from '../../../test/advancedTable.ts';
import { Errand } from './errand.ts';
import { roadTo } from './roads.ts';

/** The way through the room is shorter than around by the passage. */
const ROUND = `
  +-+-+-+-+-+-+-+-+-+
  |A :|. . .|: : : :|
  + + +-+-+-+ + + + +
  |B :o. . .o: : : :|
  + + +-+-+-+ + + + +
  |: : : : : : : : :|
  +-+-+-+-+-+-+-+-+d+
`;

function withMonsters(map: string, areaOf: string | null): AdvancedTable {
  const plain = table(map, { A: {}, B: {} });
  const area = areaOf === null ? null : plain.areaAt(areaOf);
  const group = { id: 0, area: area ?? '', monsters: {}, characters: [], gold: 0, newcomers: true } as const;
  return table(map, { A: {}, B: {} }, { level: { groups: area === null ? [] : [group] } });
}

suite('where monsters are at home', () => {
  test('nobody walks through while there is another way, and then as if it were far', () => {
    const steps = (t: AdvancedTable): number => roadTo(seenAt(t), [t.square('F2')])(t.square('B2'));
    assert.equal(steps(withMonsters(ROUND, null)), 4);
    assert.equal(steps(withMonsters(ROUND, 'D2')), 6, 'round by the third row');
    const walled = ROUND.replace('|: : : : : : : : :|', '|: :|# # # # # # #|');
    assert.ok(steps(withMonsters(walled, 'D2')) > 100);
  });

  test('a way on behind them is gone for after the others', () => {
    const doors = `
      +-+-+-+d+-+-+-+-+-+
      |A :o. . .o: : : :|
      + + +-+-+-+ + + + +
      |B : : : : : : : :|
      +-+-+-+-+-+-+-+-+d+
    `;
    const goal = (area: string | null): string => {
      const t = withMonsters(doors, area);
      return t.squareName(new Errand().goalOf(seenAt(t)).squares[0]!);
    };
    assert.deepEqual([goal(null), goal('D1')], ['D1', 'I2']);
  });
});
