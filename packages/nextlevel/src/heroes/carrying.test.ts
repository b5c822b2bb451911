import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { gearCard } from '../content/armoury.ts';
import { table } from '../testing/index.ts';
import type { NextTable, NextTableFigures } from '../testing/index.ts';

const WALK = `
  +-+-+-+-+
  |D . . E|
  +-+-+-+-+`;
/** A note gives the Dwarf these things as he comes to B1. */
function find(
  things: readonly object[],
  dwarf: Partial<NextTableFigures[string]> = {},
  sheet: Record<string, unknown> = {},
): NextTable {
  const t = table(
    WALK,
    { D: { kind: 'dwarf', ...dwarf }, E: { kind: 'elf' } },
    {
      turn: { of: 'D', left: 3 },
      quest: {
        notes: [
          { when: { step: 'B1' }, then: things.map((give) => ({ give })) },
          { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] },
        ],
      },
      next: { figures: { D: { facing: 'east', sheet } } },
    },
  );
  t.do({ type: 'step', figure: 'D', to: 'B1' });
  return t;
}
const heap = (t: NextTable) => {
  const [litter, ...others] = t.state.next.litter;
  assert.deepEqual(others, []);
  return litter === undefined ? null : [t.squareName(litter.square), litter.gold, litter.potions];
};

rule('NXT-HRO-04', 'a second potion is kept, a third stays on the square', () => {
  const two = find([{ potion: 'potionOfSpeed' }], { potions: ['potionOfHealing'] });
  assert.deepEqual(two.hero('D').potions, ['potionOfHealing', 'potionOfSpeed']);
  assert.equal(heap(two), null);
  const three = find([{ potion: 'potionOfSpeed' }], { potions: ['potionOfHealing', 'potionOfHealing'] });
  assert.deepEqual(three.hero('D').potions, ['potionOfHealing', 'potionOfHealing']);
  assert.deepEqual(three.event('laidDown').rules, ['NXT-HRO-04']);
  assert.deepEqual(heap(three), ['B1', 0, ['potionOfSpeed']]);
});

rule('NXT-HRO-04', 'a belt, a case or a strong back holds more', () => {
  const full = ['potionOfHealing', 'potionOfHealing', 'potionOfHealing'] as const;
  for (const sheet of [{ gear: ['potionBelt'] }, { gear: [], gifts: ['strongBack'] }]) {
    const t = find([{ potion: 'potionOfSpeed' }], { potions: [...full] }, sheet);
    assert.equal(t.hero('D').potions.length, 4);
    const more = find([{ potion: 'potionOfSpeed' }], { potions: [...full, 'potionOfHealing'] }, sheet);
    assert.deepEqual(heap(more), ['B1', 0, ['potionOfSpeed']]);
  }
});

rule('NXT-HRO-04', 'a hero with room who comes there takes it, for nothing', () => {
  const t = find([{ potion: 'potionOfSpeed' }], { potions: ['potionOfHealing', 'potionOfHealing'] });
  t.refuses({ type: 'takeUp', figure: 'D' }, 'nothingToTake', 'NXT-HRO-04');
  t.do({ type: 'step', figure: 'D', to: 'C1' });
  t.do({ type: 'endTurn' });
  t.refuses({ type: 'takeUp', figure: 'E' }, 'nothingToTake', 'NXT-HRO-04');
  t.do({ type: 'rollMovement', figure: 'E' }, [3, 3]);
  for (const to of ['C1', 'B1']) t.do({ type: 'step', figure: 'E', to });
  t.do({ type: 'takeUp', figure: 'E' });
  assert.deepEqual(t.hero('E').potions, ['potionOfSpeed']);
  assert.equal(heap(t), null);
  assert.deepEqual([t.state.next.turn.actions, t.state.next.turn.free], [['move'], []]);
});

rule('NXT-HRO-05', 'a hundred pieces are carried, what is beyond stays on the square', () => {
  const all = find([{ gold: 100 }]);
  assert.deepEqual([all.hero('D').gold, all.sheet('D').pickedUp, heap(all)], [100, 100, null]);
  const most = find([{ gold: 130 }]);
  assert.deepEqual([most.hero('D').gold, most.sheet('D').pickedUp], [100, 100]);
  assert.deepEqual(most.event('laidDown').rules, ['NXT-HRO-05']);
  assert.deepEqual(heap(most), ['B1', 30, []]);
});

