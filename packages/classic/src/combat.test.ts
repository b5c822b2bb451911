import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/table.ts';

const SIDE_BY_SIDE = `
  +-+-+-+
  |E O .|
  +-+-+-+`;
const duel = () => table(SIDE_BY_SIDE, { E: { kind: 'elf' }, O: { kind: 'orc', defence: 2 } });

rule('CLS-CBT-10', 'a monster defends with black shields only', () => {
  const white = duel();
  white.do({ type: 'attack', figure: 'E', target: 'O' }, ['skull', 'blackShield', 'whiteShield', 'whiteShield']);
  assert.equal(white.event('defenceRolled').shields, 0);
  assert.equal(white.find('O'), undefined);

  const black = duel();
  black.do({ type: 'attack', figure: 'E', target: 'O' }, ['skull', 'blackShield', 'blackShield', 'whiteShield']);
  assert.equal(black.event('defenceRolled').shields, 1);
  assert.equal(black.figure('O').body, 1);
  assert.deepEqual(black.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});
