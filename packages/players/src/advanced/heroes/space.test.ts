import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { table } from '@oubliette/advanced/testing';
import type { AdvancedTable } from '@oubliette/advanced/testing';
import { next, seenAt } from '../../../test/advancedTable.ts';
import { answer } from './answers.ts';
import { nearest, walls, waysOn } from './goals.ts';
import { ROOMY, spaceBeyond } from './space.ts';

/** A dead end with a room above it and another below its left half; the rest is rock, down to the eleventh row. */
const DEAD_END = `
  +-+-+-+-+-+-+
  |. . . . . .|
  +-+-+-+-+-+-+
  |A B : : : :|
  + + + + + + +
  |: : : : : :|
  +-+-+-+-+-+-+
  |. . .|# # # 
  +-+-+-+ + + +
`;

function deadEnd(): AdvancedTable {
  return table(
    DEAD_END,
    { A: {}, B: {} },
    { places: { A: { kind: 'deadEnd', entry: 1 } }, field: { width: 8, height: 11, x: 0, y: 0 } },
  );
}

suite('where there is room for more of the dungeon', () => {
  test('as deep as the rock goes, two squares wide, up to a section', () => {
    const t = deadEnd();
    const seen = seenAt(t);
    const beyond = (name: string, side: 0 | 1 | 2 | 3): number => spaceBeyond(seen, t.square(name), side);
    assert.deepEqual([beyond('A2', 0), beyond('C3', 2), beyond('D3', 2)], [0, 0, ROOMY]);
    assert.equal(beyond('F2', 1), 2, 'as far as the map goes');
    assert.equal(beyond('A4', 3), 0);
  });

  test('the wall with most behind it is searched, and the door put where it leads somewhere', () => {
    const t = deadEnd();
    const search = next(t);
    assert.deepEqual(search, { type: 'searchWall', figure: t.id('A'), side: 2 });
    t.do(search, [7]);
    const place = next(t);
    assert.equal(place.type === 'placeSecretDoor' && t.squareName(place.at), 'D3');
  });

  test('the leader has the door in the wall with most behind it', () => {
    const t = deadEnd();
    const { view, ...seen } = seenAt(t);
    const [north, south] = ([0, 2] as const).map(
      (side) => ({ type: 'chooseWall', area: t.areaOf('A'), side }) as const,
    );
    const asked = {
      ...seen,
      view: { ...view, underWay: [{ tag: 'doors' }] as unknown as typeof view.underWay },
    };
    assert.equal(answer(asked, [north!, south!]), south);
  });

  test('a place with nothing but laid sections round it is not searched while one can get to another', () => {
    const open = `
      +-+-+-+-+-+-+
      |A B : : : :|
      + + + + + + +
      |: : : : : :|
      +o+-+-+-+-+-+
      |. . . . . .|
      +-+-+-+-+-+-+
    `;
    const places = { A: { kind: 'deadEnd', entry: 1 } } as const;
    const searched = (map: string): (string | undefined)[] => {
      const t = table(map, { A: {}, B: {} }, { places, field: { width: 6, height: 9, x: 0, y: 0 } });
      const areas = ['A1', 'A3'].map((square) => `wall ${t.areaAt(square)}`);
      return walls(seenAt(t)).map(({ key }) => ['A1', 'A3'][areas.indexOf(key)]);
    };
    assert.deepEqual(searched(open), ['A3']);
    assert.deepEqual(searched(open.replace('+o+', '+-+')), ['A1']);
  });

  test('of two doors the farther one is gone for where the nearer leads into a corner', () => {
    const hall = `
      +-+-+d+-+-+-+-+-+
      |A B : : : : : :|
      + + + + + + + + +
      |: : : : : : : :|
      +-+-+-+-+-+d+-+-+
    `;
    const goalIn = (height: number, y: number): string => {
      const t = table(hall, { A: {}, B: {} }, { field: { width: 8, height, x: 0, y } });
      return t.squareName(nearest(seenAt(t), waysOn(seenAt(t)))!.squares[0]!);
    };
    assert.deepEqual([goalIn(20, 8), goalIn(12, 1)], ['C9', 'F3']);
  });
});
