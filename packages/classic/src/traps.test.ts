import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Table } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const PATH = `
  +-+-+-+-+-+
  |E . . . .|
  +-+-+-+-+-+`;

/** The Elf at the west end of five squares, a trap on the second. */
function facing(trap: Record<string, unknown>, rest: Parameters<typeof table>[2] = {}): Table {
  return table(
    PATH,
    { E: { kind: 'elf' } },
    { turn: { of: 'E', left: 4 }, quest: { traps: [trap] }, ...rest },
  );
}
const ONWARD = { type: 'step', figure: 'E', to: 'B1' };

/** The traps players see: none hidden, none spent. */
const known = (t: Table, seat = 'heroes') => t.seen(seat)['traps'];
const pits = (t: Table) => t.described()['pits'];
const rubble = (t: Table) => t.described()['rubble'];
const trapState = (t: Table) => t.state.traps;

rule('CLS-TRP-01', 'a pit takes one point without a die, and lies open on the board', () => {
  const t = facing({ kind: 'pit', at: 'B1' });
  t.do(ONWARD);
  assert.equal(t.figure('E').body, 6 - 1);
  assert.deepEqual([pits(t), rubble(t), known(t)], [['B1'], [], [{ kind: 'pit', squares: ['B1'] }]]);
});

rule('CLS-TRP-01', 'a rockfall is three dice, a point a skull, and leaves its tile', () => {
  const t = facing({ kind: 'rockfall', at: 'B1' });
  t.do(ONWARD, [S, W, S]);
  assert.equal(t.figure('E').body, 6 - 2);
  assert.deepEqual([pits(t), rubble(t), known(t)], [[], ['B1'], []]);
});

rule('CLS-TRP-01', 'a spear trap is one die, a point on a skull, and leaves nothing', () => {
  const t = facing({ kind: 'spear', at: 'B1' });
  t.do(ONWARD, [S]);
  assert.equal(t.figure('E').body, 6 - 1);
  assert.deepEqual([pits(t), rubble(t), known(t)], [[], [], []]);
});

rule(
  'CLS-TRP-01',
  'found, a pit is an obstacle to jump, a rockfall can be disarmed, spears are harmless',
  () => {
    const quest = {
      traps: [
        { kind: 'pit', at: 'B1' },
        { kind: 'rockfall', at: 'A2' },
        { kind: 'spear', at: 'B2' },
      ],
    };
    const t = table(
      `
    +-+-+-+
    |D . .|
    + + + +
    |. . .|
    +-+-+-+`,
      { D: { kind: 'dwarf' } },
      { quest, turn: { of: 'D' } },
    );
    t.do({ type: 'searchSecrets', figure: 'D' });
    assert.deepEqual(known(t), [
      { kind: 'pit', squares: ['B1'] },
      { kind: 'rockfall', squares: ['A2'] },
    ]);
    t.do({ type: 'endTurn' });
    t.do({ type: 'endTurn' });
    t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
    assert.deepEqual(t.offered('jump', 'heroes'), [{ type: 'jump', figure: 'D', to: 'C1' }]);
    assert.deepEqual(t.offered('disarm', 'heroes'), [{ type: 'disarm', figure: 'D', square: 'A2' }]);
    assert.deepEqual(t.offered('step', 'heroes'), [
      { type: 'step', figure: 'D', to: 'B1' },
      { type: 'step', figure: 'D', to: 'A2' },
    ]);
  },
);

rule('CLS-TRP-02', 'whoever comes onto a trapped square nobody searched sets it off, and all see it', () => {
  for (const [kind, dice] of [
    ['pit', []],
    ['spear', [W]],
    ['rockfall', [W, W, W]],
  ] as const) {
    const t = facing({ kind, at: 'B1' });
    assert.deepEqual(known(t), []);
    t.do(ONWARD, dice);
    const sprung = t.event('trapSprung');
    assert.deepEqual([sprung.figure, sprung.trap, sprung.squares], ['elf', kind, [t.square('B1')]]);
    assert.ok(sprung.rules.includes('CLS-TRP-02'), kind);
    assert.equal(sprung.audience, undefined);
    assert.notEqual(trapState(t)[0], 'hidden');
    // Revealed things cannot be taken back.
    assert.ok(
      t.events.every(({ type, news }) => type === 'bodyLost' || type === 'escapeAsked' || news === true),
    );
  }
});

rule('CLS-TRP-02', 'not a square too early, nor in a square beside it', () => {
  const t = facing({ kind: 'spear', at: 'C1' });
  t.do(ONWARD);
  assert.ok(!t.happened('trapSprung'));
  assert.deepEqual(trapState(t), ['hidden']);
  t.do({ ...ONWARD, to: 'C1' }, [B]);
  assert.ok(t.happened('trapSprung'));
});

rule('CLS-TRP-02', 'coming there is enough, even on the way elsewhere', () => {
  const t = facing({ kind: 'spear', at: 'B1' });
  t.do(ONWARD, [S]);
  t.do({ ...ONWARD, to: 'C1' });
  assert.deepEqual([t.at('E'), t.figure('E').body], ['C1', 5]);
});

