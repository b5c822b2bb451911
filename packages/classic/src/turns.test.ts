import assert from 'node:assert/strict';
import type { Face } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import type { Written } from '@oubliette/kernel/testing';
import type { DrawnScene } from './scenario/scene.ts';
import { places, walk } from './testing/steps.ts';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const YARD = `
  +-+-+-+-+
  |. . . .|
  +-+-+-+-+`;
const [ANN, BO, CY] = [
  { id: 'ann', plays: ['elf'] },
  { id: 'bo', plays: ['barbarian'] },
  { id: 'cy', plays: ['dwarf'] },
];
const MORCAR = { id: 'morcar', plays: 'morcar' };
const THREE = { E: { kind: 'elf' }, B: { kind: 'barbarian' }, D: { kind: 'dwarf' } } as const;

/** A match from its first command, up to the first turn. */
function firstTurn(seats: DrawnScene['seats'], ...heroes: string[]): Table {
  const t = table(YARD, THREE, { seats, fromTheStart: true, training: true });
  for (const [i, hero] of heroes.entries()) t.do({ type: 'placeHero', hero, square: `${'ABCD'[i]}1` });
  return t;
}

/** The takers of successive turns, from the current one. */
function takers(t: Table, count: number): (string | null)[] {
  return Array.from({ length: count }, () => {
    const { taker } = t.state.turn;
    t.do({ type: 'endTurn' });
    return taker;
  });
}

rule('CLS-TUR-01', 'the player on the left of the Morcar player begins', () => {
  const middle = firstTurn([ANN, MORCAR, BO, CY], 'barbarian', 'dwarf', 'elf');
  assert.equal(middle.state.turn.taker, 'barbarian');
  assert.deepEqual(middle.awaited(), [{ seat: 'bo', prompt: 'takeTurn' }]);
  assert.deepEqual(middle.event('roundStarted').rules, ['CLS-TUR-01', 'CLS-TUR-02']);
  for (const seat of ['ann', 'cy', 'morcar'])
    middle.refuses({ type: 'endTurn' }, 'notYourTurn', 'CLS-TUR-02', seat);

  assert.equal(firstTurn([MORCAR, CY, BO, ANN], 'dwarf', 'barbarian', 'elf').state.turn.taker, 'dwarf');
  assert.equal(
    firstTurn([ANN, BO, CY, MORCAR], 'elf', 'barbarian', 'dwarf').state.turn.taker,
    'elf',
    'round the table',
  );
});

rule('CLS-TUR-01', 'nobody acts before the first turn', () => {
  const t = table(YARD, THREE, { seats: [ANN, MORCAR, BO, CY], fromTheStart: true, training: true });
  t.refuses({ type: 'endTurn' }, 'notInPlay', 'CLS-TUR-01', 'bo');
  t.refuses({ type: 'rollMovement', figure: 'barbarian' }, 'notInPlay', 'CLS-TUR-01', 'bo');
});

rule('CLS-TUR-02', 'turns pass to the left, the Morcar player is last in each round', () => {
  const t = firstTurn([ANN, MORCAR, BO, CY], 'barbarian', 'dwarf', 'elf');
  assert.deepEqual(takers(t, 8), ['barbarian', 'dwarf', 'elf', null, 'barbarian', 'dwarf', 'elf', null]);
  assert.equal(t.state.round, 3);
  assert.ok(t.cites('CLS-TUR-02'));
  assert.deepEqual(t.awaited(), [{ seat: 'bo', prompt: 'takeTurn' }]);
});

rule('CLS-TUR-02', 'the round is counted when Morcar has played, not before', () => {
  const t = firstTurn([MORCAR, BO, CY, ANN], 'barbarian', 'dwarf', 'elf');
  takers(t, 3);
  assert.deepEqual([t.state.round, t.happened('roundStarted')], [1, false]);
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'playMonsters' }]);
  takers(t, 1);
  assert.equal(t.event('roundStarted').round, 2);
});

rule('CLS-TUR-02', 'the heroes of one player play one after the other, the dead not at all', () => {
  const two = { id: 'bo', plays: ['dwarf', 'barbarian'] };
  const t = firstTurn([ANN, MORCAR, two], 'dwarf', 'barbarian', 'elf');
  assert.deepEqual(takers(t, 4), ['dwarf', 'barbarian', 'elf', null]);
  takers(t, 1);
  t.do({ type: 'giveUp', figure: 'barbarian' });
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'takeTurn' }], 'the dead man’s turn is over');
  assert.deepEqual(takers(t, 4), ['elf', null, 'dwarf', 'elf']);
});

