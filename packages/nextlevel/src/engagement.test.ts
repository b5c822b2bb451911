import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSIC_BOARD } from '@oubliette/classic/extend';
import { apart } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { table, walk } from './testing/index.ts';
import { BOOK, openNextTable, randomNextMatch } from './text/testing/match.ts';

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
  // With no dice to strike with, nobody punishes the goblin for leaving.
  const figures = { G: { facing: 'east' }, B: { sheet: { inHand: null } } } as const;
  const harmless = { B: { ...B, attack: 0 }, G };
  const t = table(ROW, harmless, { turn: 'morcar', next: { figures, engaged: [['B', 'G']] } });
  assert.deepEqual(pairs(t), [['barbarian', 'goblin-1']]);
  walk(t, 'G', 'C1');
  assert.deepEqual(pairs(t), []);
  walk(t, 'G', 'B1');
  assert.deepEqual(pairs(t), []);
});

rule('NXT-ENG-01', 'whatever parts them: a weapon knocked away that reached cornerwise', () => {
  const map = `
    +-+-+
    |W G|
    + + +
    |. H|
    +-+-+`;
  const figures = { W: { facing: 'east' }, G: { facing: 'west' }, H: { facing: 'west' } } as const;
  const engaged: [string, string][] = [
    ['W', 'G'],
    ['W', 'H'],
  ];
  const t = table(map, { W: { kind: 'wizard' }, G, H: G }, { turn: 'morcar', next: { figures, engaged } });
  t.do({ type: 'disarmFoe', figure: 'G', target: 'W' }, [6, 6, 1, 1]);
  assert.deepEqual(pairs(t), [['wizard', t.id('G')]], 'bare hands reach no corner, and goblins none');
});

test('whoever is engaged stands next to the other, at every moment of a match', () => {
  for (const quest of BOOK.slice(0, 3)) {
    const game = openNextTable(quest);
    const seen = new Set<string>();
    for (const { state } of randomNextMatch(game, `parted ${quest.id}`, 600)) {
      const squareOf = (id: string) => state.figures.find((figure) => figure.id === id)!.square;
      for (const [a, b] of state.next.engaged) {
        seen.add(`${a} ${b}`);
        assert.equal(apart(CLASSIC_BOARD, squareOf(a), squareOf(b)), 1, `${a} and ${b}`);
      }
    }
    assert.ok(seen.size > 0, 'they do fight');
  }
});

rule('NXT-ENG-01', 'and no longer than both live', () => {
  const t = table(ROW, { B, G }, { next: { figures: { B: { facing: 'east' } } } });
  t.do({ type: 'strike', figure: 'B', target: 'G' }, ['skull', 'skull', 'skull', 1, 'skull']);
  assert.equal(t.find('G'), undefined);
  assert.deepEqual([pairs(t), t.state.next.facing['goblin-1']], [[], undefined]);
});
