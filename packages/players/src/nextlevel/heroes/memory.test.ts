import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrangeNextLevel } from '@oubliette/nextlevel/scenario';
import type { NextEvent } from '@oubliette/nextlevel';
import { Chart } from '../../shared/chart.ts';
import { NEXT_WAYS } from '../ways.ts';
import { NextMemory } from './memory.ts';

const { game, state } = arrangeNextLevel({
  map: '+-+-+-+-+-+-+-+-+\n|E : : : : : : :|\n+-+-+-+-+-+-+-+-+',
  figures: { E: { kind: 'elf' } },
});

/** Squares searched for traps after these events, by their number from the left. */
function swept(...events: object[]): number[] {
  const memory = new NextMemory();
  for (const event of events) memory.hearNext({ rules: [], ...event } as unknown as NextEvent);
  const chart = new Chart(NEXT_WAYS);
  chart.update(game.view(state, 'heroes'));
  memory.settle(chart);
  return Array.from({ length: 8 }, (_, square) => square).filter((square) => memory.isSwept(square));
}
const LOOK = { type: 'lookedFor', hero: 'elf', what: 'traps', face: 'blank' };
const elf = { id: 'elf', square: 0 };

test('a search of a passage is remembered as far as it reaches: five squares', () => {
  assert.deepEqual(swept({ type: 'heroPlaced', figure: elf }, LOOK), [0, 1, 2, 3, 4, 5]);
});

test('whatever has moved the searcher is remembered', () => {
  for (const moved of [
    { type: 'stepped', figure: 'elf', from: 0, to: 7 },
    { type: 'leapt', figure: 'elf', from: 5, over: [6], to: 7 },
    { type: 'teleported', figure: 'elf', from: 0, to: 7, facing: 1 },
    { type: 'escaped', figure: 'elf', to: 7 },
    {
      type: 'pushed',
      leader: 'orc-1',
      pushers: [],
      moved: [{ figure: 'elf', from: 6, to: 7 }],
      direction: 1,
    },
  ])
    assert.deepEqual(swept({ type: 'heroPlaced', figure: elf }, moved, LOOK), [2, 3, 4, 5, 6, 7], moved.type);
});
