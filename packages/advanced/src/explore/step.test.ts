/** Walking while exploring (ADV-EXPL-01 to ADV-EXPL-08, ADV-EXPL-18). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table, walk } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { stepOffers } from './step.ts';

const HALL = `
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
  |A . . . . . . . . . . . . .|
  + + + + + + + + + + + + + + +
  |B . . . . . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
`;

/** The squares open to a step of the first player's figures. */
function stepsOffered(t: AdvancedTable): string[] {
  return stepOffers(t.world, t.state, 'ann')
    .map((move) => t.squareName((move as unknown as { to: number }).to))
    .sort();
}

const STEP = { type: 'step', figure: 'A' };

rule('ADV-EXPL-03', 'twelve squares and not one more, hero or henchman', () => {
  const t = table(HALL, { A: {}, B: { kind: 'henchman', serves: 'A' } });
  walk(t, 'A', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'I1', 'J1', 'K1', 'L1', 'M1');
  assert.equal(t.at('A'), 'M1');
  assert.equal(t.event('stepped').left, 0);
  assert.ok(t.cites('ADV-EXPL-03'));
  t.refuses({ ...STEP, to: 'N1' }, 'noSquaresLeft', 'ADV-EXPL-03');
  walk(t, 'B', 'B2', 'C2', 'D2', 'E2', 'F2', 'G2', 'H2', 'I2', 'J2', 'K2', 'L2', 'M2');
  t.refuses({ type: 'step', figure: 'B', to: 'N2' }, 'noSquaresLeft', 'ADV-EXPL-03');
});

rule('ADV-SET-15', 'Speed counts in combat alone: a slow hero has the same twelve squares', () => {
  const start = {
    weaponSkill: 8,
    bowSkill: 8,
    strength: 6,
    toughness: 5,
    speed: 3,
    bravery: 9,
    intelligence: 8,
  };
  const t = table(HALL, { A: { start } });
  walk(t, 'A', 'B1', 'C1', 'D1', 'E1');
  assert.equal(t.event('stepped').left, 8);
  const fight = table(HALL, { A: { start } }, { turn: { mode: 'combat' } });
  walk(fight, 'A', 'B1', 'C1', 'D1');
  fight.refuses({ ...STEP, to: 'E1' }, 'noSquaresLeft', 'ADV-CMB-29');
});

rule('ADV-EXPL-04', 'never across a corner, never two squares at once', () => {
  const t = table(HALL, { A: {} });
  t.refuses({ ...STEP, to: 'B2' }, 'noSuchStep', 'ADV-EXPL-04');
  t.refuses({ ...STEP, to: 'C1' }, 'noSuchStep', 'ADV-EXPL-04');
  t.do({ ...STEP, to: 'A2' });
  assert.equal(t.at('A'), 'A2');
});

rule('ADV-EXPL-05', 'where the explored dungeon ends, so does the move', () => {
  const t = table(
    `
    +-+-+-+
    x: : A|
    + + + +
    x: : :|
    +-+-+-+
    `,
    { A: {} },
    { places: { A1: { kind: 'corridor' } } },
  );
  walk(t, 'A', 'B1', 'A1');
  assert.ok(t.offers({ ...STEP, to: 'A2' }));
  assert.ok(t.offers({ ...STEP, to: 'B1' }));
  assert.deepEqual(stepsOffered(t), ['A2', 'B1']);
});

rule('ADV-EXPL-18', 'companions are walked past, not stopped on', () => {
  const t = table(
    `
    +-+-+-+-+
    |A B C .|
    +-+-+-+-+
    `,
    { A: {}, B: {}, C: {} },
  );
  t.refuses({ ...STEP, to: 'B1' }, 'noSuchStep', 'ADV-EXPL-18');
  t.do({ ...STEP, to: 'D1' });
  const { across, left } = t.event('stepped');
  assert.deepEqual(
    across.map((square) => t.squareName(square)),
    ['B1', 'C1'],
  );
  assert.equal(left, 9);
  assert.equal(t.at('A'), 'D1');
  assert.ok(t.cites('ADV-EXPL-18'));
});

rule('ADV-EXPL-18', 'not past companions without the squares to come off them, nor in a fight', () => {
  const map = `
    +-+-+-+-+
    |A B C .|
    +-+-+-+-+
    `;
  const short = table(
    map,
    { A: {}, B: {}, C: {} },
    { turn: { acts: { A: { moved: 10, left: 2, did: null, first: 'move', over: false } } } },
  );
  short.refuses({ ...STEP, to: 'D1' }, 'noSuchStep', 'ADV-EXPL-04');
  const fight = table(map, { A: {}, B: {}, C: {} }, { turn: { mode: 'combat' } });
  fight.refuses({ ...STEP, to: 'D1' }, 'noSuchStep', 'ADV-CMB-30');
  fight.refuses({ ...STEP, to: 'B1' }, 'noSuchStep', 'ADV-CMB-31');
});

rule('ADV-EXPL-01', 'one of moving, searching and changing armour', () => {
  const t = table(HALL, { A: { armour: ['shield'] } });
  t.do({ ...STEP, to: 'B1' });
  t.refuses({ type: 'searchWall', figure: 'A', side: 0 }, 'hasMoved', 'ADV-SECR-08');
  t.refuses({ type: 'searchRoom', figure: 'A' }, 'hasMoved', 'ADV-SECR-15');
  t.refuses({ type: 'takeOffArmour', figure: 'A', armour: ['shield'] }, 'hasMoved', 'ADV-EXPL-15');
  const other = table(HALL, { A: { armour: ['shield'] } });
  other.do({ type: 'takeOffArmour', figure: 'A', armour: ['shield'] });
  other.refuses({ ...STEP, to: 'B1' }, 'alreadyActed', 'ADV-EXPL-01');
});

rule('ADV-EXPL-02', 'henchmen walk and do nothing else while exploring; in a fight they see to doors', () => {
  const map = `
    +-+-+
    |H .|
    +d+-+
    |: A|
    +-+-+
    `;
  const figures = { H: { kind: 'henchman', serves: 'A', armour: ['shield'] }, A: {} } as const;
  const t = table(map, figures);
  const door = { type: 'openDoor', figure: 'H', at: 'A1', side: 2 };
  t.refuses(door, 'henchmenOnlyMove', 'ADV-EXPL-02');
  t.refuses({ type: 'searchWall', figure: 'H', side: 0 }, 'henchmenOnlyMove', 'ADV-EXPL-02');
  t.refuses({ type: 'searchRoom', figure: 'H' }, 'henchmenOnlyMove', 'ADV-EXPL-02');
  t.refuses({ type: 'takeOffArmour', figure: 'H', armour: ['shield'] }, 'henchmenOnlyMove', 'ADV-EXPL-02');
  walk(t, 'H', 'B1');
  const fight = table(map, figures, { turn: { mode: 'combat' } });
  fight.do(door);
  assert.equal(fight.state.levels[0]!.doors[0], 'open');
});
