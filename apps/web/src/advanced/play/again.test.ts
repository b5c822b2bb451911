import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command, View } from '@oubliette/advanced';
import { againOf } from './again.ts';

const RATMEN = ['ratman-1', 'ratman-2', 'ratman-3'];
const figures = [
  ...RATMEN.map((id) => ({ id, kind: 'monster', side: 'monsters', square: 0 })),
  { id: 'sven', kind: 'hero', side: 'heroes', square: 1 },
  { id: 'magnus', kind: 'hero', side: 'heroes', square: 2 },
];
const view = { figures } as unknown as View;
const blow = (figure: string, target: string, weapon = 'sword'): Command => ({
  type: 'attack',
  figure,
  target,
  weapon,
});

const moves = [
  blow('ratman-2', 'magnus'),
  blow('ratman-2', 'sven', 'spear'),
  blow('ratman-2', 'sven'),
  blow('ratman-3', 'magnus'),
  blow('magnus', 'ratman-1'),
];
const at = { view, moves, figures: ['ratman-2', 'ratman-3', 'magnus'], question: null };

test('the next of the kind strikes the same enemy with the same weapon', () => {
  assert.deepEqual(againOf(at, { is: 'command', command: blow('ratman-1', 'sven') }), {
    is: 'command',
    command: blow('ratman-2', 'sven'),
  });
});

test('with another weapon where it has no such, and only while that enemy is there to be struck', () => {
  assert.deepEqual(againOf(at, { is: 'command', command: blow('ratman-1', 'sven', 'halberd') }), {
    is: 'command',
    command: blow('ratman-2', 'sven', 'spear'),
  });
  const only = { ...at, moves: [blow('ratman-3', 'magnus')] };
  assert.equal(againOf(only, { is: 'command', command: blow('ratman-1', 'sven') }), null);
});

test('heroes act each for themselves, and nothing is repeated while somebody is asked', () => {
  assert.equal(againOf(at, { is: 'command', command: blow('sven', 'ratman-1') }), null);
  assert.equal(againOf(at, null), null);
});