rule('CLS-TRP-02', 'so is being set down there by the quest', () => {
  const goal = { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] };
  const notes = [{ when: { step: 'B1' }, then: [{ move: 'actor', to: 'E1' }] }, goal];
  const t = table(
    PATH,
    { E: { kind: 'elf' } },
    { turn: { of: 'E', left: 4 }, quest: { traps: [{ kind: 'spear', at: 'E1' }], notes } },
  );
  t.do(ONWARD, [S]);
  assert.deepEqual([t.at('E'), t.figure('E').body], ['E1', 5]);
  assert.ok(t.happened('trapSprung'));
});

rule('CLS-TRP-02', 'a trap one hero has found is known to all: nobody walks into it any more', () => {
  const t = table(
    `
    +-+-+-+-+
    |E D . .|
    +-+-+-+-+`,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    { quest: { traps: [{ kind: 'spear', at: 'C1' }] } },
  );
  t.do({ type: 'searchSecrets', figure: 'E' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'C1' });
  assert.deepEqual([t.types(), t.figure('D').body], [['stepped'], 7]);
});

const ORC_PATH = `
  +-+-+-+-+-+-+
  |O . . . . E|
  +-+-+-+-+-+-+`;

rule('CLS-TRP-04', 'monsters set off no hidden trap, and stand on it unharmed', () => {
  for (const kind of ['pit', 'spear', 'rockfall']) {
    const quest = { traps: [{ kind, at: 'B1' }] };
    const t = table(ORC_PATH, { O: { kind: 'orc' }, E: { kind: 'elf' } }, { turn: 'morcar', quest });
    t.do({ type: 'step', figure: 'O', to: 'B1' });
    assert.deepEqual([t.at('O'), t.figure('O').body, t.figure('O').conditions], ['B1', 1, []], kind);
    assert.deepEqual([trapState(t), known(t)], [['hidden'], []], kind);
    t.do({ type: 'step', figure: 'O', to: 'C1' });
  }
});

rule('CLS-TRP-04', 'nor does a captive who follows the heroes', () => {
  const t = table(
    `
    +-+-+-+
    |C . E|
    +-+-+-+`,
    { C: { kind: 'captive', freed: true }, E: { kind: 'elf' } },
    { turn: 'C', quest: { traps: [{ kind: 'pit', at: 'B1' }] } },
  );
  t.do({ type: 'step', figure: 'C', to: 'B1' });
  assert.deepEqual([t.types(), t.figure('C').body, trapState(t)], [['stepped'], 1, ['hidden']]);
});

rule('CLS-TRP-04', 'but the rocks a hero brings down fall on them, and an open pit they must jump', () => {
  const rocks = table(
    `
    +-+-+-+-+
    |E . O .|
    +-+-+-+-+`,
    { E: { kind: 'elf' }, O: { kind: 'orc' } },
    { turn: { of: 'E', left: 4 }, quest: { traps: [{ kind: 'rockfall', at: 'B1', falls: 'C1' }] } },
  );
  rocks.do(ONWARD, [W, S, W]);
  assert.equal(rocks.find('O'), undefined);
  const t = table(
    `
    +-+-+-+-+
    |E . . O|
    +-+-+-+-+`,
    { E: { kind: 'elf' }, O: { kind: 'orc' } },
    {
      turn: { of: 'E', left: 4 },
      quest: {
        traps: [
          { kind: 'pit', at: 'B1' },
          { kind: 'pit', at: 'C1' },
        ],
      },
    },
  );
  t.do(ONWARD);
  t.do({ type: 'endTurn' });
  t.do({ type: 'step', figure: 'O', to: 'C1' });
  t.refuses({ type: 'step', figure: 'O', to: 'B1' }, 'pitInTheWay', 'CLS-TRP-13');
});

const SEARCHED = `
  +-+-+-+-+
  |E C D .|
  +-+-+-+-+`;

rule('CLS-TRP-05', 'a trap found is shown to everyone, goes off for nobody and harms nobody', () => {
  const quest = {
    traps: [
      { kind: 'pit', at: 'B1' },
      { kind: 'rockfall', at: 'D1' },
    ],
  };
  const figures = { E: { kind: 'elf' }, C: { kind: 'captive', freed: true }, D: { kind: 'dwarf' } } as const;
  const t = table(SEARCHED, figures, { turn: 'E', quest });
  const before = t.state.figures;
  t.do({ type: 'searchSecrets', figure: 'E' });
  assert.deepEqual(t.types(), ['searched', 'trapFound', 'trapFound']);
  for (const event of t.events.slice(1)) {
    assert.ok(event.rules.includes('CLS-TRP-05'));
    assert.equal(event.audience, undefined);
  }
  const both = [
    { kind: 'pit', squares: ['B1'] },
    { kind: 'rockfall', squares: ['D1'] },
  ];
  for (const seat of ['heroes', 'morcar', 'spectator']) assert.deepEqual(known(t, seat), both);
  assert.deepEqual(t.state.figures, before);
});

rule(
  'CLS-TRP-05',
  'a pit gets its tile, a rockfall is marked and blocks nothing, spears leave nothing',
  () => {
    const expected = { pit: [['B1'], 'open'], rockfall: [[], 'found'], spear: [[], 'gone'] } as const;
    for (const [kind, [open, condition]] of Object.entries(expected)) {
      const t = facing({ kind, at: 'B1' }, { turn: 'E' });
      t.do({ type: 'searchSecrets', figure: 'E' });
      assert.deepEqual([pits(t), rubble(t), trapState(t)], [open, [], [condition]]);
      assert.equal((known(t) as unknown[]).length, kind === 'spear' ? 0 : 1);
    }
  },
);
