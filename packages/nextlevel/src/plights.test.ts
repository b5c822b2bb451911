import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/index.ts';

const ROW = '+-+-+-+\n|D B .|\n+-+-+-+';
const D = { kind: 'dwarf' } as const;
const B = { kind: 'barbarian' } as const;
const END = { type: 'endTurn' };
const roll = { type: 'rollMovement', figure: 'B' };

function before(plights: { tag: string; by?: string; turns?: number }[]) {
  return table(ROW, { D, B }, { next: { figures: { B: { plights } } } });
}

rule(
  'NXT-TRP-20',
  'held in a jaw, one rolls for a 6 at the start of the turn and does anything but move',
  () => {
    const held = { tag: 'held', by: 'jaw' };
    const t = before([held]);
    t.do(END, [5]);
    assert.deepEqual([t.event('struggled').free, t.plights('B')], [false, [held]]);
    t.refuses(roll, 'held', 'NXT-TRP-20');
    assert.equal(t.offers({ type: 'strike', figure: 'B', target: 'D' }), true);
    t.do(END);
    t.do(END);
    t.do(END, [6]);
    assert.deepEqual([t.event('struggled').free, t.plights('B')], [true, []]);
    t.do(roll, [1, 1]);
  },
);

rule('NXT-TRP-20', 'a monster in a jaw rolls in Morcar’s turn', () => {
  const next = { figures: { G: { plights: [{ tag: 'held', by: 'jaw' }] } } };
  const t = table('+-+-+-+\n|B . G|\n+-+-+-+', { B, G: { kind: 'goblin' } }, { next });
  t.do(END, [1]);
  t.refuses({ type: 'step', figure: 'G', to: 'B1' }, 'held', 'NXT-TRP-20');
});

rule('NXT-FIM-04', 'slime holds until a 6, too', () => {
  const t = before([{ tag: 'held', by: 'slime' }]);
  t.do(END, [1]);
  t.refuses(roll, 'held', 'NXT-FIM-04');
  assert.deepEqual(t.event('struggled').rules, ['NXT-FIM-04']);
});

rule('NXT-FIM-03', 'the dazzled lose one turn', () => {
  const t = before([{ tag: 'dazzled' }]);
  t.do(END);
  assert.deepEqual(
    [t.happened('turnLost'), t.awaited()],
    [true, [{ seat: 'morcar', prompt: 'playMonsters' }]],
  );
  t.do(END);
  t.do(END);
  assert.equal(t.state.turn.taker, 'barbarian');
});

rule('NXT-ZOM-04', 'the second turn of an illness is one more yellow die, and then it is over', () => {
  const t = before([{ tag: 'ill', turns: 1 }]);
  const { body } = t.figure('B');
  t.do(END, ['skull']);
  assert.deepEqual([t.figure('B').body, t.plights('B')], [body - 1, []]);
  t.do(END);
  t.do(END);
  t.do(END);
});

rule('NXT-ZOM-04', 'it may be the last turn', () => {
  const next = { figures: { B: { plights: [{ tag: 'ill', turns: 1 }] } } };
  const t = table(ROW, { D, B: { ...B, body: 1 } }, { next });
  t.do(END, ['skull']);
  assert.equal(t.find('B'), undefined);
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'playMonsters' }]);
});
