import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idleIn } from './idle.ts';
import { table } from './testing/scene.ts';

const MAP = `
    +-+-+-+-+
    |E . . O|
    +-+-+-+-+`;

test('Morcar has nothing to do without monsters, not with one, nor once one has been played', () => {
  const alone = table(MAP.replace('O', '.'), { E: { kind: 'elf' } }, { turn: 'morcar' });
  assert.deepEqual(idleIn(alone.view(), alone.moves('morcar'))?.command, { type: 'endTurn' });
  const t = table(MAP, { E: { kind: 'elf' }, O: { kind: 'orc' } }, { turn: 'morcar' });
  assert.equal(idleIn(t.view(), t.moves('morcar')), null);
  t.do('morcar', { type: 'step', figure: t.id('O'), to: t.square('C1') });
  const end = t.moves('morcar').filter(({ type }) => type === 'endTurn');
  assert.equal(idleIn({ ...t.view(), turn: { ...t.view().turn, done: [t.id('O')] } }, end), null);
  const heroes = table(MAP, { E: { kind: 'elf' }, O: { kind: 'orc' } }, { turn: 'E' });
  assert.equal(idleIn(heroes.view(), [{ type: 'endTurn' }]), null);
});