const BRAWL = `
  +-+-+-+-+-+-+
  |. . B G . .|
  +-+-+-+-+-+-+`;
const HIT: Face[] = ['blackShield', 'blackShield', 'blackShield'];
const brawl = (rest: Partial<DrawnScene> = {}) =>
  table(BRAWL, { B: { kind: 'barbarian' }, G: { kind: 'goblin' } }, rest);
const attack: Written = { type: 'attack', figure: 'B', target: 'G' };
const rollFor = { type: 'rollMovement', figure: 'B' };

rule('CLS-TUR-03', 'a turn holds one move and one action', () => {
  const t = brawl();
  t.do(attack, HIT);
  t.do(rollFor, [1, 1]);
  walk(t, 'B', 'B1', 'A1');
  t.refuses(rollFor, 'alreadyRolled', 'CLS-MOV-01');
  t.refuses(attack, 'alreadyActed', 'CLS-TUR-04');
  t.refuses({ type: 'searchSecrets', figure: 'B' }, 'alreadyActed', 'CLS-TUR-04');
  assert.deepEqual(
    t.awaited(),
    [{ seat: 'heroes', prompt: 'takeTurn' }],
    'the turn ends when its player says so',
  );
});

rule('CLS-TUR-03', 'the next turn brings a new move and a new action', () => {
  const t = brawl();
  t.do(attack, HIT);
  t.do(rollFor, [1, 1]);
  takers(t, 2);
  t.do(attack, HIT);
  t.do(rollFor, [1, 1]);
  assert.deepEqual([t.state.turn.acted, t.state.turn.left], [true, 2]);
  assert.equal(t.event('movementRolled').figure, 'barbarian');
});

/** A wizard with every action at hand from B1: a friend beside him, spells, tools, and a rockfall found the turn before. */
function readyForAll(row = '|E W : :|'): Table {
  const map = `
    +-+-+-+-+
    ${row}
    +-+ +-+-+
      |:|
      +-+`;
  const figures = {
    E: { kind: 'elf' },
    W: { kind: 'wizard', spells: ['courage', 'rockSkin'], equipment: ['toolKit'] },
  } as const;
  const t = table(map, figures, {
    quest: { traps: [{ kind: 'rockfall', at: 'B2' }] },
    treasure: ['nothing'],
  });
  t.do({ type: 'searchSecrets', figure: 'E' });
  t.do({ type: 'endTurn' });
  return t;
}
const ACTIONS: readonly { act: Written; dice: Face[]; rule: string }[] = [
  { act: { type: 'attack', figure: 'W', target: 'E' }, dice: ['whiteShield'], rule: 'CLS-TUR-04' },
  { act: { type: 'castSpell', figure: 'W', spell: 'courage', target: 'W' }, dice: [], rule: 'CLS-SPL-05' },
  { act: { type: 'searchSecrets', figure: 'W' }, dice: [], rule: 'CLS-TUR-04' },
  { act: { type: 'searchTreasure', figure: 'W' }, dice: ['nothing'], rule: 'CLS-TUR-04' },
  { act: { type: 'disarm', figure: 'W', square: 'B2' }, dice: [], rule: 'CLS-TUR-04' },
];
const SECOND_SPELL: Written = { type: 'castSpell', figure: 'W', spell: 'rockSkin', target: 'W' };

for (const { act, dice } of ACTIONS) {
  rule('CLS-TUR-04', `after ${act.type} there is no second action of any kind`, () => {
    const t = readyForAll();
    for (const other of ACTIONS) assert.ok(t.offers(other.act), other.act.type);
    t.do(act, dice);
    assert.equal(t.state.turn.acted, true);
    for (const other of ACTIONS) {
      const again = other.act.type === 'castSpell' ? SECOND_SPELL : other.act;
      t.refuses(again, 'alreadyActed', other.rule);
    }
    assert.deepEqual(places(t), { E: 'A1', W: 'B1' });
    assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
  });
}

