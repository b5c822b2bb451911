import assert from 'node:assert/strict';
import { withSquares } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable, NextTableFigures, NextTableSetting } from '../testing/index.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

type Kinds = NonNullable<NextTableSetting['next']>['traps'];

const ROW = `
  +-+-+-+-+-+
  |D . . . .|
  +-+-+-+-+-+`;
const STEP = { type: 'step', figure: 'D', to: 'B1' };
const SPEAR = { kind: 'spear', at: 'B1' };

/** The Dwarf about to step onto a trap at B1. */
function beforeTrap(trap: object, kinds?: Kinds, map = ROW, others: NextTableFigures = {}): NextTable {
  return table(
    map,
    { D: { kind: 'dwarf', body: 8 }, ...others },
    {
      turn: { of: 'D', left: 6 },
      quest: { traps: [trap] },
      next: {
        ...(kinds === undefined ? {} : { traps: kinds }),
        figures: { D: { facing: 'east', sheet: { gear: [], inHand: null } } },
        turn: { actions: ['move'] },
      },
    },
  );
}

rule('NXT-DWF-03', 'the Dwarf suffers a trap only when the trap die fails', () => {
  const safe = beforeTrap(SPEAR);
  safe.do(STEP, ['safe']);
  assert.deepEqual([safe.figure('D').body, safe.happened('trapRolled')], [8, false]);
  assert.deepEqual(safe.event('trapDieRolled').rules, ['NXT-DWF-03']);
  const caught = beforeTrap(SPEAR);
  caught.do(STEP, ['sprung', S]);
  assert.equal(caught.figure('D').body, 7);
});

rule('NXT-DWF-03', 'avoided, it has gone off all the same: seen by all, and spent', () => {
  const t = beforeTrap(SPEAR);
  t.do(STEP, ['safe']);
  assert.deepEqual([t.event('trapWentOff').trap, t.state.traps], ['spear', ['gone']]);
  t.do({ ...STEP, to: 'C1' });
  t.do(STEP);
  assert.equal(t.happened('trapDieRolled'), false);
});

rule('NXT-DWF-03', 'others in its area suffer it', () => {
  const t = beforeTrap(SPEAR, ['chokingGas'], ROW.replace('. .|', '. O|'), { O: { kind: 'orc', body: 3 } });
  t.do(STEP, ['safe', S]);
  assert.deepEqual([t.figure('D').body, t.figure('O').body], [8, 2]);
});

rule('NXT-DWF-03', 'rocks block the square, and the Dwarf is moved off unhurt', () => {
  const t = beforeTrap({ kind: 'rockfall', at: 'B1' });
  t.do(STEP, ['safe']);
  assert.deepEqual([t.happened('rocksFell'), t.happened('trapRolled'), t.figure('D').body], [true, false, 8]);
  t.do({ type: 'escape', figure: 'D', to: 'C1' }, [], 'morcar');
  assert.equal(t.at('D'), 'C1');
});

rule('NXT-DWF-03', 'nobody else rolls the die', () => {
  const t = table(
    ROW,
    { D: { kind: 'barbarian', body: 8 } },
    { turn: { of: 'D', left: 6 }, quest: { traps: [SPEAR] }, next: { figures: { D: { facing: 'east' } } } },
  );
  t.do(STEP, [S]);
  assert.equal(t.figure('D').body, 7);
});

rule('NXT-DWF-04', 'before a pit the Dwarf stops, shows it, and keeps the movement left', () => {
  const t = beforeTrap({ kind: 'pit', at: 'B1' });
  t.do(STEP, ['safe']);
  assert.deepEqual([t.at('D'), t.state.turn.left, t.figure('D').body], ['A1', 6, 8]);
  assert.deepEqual(t.view('heroes').next.traps, [{ kind: 'pit', squares: [t.square('B1')] }]);
  t.do({ type: 'jump', figure: 'D', to: 'C1' }, [W]);
  assert.deepEqual([t.at('D'), t.state.turn.left], ['C1', 4]);
});

rule('NXT-DWF-04', 'a failure is a fall like any other', () => {
  const t = beforeTrap({ kind: 'pit', at: 'B1' });
  t.do(STEP, ['sprung']);
  assert.deepEqual([t.at('D'), t.figure('D').body, t.figure('D').conditions], ['B1', 7, ['pit']]);
  assert.equal(t.state.turn.taker, null);
});

/** The Dwarf beside a trap that has been found. */
function besideFound(
  trap: object,
  rest: { kinds?: Kinds; map?: string; others?: NextTableFigures } = {},
): NextTable {
  const t = table(
    rest.map ?? ROW,
    { D: { kind: 'dwarf', body: 8 }, ...rest.others },
    {
      turn: 'D',
      quest: { traps: [trap] },
      next: {
        ...(rest.kinds === undefined ? {} : { traps: rest.kinds }),
        figures: { D: { facing: 'east', sheet: { gear: [], inHand: null } } },
      },
    },
  );
  t.do({ type: 'searchTraps', figure: 'D' });
  return t;
}
const DISARM = { type: 'disarm', figure: 'D', square: 'B1' };

