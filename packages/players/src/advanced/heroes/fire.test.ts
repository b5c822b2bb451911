import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { table } from '@oubliette/advanced/testing';
import type { AdvancedTable } from '@oubliette/advanced/testing';
import { newPlayer, next } from '../../../test/advancedTable.ts';

const LENGTH = 24;

/** A passage with a fireball, burning or burnt out, on its third square. */
function passage(line: string, left?: number): AdvancedTable {
  const row = line.padEnd(LENGTH, ':').split('').join(' ');
  const map = `+${'-+'.repeat(LENGTH)}\n|${row}|\n+${'-+'.repeat(LENGTH)}`;
  const trap = {
    id: 'trap-1',
    tag: 'trap',
    square: 2,
    trap: 'fireball',
    state: 'sprung',
    chest: null,
  } as const;
  const things = [left === undefined ? trap : { ...trap, left, rests: true }];
  return table(map, { A: {}, B: {} }, { level: { things }, places: { A: { stairs: 'out' } } });
}

suite('a fireball that rolls about', () => {
  test('is fled from, by whoever is farthest off first: ten squares are enough', () => {
    const t = passage('::::A:B', 3);
    const player = newPlayer(t, 'ann');
    const ends = new Map<string, string>();
    for (let command = next(t, 'ann', player); command.type === 'step'; command = next(t, 'ann', player)) {
      ends.set(command.figure, t.squareName(command.to));
      t.do(command);
    }
    assert.deepEqual(
      [...ends],
      [
        ['B', 'Q1'],
        ['A', 'P1'],
      ],
    );
    assert.equal(
      next(passage('::::::::::::B::A', 3)).type,
      'done',
      'far enough: they wait for it to burn out',
    );
  });

  test('and is nothing to fear when it has burnt out', () => {
    const command = next(passage('::::::::::::B::A'));
    assert.equal(command.type, 'leaveDungeon');
  });
});
