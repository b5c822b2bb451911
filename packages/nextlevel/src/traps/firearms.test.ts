import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { mayUse } from '../content/armoury.ts';
import { table } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const HALL = `
  +-+-+-+-+-+
  |D . . . O|
  +-+-+-+-+-+`;
const SHOT = { type: 'strike', figure: 'D', target: 'O' };
const POWDER = ['blackPowderPistol', 'blunderbuss'] as const;

function shooter(kind: 'dwarf' | 'barbarian' | 'elf' | 'wizard', weapon: string, inHand = weapon): NextTable {
  return table(
    HALL,
    { D: { kind, attack: 5 }, O: { kind: 'orc', body: 9, defence: 0 } },
    {
      turn: 'D',
      next: { figures: { D: { facing: 'east', sheet: { gear: [weapon], inHand } }, O: { facing: 'north' } } },
    },
  );
}

rule('NXT-DWF-01', 'crossbow, pistol and blunderbuss are the Dwarf’s to use', () => {
  for (const weapon of ['crossbow', ...POWDER] as const) {
    assert.ok(mayUse('dwarf', 5, weapon), weapon);
    const t = shooter('dwarf', weapon);
    assert.ok(t.offers(SHOT), weapon);
  }
});

rule('NXT-DWF-01', 'nobody else takes a firearm in hand', () => {
  for (const kind of ['barbarian', 'elf', 'wizard'] as const)
    for (const weapon of POWDER) {
      const t = shooter(kind, weapon, 'dagger');
      t.refuses({ type: 'changeWeapon', figure: 'D', weapon }, 'cannotWield', 'NXT-ATK-02');
    }
});

rule('NXT-DWF-02', 'one turn of reloading between two shots, at no cost', () => {
  for (const weapon of POWDER) {
    const t = shooter('dwarf', weapon);
    const dice = weapon === 'blunderbuss' ? 4 : 3;
    const miss = [...Array.from({ length: dice }, () => 'whiteShield' as const), 2];
    t.do(SHOT, miss);
    t.do({ type: 'endTurn' }, [], 'heroes');
    t.do({ type: 'endTurn' }, [], 'morcar');
    t.refuses(SHOT, 'reloading', 'NXT-DWF-02');
    assert.deepEqual(t.state.next.turn.actions, []);
    t.do({ type: 'endTurn' }, [], 'heroes');
    t.do({ type: 'endTurn' }, [], 'morcar');
    t.do(SHOT, miss);
  }
});