rule('NXT-DWF-08', 'five times in six the trap is removed, and a part of it is won', () => {
  const t = besideFound(SPEAR);
  assert.ok(t.offers(DISARM));
  t.do(DISARM, ['safe']);
  assert.deepEqual(
    [t.state.traps, t.sheet('D').parts, t.state.next.turn.actions],
    [['gone'], 1, ['lookFor', 'trapWork']],
  );
  assert.ok(t.cites('NXT-DWF-08'));
});

rule('NXT-DWF-08', 'a failure springs it on the Dwarf, with no second roll', () => {
  const t = besideFound(SPEAR, { kinds: ['poisonedDarts'] });
  t.do(DISARM, ['sprung', S, W]);
  assert.deepEqual(
    [t.figure('D').body, t.at('D'), t.sheet('D').parts, t.state.traps],
    [7, 'A1', 0, ['gone']],
  );
  assert.equal(t.all('trapDieRolled').length, 1);
});

rule('NXT-DWF-08', 'the Dwarf suffers it from beside the square too, along with all it reaches', () => {
  const blade = `
    +-+-+
    |D .|
    +-+ +
      |.|
      + +
      |.|
      +-+`;
  const t = besideFound(SPEAR, { kinds: ['swingingBlade'], map: blade });
  t.do(DISARM, ['sprung', S, S]);
  assert.deepEqual([t.figure('D').body, t.all('trapRolled').length], [6, 1]);
});

rule('NXT-DWF-08', 'only a trap that is known can be disarmed, and only from the next square', () => {
  const unknown = table(ROW, { D: { kind: 'dwarf' } }, { turn: 'D', quest: { traps: [SPEAR] } });
  unknown.refuses(DISARM, 'nothingToDisarm', 'NXT-DWF-08');
  const far = besideFound({ kind: 'spear', at: 'C1' });
  far.refuses({ ...DISARM, square: 'C1' }, 'notAdjacent', 'NXT-DWF-08');
});

rule('NXT-DWF-08', 'a pit can be disarmed until somebody has fallen in; who fails there falls in', () => {
  const removed = besideFound({ kind: 'pit', at: 'B1' });
  removed.do(DISARM, ['safe']);
  assert.deepEqual([removed.state.traps, removed.sheet('D').parts], [['gone'], 1]);
  assert.deepEqual(removed.view('heroes').next.traps, []);
  removed.do({ type: 'endTurn' }, [], 'heroes');
  removed.do({ type: 'endTurn' }, [], 'morcar');
  removed.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  removed.do(STEP);
  assert.deepEqual([removed.at('D'), removed.figure('D').body], ['B1', 8], 'firm ground again');
  const fallen = besideFound({ kind: 'pit', at: 'B1' });
  fallen.do(DISARM, ['sprung']);
  assert.deepEqual(
    [fallen.at('D'), fallen.figure('D').body, fallen.figure('D').conditions, fallen.state.turn.taker],
    ['B1', 7, ['pit'], null],
  );
  fallen.do({ type: 'endTurn' }, [], 'morcar');
  fallen.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  fallen.do({ ...STEP, to: 'A1' });
  fallen.refuses(DISARM, 'nothingToDisarm', 'NXT-DWF-08');
});

rule('NXT-DWF-09', 'nobody but the Dwarf disarms, tool kit or none', () => {
  const t = table(
    ROW,
    { D: { kind: 'barbarian', equipment: ['toolKit'] } },
    { turn: 'D', quest: { traps: [SPEAR] } },
  );
  t.do({ type: 'searchTraps', figure: 'D' }, ['blank']);
  t.refuses(DISARM, 'cannotDisarm', 'NXT-DWF-09');
});

const BUILD = { type: 'buildTrap', figure: 'D', square: 'B1' };
function builder(parts: number, map = ROW, others: NextTableFigures = {}): NextTable {
  return table(
    map,
    { D: { kind: 'dwarf' }, ...others },
    { turn: 'D', next: { figures: { D: { facing: 'east', sheet: { parts } } } } },
  );
}

rule('NXT-DWF-10', 'three parts make a trap on a free square beside the Dwarf, for the trap action', () => {
  const t = builder(4);
  t.do(BUILD);
  assert.deepEqual(
    [t.state.next.dwarfTraps, t.sheet('D').parts, t.state.next.turn.actions],
    [[t.square('B1')], 1, ['trapWork']],
  );
  builder(2).refuses(BUILD, 'partsMissing', 'NXT-DWF-10');
  builder(3).refuses({ ...BUILD, square: 'C1' }, 'notAdjacent', 'NXT-DWF-10');
  builder(3, ROW.replace('D .', 'D O'), { O: { kind: 'orc' } }).refuses(BUILD, 'notFree', 'NXT-DWF-10');
  builder(3, ROW.replace('D .', 'B D'), { B: { kind: 'barbarian' } }).refuses(
    { ...BUILD, square: 'A1' },
    'notFree',
    'NXT-DWF-10',
  );
});

