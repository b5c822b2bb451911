/** Noticing traps, disarming them or not (ADV-SPOT, ADV-TRAP-01 to ADV-TRAP-08). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { TRAPS, trapFor } from '../content/traps.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { trapped } from '../testing/trapped.ts';
import type { AdvancedTable } from '../testing/index.ts';

const STEP = { type: 'step', figure: 'A', to: 'B1' };
const PLAY = { type: 'playCounter', counter: 'trap' };
/** Rolls on the trap table: 2 is a crossfire (8 to notice, 6 to disarm), 1 a pit. */
const CROSSFIRE = 2;

/** A notices a crossfire on B1, and stands on A1 again. */
function noticed(figures?: Parameters<typeof trapped>[0], face = 8): AdvancedTable {
  const t = trapped(figures);
  t.do(STEP);
  t.do(PLAY, [CROSSFIRE, face]);
  return t;
}

const trapsOf = (t: AdvancedTable) => t.state.levels[0]!.things.filter(({ tag }) => tag === 'trap');
const DISARM = { type: 'disarm', figure: 'A', trap: 'trap-1' };

rule('ADV-SPOT-01', 'no counter, no trap', () => {
  const t = trapped();
  t.do(STEP);
  t.do({ type: 'holdCounters' });
  assert.deepEqual([t.at('A'), trapsOf(t)], ['B1', []]);
});

rule(
  'ADV-SPOT-02',
  'a counter may be played on untrodden ground, for heroes and henchmen, and nowhere else',
  () => {
    const t = trapped({ A: {}, B: { kind: 'henchman', serves: 'A' } });
    t.do({ type: 'step', figure: 'B', to: 'B2' });
    assert.equal(t.awaited()[0]!.prompt, 'explore');
    t.do({ type: 'step', figure: 'B', to: 'B1' });
    assert.deepEqual(t.awaited()[0], { seat: 'master', prompt: 'playCounter' });
    t.do({ type: 'holdCounters' });
    t.do({ type: 'step', figure: 'B', to: 'B2' });
    t.do({ type: 'step', figure: 'B', to: 'B1' });
    assert.equal(t.awaited()[0]!.prompt, 'explore', 'trodden from then on');
  },
);

rule('ADV-SPOT-04', 'the master’s die says which trap it is', () => {
  const t = noticed();
  assert.deepEqual(
    [t.event('trapRolled').face, t.event('trapRolled').trap, t.event('trapRolled').chest],
    [2, 'crossfire', null],
  );
});

rule(
  'ADV-SPOT-05',
  'on the number or above it is noticed: back to the square before, with the rest of the move',
  () => {
    const t = noticed();
    assert.deepEqual([t.event('spotRolled').needed, t.event('spotRolled').passed], [8, true]);
    assert.deepEqual([t.at('A'), t.state.turn.acts['A']!.left], ['A1', 12]);
    assert.deepEqual(trapsOf(t), [
      { id: 'trap-1', tag: 'trap', square: t.square('B1'), trap: 'crossfire', state: 'noticed', chest: null },
    ]);
    assert.ok(t.offers({ type: 'step', figure: 'A', to: 'A2' }));
  },
);

rule('ADV-SPOT-06', 'below the number it goes off', () => {
  const t = trapped();
  t.do(STEP);
  // A 4 for one bolt, three dice against Toughness 5.
  t.do(PLAY, [CROSSFIRE, 7, 4, 1, 4, 5]);
  assert.deepEqual([t.at('A'), t.figure('A').wounds, trapsOf(t)], ['B1', 3, []]);
  assert.equal(t.event('trapWentOff').trap, 'crossfire');
});

rule('ADV-SPOT-06', 'a henchman at zero wounds is dead', () => {
  const t = trapped({ A: {}, B: { kind: 'henchman', serves: 'A', startWounds: 1 } });
  t.do({ type: 'step', figure: 'B', to: 'B2' });
  t.do({ type: 'step', figure: 'B', to: 'B1' });
  t.do(PLAY, [CROSSFIRE, 7, 4, 1, 4, 5]);
  assert.equal(t.find('B'), undefined);
});

