/** Pursuers (ADV-CMB-12, ADV-CMB-49 to ADV-CMB-51). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle, MONSTERS, ORDER, RATMAN, step } from '../testing/battle.ts';
import type { AdvancedTable } from '../testing/index.ts';

const PURSUE = { ...ORDER, pursuit: true };
const PURSUIT = { turn: { ...MONSTERS, pursuit: true } };

const FAR = `
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
  |A . . . . . . . . . . . . . R|
  + + + + + + + + + + + + + + + +
  |. . . . . . . . . . . . . . Q|
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
`;
const PIT = { id: 'trap-1', tag: 'trap', trap: 'pit', state: 'noticed', chest: null } as const;
const RATMEN = { R: RATMAN, Q: RATMAN };

function masters(map: string, figures: Record<string, SceneFigure>): AdvancedTable {
  return battle(map, figures, { turn: { phase: 'master' } });
}

rule('ADV-CMB-12', 'the master has these orders to give, once, and nobody else has', () => {
  const table = masters(FAR, { A: {}, ...RATMEN });
  const orders = (): unknown[] =>
    table.offered('chooseOrder', 'master').map(({ order, pursuit }) => [order, pursuit]);
  assert.deepEqual(orders(), [
    ['moveFirst', false],
    ['deedFirst', false],
    ['moveFirst', true],
  ]);
  assert.deepEqual(table.offered('chooseOrder', 'ann'), []);
  table.do(PURSUE);
  assert.deepEqual(table.event('orderChosen').rules, ['ADV-CMB-12', 'ADV-CMB-49']);
  assert.deepEqual(orders(), []);
  const plain = masters(FAR, { A: {}, ...RATMEN });
  plain.do(ORDER);
  assert.deepEqual(plain.event('orderChosen').rules, ['ADV-CMB-12']);
});

rule('ADV-CMB-51', 'a pursuit it is as soon as one of them cannot get at anybody', () => {
  const table = masters(FAR.replace('|A . .', '|A . R').replace('. R|', '. .|'), { A: {}, ...RATMEN });
  table.do(PURSUE);
  assert.equal(table.state.turn.pursuit, true);
});

rule('ADV-CMB-51', 'whoever can shoot at somebody need not go nearer', () => {
  const archers = { R: { monster: 'goblinArcher' }, Q: { monster: 'goblinArcher' } };
  masters(FAR, { A: {}, ...archers }).refuses(PURSUE, 'nobodyFlees', 'ADV-CMB-51');
  const hidden = FAR.replaceAll('. . .', '. .|.');
  masters(hidden, { A: {}, ...archers }).do(PURSUE);
});

rule('ADV-CMB-51', 'a sleeper gets at nobody, though somebody lies beside it', () => {
  const asleep: SceneFigure = { ...RATMAN, effects: [{ tag: 'asleep', ends: 'never' }] };
  const map = FAR.replace('|A .', '|A R').replace('. R|', '. .|').replace('. Q|', '. .|');
  masters(map, { A: {}, R: RATMAN }).refuses(PURSUE, 'nobodyFlees', 'ADV-CMB-51');
  masters(map, { A: {}, R: asleep }).do(PURSUE);
});

rule('ADV-CMB-51', 'a death zone on the way stops it, and there it attacks; a friend is in its way', () => {
  const passage = `
    +-+-+-+-+-+-+
    |A B R . . Q|
    +-+-+-+-+-+-+
  `;
  masters(passage, { A: {}, B: {}, R: RATMAN }).refuses(PURSUE, 'nobodyFlees', 'ADV-CMB-51');
  masters(passage, { A: {}, B: {}, ...RATMEN }).do(PURSUE);
});

rule('ADV-CMB-51', 'the pit it flies over is a square of its way', () => {
  const bat = { monster: 'vampireBat' };
  const things = (t: AdvancedTable) => [
    { ...PIT, square: t.square('F1') },
    { ...PIT, id: 'trap-2', square: t.square('F2') },
  ];
  for (const [map, isFar] of [
    [FAR.replace('. Q|', '. .|'), true],
    [FAR.replace('. R|', 'R .|').replace('. Q|', '. .|'), false],
  ] as const) {
    const t = masters(map, { A: {}, R: bat });
    const [level] = t.state.levels;
    t.state = { ...t.state, levels: [{ ...level!, things: things(t) }] };
    if (isFar) t.do(PURSUE);
    else t.refuses(PURSUE, 'nobodyFlees', 'ADV-CMB-51');
  }
});

rule('ADV-CMB-51', 'a spear across the corner stops it a square short of its own blow', () => {
  const corner = `
    +-+-+-+
    |R . .|
    +-+ +-+
    |.|. A|
    +-+-+-+
  `;
  masters(corner, { A: {}, R: RATMAN }).refuses(PURSUE, 'nobodyFlees', 'ADV-CMB-51');
  masters(corner, { A: { weapons: ['spear'] }, R: RATMAN }).do(PURSUE);
});

rule('ADV-CMB-50', 'one stopped beside an enemy owes no run, though it does not attack', () => {
  const map = FAR.replace('|A . .', '|A . R').replace('. R|', '. .|');
  const table = battle(map, { A: {}, ...RATMEN }, PURSUIT);
  table.do(step('R', 'B1'));
  table.do(step('Q', 'N2'));
  assert.equal(table.at('Q'), 'N2');
});

rule('ADV-CMB-50', 'nobody waits for a runner whom a spell has caught on the way', () => {
  for (const tag of ['stilled', 'choked']) {
    const held: SceneFigure = { ...RATMAN, effects: [{ tag, ends: 'turn' }] };
    const acts = { 'ratman-1': { moved: 1, left: null, did: null, first: 'move', over: false } } as const;
    const turn = { ...PURSUIT.turn, active: 'ratman-1', acts };
    const table = battle(FAR, { A: {}, ...RATMEN, R: held }, { turn });
    assert.equal(table.offers(step('Q', 'N2')), true, tag);
  }
});

rule('ADV-CMB-50', 'nor do the heroes ever owe a run', () => {
  const map = FAR.replace('|. . .', '|B . .');
  const table = battle(map, { A: {}, B: {}, ...RATMEN }, { turn: { pursuit: true } });
  table.do(step('A', 'B1'));
  table.do(step('B', 'B2'));
  assert.equal(table.at('B'), 'B2');
});
