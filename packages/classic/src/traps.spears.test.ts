import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Table } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const ROW = `
  +-+-+-+-+-+
  |E . . . D|
  +-+-+-+-+-+`;
const ONWARD = { type: 'step', figure: 'E', to: 'B1' };
const SPEARS = { traps: [{ kind: 'spear', at: 'B1' }] };

function beforeSpears(elf: { body?: number } = {}): Table {
  return table(
    ROW,
    { E: { kind: 'elf', ...elf }, D: { kind: 'dwarf' } },
    { turn: { of: 'E', left: 4 }, quest: SPEARS },
  );
}

rule('CLS-TRP-31', 'one combat die: a skull costs a point, either shield nothing', () => {
  for (const [face, lost] of [
    [S, 1],
    [W, 0],
    [B, 0],
  ] as const) {
    const t = beforeSpears();
    t.do(ONWARD, [face]);
    const rolled = t.event('trapRolled');
    assert.deepEqual([rolled.faces, rolled.skulls], [[face], lost]);
    assert.ok(rolled.rules.includes('CLS-TRP-31'));
    assert.deepEqual([t.figure('E').body, t.figure('D').body], [6 - lost, 7]);
    assert.equal(t.happened('bodyLost'), lost === 1);
  }
});

rule('CLS-TRP-31', 'it can kill', () => {
  const t = beforeSpears({ body: 1 });
  t.do(ONWARD, [S]);
  assert.equal(t.find('E'), undefined);
  assert.ok(t.event('heroDied').rules.includes('CLS-TRP-31'));
});

rule('CLS-TRP-32', 'only the first to step there is struck: hit or missed, never again', () => {
  for (const face of [S, W]) {
    const t = beforeSpears();
    t.do(ONWARD, [face]);
    assert.ok(t.event('trapRolled').rules.includes('CLS-TRP-32'));
    t.do({ ...ONWARD, to: 'C1' });
    t.do({ type: 'endTurn' });
    t.do({ type: 'endTurn' });
    t.do({ type: 'endTurn' });
    t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
    t.do(ONWARD);
    assert.deepEqual(t.types(), ['stepped']);
    t.do({ ...ONWARD, to: 'A1' });
    t.do({ type: 'endTurn' });
    t.do({ type: 'rollMovement', figure: 'D' }, [1, 2]);
    for (const to of ['D1', 'C1', 'B1']) t.do({ type: 'step', figure: 'D', to });
    assert.deepEqual([t.types(), t.figure('D').body], [['stepped'], 7]);
  }
});

rule('CLS-TRP-33', 'found by a search they are harmless at once, to everybody, for nothing', () => {
  const t = table(ROW, { E: { kind: 'elf' }, D: { kind: 'dwarf' } }, { turn: 'D', quest: SPEARS });
  t.do({ type: 'searchSecrets', figure: 'D' });
  assert.deepEqual([t.event('trapFound').trap, t.state.traps], ['spear', ['gone']]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do(ONWARD);
  assert.deepEqual([t.types(), t.figure('E').body], [['stepped'], 6]);
});

rule('CLS-TRP-33', 'not found, they strike', () => {
  const t = table(
    ROW,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    { turn: 'D', quest: SPEARS, treasure: ['gem'] },
  );
  t.do({ type: 'searchTreasure', figure: 'D' }, ['gem']);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do(ONWARD, [S]);
  assert.equal(t.figure('E').body, 5);
});

rule('CLS-TRP-34', 'sprung or found, nothing is left on the board', () => {
  const bare = (t: Table) =>
    ['heroes', 'spectator']
      .map((seat) => t.seen(seat))
      .map(({ traps, pits, rubble }) => [traps, pits, rubble]);
  const nothing = [
    [[], [], []],
    [[], [], []],
  ];
  const sprung = beforeSpears();
  sprung.do(ONWARD, [S]);
  assert.deepEqual(bare(sprung), nothing);
  const found = table(ROW, { E: { kind: 'elf' }, D: { kind: 'dwarf' } }, { quest: SPEARS });
  found.do({ type: 'searchSecrets', figure: 'E' });
  assert.deepEqual(bare(found), nothing);
});

rule('CLS-TRP-35', 'a hero who lives may go on moving, hit or missed', () => {
  for (const face of [S, W]) {
    const t = beforeSpears();
    t.do(ONWARD, [face]);
    assert.deepEqual([t.state.turn.left, t.state.turn.moveOver, t.figure('E').conditions], [3, false, []]);
    t.do({ ...ONWARD, to: 'C1' });
    t.do({ ...ONWARD, to: 'D1' });
    assert.equal(t.at('E'), 'D1');
  }
});
