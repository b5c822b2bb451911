import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diceThrown } from './deeds.ts';
import type { Deed } from './deeds.ts';
import { luckOf, LUCKS, NOTHING, sumOf, taleOf } from './tale.ts';

const blow = (by: string, at: string): Deed => ({ deed: 'blow', by, at });
const hurt = (whom: string, wounds: number, by?: string): Deed => ({
  deed: 'hurt',
  whom,
  wounds,
  ...(by === undefined ? {} : { by }),
});

test('wounds are the work of the blow on their target, and of nobody after a trap', () => {
  const { doings, best } = taleOf([
    blow('elf', 'orc'),
    hurt('orc', 2),
    { deed: 'slain', whom: 'orc', by: null },
    blow('ogre', 'elf'),
    hurt('dwarf', 1),
    { deed: 'peril' },
    hurt('elf', 3),
    blow('ogre', 'elf'),
    hurt('elf', 2),
  ]);
  assert.deepEqual(doings.get('elf'), { ...NOTHING, blows: 1, hits: 1, wounds: 2, slain: 1, suffered: 5 });
  assert.deepEqual(doings.get('ogre'), { ...NOTHING, blows: 2, hits: 1, wounds: 2 });
  assert.equal(doings.get('dwarf')?.suffered, 1);
  assert.deepEqual(best, { by: 'elf', whom: 'orc', wounds: 2, slew: true }, 'of equals the one that killed');
});

test('a blow that wounds twice hits once, and counts whole', () => {
  const { doings, best } = taleOf([blow('a', 'b'), hurt('b', 1), hurt('b', 2), blow('c', 'b'), hurt('b', 2)]);
  assert.deepEqual(doings.get('a'), { ...NOTHING, blows: 1, hits: 1, wounds: 3 });
  assert.equal(best?.by, 'a');
});

test('whoever an event names did it, whatever blow is open; nobody is the killer of themselves', () => {
  const { doings } = taleOf([
    blow('a', 'b'),
    hurt('b', 1, 'c'),
    { deed: 'slain', whom: 'b', by: 'c' },
    { deed: 'slain', whom: 'd', by: 'd' },
    { deed: 'slain', whom: 'e', by: null },
  ]);
  assert.deepEqual(doings.get('c'), { ...NOTHING, wounds: 1, slain: 1 });
  assert.equal(doings.get('a')?.wounds, 0);
  assert.equal(doings.has('d'), false);
});

test('gold laid down again does not count; what several did adds up', () => {
  const { doings } = taleOf([
    { deed: 'gold', by: 'a', amount: 100 },
    { deed: 'gold', by: 'a', amount: -30 },
    { deed: 'gold', by: 'b', amount: 5 },
    hurt('a', 0),
  ]);
  assert.equal(sumOf([...doings.values()]).gold, 75);
  assert.equal(doings.get('a')?.suffered, 0);
});

test('luck is what the dice were worth beside their mean, in seven words', () => {
  const thrown = (skulls: number): Deed =>
    diceThrown(
      'a',
      Array.from({ length: 20 }, (_, die) => (die < skulls ? 1 : 0)),
      [1, 1, 1, 0, 0, 0],
      (face) => face,
    );
  const luck = (skulls: number) => luckOf(taleOf([thrown(skulls)]).doings.get('a')!.fortune);
  assert.deepEqual([4, 6, 8, 10, 12, 14, 16].map(luck), LUCKS);
  assert.equal(luckOf(NOTHING.fortune), null);
});