rule('NXT-DWF-10', 'it is the same action as disarming', () => {
  const t = builder(6);
  t.do(BUILD);
  t.refuses(BUILD, 'sameAction', 'NXT-ACT-03');
});

/** A trap of the Dwarf's at C1, between a hero and an orc. */
function laid(turn: NextTableSetting['turn']): NextTable {
  const t = table(
    `
    +-+-+-+-+-+
    |D . . . O|
    +-+-+-+-+-+`,
    { D: { kind: 'barbarian', body: 8 }, O: { kind: 'orc', body: 4, move: 6 } },
    { turn: turn!, next: { figures: { O: { facing: 'west' }, D: { facing: 'east' } } } },
  );
  t.state = { ...t.state, next: { ...t.state.next, dwarfTraps: [t.square('C1')] } };
  return t;
}

rule('NXT-DWF-11', 'the first monster on it takes two unstoppable dice, and it is spent', () => {
  const t = laid('morcar');
  t.do({ type: 'step', figure: 'O', to: 'D1' });
  t.do({ type: 'step', figure: 'O', to: 'C1' }, [S, S]);
  assert.deepEqual([t.figure('O').body, t.state.next.dwarfTraps], [2, []]);
  assert.ok(t.event('trapRolled').rules.includes('NXT-DWF-11') && !t.happened('defenceRolled'));
});

rule('NXT-DWF-11', 'it can kill', () => {
  const t = laid('morcar');
  t.state = {
    ...t.state,
    figures: t.state.figures.map((figure) => (figure.kind === 'orc' ? { ...figure, body: 2 } : figure)),
  };
  t.do({ type: 'step', figure: 'O', to: 'D1' });
  t.do({ type: 'step', figure: 'O', to: 'C1' }, [S, S]);
  assert.equal(t.find('O'), undefined);
});

rule('NXT-DWF-11', 'heroes know it and walk over it', () => {
  const t = laid({ of: 'D', left: 4 });
  t.do({ type: 'step', figure: 'D', to: 'B1' });
  t.do({ type: 'step', figure: 'D', to: 'C1' });
  assert.deepEqual([t.figure('D').body, t.state.next.dwarfTraps.length], [8, 1]);
});

rule('NXT-DWF-12', 'monsters looking on do not keep the Dwarf from it', () => {
  const t = table(
    ROW.replace('. .|', '. O|'),
    { D: { kind: 'dwarf' }, O: { kind: 'orc' } },
    { turn: 'D', quest: { traps: [SPEAR] } },
  );
  t.state = { ...t.state, traps: ['found'] };
  t.refuses({ type: 'searchTraps', figure: 'D' }, 'monsterAbout', 'NXT-ACT-07');
  t.do(DISARM, ['safe']);
  assert.deepEqual([t.state.traps, t.figure('O').body > 0], [['gone'], true]);
});

rule('NXT-DWF-03', 'a trap that a search brings about is avoided by the same die', () => {
  const t = table(ROW, { D: { kind: 'dwarf', body: 8 } }, { turn: 'D' });
  t.do({ type: 'searchTreasure', figure: 'D' }, ['eyes', 'key', 'safe']);
  assert.deepEqual([t.event('trapWentOff').trap, t.figure('D').body], ['poisonedDarts', 8]);
  const caught = table(ROW, { D: { kind: 'dwarf', body: 8 } }, { turn: 'D' });
  caught.do({ type: 'searchTreasure', figure: 'D' }, ['eyes', 'key', 'sprung', S, B]);
  assert.equal(caught.figure('D').body, 7);
});

rule('NXT-DWF-10', 'not on a pit, on another trap that is known, or on one of the Dwarf’s own', () => {
  const pit = builder(3);
  pit.state = { ...pit.state, pits: withSquares(pit.state.pits, [pit.square('B1')]) };
  pit.refuses(BUILD, 'notFree', 'NXT-DWF-10');
  const own = builder(3);
  own.state = { ...own.state, next: { ...own.state.next, dwarfTraps: [own.square('B1')] } };
  own.refuses(BUILD, 'notFree', 'NXT-DWF-10');
  const known = table(
    ROW,
    { D: { kind: 'dwarf' } },
    { turn: 'D', quest: { traps: [SPEAR] }, next: { figures: { D: { sheet: { parts: 3 } } } } },
  );
  assert.ok(known.offers(BUILD), 'one that nobody knows of is no hindrance');
  known.state = { ...known.state, traps: ['found'] };
  known.refuses(BUILD, 'notFree', 'NXT-DWF-10');
});
