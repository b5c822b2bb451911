import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ByHand } from '@oubliette/table';
import { handMark, typedDice } from './byHand.ts';

const die = { die: 'combat' };

function marks(byHand: ByHand): string[] {
  const isTyped = typedDice({ byHand });
  return [[die, die], [die]].map((dice) => handMark(dice, isTyped, 'en'));
}

test('a line is marked for its own dice: the hero’s defence, not the monster’s blow before it', () => {
  assert.deepEqual(marks({ combat: [2] }), ['', ' (rolled by hand)']);
  assert.deepEqual(marks({ combat: 2 }), [' (rolled by hand)', '']);
  assert.deepEqual(marks({ combat: 1 }), [' (1 of 2 rolled by hand)', '']);
  assert.deepEqual(marks(true), [' (rolled by hand)', ' (rolled by hand)']);
});
