import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { THREE_BELLS } from '@oubliette/advanced';
import type { View } from '@oubliette/advanced';
import { table } from '@oubliette/advanced/testing';
import type { AdvancedTable } from '@oubliette/advanced/testing';
import { see } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { seenAt } from '../../../test/advancedTable.ts';
import { exitGoal } from './goals.ts';
import { spaceBehind } from './space.ts';

/** The map: a room to the west, a dead end to the east, and a room to the north without a door. */
const DRAWN = `
  + + +-+-+-+ + + + +
   # #|. . .|# # # # 
  + + + + + + + + + +
   # #|. . .|# # # # 
  +-+-+-+-+-+-+-+-+-+
  |. .o: : :o: : : :|
  +-+-+-+-+-+-+-+-+-+
`;
/** The part the party has seen: the passage in the middle. */
const SEEN = `
  + + + + + + + + + +
   # # # # # # # # # 
  + + + + + + + + + +
   # # # # # # # # # 
  + + +-+-+-+ + + + +
   # #xA : :x# # # # 
  + + +-+-+-+ + + + +
`;

function look(hasMap: boolean): { readonly seen: Seen; readonly t: AdvancedTable } {
  const drawn = table(DRAWN, {});
  const places = { A: { kind: 'corridor', entry: 3 } } as const;
  const t = table(SEEN, { A: {} }, { places });
  const [level] = drawn.state.levels;
  const chart = { level: 0, drawn: level! };
  const view: View = { ...t.view('ann'), charts: hasMap ? [chart] : [] };
  const sections = { ...t.world.sections, ...drawn.world.sections };
  return { seen: { ...seenAt(t), ...see(view, sections) }, t };
}

suite('a treasure map', () => {
  test('sends the party the way the rooms are', () => {
    const { seen } = look(true);
    const exits = seen.view.levels[0]!.layout.exits;
    const east = exits.find(({ direction }) => direction === 1)!;
    const west = exits.find(({ direction }) => direction === 3)!;
    assert.ok(exitGoal(seen, west).handicap! < exitGoal(seen, east).handicap!);
    const { seen: blind } = look(false);
    assert.ok(exitGoal(blind, east).handicap! < exitGoal(blind, west).handicap!, 'more rock there');
  });

  test('tells which wall hides a door: a room it shows behind it', () => {
    const { seen, t } = look(true);
    const squares = ['C3', 'D3', 'E3'].map((name) => t.square(name));
    assert.ok(spaceBehind(seen, squares, 0) > spaceBehind(seen, squares, 2));
    const { seen: blind } = look(false);
    assert.ok(spaceBehind(blind, squares, 0) <= 5);
  });

  test('is of no use on another level', () => {
    const t = table(SEEN, { A: { items: ['treasureMap'] } }, { setup: { dungeon: THREE_BELLS[0]! } });
    const seen = seenAt(t);
    assert.equal(seen.view.charts[0]!.level, 2);
    const [exit] = seen.view.levels[0]!.layout.exits;
    assert.ok(exitGoal(seen, exit!).handicap! < 200);
  });
});
