import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { groundOf, tileAt } from './ground.ts';
import { table } from './testing/table.ts';

const TWO_ROOMS = `
  +-+-+-+-+
  |b .d. .|
  + + + + +
  |. T|. .|
  +-+-+-+-+`;
const ELF = { b: { hero: 'elf' } } as const;
const walking = (map = TWO_ROOMS) => table(map, ELF, { turn: 'b', act: { mode: 'walk', left: 3 } });

rule('EXP-BRD-02', 'a figure stands on a cell of a tile', () => {
  const t = walking();
  assert.equal(t.at('b'), 'A1');
  assert.equal(tileAt(t.world, t.state, t.figure('b').square)?.id, t.state.tiles[0]?.id);
  assert.notEqual(tileAt(t.world, t.state, t.square('C1'))?.id, t.state.tiles[0]?.id);
});

rule('EXP-BRD-03', 'from tile to tile one goes through an open door only, for one cell', () => {
  const t = walking();
  t.do({ type: 'step', to: 'B1' });
  t.refuses({ type: 'step', to: 'C1' }, 'wall', 'EXP-BRD-03');
  const open = walking(TWO_ROOMS.replace('.d.', '.o.'));
  open.do({ type: 'step', to: 'B1' });
  open.do({ type: 'step', to: 'C1' });
  assert.equal(open.left, 1);
  open.refuses({ type: 'step', to: 'B2' }, 'notBeside', 'EXP-MOV-04');
});

rule('EXP-BRD-04', 'furniture stands on cells, and keeps figures off them', () => {
  const t = walking();
  const [piece] = t.state.tiles[0]!.furniture;
  assert.deepEqual([piece?.kind, piece?.squares], ['table', [t.square('B2')]]);
  assert.equal(groundOf(t.world, t.state).board.areas.length, 2);
  t.do({ type: 'step', to: 'B1' });
  t.refuses({ type: 'step', to: 'B2' }, 'blocked', 'EXP-MOV-06');
});