rule('ADV-SPOT-07', 'another hero may disarm it, a henchman never', () => {
  const t = noticed({ A: {}, B: { kind: 'henchman', serves: 'A' } });
  t.refuses({ ...DISARM, figure: 'B' }, 'henchmenOnlyMove', 'ADV-SPOT-07');
  const other = noticed({ A: {}, B: {} });
  other.do({ type: 'step', figure: 'B', to: 'B2' });
  other.do({ ...DISARM, figure: 'B' }, [6]);
  assert.deepEqual(trapsOf(other), []);
});

rule('ADV-SPOT-08', 'from a square beside it, once, at the end of a move', () => {
  const t = noticed({ A: {}, B: {} });
  t.refuses({ ...DISARM, figure: 'B' }, 'notAtTrap', 'ADV-SPOT-08');
  t.do({ type: 'step', figure: 'B', to: 'B2' });
  // Up to it, but no further.
  t.refuses({ type: 'step', figure: 'B', to: 'B3' }, 'atTrap', 'ADV-SPOT-08');
  t.do({ ...DISARM, figure: 'B' }, [6]);
  t.refuses({ type: 'step', figure: 'B', to: 'B3' }, 'alreadyActed', 'ADV-EXPL-01');
  t.do({ type: 'done' }, [5]);
  assert.ok(t.offers({ type: 'step', figure: 'B', to: 'B3' }), 'in the next turn it goes on');
});

for (const [face, gone] of [
  [6, true],
  [5, false],
] as const)
  rule('ADV-SPOT-09', `a ${face} against 6 ${gone ? 'removes it for good' : 'does not'}`, () => {
    const t = noticed();
    t.do(DISARM, gone ? [face] : [face, 4, 1, 1, 1]);
    assert.deepEqual([t.event('disarmRolled').passed, trapsOf(t)], [gone, []]);
    assert.equal(t.happened('trapDisarmed'), gone);
  });

rule('ADV-SPOT-10', 'a failure sets it off, on whoever tried', () => {
  const t = noticed();
  t.do(DISARM, [5, 4, 12, 1, 1, 1]);
  assert.deepEqual([t.event('trapWentOff').figure, t.figure('A').wounds], ['A', 3]);
});

rule('ADV-SPOT-11', 'a natural 12 is worth one more on every later roll, and they add up', () => {
  const t = noticed({ A: { marks: ['disarm+1'] } });
  t.do(DISARM, [12]);
  assert.deepEqual([t.event('disarmRolled').bonus, t.sheet('A').marks], [1, ['disarm+1', 'disarm+1']]);
  const again = noticed({ A: { marks: ['disarm+1', 'disarm+1'] } });
  again.do(DISARM, [4]);
  assert.deepEqual([again.event('disarmRolled').bonus, trapsOf(again)], [2, []]);
  const maimed = noticed({ A: { marks: ['lostHand', 'met:witch', 'disarm+1'] } });
  maimed.do(DISARM, [5]);
  assert.equal(maimed.event('disarmRolled').bonus, 1, 'nothing else on the sheet counts');
});

rule('ADV-SPOT-11', 'a 12 with bonuses is no natural 12, and one that was spotted teaches nothing', () => {
  const t = noticed({ A: { marks: ['disarm+1'] } });
  t.do(DISARM, [11]);
  assert.deepEqual(
    [t.event('disarmRolled').bonus, t.event('disarmRolled').mastery, t.sheet('A').marks],
    [1, false, ['disarm+1']],
  );
  assert.deepEqual(noticed().sheet('A').marks, [], 'its own spotting roll was a 12');
});

