import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Face } from '@oubliette/kernel';
import type { DungeonPlan } from '../plan.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { table } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { rollMatrix } from './roll.ts';
import type { MonstersByKind } from './roll.ts';

const MATRICES = {
  ...PLAIN_PLAN.matrices,
  lair: [
    { upTo: 11, monsters: { ratman: 4 } },
    { upTo: 12, monsters: { ratman: 2, ratmanChampion: 1 }, specialist: true as const },
  ],
  specialists: [
    { upTo: 7, monsters: {} },
    { upTo: 12, monsters: { ratman: 1, goblin: 2 } },
  ],
};

function rolled(dice: readonly Face[], plan: Partial<DungeonPlan> = {}): MonstersByKind {
  const here = table(
    '+-+\n|E|\n+-+',
    { E: {} },
    { setup: { dungeon: { ...PLAIN_PLAN, matrices: MATRICES, ...plan } } },
  );
  let monsters: MonstersByKind = {};
  setGoing(here, (play) => (monsters = rollMatrix(play, 'lair')), dice);
  return monsters;
}

test('a row of the matrix is who is there', () => {
  assert.deepEqual(rolled([11]), { ratman: 4 });
});

test('a row with a specialist takes another die, and what it brings comes on top', () => {
  assert.deepEqual(rolled([12, 7]), { ratman: 2, ratmanChampion: 1 });
  assert.deepEqual(rolled([12, 8]), { ratman: 3, ratmanChampion: 1, goblin: 2 });
});

test('a level may have matrices of its own', () => {
  const own = { ...MATRICES, lair: [{ upTo: 12, monsters: { goblin: 5 } }] };
  assert.deepEqual(rolled([3], { levels: [{ tag: 'random', down: 'none', matrices: own }] }), { goblin: 5 });
});
