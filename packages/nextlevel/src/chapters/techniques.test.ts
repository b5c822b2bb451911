import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { NextTrapKind } from '../content/traps.ts';
import { table } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const [S, W] = ['skull', 'whiteShield'] as const;
const STEP = { type: 'step', figure: 'O', to: 'B1' };

/** A monster in front of a hidden or found trap at B1. */
function before(kind: NextTrapKind, condition: 'hidden' | 'found', monster = 'ogre'): NextTable {
  const t = table(
    '+-+-+-+-+\n|O . . B|\n+-+-+-+-+',
    { O: { kind: monster }, B: { kind: 'barbarian' } },
    {
      turn: 'morcar',
      quest: { traps: [{ kind: kind === 'pit' ? 'pit' : 'spear', at: 'B1' }] },
      next: { traps: [kind], figures: { O: { facing: 'east' } } },
    },
  );
  t.state = { ...t.state, traps: [condition] };
  return t;
}

rule('NXT-MON-15', 'a monster walks over a trap nobody has found, and nothing happens', () => {
  for (const kind of ['spear', 'pit', 'steelJaw', 'poisonedDarts'] as const) {
    const t = before(kind, 'hidden');
    t.do(STEP);
    assert.deepEqual([t.at('O'), t.state.traps], ['B1', ['hidden']], kind);
    assert.deepEqual([t.figure('O').body, t.happened('trapWentOff')], [3, false]);
    t.do({ ...STEP, to: 'C1' });
  }
});

rule('NXT-MON-16', 'a trap that is known works on a monster that steps on it', () => {
  const t = before('poisonedDarts', 'found');
  t.do(STEP, [S, W]);
  assert.deepEqual(
    [t.event('trapWentOff').trap, t.figure('O').body, t.state.traps],
    ['poisonedDarts', 2, ['gone']],
  );
  const deadly = before('spear', 'found', 'goblin');
  deadly.do(STEP, [S]);
  assert.equal(deadly.find('O'), undefined);
});

rule('NXT-MON-16', 'a known jaw holds it, and it can go no further', () => {
  const t = before('steelJaw', 'found');
  t.do(STEP, [W, W]);
  assert.deepEqual(t.plights('O'), [{ tag: 'held', by: 'jaw' }]);
  t.refuses({ ...STEP, to: 'C1' }, 'held', 'NXT-TRP-20');
});

rule('NXT-MON-16', 'also while it passes somebody who stands there, unless the trap would keep it', () => {
  const passing = (kind: 'spear' | 'steelJaw') => {
    const t = table(
      '\n+-+-+-+-+-+\n|O P . . B|\n+-+-+-+-+-+',
      { O: { kind: 'mummy', body: 3 }, P: { kind: 'orc' }, B: { kind: 'barbarian' } },
      { turn: 'morcar', quest: { traps: [{ kind: 'spear', at: 'B1' }] }, next: { traps: [kind] } },
    );
    t.state = { ...t.state, traps: ['found'] };
    return t;
  };
  const spears = passing('spear');
  spears.do(STEP, ['skull']);
  assert.deepEqual([spears.figure('O').body, spears.state.traps], [2, ['gone']]);
  const jaw = passing('steelJaw');
  jaw.do(STEP);
  jaw.do({ ...STEP, to: 'C1' });
  assert.deepEqual([jaw.at('O'), jaw.state.traps], ['C1', ['found']]);
});