rule('ADV-SPOT-12', 'a natural 1 fails whatever the bonuses, and costs a wound besides', () => {
  const t = noticed({ A: { marks: Array<string>(9).fill('disarm+1') } });
  t.do(DISARM, [1, 4, 1, 1, 1]);
  assert.deepEqual([t.event('disarmRolled').passed, t.figure('A').wounds], [false, 3]);
  assert.ok(t.cites('ADV-SPOT-12'));
});

rule('ADV-SPOT-13', 'nobody has to disarm it', () => {
  const t = noticed();
  t.do({ type: 'step', figure: 'A', to: 'A2' });
  assert.equal(trapsOf(t).length, 1);
});

rule('ADV-SPOT-15', 'left alone, it closes its square and the four beside it', () => {
  const t = noticed({ A: {}, B: { kind: 'henchman', serves: 'A' } });
  t.refuses(STEP, 'noSuchStep', 'ADV-EXPL-04');
  t.refuses({ type: 'step', figure: 'B', to: 'B2' }, 'noSuchStep', 'ADV-EXPL-04');
  // Diagonal is not beside.
  const alone = noticed();
  alone.do({ type: 'step', figure: 'A', to: 'A2' });
  assert.equal(alone.at('A'), 'A2');
});

rule('ADV-SPOT-16', 'whoever stands there is moved off, for nothing', () => {
  const t = noticed();
  t.do({ type: 'done' }, [5]);
  assert.deepEqual([t.at('A'), t.state.turn.number], ['A2', 2]);
  assert.equal(t.event('madeRoom').figure, 'A');
  t.refuses({ ...DISARM, figure: 'A' }, 'notAtTrap', 'ADV-SPOT-08');
});

rule('ADV-SPOT-16', 'their player chooses among the nearest free squares', () => {
  const t = trapped({ A: {} }, { untrodden: ['C2'] });
  for (const to of ['B1', 'B2']) t.do({ type: 'step', figure: 'A', to });
  t.do({ type: 'step', figure: 'A', to: 'C2' });
  t.do(PLAY, [CROSSFIRE, 12]);
  assert.equal(t.at('A'), 'B2');
  t.do({ type: 'done' }, []);
  assert.deepEqual(t.awaited()[0], { seat: 'ann', prompt: 'makeRoom' });
  t.refuses({ type: 'makeRoom', to: 'C1' }, 'notNearest', 'ADV-SPOT-16');
  t.do({ type: 'makeRoom', to: 'B3' }, [5]);
  assert.equal(t.at('A'), 'B3');
});

rule('ADV-TRAP-01', 'only in exploration turns', () => {
  const t = trapped({ A: {} }, { turn: { mode: 'combat' } });
  t.do(STEP);
  assert.equal(t.happened('counterPlayed') || t.awaited()[0]!.seat === 'master', false);
});

const COLUMNS = {
  ground: 'pit crossfire portcullis blocks gas mantrap magic fireball alarm alarm alarm alarm',
  chest: 'crossfire poisonDart gas mantrap spike shock magic fireball mindstealer guillotine alarm alarm',
} as const;

for (const where of ['ground', 'chest'] as const)
  rule('ADV-TRAP-06', `the ${where} column, face by face`, () => {
    const column = Array.from({ length: 12 }, (_, i) => trapFor(i + 1, where));
    assert.deepEqual(column.join(' '), COLUMNS[where]);
  });

rule('ADV-TRAP-06', 'what each takes to notice and to disarm', () => {
  assert.deepEqual(
    Object.entries(TRAPS).map(([id, { spot, disarm }]) => `${id} ${spot} ${disarm ?? '-'}`),
    [
      'pit 5 -',
      'crossfire 8 6',
      'portcullis 6 11',
      'poisonDart 9 8',
      'blocks 7 11',
      'gas 10 7',
      'mantrap 7 6',
      'spike 6 7',
      'shock 8 11',
      'magic 9 7',
      'fireball 8 9',
      'mindstealer 6 10',
      'guillotine 6 8',
      'alarm 7 7',
    ],
  );
});

