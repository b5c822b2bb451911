import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stillOpen } from './townModel.ts';

test('before a hero leaves one is told of choices that are due and of gold that would buy something', () => {
  const moves = {
    elf: [
      { type: 'purchase', hero: 'elf', ware: 'rope' },
      { type: 'learn', hero: 'elf', gift: 'x' },
      { type: 'leaveTown', hero: 'elf' },
    ],
    dwarf: [{ type: 'leaveTown', hero: 'dwarf' }],
  };
  assert.deepEqual(stillOpen(moves, 'elf'), ['gift', 'gold']);
  assert.deepEqual(stillOpen(moves, 'dwarf'), []);
});
