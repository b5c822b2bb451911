/** Death, knock-outs, and help for the fallen (ADV-DEATH). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle, MONSTERS, table as lay } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import type { Battle } from '../testing/battle.ts';

const DUEL = `
  +-+-+-+-+
  |. A R .|
  + + + + +
  |. . . .|
  + + + + +
  |. . . B|
  +-+-+-+-+
`;
const STRIKE = { type: 'attack', figure: 'A', target: 'R', weapon: 'sword' };
const CLAW = { type: 'attack', figure: 'R', target: 'A', weapon: 'sword' };

function duel(hero: SceneFigure = {}, rest: Battle = {}): AdvancedTable {
  return battle(DUEL, { B: {}, A: hero, R: { monster: 'ratman' } }, rest);
}

rule('ADV-DEATH-01', 'a monster dies at zero or less, and is taken away', () => {
  for (const dice of [
    [5, 7, 7, 7, 1],
    [5, 7, 7, 7, 7],
  ]) {
    const table = duel();
    table.do(STRIKE, dice);
    assert.equal(table.find('R'), undefined);
    assert.deepEqual(table.state.fight?.slain, [{ of: 'ratman', character: null, group: null }]);
  }
  const alive = duel();
  alive.do(STRIKE, [5, 7, 7, 1, 1]);
  assert.equal(alive.figure('R').wounds, 1);
});

rule('ADV-DEATH-02', 'so does a henchman, who is never knocked out', () => {
  const table = duel({ kind: 'henchman', calling: 'manAtArms', wounds: 2, gold: 3 }, { turn: MONSTERS });
  table.do(CLAW, [9, 5, 5, 1]);
  assert.deepEqual([table.find('A'), table.happened('knockedOut')], [undefined, false]);
  assert.deepEqual([table.sheet('A').where, table.sheet('A').weapons], ['dead', []]);
});

rule('ADV-DEATH-02', 'what the dead carried lies where they fell', () => {
  const table = duel(
    { kind: 'henchman', wounds: 1, gold: 7, items: ['rope'], arrows: 1 },
    { turn: MONSTERS },
  );
  table.do(CLAW, [9, 5, 1, 1]);
  const [pile] = table.state.levels[0]!.things;
  assert.deepEqual(pile, {
    id: 'pile-1',
    tag: 'pile',
    square: table.square('B1'),
    goods: { gold: 7, items: ['rope', 'arrow'] },
    armour: [],
    weapons: ['sword'],
  });
});

rule('ADV-DEATH-03', 'the killer may take the empty square, free and at once, and still move', () => {
  const table = duel();
  table.do(STRIKE, [5, 7, 7, 7, 1]);
  assert.deepEqual(table.awaited(), [{ seat: 'ann', prompt: 'followUp' }]);
  table.refuses({ type: 'followUp', to: 'B2' }, 'notThere', 'ADV-DEATH-03');
  table.do({ type: 'followUp', to: 'C1' });
  assert.equal(table.at('A'), 'C1');
  table.do({ type: 'step', figure: 'A', to: 'D1' });
  assert.equal(table.event('stepped').left, 7, 'the whole Speed of 8 was left');
});

rule('ADV-DEATH-03', 'or stay', () => {
  const table = duel();
  table.do(STRIKE, [5, 7, 7, 7, 1]);
  table.do({ type: 'followUp', to: null });
  assert.equal(table.at('A'), 'B1');
});

rule('ADV-DEATH-03', 'monsters too; and across a corner with a long weapon', () => {
  const map = `
    +-+-+
    |A .|
    + + +
    |. W|
    +-+-+
  `;
  const warlord = { W: { monster: 'ratmanWarlord' } };
  const table = battle(map, { A: { kind: 'henchman', wounds: 1 }, ...warlord }, { turn: MONSTERS });
  table.do({ type: 'attack', figure: 'W', target: 'A', weapon: 'magicHalberd' }, [9, 5, 1, 1, 1, 1, 1]);
  assert.deepEqual(table.awaited(), [{ seat: 'master', prompt: 'followUp' }]);
  table.do({ type: 'followUp', to: 'A1' });
  assert.equal(table.at('W'), 'A1');
});

rule('ADV-DEATH-03', 'not after a shot', () => {
  const table = battle(
    `
    +-+-+-+-+
    |A . . R|
    +-+-+-+-+
  `,
    { A: { weapons: ['bow'], arrows: 3 }, R: { monster: 'ratman' } },
  );
  table.do({ ...STRIKE, weapon: 'bow' }, [5, 7, 7, 7]);
  assert.deepEqual([table.find('R'), table.state.stack.length], [undefined, 0]);
});

rule('ADV-DEATH-03', 'a large monster steps in where it has room', () => {
  const map = `
    +-+-+-+-+
    |. . . .|
    + + + + +
    |. G . A|
    + + + + +
    |. . . .|
    +-+-+-+-+
  `;
  const giant = { G: { monster: 'ratman', size: 2 as const } };
  const table = battle(map, { A: { kind: 'henchman', wounds: 1 }, ...giant }, { turn: MONSTERS });
  table.do({ type: 'attack', figure: 'G', target: 'A', weapon: 'sword' }, [9, 5, 1, 1]);
  table.do({ type: 'followUp', to: 'C2' });
  assert.equal(table.at('G'), 'C2');
});

rule('ADV-DEATH-04', 'a hero at exactly zero is knocked out', () => {
  const table = duel({ wounds: 2 }, { turn: MONSTERS });
  table.do(CLAW, [9, 5, 5, 1]);
  assert.equal(table.event('knockedOut').figure, 'A');
  assert.deepEqual([table.figure('A').wounds, table.sheet('A').where], [0, 'inside']);
  assert.equal(table.state.stack.length, 0, 'nobody steps onto him');
});

rule('ADV-DEATH-05', 'below zero a hero is dead', () => {
  const table = duel({ wounds: 2 }, { turn: MONSTERS });
  table.do(CLAW, [9, 5, 5, 5]);
  assert.deepEqual(
    [table.event('died').figure, table.find('A'), table.sheet('A').where],
    ['A', undefined, 'dead'],
  );
});

rule('ADV-DEATH-06', 'a knocked-out hero can do nothing', () => {
  const table = duel({ wounds: 0 });
  table.refuses(STRIKE, 'knockedOut', 'ADV-DEATH-06');
  table.refuses({ type: 'step', figure: 'A', to: 'A1' }, 'knockedOut', 'ADV-DEATH-06');
  table.refuses({ type: 'run', figure: 'A' }, 'knockedOut', 'ADV-DEATH-06');
});

rule('ADV-DEATH-07', 'and is attacked as if of Weapon Skill 1', () => {
  const table = duel({ wounds: 0 }, { turn: MONSTERS });
  table.do(CLAW, [2, 5, 1, 1]);
  assert.deepEqual([table.event('attackRolled').skill, table.event('attackRolled').needed], [1, 2]);
  assert.equal(table.find('A'), undefined, 'one wound more is death');
});

const WARD = `
  +-+-+-+-+-+-+
  |. . . . . R|
  + + + + + + +
  |K A . . . .|
  + + + + + + +
  |. B . . . .|
  +-+-+-+-+-+-+
`;
const FALLEN: SceneFigure = { wounds: 0, seat: 'bob' };

function ward(figures: Record<string, SceneFigure> = {}, rest: Battle = {}): AdvancedTable {
  const all = { K: FALLEN, A: {}, B: {}, R: { monster: 'ratman' }, ...figures };
  return battle(WARD, all, { state: { leader: 'A' }, ...rest });
}

rule('ADV-DEATH-08', 'a hero beside drags him three squares in place of a move, and may still attack', () => {
  const table = ward();
  table.do({ type: 'drag', figure: 'A', target: 'K' });
  for (const to of ['C2', 'D2', 'E2']) table.do({ type: 'step', figure: 'A', to });
  assert.deepEqual([table.at('A'), table.at('K')], ['E2', 'D2']);
  table.refuses({ type: 'step', figure: 'A', to: 'F2' }, 'noSquaresLeft', 'ADV-CMB-29');
  table.refuses({ type: 'run', figure: 'A' }, 'dragging', 'ADV-DEATH-08');
});

rule('ADV-DEATH-08', 'the dragger may attack when the move is done', () => {
  const table = battle(
    WARD.replace('. . R|', 'R . .|'),
    { K: FALLEN, A: {}, B: {}, R: { monster: 'ratman' } },
    { state: { leader: 'A' } },
  );
  table.do({ type: 'drag', figure: 'A', target: 'K' });
  table.do({ type: 'step', figure: 'A', to: 'C2' });
  table.do({ type: 'step', figure: 'A', to: 'D2' });
  table.do(STRIKE, [2]);
  assert.equal(table.happened('attackRolled'), true);
});

rule('ADV-DEATH-08', 'from beside him at the start of the move, and only heroes', () => {
  const table = ward({ B: { kind: 'henchman' } });
  table.refuses({ type: 'drag', figure: 'B', target: 'K' }, 'heroesOnly', 'ADV-DEATH-08');
  table.refuses({ type: 'drag', figure: 'A', target: 'B' }, 'notKnockedOut', 'ADV-DEATH-08');
  const far = ward();
  far.refuses({ type: 'drag', figure: 'B', target: 'K' }, 'notBeside', 'ADV-DEATH-08');
  far.do({ type: 'step', figure: 'B', to: 'A3' });
  far.refuses({ type: 'drag', figure: 'B', target: 'K' }, 'hasMoved', 'ADV-DEATH-08');
});

const POTION: SceneFigure = { items: ['healingPotion'] };
const GIVE = { type: 'givePotion', figure: 'A', target: 'K' };

rule('ADV-DEATH-09', 'a potion given to him takes the place of the attack', () => {
  const table = ward({ A: POTION });
  table.do(GIVE);
  assert.deepEqual(table.sheet('A').items, []);
  assert.equal(table.figure('K').wounds, 0, 'it works at the start of the next turn');
  assert.equal(table.state.turn.acts['A']?.did, 'potion');
  table.do({ type: 'step', figure: 'A', to: 'C2' });
});

rule('ADV-MGT-28', 'it restores all wounds at the start of the next turn', () => {
  const table = ward({ A: POTION, K: { ...FALLEN, startWounds: 5 } });
  table.do(GIVE);
  table.do({ type: 'done' }, [], 'ann');
  table.do({ type: 'done' }, [], 'master');
  assert.deepEqual([table.figure('K').wounds, table.figure('K').effects], [5, []]);
});

rule('ADV-DEATH-09', 'by a henchman as well; beside him, with a potion, neither in a death zone', () => {
  const henchman = ward({ A: { ...POTION, kind: 'henchman' } });
  assert.equal(henchman.offers(GIVE), true);
  ward().refuses(GIVE, 'noPotion', 'ADV-DEATH-09');
  ward({ B: POTION }).refuses({ ...GIVE, figure: 'B' }, 'notBeside', 'ADV-DEATH-09');
  const threatened = battle(WARD.replace('|. . .', '|R . .').replace('. R|', '. Q|'), {
    K: FALLEN,
    A: POTION,
    B: {},
    R: { monster: 'ratman' },
    Q: { monster: 'ratman' },
  });
  threatened.refuses(GIVE, 'inDeathZone', 'ADV-DEATH-09');
});

rule('ADV-DEATH-10', 'a healing spell puts him on his feet', () => {
  const wizard: SceneFigure = {
    calling: 'wizard',
    spells: ['flamesOfThePhoenix'],
    components: ['phoenixFeather'],
  };
  const table = battle(
    WARD.replace('|. B', '|. .'),
    { K: FALLEN, A: wizard, R: { monster: 'ratman' } },
    { state: { leader: 'A' } },
  );
  const rise = { type: 'step', figure: 'K', to: 'A1' };
  assert.equal(table.offers(rise), false);
  table.do({ type: 'cast', figure: 'A', spell: 'flamesOfThePhoenix' });
  table.do({ type: 'aimAtFigure', target: 'K' });
  assert.equal(table.offers(rise), true);
});

rule('ADV-DEATH-11', 'in exploration turns one companion carries him, six squares at most', () => {
  const map = `
    +-+-+-+-+-+-+-+-+-+
    |K A . . . . . . .|
    +-+-+-+-+-+-+-+-+-+
  `;
  const table = lay(map, { K: FALLEN, A: { kind: 'henchman' } });
  table.do({ type: 'carry', figure: 'A', target: 'K' });
  for (const to of ['C1', 'D1', 'E1', 'F1', 'G1', 'H1']) table.do({ type: 'step', figure: 'A', to });
  assert.deepEqual([table.at('A'), table.at('K')], ['H1', 'G1']);
  table.refuses({ type: 'step', figure: 'A', to: 'I1' }, 'noSquaresLeft', 'ADV-EXPL-03');
});

rule('ADV-DEATH-11', 'the squares gone before count, and nobody carries him on after that', () => {
  const map = `
    +-+-+-+-+-+-+-+-+-+
    |B A K . . . . . .|
    + + + + + + + + + +
    |. . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+
  `;
  const table = lay(map, { K: FALLEN, A: {}, B: {} }, { state: { leader: 'A' } });
  for (const to of ['B2', 'C2']) table.do({ type: 'step', figure: 'A', to });
  table.do({ type: 'carry', figure: 'A', target: 'K' });
  assert.equal(table.event('tookHold').left, 4);
  table.do({ type: 'step', figure: 'A', to: 'D2' });
  table.do({ type: 'step', figure: 'B', to: 'B1' });
  table.do({ type: 'step', figure: 'B', to: 'B2' });
  assert.equal(table.at('K'), 'C2');
  table.refuses({ type: 'carry', figure: 'B', target: 'K' }, 'alreadyHeld', 'ADV-DEATH-11');
});

rule('ADV-HAZ-58', 'a sleeper is like one knocked out: Weapon Skill 1, no zone, and may be carried', () => {
  const asleep = { effects: [{ tag: 'asleep', ends: 'never' }] } as const;
  const table = duel(asleep, { turn: MONSTERS });
  table.do(CLAW, [1]);
  assert.deepEqual(
    table.all('attackRolled').map(({ skill, result }) => [skill, result]),
    [[1, 'fumble']],
    'and does not strike back',
  );
  const map = `
    +-+-+-+
    |K A .|
    +-+-+-+
  `;
  const carried = lay(map, { K: asleep, A: {} }, { state: { leader: 'A' } });
  carried.do({ type: 'carry', figure: 'A', target: 'K' });
  carried.do({ type: 'step', figure: 'A', to: 'C1' });
  assert.equal(carried.at('K'), 'B1');
});
