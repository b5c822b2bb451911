import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

type Sketch = NonNullable<Parameters<typeof table>[1]>[string];
const END = { type: 'endTurn' };
const SLEEP = { type: 'castSpell', figure: 'W', spell: 'sleep', target: 'O' };
const STRIKE = { type: 'attack', figure: 'D', target: 'O' };

const FIELD = `
  +-+-+-+
  |W . O|
  + + + +
  |. . D|
  +-+-+-+`;
const field = (target: Partial<Sketch> = {}, turn = 'W'): Table =>
  table(
    FIELD,
    { W: { kind: 'wizard', spells: ['sleep'] }, D: { kind: 'dwarf' }, O: { kind: 'orc', ...target } },
    { turn },
  );
const asleep = (target: Partial<Sketch> = {}, turn = 'D') =>
  field({ conditions: ['asleep'], ...target }, turn);

rule('CLS-SPL-07', 'Sleep is resisted with a shield of one’s own on one die a Mind point', () => {
  const minds: [Sketch['kind'], number][] = [
    ['goblin', 1],
    ['orc', 2],
    ['fimir', 3],
    ['chaosWarrior', 3],
    ['gargoyle', 4],
  ];
  for (const [kind, mind] of minds) {
    const caught = field({ kind });
    caught.do(SLEEP, Array<string>(mind).fill(W));
    assert.deepEqual(caught.figure('O').conditions, ['asleep'], kind);
    const resists = field({ kind });
    resists.do(SLEEP, [...Array<string>(mind - 1).fill(S), B]);
    assert.deepEqual(resists.figure('O').conditions, [], kind);
    assert.deepEqual(resists.types(), ['spellCast', 'saveRolled']);
  }
  for (const [last, conditions] of [
    [B, ['asleep']],
    [W, []],
  ] as const) {
    const elf = field({ kind: 'elf' });
    elf.do(SLEEP, [S, S, B, last]);
    assert.deepEqual(elf.figure('O').conditions, conditions);
  }
});

rule('CLS-SPL-07', 'who has no Mind has no die to resist with', () => {
  for (const kind of ['skeleton', 'zombie', 'mummy'] as const) {
    const t = field({ kind });
    t.do(SLEEP);
    assert.deepEqual(t.types(), ['spellCast', 'conditionGained']);
    assert.deepEqual(t.figure('O').conditions, ['asleep']);
  }
});

rule(
  'CLS-SPL-07',
  'a sleeping monster neither moves nor acts until it rolls a 6 at the start of its turn',
  () => {
    const t = asleep();
    for (const die of [1, 5]) {
      t.do(END, [die]);
      assert.equal(t.event('wakeRolled').wakes, false);
      assert.equal(t.event('turnSkipped').why, 'asleep');
      t.refuses({ type: 'attack', figure: 'O', target: 'D' }, 'alreadyPlayed', 'CLS-TUR-11');
      t.refuses({ type: 'step', figure: 'O', to: 'B1' }, 'alreadyPlayed', 'CLS-TUR-11');
      assert.deepEqual(t.figure('O').conditions, ['asleep']);
      t.do(END);
      t.do(END);
    }
    t.do(END, [6]);
    assert.deepEqual(t.event('wakeRolled'), {
      type: 'wakeRolled',
      rules: ['CLS-SPL-07'],
      news: true,
      figure: 'orc-1',
      die: 6,
      wakes: true,
    });
    assert.deepEqual(t.figure('O').conditions, []);
    t.do({ type: 'attack', figure: 'O', target: 'D' }, [B, B, B]);
  },
);

rule('CLS-SPL-07', 'a sleeping hero loses turns the same way, and drinks nothing', () => {
  const t = field({ kind: 'elf', conditions: ['asleep'], potions: ['potionOfSpeed'] }, 'D');
  t.do(END, [5]);
  assert.equal(t.state.turn.taker, null);
  t.refuses({ type: 'usePotion', figure: 'O', potion: 'potionOfSpeed' }, 'asleep', 'CLS-SPL-07');
  t.do(END);
  t.do(END);
  t.do(END, [6]);
  assert.equal(t.state.turn.taker, 'elf');
  t.do({ type: 'usePotion', figure: 'O', potion: 'potionOfSpeed' });
  t.do({ type: 'rollMovement', figure: 'O' }, [1, 1, 1, 1]);
});

rule('CLS-SPL-07', 'a sleeper does not defend', () => {
  const t = asleep();
  t.do(STRIKE, [S, B]);
  assert.deepEqual(t.types(), ['attackRolled', 'bodyLost', 'monsterKilled']);
  const awake = field({}, 'D');
  awake.do(STRIKE, [S, B, B, B]);
  assert.equal(awake.figure('O').body, 1);
});

rule('CLS-SPL-07', 'nor does Rock Skin help one, which waits for a waking defence', () => {
  const t = table(
    FIELD,
    { W: { kind: 'wizard' }, D: { kind: 'dwarf', conditions: ['asleep', 'rockSkin'] }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  t.do({ type: 'attack', figure: 'O', target: 'D' }, [S, S, B]);
  assert.equal(t.figure('D').body, 5);
  assert.deepEqual(t.figure('D').conditions, ['rockSkin']);
});

rule('CLS-SPL-07', 'an attack wakes the sleeper, once it is over', () => {
  for (const dice of [
    [S, B],
    [B, B],
  ] as const) {
    const t = asleep({ body: 3 });
    t.do(STRIKE, [...dice]);
    assert.equal(t.types().at(-1), 'woke');
    assert.deepEqual(t.event('woke').rules, ['CLS-SPL-07']);
    assert.deepEqual(t.figure('O').conditions, []);
    t.do(END);
    assert.ok(!t.happened('wakeRolled'));
    t.do({ type: 'attack', figure: 'O', target: 'D' }, [B, B, B]);
  }
});

rule('CLS-SPL-07', 'the next attack meets a defence again', () => {
  const t = asleep({ body: 3 });
  t.do(STRIKE, [S, B]);
  t.do(END);
  t.do(END);
  t.do(END);
  t.do(STRIKE, [S, B, B, W]);
  assert.equal(t.figure('O').body, 2);
});