rule('NXT-HRO-05', 'a hero who comes to gold takes as much of it as there is room for', () => {
  const lying = { gold: 70, potions: [], gear: ['helmet', 'dagger'], treasures: [], scrolls: ['genie'] };
  const litter = [{ square: 0, ...lying, substances: ['amber'], weaponsOf: [], poorWeapon: false }];
  const t = table(
    WALK,
    { D: { kind: 'dwarf', gold: 60 }, E: { kind: 'elf' } },
    { next: { figures: { D: { sheet: { pickedUp: 60, gear: [] } } }, state: { litter } } },
  );
  t.do({ type: 'takeUp', figure: 'D' });
  const { gear, scrolls, substances, pickedUp } = t.sheet('D');
  assert.deepEqual([t.hero('D').gold, pickedUp, heap(t)], [100, 100, ['A1', 30, []]]);
  assert.deepEqual([gear, scrolls, substances], [['helmet'], ['genie'], ['amber']]);
  assert.deepEqual(t.state.next.litter[0]?.gear, ['dagger']);
  t.refuses({ type: 'takeUp', figure: 'D' }, 'nothingToTake', 'NXT-HRO-04');
});

rule('NXT-HRO-05', 'savings do not count, gold of this quest does', () => {
  const rich = find([{ gold: 90 }], { gold: 500 });
  assert.deepEqual([rich.hero('D').gold, heap(rich)], [590, null]);
  const laden = find([{ gold: 90 }], { gold: 60 }, { pickedUp: 60 });
  assert.deepEqual([laden.hero('D').gold, heap(laden)], [100, ['B1', 50, []]]);
});

rule('NXT-HRO-05', 'a purse and a coffer hold more, the better of the two counts', () => {
  const carried = (gear: string[]) => find([{ gold: 1000 }], {}, { gear }).hero('D').gold;
  assert.equal(carried([]), 100);
  assert.equal(carried(['purse']), 250);
  assert.equal(carried(['purse', 'coffer']), 600);
});

rule('NXT-HRO-05', 'a reward is not limited', () => {
  const t = table(
    `
    +-+-+
    |D .|
    +-+-+`,
    { D: { kind: 'dwarf', gold: 100 } },
    {
      quest: { exit: ['A1'], reward: { gold: 300, share: 'each' } },
      next: { figures: { D: { sheet: { pickedUp: 100 } } } },
    },
  );
  t.do({ type: 'leave', figure: 'D' });
  assert.deepEqual([t.event('rewardPaid').gold, t.hero('D').gold], [300, 400]);
});

rule('NXT-HRO-05', 'what the dead leave weighs like any other find', () => {
  const t = table(
    WALK,
    { D: { kind: 'dwarf', gold: 60 }, E: { kind: 'elf', gold: 150, body: 1 } },
    {
      turn: 'E',
      next: {
        figures: {
          D: { sheet: { pickedUp: 60, poison: 1 } },
          E: {
            sheet: {
              gear: ['longBow', 'poisonPhial'],
              inHand: 'longBow',
              poison: 2,
              scrolls: ['courage'],
              substances: ['amber'],
              pickedUp: 40,
            },
          },
        },
      },
    },
  );
  t.do({ type: 'giveUp', figure: 'E' });
  assert.deepEqual(
    t.state.next.litter.map(({ gear }) => gear),
    [['longBow', 'poisonPhial']],
  );
  const { gear, inHand, scrolls, substances, poison, pickedUp } = t.sheet('E');
  assert.deepEqual([gear, inHand, scrolls, substances, poison, pickedUp], [[], null, [], [], 0, 0]);
  t.do({ type: 'endTurn' }, [], 'morcar');
  t.do({ type: 'searchTreasure', figure: 'D' });
  assert.deepEqual([t.hero('D').gold, t.sheet('D').pickedUp], [100, 100]);
  assert.ok(t.sheet('D').gear.includes('longBow'));
  const doses = gearCard('poisonPhial').poison ?? 0;
  assert.deepEqual(
    [t.sheet('D').scrolls, t.sheet('D').substances, t.sheet('D').poison],
    [['courage'], ['amber'], 1 + doses],
  );
  assert.deepEqual(heap(t), ['A1', 110, []]);
});

rule('NXT-EQP-01', 'equipment of a classic quest is the same thing of the Armoury, and no tool kit', () => {
  const t = find([{ equipment: 'broadsword' }, { equipment: 'toolKit' }]);
  assert.ok(t.sheet('D').gear.includes('broadsword'));
  assert.deepEqual(t.hero('D').equipment, []);
  assert.deepEqual([t.event('goldGained').amount, t.hero('D').gold], [250, 100]);
});