rule('CLS-TUR-04', 'there are no other actions', () => {
  const t = readyForAll();
  const kinds = ['attack', 'castSpell', 'searchSecrets', 'searchTreasure', 'disarm'];
  const rest = ['rollMovement', 'endTurn', 'giveUp'];
  const all = [
    ...kinds,
    ...rest,
    'openDoor',
    'usePotion',
    'step',
    'jump',
    'leave',
    'standFast',
    'answerPassage',
    'usePower',
  ];
  const offered = all.filter((type) => t.offered(type, 'heroes').length > 0);
  assert.deepEqual(offered, [...kinds, ...rest]);
  t.refuses({ type: 'rest', figure: 'W' }, 'unknownCommand', 'CLS-TUR-04');
});

rule('CLS-TUR-05', 'act and then move, or move and then act', () => {
  const first = brawl();
  first.do(attack, HIT);
  first.do(rollFor, [1, 1]);
  walk(first, 'B', 'B1', 'A1');
  assert.deepEqual(places(first), { B: 'A1', G: 'D1' });

  const last = table(BRAWL.replace('. . B G', 'B . . G'), {
    B: { kind: 'barbarian' },
    G: { kind: 'goblin' },
  });
  last.do(rollFor, [1, 1]);
  walk(last, 'B', 'B1', 'C1');
  last.do(attack, HIT);
  assert.equal(last.state.turn.acted, true);
  assert.deepEqual(places(last), { B: 'C1', G: 'D1' });
});

for (const { act, dice } of ACTIONS) {
  rule('CLS-TUR-06', `a step, ${act.type}, and no further step`, () => {
    const t = readyForAll('|E : W :|');
    t.do({ type: 'rollMovement', figure: 'W' }, [1, 3]);
    assert.ok(t.offers({ type: 'step', figure: 'W', to: 'B1' }));
    walk(t, 'W', 'B1');
    assert.ok(t.offers({ type: 'step', figure: 'W', to: 'B2' }), 'there is a way on');
    t.do(act, dice);
    t.refuses({ type: 'step', figure: 'W', to: 'B2' }, 'moveOver', 'CLS-TUR-06');
    assert.deepEqual(t.offered('step', 'heroes'), []);
    assert.deepEqual(places(t), { E: 'A1', W: 'B1' });
  });

  rule('CLS-TUR-06', `a roll, ${act.type}, and the walk with that same roll`, () => {
    const t = readyForAll();
    t.do({ type: 'rollMovement', figure: 'W' }, [1, 1]);
    t.do(act, dice);
    assert.equal(t.state.turn.left, 2);
    t.refuses({ type: 'rollMovement', figure: 'W' }, 'alreadyRolled', 'CLS-MOV-01');
    walk(t, 'W', 'C1', 'D1');
    assert.deepEqual(places(t), { E: 'A1', W: 'D1' });
  });
}

rule('CLS-TUR-06', 'to be moved by the quest is not to have walked', () => {
  const map = `
    +-+-+-+-+-+-+
    |B . .d: . .|
    +-+-+-+-+-+-+`;
  const notes = [
    { when: { round: 3 }, then: [{ move: 'everyone', to: 'E1' }] },
    { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] },
  ];
  const t = table(map, { B: { kind: 'barbarian' } }, { quest: { notes }, turn: 'morcar', round: 2 });
  t.do({ type: 'endTurn' });
  assert.equal(t.at('B'), 'E1');
  t.do({ type: 'searchSecrets', figure: 'B' });
  t.do(rollFor, [1, 1]);
  walk(t, 'B', 'F1');
  assert.equal(t.at('B'), 'F1');
});

rule('CLS-TUR-07', 'whoever acted first may still move, as far as the dice say', () => {
  const t = brawl();
  t.do(attack, HIT);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }], 'the turn has not passed');
  t.do(rollFor, [1, 1]);
  walk(t, 'B', 'B1', 'A1');
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'playMonsters' }]);
});

rule('CLS-TUR-07', 'nobody is made to move: neither without a roll nor with one', () => {
  for (const dice of [null, [6, 6]]) {
    const t = brawl();
    t.do(attack, HIT);
    if (dice !== null) t.do(rollFor, dice);
    t.do({ type: 'endTurn' });
    assert.deepEqual(places(t), { B: 'C1', G: 'D1' });
    assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'playMonsters' }]);
  }
});
