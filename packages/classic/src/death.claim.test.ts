import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import {
  END,
  ESTATE,
  PASSAGE,
  RICH_ELF,
  SEARCH,
  TOGETHER,
  fallen,
  fallenElf,
  nextMorcarTurn,
  walk,
} from './testing/deathCases.ts';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const [S, B] = ['skull', 'blackShield'] as const;

/** The orc stands over the body at the end of the next Morcar turn. */
function asked(): Table {
  const t = fallenElf();
  walk(t, 'O', 'A1');
  nextMorcarTurn(t);
  t.do(END);
  return t;
}

rule('CLS-DTH-03', 'at the end of the next Morcar turn a monster in the room may claim the lot', () => {
  const t = asked();
  assert.deepEqual(t.types(), ['claimAsked']);
  assert.deepEqual(t.event('claimAsked').rules, ['CLS-DTH-03']);
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'claimBelongings' }]);
  t.refuses({ type: 'claim', take: true }, 'notYourFigure', 'CLS-DTH-03', 'heroes');
  t.refuses(END, 'waitingForAnother', 'CLS-TUR-13', 'morcar');
  t.do({ type: 'claim', take: true });
  assert.ok(t.event('belongingsClaimed').rules.includes('CLS-DTH-03'));
  assert.deepEqual(t.state.belongings, []);
  assert.equal(t.state.turn.taker, 'dwarf');
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-DTH-03', 'not at the end of the turn of the death itself', () => {
  const t = fallenElf();
  walk(t, 'O', 'A1');
  t.do(END);
  assert.ok(!t.happened('claimAsked'));
  assert.equal(t.state.belongings[0]!.chance, 'next');
  t.refuses({ type: 'claim', take: true }, 'nothingAsked', 'CLS-DTH-03', 'morcar');
});

rule('CLS-DTH-03', 'a hero who dies in a hero turn may be claimed in the Morcar turn that follows', () => {
  const t = table(TOGETHER, { D: { kind: 'dwarf' }, E: RICH_ELF, O: { kind: 'orc' } });
  t.do(END);
  t.do({ type: 'giveUp', figure: 'E' });
  assert.equal(t.state.turn.taker, null);
  walk(t, 'O', 'A1');
  t.do(END);
  assert.ok(t.happened('claimAsked'));
});

rule('CLS-DTH-03', 'a monster that comes in during that turn is enough', () => {
  const t = fallenElf();
  nextMorcarTurn(t);
  walk(t, 'O', 'A1', 'B1');
  t.do(END);
  assert.ok(t.happened('claimAsked'));
});

rule('CLS-DTH-03', 'without a monster on the spot the chance is gone, but not for the heroes', () => {
  const t = fallenElf();
  nextMorcarTurn(t);
  t.do(END);
  assert.ok(!t.happened('claimAsked'));
  assert.equal(t.state.belongings[0]!.chance, 'gone');
  t.do(END);
  walk(t, 'O', 'A1');
  t.do(END);
  assert.ok(!t.happened('claimAsked'));
  t.do(END);
  walk(t, 'O', 'A2');
  t.do(END);
  walk(t, 'D', 'C1');
  t.do(SEARCH);
  assert.equal(t.hero('D').gold, 120);
});

rule('CLS-DTH-03', 'the Morcar player may decline, and is not asked again', () => {
  const t = asked();
  t.do({ type: 'claim', take: false });
  assert.deepEqual(t.event('claimDeclined').rules, ['CLS-DTH-03']);
  assert.equal(t.state.belongings.length, 1);
  assert.equal(t.state.turn.taker, 'dwarf');
  t.do(END);
  t.do(END);
  assert.ok(!t.happened('claimAsked'));
});

rule('CLS-DTH-03', 'in a passage the monster must be in sight of the square of death', () => {
  const way = ['E1', 'D1', 'C1', 'B1', 'A1', 'A2'];
  for (const [steps, seen] of [
    [0, false],
    [1, true],
    [3, true],
    [5, true],
    [6, false],
  ] as const) {
    const t = fallenElf(PASSAGE);
    nextMorcarTurn(t);
    walk(t, 'O', ...way.slice(0, steps));
    t.do(END);
    assert.equal(t.happened('claimAsked'), seen, t.at('O'));
  }
});

rule('CLS-DTH-03', 'nobody is asked when there is nothing to claim', () => {
  const t = fallen({ kind: 'elf', body: 1 });
  walk(t, 'O', 'A1');
  nextMorcarTurn(t);
  t.do(END);
  assert.ok(!t.happened('claimAsked'));
});

rule('CLS-DTH-04', 'monsters neither wield nor wear nor drink what they have claimed', () => {
  const t = asked();
  const orc = t.figure('O');
  t.do({ type: 'claim', take: true });
  assert.ok(t.event('belongingsClaimed').rules.includes('CLS-DTH-04'));
  assert.deepEqual(t.figure('O'), orc);
  walk(t, 'D', 'C1', 'B1');
  t.do({ type: 'attack', figure: 'D', target: 'O' }, [S, B, B, B]);
  t.do(END);
  t.refuses(
    { type: 'attack', figure: 'O', target: 'D', weapon: 'broadsword' },
    'notYourWeapon',
    'CLS-EQP-13',
  );
  t.refuses(
    { type: 'usePotion', figure: 'O', potion: 'potionOfStrength' },
    'notOnBoard',
    'CLS-TRE-06',
    'morcar',
  );
  t.do({ type: 'attack', figure: 'O', target: 'D' }, [B, B, B]);
});

rule('CLS-DTH-05', 'what was claimed is out of the game for the rest of the quest', () => {
  const t = asked();
  t.do({ type: 'claim', take: true });
  assert.deepEqual(t.event('belongingsClaimed').belongings, {
    ...ESTATE,
    square: t.square('A1'),
    chance: 'now',
  });
  assert.ok(t.event('belongingsClaimed').rules.includes('CLS-DTH-05'));
  assert.deepEqual(t.state.belongings, []);
  for (const { gold, equipment, treasures, potions } of t.state.heroes)
    assert.deepEqual(
      { gold, equipment, treasures, potions },
      { gold: 0, equipment: [], treasures: [], potions: [] },
    );
  assert.deepEqual(t.state.treasure.aside, ['potionOfStrength', 'holyWater']);
  assert.deepEqual(t.state.treasure.pile, ['nothing']);
  t.do(END);
  walk(t, 'O', 'A2');
  t.do(END);
  walk(t, 'D', 'C1');
  t.do(SEARCH, ['nothing']);
  assert.deepEqual(t.types(), ['searched', 'cardDrawn', 'cardSetAside']);
  assert.equal(t.hero('D').gold, 0);
});
