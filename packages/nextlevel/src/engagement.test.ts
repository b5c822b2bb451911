import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table, walk } from './testing/index.ts';

const ROW = '+-+-+-+-+\n|B G . .|\n+-+-+-+-+';
const B = { kind: 'barbarian' } as const;
const G = { kind: 'goblin' } as const;
const W = 'whiteShield';
const pairs = (t: ReturnType<typeof table>) => t.state.next.engaged;

rule(
  'NXT-ENG-01',
  'two figures are engaged from the first melee attack, and not for standing side by side',
  () => {
    const t = table(ROW, { B, G }, { next: { figures: { B: { facing: 'east' } } } });
    assert.deepEqual(pairs(t), []);
    t.do({ type: 'strike', figure: 'B', target: 'G' }, ['skull', W, W, 1, W]);
    assert.deepEqual(pairs(t), [['barbarian', 'goblin-1']]);
    assert.deepEqual(t.event('engaged').rules, ['NXT-ENG-01']);
  },
);

rule('NXT-ENG-01', 'until neither can hit the other: coming back takes another blow', () => {
  // With no dice to strike with, nobody takes advantage of the goblin's leaving.
  const figures = { G: { facing: 'east' }, B: { sheet: { inHand: null } } } as const;
  const harmless = { B: { ...B, attack: 0 }, G };
  const t = table(ROW, harmless, { turn: 'morcar', next: { figures, engaged: [['B', 'G']] } });
  assert.deepEqual(pairs(t), [['barbarian', 'goblin-1']]);
  walk(t, 'G', 'C1');
  assert.deepEqual(pairs(t), []);
  walk(t, 'G', 'B1');
  assert.deepEqual(pairs(t), []);
});

rule('NXT-ENG-01', 'and no longer than both live', () => {
  const t = table(ROW, { B, G }, { next: { figures: { B: { facing: 'east' } } } });
  t.do({ type: 'strike', figure: 'B', target: 'G' }, ['skull', 'skull', 'skull', 1, 'skull']);
  assert.equal(t.find('G'), undefined);
  assert.deepEqual([pairs(t), t.state.next.facing['goblin-1']], [[], undefined]);
});
