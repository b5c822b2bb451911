/** Blows and finds of a quest, and what their tale makes of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taleOf } from '@oubliette/words';
import { table } from '../testing/table.ts';
import { telling } from './telling.ts';

const ROOM = `
  +-+-+
  |e o|
  +-+-+`;

test('a blow counts once, its wounds are its striker’s, and dice are worth what they did', () => {
  const t = table(ROOM, { e: { hero: 'elf' }, o: { monster: 'orc', body: 1 } }, { turn: 'e' });
  const events = t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'monsterShield', 'skull']);
  const { doings, best } = taleOf(events.flatMap((event) => [...telling.deeds(event)]));
  const [elf, orc] = [doings.get('elf')!, doings.get(t.id('o'))!];
  assert.deepEqual([elf.blows, elf.hits, elf.wounds, orc.suffered], [1, 1, 1, 1]);
  assert.deepEqual([elf.fortune.worth, orc.fortune.worth], [2, 1]);
  assert.deepEqual(best, { by: 'elf', whom: t.id('o'), wounds: 1, slew: true });
});

test('what a search does to somebody is nobody’s blow; gold and cards found are counted', () => {
  const rules = ['EXP-SRF-02'] as const;
  const { doings } = taleOf(
    [
      { type: 'attackRolled', rules, attacker: 'orc-1', target: 'elf', faces: ['skull'], hits: 1 },
      { type: 'furnitureSearched', rules, figure: 'elf', piece: 'chest@1', faces: [1, 1], total: 2 },
      { type: 'bodyLost', rules, figure: 'elf', body: 1, left: 3 },
      { type: 'cashed', rules, hero: 'elf', card: 'ruby', gold: 110 },
      { type: 'goldGiven', rules, from: 'elf', to: 'dwarf', gold: 10 },
      { type: 'robbed', rules, hero: 'elf', gold: 10 },
      { type: 'cardTaken', rules, hero: 'elf', held: { card: 'sword' }, from: 'deck' },
    ].flatMap((event) => [...telling.deeds(event)]),
  );
  assert.deepEqual([doings.get('orc-1')?.wounds, doings.get('elf')?.suffered], [0, 1]);
  assert.deepEqual([doings.get('elf')?.gold, doings.get('dwarf')?.gold], [90, 10]);
});
