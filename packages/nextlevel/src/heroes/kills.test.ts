import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { rowOf } from '../content/levels.ts';
import { table } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const LINE = `
  +-+-+-+
  |B O D|
  + + + +
  |. . .|
  +-+-+-+`;
/** A monster with one Body point between two heroes. */
function together(kind: string, options: Record<string, unknown> = {}): NextTable {
  return table(
    LINE,
    { B: { kind: 'barbarian' }, D: { kind: 'dwarf' }, O: { kind, body: 1 } },
    {
      next: {
        options,
        figures: { B: { facing: 'east' }, D: { facing: 'west' }, O: { facing: 'east' } },
      },
    },
  );
}
const won = (t: NextTable) => [t.sheet('B').won, t.sheet('D').won];

rule('NXT-HRO-01', 'whoever kills a monster wins its worth in experience', () => {
  const t = table(
    LINE,
    { B: { kind: 'barbarian' }, D: { kind: 'dwarf' }, O: { kind: 'orc' } },
    { turn: 'D', next: { figures: { D: { facing: 'west' }, O: { facing: 'east' } } } },
  );
  t.do({ type: 'strike', figure: 'D', target: 'O' }, [S, S, S, 1]);
  assert.deepEqual(t.event('experienceWon').rules, ['NXT-HRO-01']);
  assert.deepEqual(won(t), [0, 10]);
  assert.equal(t.sheet('D').experience, rowOf('dwarf', 3).experience + 10);
});

rule('NXT-HRO-01', 'killing a hero wins nothing, for friend or foe', () => {
  for (const killer of ['barbarian', 'orc']) {
    const t = table(
      `
      +-+-+
      |K D|
      + + +
      |E .|
      +-+-+`,
      { K: { kind: killer }, D: { kind: 'dwarf', body: 1 }, E: { kind: 'elf' } },
      {
        turn: killer === 'orc' ? 'morcar' : 'K',
        next: { figures: { K: { facing: 'east' }, D: { facing: 'west' }, E: { facing: 'south' } } },
      },
    );
    t.do({ type: 'strike', figure: 'K', target: 'D' }, [S, S, S, 1, B, B, B, B]);
    assert.equal(t.find('D'), undefined);
    assert.ok(!t.happened('experienceWon'));
  }
});

rule('NXT-GRP-03', 'equal shares, and what is left over to the one who declared the attack', () => {
  const t = together('skeleton');
  t.do({ type: 'hold', figure: 'B', target: 'O' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'strike', figure: 'D', target: 'O', group: true }, [10, S, S, S, 1, W, W, W, 1]);
  assert.equal(t.find('O'), undefined);
  assert.ok(t.all('experienceWon').every(({ rules }) => rules.includes('NXT-GRP-03')));
  assert.deepEqual(won(t), [2, 3]);
});

rule('NXT-GRP-03', 'or by the hits of each, where the table wants it so', () => {
  const t = together('orc', { experience: 'byDamage' });
  t.do({ type: 'hold', figure: 'B', target: 'O' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'strike', figure: 'D', target: 'O', group: true }, [10, S, S, W, 1, S, B, W, 1]);
  assert.equal(t.find('O'), undefined);
  assert.deepEqual(won(t), [3, 7]);
});

rule('NXT-GRP-03', 'unstoppable hits are hits of one’s own', () => {
  const t = table(
    LINE,
    { B: { kind: 'barbarian' }, D: { kind: 'wizard' }, O: { kind: 'orc' } },
    {
      turn: 'B',
      next: {
        options: { experience: 'byDamage' },
        figures: {
          B: { facing: 'east' },
          D: { facing: 'west', level: 2, sheet: { gear: ['staff'], inHand: 'staff' } },
          O: { facing: 'east' },
        },
      },
    },
  );
  t.do({ type: 'hold', figure: 'B', target: 'O' });
  t.do({ type: 'endTurn' });
  const strike = { type: 'strike', figure: 'D', target: 'O', group: true, design: true };
  t.do(strike, [10, S, W, S, 1, S, S, W, 1]);
  assert.deepEqual(won(t), [5, 5]);
});

rule('NXT-GRP-03', 'a kill in passing is one’s own, whoever was in the last attack', () => {
  const t = table(
    LINE,
    { B: { kind: 'barbarian' }, D: { kind: 'dwarf' }, O: { kind: 'orc', body: 2 } },
    {
      turn: 'B',
      next: { figures: { B: { facing: 'east' }, D: { facing: 'west' }, O: { facing: 'north' } } },
    },
  );
  t.do({ type: 'hold', figure: 'B', target: 'O' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'strike', figure: 'D', target: 'O', group: true }, [S, W, W, 1, W, W, W, 1, S, S]);
  assert.equal(t.figure('O').body, 1);
  t.state = { ...t.state, next: { ...t.state.next, engaged: [] } };
  t.do({ type: 'endTurn' });
  t.do({ type: 'step', figure: 'O', to: 'B2' }, [B, W, W, S]);
  assert.equal(t.find('O'), undefined);
  assert.deepEqual(won(t), [10, 0]);
});
