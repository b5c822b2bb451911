/** Fallen heroes: dragged, carried, and given a potion (ADV-DEATH-08, ADV-DEATH-09, ADV-DEATH-11). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle, RATMAN, step } from '../testing/battle.ts';
import { table as lay } from '../testing/index.ts';
import { trapped } from '../testing/trapped.ts';

const HALL = `
  +-+-+-+-+-+-+-+-+-+
  |K A . . . . . . R|
  + + + + + + + + + +
  |. L . . . . . . .|
  +-+-+-+-+-+-+-+-+-+
`;
const FALLEN: SceneFigure = { wounds: 0 };
const ALL = { K: FALLEN, A: {}, L: FALLEN, R: RATMAN };
const DRAG = { type: 'drag', figure: 'A', target: 'K' };
const CARRY = { type: 'carry', figure: 'A', target: 'K' };
const LED = { state: { leader: 'A' } };

rule('ADV-DEATH-08', 'one burden at a time, and friends only', () => {
  const table = battle(HALL, ALL, LED);
  table.do(DRAG);
  assert.deepEqual(table.event('tookHold').left, 3);
  table.refuses({ ...DRAG, target: 'L' }, 'alreadyHeld', 'ADV-DEATH-08');
  table.do(step('A', 'C1'));
  const { figure, from, to, by, rules } = table.event('dragged');
  assert.deepEqual([figure, table.squareName(from), table.squareName(to), by], ['K', 'A1', 'B1', 'A']);
  assert.deepEqual(rules, ['ADV-DEATH-08']);
  const asleep: SceneFigure = { ...RATMAN, effects: [{ tag: 'asleep', ends: 'never' }] };
  const monster = battle(HALL.replace('L', 'R').replace('. R|', '. L|'), { ...ALL, R: asleep }, LED);
  monster.refuses({ ...DRAG, target: 'R' }, 'notKnockedOut', 'ADV-DEATH-08');
  monster.refuses({ ...DRAG, target: 'nobody' }, 'notKnockedOut', 'ADV-DEATH-08');
});

rule('ADV-DEATH-06', 'who lies there drags nobody, and gives nobody a potion', () => {
  const table = battle(
    HALL,
    { ...ALL, A: { wounds: 0, items: ['healingPotion'] } },
    { state: { leader: 'K' } },
  );
  table.refuses(DRAG, 'knockedOut', 'ADV-DEATH-06');
  table.refuses(GIVE, 'knockedOut', 'ADV-DEATH-06');
});

rule('ADV-DEATH-08', 'not after a run, though no step was taken', () => {
  const table = battle(HALL, ALL, LED);
  table.do({ type: 'run', figure: 'A' }, [5]);
  table.refuses(DRAG, 'hasMoved', 'ADV-DEATH-08');
});

rule('ADV-DEATH-08', 'whatever else is at work on the one who drags stays', () => {
  const courage = { tag: 'courage', ends: 'exploration' } as const;
  const table = battle(HALL, { ...ALL, A: { effects: [courage] } }, LED);
  table.do(DRAG);
  assert.deepEqual(table.figure('A').effects, [courage, { tag: 'drags', ends: 'turn', of: 'K' }]);
});

rule('ADV-DEATH-08', 'whoever is on their feet again is dragged no farther', () => {
  const turn = { suffered: { K: 4 } };
  const table = battle(HALL, { ...ALL, K: { ...FALLEN, fate: 1 } }, { ...LED, turn });
  table.do(DRAG);
  table.do({ type: 'undoWounds', figure: 'K' });
  table.do(step('A', 'C1'));
  assert.deepEqual([table.at('K'), table.happened('dragged')], ['A1', false]);
});

rule('ADV-DEATH-11', 'after five squares there is one left with a burden, after six none', () => {
  const map = `
    +-+-+-+-+-+-+-+-+
    |A . . . . . K .|
    + + + + + + + + +
    |. . . . . . . .|
    +-+-+-+-+-+-+-+-+
  `;
  const table = lay(map, { K: FALLEN, A: {} }, LED);
  for (const to of ['B1', 'C1', 'D1', 'E1', 'F1']) table.do(step('A', to));
  assert.equal(table.offers(CARRY), true);
  table.do(step('A', 'F2'));
  table.do(step('A', 'G2'));
  table.refuses(CARRY, 'hasMoved', 'ADV-DEATH-11');
  const near = lay(map, { K: FALLEN, A: {} }, LED);
  for (const to of ['B1', 'C1', 'D1', 'E1', 'F1']) near.do(step('A', to));
  near.do(CARRY);
  assert.equal(near.event('tookHold').left, 1);
  near.do(step('A', 'F2'));
  assert.deepEqual(near.event('dragged').rules, ['ADV-DEATH-11']);
  near.refuses(step('A', 'E2'), 'noSquaresLeft', 'ADV-EXPL-03');
});

rule('ADV-DEATH-11', 'a carrier who draws back from a trap has room: the fallen one lies beside', () => {
  const map = `
    +-+-+-+-+-+
    |A . . . .|
    +-+-+-+-+-+
  `.replace('A . .', 'K A .');
  const table = trapped({ K: FALLEN, A: {} }, { map, untrodden: ['C1', 'D1', 'E1'] });
  table.do(CARRY);
  table.do(step('A', 'C1'));
  // A crossfire, noticed on an 8.
  table.do({ type: 'playCounter', counter: 'trap' }, [2, 8]);
  assert.deepEqual([table.at('A'), table.at('K')], ['B1', 'A1']);
  assert.deepEqual(table.event('dragged').by, 'A');
});

const GIVE = { type: 'givePotion', figure: 'A', target: 'K' };
const POTION: SceneFigure = { items: ['rope', 'healingPotion', 'healingPotion'] };

rule('ADV-DEATH-09', 'one potion for one hero, and that one knocked out', () => {
  const table = battle(HALL, { ...ALL, A: POTION }, LED);
  table.refuses({ ...GIVE, target: 'nobody' }, 'notKnockedOut', 'ADV-DEATH-09');
  table.do(GIVE);
  assert.deepEqual(table.sheet('A').items, ['rope', 'healingPotion']);
  table.refuses(GIVE, 'alreadyDrunk', 'ADV-DEATH-09');
  table.refuses({ ...GIVE, target: 'L' }, 'alreadyActed', 'ADV-CMB-04');
  const up = battle(HALL, { ...ALL, A: POTION, K: {} }, LED);
  up.refuses(GIVE, 'notKnockedOut', 'ADV-DEATH-09');
});

rule('ADV-DEATH-09', 'while exploring it takes nothing but the potion', () => {
  const { R: _ratman, ...others } = ALL;
  const table = lay(HALL.replace('R', '.'), { ...others, A: POTION }, LED);
  table.do(GIVE);
  table.do({ ...GIVE, target: 'L' });
  assert.deepEqual([table.sheet('A').items, table.state.turn.acts['A']], [['rope'], undefined]);
});

rule('ADV-DEATH-09', 'neither of the two may be threatened', () => {
  const map = HALL.replace('|. L', '|R L').replace('. R|', '. .|');
  const giver = battle(map, { ...ALL, A: POTION, K: { ...FALLEN, wounds: 0 } }, LED);
  giver.refuses(GIVE, 'inDeathZone', 'ADV-DEATH-09');
  const apart = HALL.replace('A .', 'A R').replace('. R|', '. .|');
  battle(apart, { ...ALL, A: POTION }, LED).refuses(GIVE, 'inDeathZone', 'ADV-DEATH-09');
});

rule('ADV-MGT-28', 'what else is at work on the patient stays when the potion has worked', () => {
  const cold = { tag: 'courage', ends: 'never' } as const;
  const table = battle(HALL, { ...ALL, A: POTION, K: { ...FALLEN, effects: [cold] } }, LED);
  table.do(GIVE);
  table.do({ type: 'done' }, [], 'ann');
  table.do({ type: 'done' }, [], 'master');
  assert.deepEqual([table.figure('K').wounds, table.figure('K').effects], [4, [cold]]);
});
