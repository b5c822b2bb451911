import assert from 'node:assert/strict';
import type { PotionId } from '@oubliette/classic/extend';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable, NextTableSetting } from '../testing/index.ts';

const drink = (potion: PotionId, more: object = {}) => ({ type: 'usePotion', figure: 'E', potion, ...more });
const HEALING = drink('potionOfHealing');

/** The Elf with potions, beside a zombie. */
function elf(potions: PotionId[], rest: NextTableSetting = {}): NextTable {
  return table(
    `
    +-+-+-+
    |Z E D|
    +-+-+-+`,
    { E: { kind: 'elf', body: 1, potions }, D: { kind: 'dwarf' }, Z: { kind: 'zombie' } },
    rest,
  );
}

rule('NXT-ACT-13', 'a potion in one’s own turn is a free action', () => {
  const t = elf(['potionOfHealing']);
  t.do(HEALING);
  assert.deepEqual([t.figure('E').body, t.hero('E').potions], [5, []]);
  assert.deepEqual([t.state.next.turn.actions, t.state.next.turn.free], [[], ['potion']]);
});

rule('NXT-ACT-13', 'not in another hero’s turn, nor in the Morcar turn', () => {
  for (const turn of ['D', 'morcar']) {
    const t = elf(['potionOfHealing'], { turn });
    t.refuses(HEALING, 'notYourTurn', 'NXT-ACT-13', 'heroes');
    assert.deepEqual(
      t.waiting().map(({ optional }) => optional ?? false),
      [false],
    );
  }
});

rule('NXT-ACT-13', 'a second one costs an action, a third is not to be had', () => {
  const t = elf(['potionOfHealing', 'potionOfSpeed', 'potionOfStrength']);
  t.do(HEALING);
  t.do(drink('potionOfSpeed'));
  assert.deepEqual(t.state.next.turn.actions, ['again']);
  t.refuses(drink('potionOfStrength'), 'onceMoreOnly', 'NXT-ACT-10');
  const spent = elf(['potionOfHealing'], {
    next: { turn: { actions: ['move', 'search'], free: ['potion'] } },
  });
  spent.refuses(HEALING, 'noActionLeft', 'NXT-ACT-10');
});

rule('NXT-ACT-13', 'holy water is thrown, in the place of the attack', () => {
  const throwIt = drink('holyWater', { target: 'Z' });
  const t = elf(['holyWater', 'potionOfHealing']);
  t.do(HEALING);
  t.do(throwIt);
  assert.equal(t.find('Z'), undefined);
  assert.deepEqual([t.state.next.turn.actions, t.state.turn.acted], [['attack'], false]);
  assert.equal(t.sheet('E').won, 10);
  elf(['holyWater'], { next: { turn: { actions: ['attack'] } } }).refuses(
    throwIt,
    'sameAction',
    'NXT-ACT-04',
  );
});
