/** Conditions of a quest's notes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table, TableFigures } from './testing/table.ts';
import { table } from './testing/table.ts';

const ROW = `
  +-+-+-+-+-+
  |. . E . .|
  + + + + + +
  |. . D . .|
  +-+-+-+-+-+`;
const goals = [
  { id: 'goal', text: { en: 'One.', fr: 'Un.' } },
  { id: 'two', text: { en: 'Two.', fr: 'Deux.' } },
];
const OUT = { when: { leave: 'anyone' }, then: [{ goal: 'goal' }, { goal: 'two' }] };
const say = (text: string) => ({ text: { en: text, fr: text } });
const PAIR: TableFigures = { E: { kind: 'elf' }, D: { kind: 'dwarf' } };

/** A hero on D1 or E1 sets off a note under this condition; a step on B1 first has these effects. */
function told(condition: object, first: object[], figures = PAIR): Table {
  const notes = [
    { when: { step: ['B1', 'B2'] }, then: first },
    { when: { step: ['D1', 'E1', 'D2'] }, if: condition, then: [say('Now.')] },
    OUT,
  ];
  return table(ROW, figures, { turn: { of: 'E', left: 12 }, quest: { goals, notes } });
}
const step = (t: Table, ...squares: string[]) => {
  for (const to of squares) t.do({ type: 'step', figure: 'E', to });
};
const heard = (t: Table) => t.happened('noteRead');

/** Whether the note happens without the first effects, and whether it happens after them. */
function comesTrue(condition: object, first: object[]): [before: boolean, after: boolean] {
  const before = told(condition, first);
  step(before, 'D1');
  const after = told(condition, first);
  step(after, 'B1');
  for (let turn = 0; turn < 3; turn += 1) after.do({ type: 'endTurn' });
  after.do({ type: 'rollMovement', figure: 'E' }, [6, 6]);
  step(after, 'C1', 'D1');
  return [heard(before), heard(after)];
}

test('flag and noFlag: when a note has set it, as long as none has', () => {
  assert.deepEqual(comesTrue({ flag: 'rung' }, [{ flag: 'rung' }]), [false, true]);
  assert.deepEqual(comesTrue({ noFlag: 'rung' }, [{ flag: 'rung' }]), [true, false]);
});

test('goal and noGoal: when it has been reached, as long as it has not', () => {
  assert.deepEqual(comesTrue({ goal: 'two' }, [{ goal: 'two' }]), [false, true]);
  assert.deepEqual(comesTrue({ noGoal: 'two' }, [{ goal: 'two' }]), [true, false]);
});

test('carries: when the hero who sets it off has the treasure', () => {
  const talisman = { questTreasure: 'talismanOfLore' };
  assert.deepEqual(comesTrue({ carries: 'talismanOfLore' }, [{ give: talisman }]), [false, true]);
});

test("carries: a treasure in a friend's pack does not count", () => {
  const figures: TableFigures = {
    E: { kind: 'elf' },
    D: { kind: 'dwarf', questTreasures: ['talismanOfLore'] },
  };
  const t = told({ carries: 'talismanOfLore' }, [{ give: { questTreasure: 'talismanOfLore' } }], figures);
  step(t, 'D1');
  assert.ok(!heard(t));
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'D2' });
  assert.ok(heard(t));
});

test('hero: when it is this hero who sets it off', () => {
  const t = told({ hero: 'dwarf' }, [{ give: { gold: 1 } }]);
  step(t, 'D1');
  assert.ok(!heard(t));
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'D2' });
  assert.ok(heard(t));
});

test('several conditions must all hold', () => {
  const both = { flag: 'rung', hero: 'elf', noGoal: 'two' };
  assert.deepEqual(comesTrue(both, [{ flag: 'rung' }]), [false, true]);
  assert.deepEqual(comesTrue(both, [{ flag: 'rung' }, { goal: 'two' }]), [false, false]);
  assert.deepEqual(comesTrue({ ...both, hero: 'dwarf' }, [{ flag: 'rung' }]), [false, false]);
});

test('a note whose condition did not hold waits for the next time; one that came does not come again', () => {
  const t = told({ flag: 'rung' }, [{ flag: 'rung' }]);
  step(t, 'D1');
  for (let turn = 0; turn < 3; turn += 1) t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [6, 6]);
  step(t, 'C1', 'B1');
  for (let turn = 0; turn < 3; turn += 1) t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [6, 6]);
  step(t, 'C1', 'D1');
  assert.ok(heard(t));
  step(t, 'E1');
  assert.ok(!heard(t));
});

test('a note may set off another, and that one a third', () => {
  const notes = [
    { when: { goal: 'two' }, then: [{ goal: 'goal' }] },
    { when: { step: 'D1' }, then: [{ goal: 'two' }] },
    { when: { goal: 'goal' }, then: [say('Done.')] },
  ];
  const t = table(ROW, PAIR, { turn: { of: 'E', left: 2 }, quest: { goals, notes } });
  step(t, 'D1');
  assert.deepEqual([t.state.goals, heard(t)], [['two', 'goal'], true]);
});