rule('ADV-TRAP-02', 'the table is asked when a counter is played', () => {
  const t = noticed();
  assert.ok(t.cites('ADV-TRAP-06'));
});

rule(
  'ADV-TOK-23',
  'which trap a counter sets is rolled on the table; it is noticed and disarmed as any other',
  () => {
    for (const [face, trap] of [
      [2, 'crossfire'],
      [12, 'alarm'],
    ] as const) {
      const t = trapped();
      t.do(STEP);
      t.do(PLAY, [face, 12]);
      assert.deepEqual([t.event('trapRolled').face, t.event('trapRolled').trap], [face, trap]);
      assert.equal(t.event('spotRolled').needed, TRAPS[trap].spot);
      const [set] = trapsOf(t);
      assert.deepEqual([set?.id, set?.tag === 'trap' && set.trap], ['trap-1', trap]);
      t.do(DISARM, [TRAPS[trap].disarm]);
      assert.deepEqual(trapsOf(t), []);
    }
  },
);

rule('ADV-TRAP-05', 'first its kind, then whether it is noticed, then disarming or the worst', () => {
  const t = noticed();
  const told = t.types().filter((type) => ['trapRolled', 'spotRolled', 'trapNoticed'].includes(type));
  assert.deepEqual(told, ['trapRolled', 'spotRolled', 'trapNoticed']);
});

rule('ADV-TRAP-07', 'a dwarf adds two, earlier 12s nothing; a henchman has no modifiers', () => {
  for (const [sheet, face, bonus] of [
    [{ race: 'dwarf' }, 6, 2],
    [{ marks: ['disarm+1'] }, 8, 0],
  ] as const) {
    const t = noticed({ A: sheet }, face);
    assert.deepEqual([t.event('spotRolled').bonus, t.event('spotRolled').passed], [bonus, true]);
  }
  const t = trapped({ A: {}, B: { kind: 'henchman', race: 'dwarf', serves: 'A' } }, { untrodden: ['B2'] });
  t.do({ type: 'step', figure: 'B', to: 'B2' });
  t.do(PLAY, [CROSSFIRE, 8]);
  assert.equal(t.event('spotRolled').bonus, 0);
});

rule('ADV-TRAP-08', 'a dwarf adds two to disarm as well', () => {
  const t = noticed({ A: { race: 'dwarf' } }, 6);
  t.do(DISARM, [4]);
  assert.deepEqual(trapsOf(t), []);
});

rule('ADV-FATE-09', 'a point of fate notices what the die did not', () => {
  const t = trapped({ A: { fate: 1 } });
  t.do(STEP);
  t.do(PLAY, [CROSSFIRE, 7]);
  t.do({ type: 'faceRoll', fate: true });
  assert.deepEqual([t.at('A'), t.sheet('A').fate, trapsOf(t).length], ['A1', 0, 1]);
});

/** The master’s map has this trap on B1. */
function planned(trap: string): AdvancedTable {
  const traps = [{ at: [1, 0] as const, trap }];
  const pieces = [{ id: 'a', section: 'x', at: [0, 0] as const, turns: 0 as const, traps }];
  const dungeon = { ...PLAIN_PLAN, levels: [{ tag: 'prepared' as const, pieces }] };
  return trapped({ A: {} }, { setup: { dungeon }, field: { width: 64, height: 64, x: 0, y: 0 } });
}

rule('ADV-TRAP-03', 'a trap on the map needs neither counter nor roll', () => {
  const t = planned('spike');
  t.do(STEP, [6]);
  assert.deepEqual([t.event('spotRolled').trap, t.happened('trapRolled'), t.at('A')], ['spike', false, 'A1']);
});

rule('ADV-TRAP-04', 'whoever draws the map picks any trap there is for a square', () => {
  for (const trap of Object.keys(TRAPS)) {
    const t = planned(trap);
    t.do(STEP, [12]);
    assert.equal(t.event('trapNoticed').trap, trap);
  }
});
