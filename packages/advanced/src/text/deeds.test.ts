/** Blows and finds of an expedition, and what their tale makes of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taleOf } from '@oubliette/words';
import { battle, strike, TWO, CLOSE } from '../testing/battle.ts';
import { deedsOf } from './deeds.ts';

test('a blow counts once, its wounds are its striker’s, and its dice are counted as hits', () => {
  const t = battle(CLOSE, TWO);
  const { doings, best } = taleOf(t.do(strike('A', 'R'), [5, 7, 1, 1, 1]).flatMap(deedsOf));
  const [hero, ratman] = [doings.get(t.id('A'))!, doings.get(t.id('R'))!];
  assert.deepEqual([hero.blows, hero.hits, hero.wounds], [1, 1, ratman.suffered]);
  assert.equal(hero.fortune.worth, 2, 'the blow, and the one die that wounds');
  assert.deepEqual(best, { by: t.id('A'), whom: t.id('R'), wounds: ratman.suffered, slew: false });
});

test('what a trap does after a blow is nobody’s', () => {
  const rules = ['ADV-TRAP-01'] as const;
  const { doings } = taleOf(
    [
      { type: 'attackRolled', rules, figure: 'a', target: 'b', needed: 7, face: 3 },
      { type: 'wounded', rules, figure: 'b', wounds: 2, by: null },
      { type: 'died', rules, figure: 'b', by: null },
      { type: 'took', rules, figure: 'a', gold: 50, items: [] },
      { type: 'gave', rules, figure: 'a', target: 'c', gold: 20 },
    ].flatMap(deedsOf),
  );
  assert.deepEqual([doings.get('a')?.wounds, doings.get('a')?.slain, doings.get('b')?.suffered], [0, 0, 2]);
  assert.deepEqual([doings.get('a')?.gold, doings.get('c')?.gold], [30, 20]);
});
