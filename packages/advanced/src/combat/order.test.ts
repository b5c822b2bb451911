/** Order in a combat turn (ADV-CMB-01 to ADV-CMB-20, ADV-CMB-28 to ADV-CMB-32, ADV-CMB-45 to ADV-CMB-48). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { battle, CLOSE, HALL, LONG, MONSTERS, ORDER, RATMAN, step, strike, TWO } from '../testing/battle.ts';
import type { AdvancedTable } from '../testing/index.ts';

rule('ADV-CMB-01', 'the heroes’ phase, the master’s, then the end is looked at', () => {
  const table = battle(HALL, TWO);
  table.refuses(ORDER, 'wrongPhase', 'ADV-TURN-05', 'master');
  table.do({ type: 'done' }, [], 'ann');
  table.do({ type: 'done' }, [], 'bob');
  assert.equal(table.state.turn.phase, 'master');
  table.refuses(step('A', 'B1'), 'notYourPhase', 'ADV-TURN-05');
  table.do(ORDER, [], 'master');
  table.do({ type: 'done' }, [], 'master');
  assert.deepEqual(
    [table.state.turn.mode, table.state.turn.phase, table.state.turn.number],
    ['combat', 'heroes', 2],
  );
});

rule('ADV-CMB-02', 'players may mix their figures, each finishing before the next begins', () => {
  const table = battle(CLOSE, TWO);
  table.do(step('A', 'A1'));
  table.do(strike('B', 'Q'), [2]);
  table.refuses(step('A', 'B1'), 'alreadyActed', 'ADV-CMB-02');
  table.do(step('B', 'A2'));
});

rule('ADV-CMB-03', 'henchmen do all that heroes do, doors included', () => {
  const map = `
    +-+-+-+-+
    |A . . R|
    +d+-+-+-+
    |. . . .|
    +-+-+-+-+
  `;
  const table = battle(map, { A: { kind: 'henchman' }, R: RATMAN });
  assert.equal(table.offers({ type: 'openDoor', figure: 'A', at: 'A1', side: 2 }), true);
  assert.equal(table.offers({ type: 'run', figure: 'A' }), true);
  const near = battle(CLOSE, { ...TWO, A: { kind: 'henchman' } });
  assert.equal(near.offers(strike('A', 'R')), true);
});

rule('ADV-CMB-04', 'move, then attack; or attack, then move; the move is never split', () => {
  const moved = battle(HALL.replace('. R', 'R .'), TWO);
  moved.do(step('A', 'B1'));
  moved.do(step('A', 'C1'));
  moved.do(step('A', 'D1'));
  moved.do(strike('A', 'R'), [2]);
  moved.refuses(step('A', 'C1'), 'alreadyActed', 'ADV-CMB-04');
  const struck = battle(CLOSE, TWO);
  struck.do(strike('A', 'R'), [2]);
  assert.deepEqual(struck.event('acted').rules, ['ADV-CMB-04']);
  struck.do(step('A', 'A1'));
  struck.refuses(strike('A', 'R'), 'alreadyActed', 'ADV-CMB-04');
});

rule('ADV-CMB-05', 'each figure of the heroes chooses for itself', () => {
  const table = battle(CLOSE, { ...TWO, B: {} });
  table.do(strike('A', 'R'), [2]);
  table.do(step('A', 'A1'));
  table.do(step('B', 'B1'));
  assert.equal(table.state.turn.acts['B']?.first, 'move');
  assert.equal(table.state.turn.acts['A']?.first, 'deed');
});

rule('ADV-CMB-06', 'running is instead of attacking', () => {
  const table = battle(CLOSE, TWO);
  table.do(strike('A', 'R'), [2]);
  table.refuses({ type: 'run', figure: 'A' }, 'alreadyActed', 'ADV-CMB-04');
});

const DOOR = `
  +-+-+-+-+
  |A . . .|
  +d+-+-+-+
  |. . . R|
  +-+-+-+-+
`;
const OPEN = { type: 'openDoor', figure: 'A', at: 'A1', side: 2 };

rule('ADV-CMB-07', 'at a door one may open it instead of attacking', () => {
  const table = battle(DOOR, { A: {}, R: RATMAN });
  table.do(OPEN);
  assert.deepEqual(table.state.levels[0]!.doors, ['open']);
  const away = battle(DOOR.replace('A .', '. A'), { A: {}, R: RATMAN });
  away.refuses({ ...OPEN, at: 'B1' }, 'noDoor', 'ADV-EXPL-09');
  away.refuses(OPEN, 'notAtDoor', 'ADV-EXPL-09');
});

rule('ADV-CMB-08', 'before the move or after it, not in the middle', () => {
  const before = battle(DOOR, { A: {}, R: RATMAN });
  before.do(OPEN);
  before.do(step('A', 'B1'));
  const after = battle(DOOR.replace('A .', '. A'), { A: {}, R: RATMAN });
  after.do(step('A', 'A1'));
  after.do(OPEN);
  after.refuses(step('A', 'B1'), 'alreadyActed', 'ADV-CMB-04');
});

rule('ADV-CMB-12', 'one order binds all monsters, and comes first', () => {
  const table = battle(CLOSE, TWO, { turn: { phase: 'master' } });
  table.refuses(strike('R', 'A'), 'orderFirst', 'ADV-CMB-12');
  table.do({ ...ORDER, order: 'deedFirst' });
  table.refuses(ORDER, 'orderGiven', 'ADV-CMB-12');
  table.do(step('R', 'D1'));
  table.refuses(strike('R', 'A'), 'wrongOrder', 'ADV-CMB-12');
  const moving = battle(CLOSE, TWO, { turn: MONSTERS });
  moving.do(strike('R', 'A'), [2]);
  moving.refuses(step('R', 'D1'), 'wrongOrder', 'ADV-CMB-12');
});

rule('ADV-CMB-13', 'a monster finishes before the next one acts', () => {
  const table = battle(CLOSE, TWO, { turn: MONSTERS });
  table.do(step('R', 'D1'));
  table.do(strike('Q', 'B'), [2]);
  table.refuses(strike('R', 'A'), 'alreadyActed', 'ADV-CMB-13');
});

rule('ADV-CMB-14', 'a monster may run instead of attacking', () => {
  const table = battle(HALL, TWO, { turn: MONSTERS });
  table.do({ type: 'run', figure: 'R' }, [3]);
  table.refuses(strike('R', 'A'), 'alreadyActed', 'ADV-CMB-04');
  const deedFirst = battle(HALL, TWO, { turn: { ...MONSTERS, order: 'deedFirst' } });
  deedFirst.do(step('R', 'E1'));
  deedFirst.do({ type: 'run', figure: 'R' }, [3]);
  assert.deepEqual(deedFirst.state.turn.acts[deedFirst.id('R')]!.left, 3, 'whatever the order');
  const struck = battle(CLOSE, TWO, { turn: { ...MONSTERS, order: 'deedFirst' } });
  struck.do(strike('R', 'A'), [2]);
  struck.refuses({ type: 'run', figure: 'R' }, 'alreadyActed', 'ADV-CMB-04');
});

const GATE = `
  +-+-+-+-+
  |. . . A|
  +d+-+-+-+
  |R . . .|
  +-+-+-+-+
`;
const GATE_OPEN = { type: 'openDoor', figure: 'R', at: 'A2', side: 0 };

rule('ADV-CMB-15', 'only sentries among monsters see to doors', () => {
  battle(GATE, { A: {}, R: RATMAN }, { turn: MONSTERS }).refuses(GATE_OPEN, 'onlySentries', 'ADV-CMB-15');
  const table = battle(GATE, { A: {}, R: { monster: 'ratmanSentry' } }, { turn: MONSTERS });
  table.do(GATE_OPEN);
  const open = battle(GATE.replace('d', 'o'), { A: {}, R: { monster: 'ratmanSentry' } }, { turn: MONSTERS });
  open.do({ ...GATE_OPEN, type: 'closeDoor' });
  assert.deepEqual(open.state.levels[0]!.doors, ['closed']);
});

rule('ADV-CMB-19', 'in a pursuit any monster opens a door, and then does not run', () => {
  const table = battle(GATE, { A: {}, R: RATMAN }, { turn: { ...MONSTERS, pursuit: true } });
  table.do(GATE_OPEN);
  table.refuses({ type: 'run', figure: 'R' }, 'alreadyActed', 'ADV-CMB-04');
});

rule('ADV-CMB-19', 'to open it is all that a pursuit allows: closing doors is still for sentries', () => {
  const pursuit = { turn: { ...MONSTERS, pursuit: true } };
  const shut = { ...GATE_OPEN, type: 'closeDoor' };
  const open = GATE.replace('d', 'o');
  battle(open, { A: {}, R: RATMAN }, pursuit).refuses(shut, 'onlySentries', 'ADV-CMB-15');
  assert.ok(battle(open, { A: {}, R: { monster: 'ratmanSentry' } }, pursuit).offers(shut));
});

rule(
  'ADV-CMB-20',
  'a champion that attacks, and a sentry that opens a door, are known for what they are',
  () => {
    const champion = battle(
      CLOSE,
      { ...TWO, R: { monster: 'ratmanChampion', disguise: 'ratman' } },
      { turn: MONSTERS },
    );
    const seen = (table: AdvancedTable, id: string) =>
      table.view('ann').figures.find((one) => one.id === id)?.of;
    assert.equal(seen(champion, 'ratmanChampion-1'), 'ratman');
    champion.do(strike('R', 'A'), [2]);
    assert.equal(seen(champion, 'ratmanChampion-1'), 'ratmanChampion');
    const disguised = { monster: 'ratmanSentry', disguise: 'ratman' };
    const sentry = battle(GATE, { A: {}, R: disguised }, { turn: MONSTERS });
    sentry.do(GATE_OPEN);
    assert.equal(seen(sentry, 'ratmanSentry-1'), 'ratmanSentry');
  },
);

rule('ADV-CMB-20', 'so is a champion that strikes back at a clumsy attack', () => {
  const champion = { monster: 'ratmanChampion', disguise: 'ratman' };
  const table = battle(CLOSE, { ...TWO, R: champion });
  table.do(strike('B', 'Q'), [2]);
  assert.equal(table.figure('R').disguise, 'ratman');
  table.do(strike('A', 'R'), [1, 2]);
  assert.equal(table.figure('R').disguise, null);
  const types = table.types();
  assert.ok(types.indexOf('unmasked') < types.lastIndexOf('attackRolled'));
});

rule('ADV-CMB-20', 'a sentry that merely strikes is not', () => {
  const table = battle(
    CLOSE,
    { ...TWO, R: { monster: 'ratmanSentry', disguise: 'ratman' } },
    { turn: MONSTERS },
  );
  table.do(strike('R', 'A'), [2]);
  assert.equal(table.figure('R').disguise, 'ratman');
});

rule('ADV-CMB-28', 'the master chooses which monster acts next', () => {
  const table = battle(HALL, TWO, { turn: MONSTERS });
  assert.equal(table.offers(step('R', 'E1')), true);
  assert.equal(table.offers(step('Q', 'E2')), true);
  assert.deepEqual(table.awaited(), [{ seat: 'master', prompt: 'monstersAct' }]);
});

const walk = (table: AdvancedTable, from: number, squares: number): void => {
  for (let x = from; x < from + squares; x += 1) table.do(step('A', `${String.fromCodePoint(65 + x + 1)}1`));
};

rule('ADV-CMB-29', 'up to its Speed in squares', () => {
  const table = battle(LONG, { A: {}, R: RATMAN });
  walk(table, 0, 8);
  table.refuses(step('A', 'J1'), 'noSquaresLeft', 'ADV-CMB-29');
});

rule('ADV-CMB-30', 'never diagonally', () => {
  battle(HALL, TWO).refuses(step('A', 'B2'), 'noSuchStep', 'ADV-CMB-30');
});

rule('ADV-CMB-31', 'never through anybody, not even one knocked out', () => {
  const table = battle(HALL, { ...TWO, B: { wounds: 0 } });
  table.refuses(step('A', 'A2'), 'noSuchStep', 'ADV-CMB-31');
  const row = battle(LONG.replace('A .', 'A B'), { A: {}, B: {}, R: RATMAN });
  row.refuses(step('A', 'C1'), 'noSuchStep', 'ADV-CMB-30');
});

rule('ADV-CMB-32', 'never through a wall or a closed door', () => {
  battle(LONG, { A: {}, R: RATMAN }).refuses(step('A', 'A2'), 'noSuchStep', 'ADV-CMB-31');
  battle(LONG.replace('A .', 'A|.'), { A: {}, R: RATMAN }).refuses(
    step('A', 'B1'),
    'noSuchStep',
    'ADV-CMB-30',
  );
  battle(LONG.replace('A .', 'Ad.'), { A: {}, R: RATMAN }).refuses(
    step('A', 'B1'),
    'noSuchStep',
    'ADV-CMB-30',
  );
});

rule('ADV-CMB-45', 'whoever sees to a door does not attack in that phase', () => {
  const map = `
    +-+-+-+
    |. R .|
    + + + +
    |. . .|
    +d+-+-+
    |A . .|
    +-+-+-+
  `;
  const table = battle(map, { A: {}, R: RATMAN });
  table.do({ type: 'openDoor', figure: 'A', at: 'A3', side: 0 });
  table.do(step('A', 'A2'));
  table.refuses(strike('A', 'R'), 'alreadyActed', 'ADV-CMB-04');
});

rule('ADV-CMB-46', 'first the Speed, then as many squares more as the die shows', () => {
  const table = battle(LONG, { A: {}, R: RATMAN });
  walk(table, 0, 8);
  table.do({ type: 'run', figure: 'A' }, [2]);
  walk(table, 8, 2);
  table.refuses(step('A', 'L1'), 'noSquaresLeft', 'ADV-CMB-29');
});

rule('ADV-CMB-46', 'on a 1 the runner stumbles', () => {
  const table = battle(LONG, { A: {}, R: RATMAN });
  walk(table, 0, 8);
  table.do({ type: 'run', figure: 'A' }, [1]);
  table.refuses(step('A', 'J1'), 'noSquaresLeft', 'ADV-CMB-29');
});

rule('ADV-CMB-46', 'a runner stopped in a zone does not roll, and a zone stops the run', () => {
  const stopped = battle(HALL.replace('. . R', 'R . .'), TWO);
  stopped.do(step('A', 'B1'));
  stopped.do(step('A', 'C1'));
  stopped.refuses({ type: 'run', figure: 'A' }, 'inDeathZone', 'ADV-CMB-46');
  const running = battle(HALL, TWO);
  running.do({ type: 'run', figure: 'A' }, [12]);
  for (const to of ['B1', 'C1', 'D1', 'E1']) running.do(step('A', to));
  assert.equal(running.event('stepped').left, 0);
});

rule('ADV-CMB-47', 'a runner opens and closes no doors', () => {
  const table = battle(DOOR, { A: {}, R: RATMAN });
  table.do({ type: 'run', figure: 'A' }, [4]);
  table.refuses(OPEN, 'alreadyActed', 'ADV-CMB-04');
});

rule('ADV-CMB-48', 'a runner does not attack', () => {
  const table = battle(HALL.replace('. . R', 'R . .'), TWO);
  table.do({ type: 'run', figure: 'A' }, [4]);
  for (const to of ['B1', 'C1']) table.do(step('A', to));
  table.refuses(strike('A', 'R'), 'alreadyActed', 'ADV-CMB-04');
});
