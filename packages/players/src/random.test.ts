import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamFromSeed } from '@oubliette/kernel';
import { randomPlayer } from './random.ts';

const MOVES = ['step', 'attack', 'endTurn', 'leave'].map((type) => ({ type }));
const LOOK = { view: null, moves: MOVES };

function counts(curious: boolean): Record<string, number> {
  const player = randomPlayer<null, { type: string }>(streamFromSeed('counts'), { curious });
  const found: Record<string, number> = {};
  for (let i = 0; i < 4000; i += 1) {
    const { type } = player.choose(LOOK);
    found[type] = (found[type] ?? 0) + 1;
  }
  return found;
}

test('every move is as likely as any other', () => {
  for (const count of Object.values(counts(false)))
    assert.ok(Math.abs(count - 1000) < 150, `${count} of 4000`);
});

test('the curious seldom leave or end a turn, but they do', () => {
  const { endTurn = 0, leave = 0 } = counts(true);
  assert.ok(endTurn > 0 && endTurn < 100, `${endTurn} of 4000`);
  assert.ok(leave > 0 && leave < 100, `${leave} of 4000`);
});

test('the curious take what there is when there is nothing else', () => {
  const player = randomPlayer<null, { type: string }>(streamFromSeed('one'), { curious: true });
  assert.deepEqual(player.choose({ view: null, moves: [{ type: 'endTurn' }] }), { type: 'endTurn' });
});

test('the same stream, the same choices', () => {
  assert.deepEqual(counts(true), counts(true));
});
