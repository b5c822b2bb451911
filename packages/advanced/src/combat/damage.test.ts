/** Damage dice, fate, and which seat learns what (ADV-HTH-13 to ADV-HTH-16, ADV-FATE-08, ADV-FATE-09). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { SceneFigure } from '../scenario/arrange.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import { battle, CLOSE, MONSTERS, RATMAN, strike, TWO } from '../testing/battle.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { hurt } from './damage.ts';

function fought(hero: SceneFigure, monster: SceneFigure = RATMAN): AdvancedTable {
  return battle(CLOSE, { ...TWO, A: hero, R: monster });
}
function attacked(hero: SceneFigure): AdvancedTable {
  return battle(CLOSE, { ...TWO, A: hero }, { turn: MONSTERS });
}
const FATE = { type: 'faceRoll', fate: true };

/** Wounds without an attacker, as from traps and hazards, that no fate averts. */
function harm(table: AdvancedTable, letter: string, wounds: number): void {
  const target = table.id(letter);
  setGoing(table, (play) => hurt(play, { target, wounds, cause: 'trap', by: null, rules: ['ADV-TRAP-01'] }));
  if (table.state.stack.length > 0) table.do({ type: 'faceWounds', fate: false });
}

rule('ADV-HTH-15', 'the 12s of a blow are thrown again as long as the victim may live', () => {
  const hero = attacked({ wounds: 2 });
  hero.do(strike('R', 'A'), [9, 12, 12, 1, 1, 5]);
  assert.deepEqual([hero.event('damageRolled').wounds, hero.find('A')], [3, undefined], 'zero is not death');
  const man = attacked({ wounds: 2, kind: 'henchman' });
  man.do(strike('R', 'A'), [9, 12, 12, 1]);
  assert.deepEqual([man.event('damageRolled').wounds, man.find('A')], [2, undefined]);
  const gone = attacked({ wounds: 1 });
  gone.do(strike('R', 'A'), [9, 12, 12, 1]);
  assert.deepEqual([gone.event('damageRolled').wounds, gone.find('A')], [2, undefined], 'below zero already');
});

rule('ADV-HTH-16', 'what is left is told of heroes always, of monsters unless the master hides it', () => {
  const left = (table: AdvancedTable): number | null => table.event('wounded').left;
  for (const monsterWounds of ['open', 'hidden'] as const) {
    const setup = { options: { ...DEFAULT_OPTIONS, monsterWounds } };
    const struck = battle(CLOSE, TWO, { setup });
    struck.do(strike('A', 'R'), [5, 7, 1, 1, 1]);
    assert.equal(left(struck), monsterWounds === 'open' ? 2 : null);
    const hero = battle(CLOSE, TWO, { setup, turn: MONSTERS });
    hero.do(strike('R', 'A'), [9, 5, 1, 1]);
    assert.equal(left(hero), 3);
  }
});

rule(
  'ADV-ENC-22',
  'what a disguised monster has left is told by its looks, and truly to the master alone',
  () => {
    const warlord = { monster: 'ratmanWarlord', disguise: 'ratman', wounds: 4 };
    const struck = battle(CLOSE, { ...TWO, R: warlord });
    struck.do(strike('A', 'R'), [11, 11, 1, 1, 1]);
    const told = (seat: string) =>
      struck.world.referee.rules.redactions['wounded']!(struck.event('wounded'), seat) as { left: number };
    assert.deepEqual([told('ann').left, told('master').left, struck.figure('R').wounds], [2, 3, 3]);
    assert.ok(!('seems' in told('ann')) && !('seems' in told('master')));
  },
);

rule('ADV-HTH-14', 'it is told what did the harm: a blow, or a shot', () => {
  const blow = fought({});
  blow.do(strike('A', 'R'), [5, 7, 1, 1, 1]);
  const { cause, by, rules } = blow.event('wounded');
  assert.deepEqual([cause, by, rules], ['blow', 'A', ['ADV-HTH-14']]);
  assert.deepEqual(blow.event('damageRolled').rules, ['ADV-HTH-14']);
  const map = CLOSE.replace('A R .', 'A . R').replace('Q', '.');
  const shot = battle(map, { A: { weapons: ['bow'], arrows: 1 }, B: {}, R: RATMAN });
  shot.do({ ...strike('A', 'R'), weapon: 'bow' }, [12, 4, 3, 3]);
  assert.deepEqual([shot.event('wounded').cause, shot.event('wounded').rules], ['shot', ['ADV-RNG-23']]);
  assert.deepEqual(shot.event('damageRolled').rules, ['ADV-HTH-14', 'ADV-RNG-29']);
});

rule('ADV-ABIL-13', 'nor are the invulnerable safe from an attack their own fumble gave away', () => {
  const table = battle(CLOSE, { ...TWO, R: { monster: 'wight', wounds: 9 } }, { turn: MONSTERS });
  const weapon = table.offered('attack', 'master').find(({ figure }) => figure === table.id('R'))!.weapon;
  table.do({ ...strike('R', 'A'), weapon }, [1, 5, 11, 11, 1, 1]);
  assert.deepEqual([table.event('damageRolled').wounds, table.figure('R').wounds], [2, 7]);
});

rule('ADV-FATE-09', 'only a die that failed can be bought, and none for an enemy already dead', () => {
  const all = fought({ fate: 3 }, { ...RATMAN, wounds: 9 });
  all.do(strike('A', 'R'), [5, 7, 7, 1, 1]);
  all.do(FATE);
  all.do(FATE);
  assert.deepEqual([all.figure('R').wounds, all.sheet('A').fate, all.state.stack], [5, 1, []]);
  const dead = fought({ fate: 3 });
  dead.do(strike('A', 'R'), [5, 7, 7, 1, 1]);
  dead.do(FATE);
  assert.deepEqual([dead.find('R'), dead.sheet('A').fate], [undefined, 2]);
  assert.deepEqual(dead.awaited(), [{ seat: 'ann', prompt: 'followUp' }]);
});

rule('ADV-FATE-09', 'each point is told with what it turned', () => {
  const table = fought({ fate: 2 });
  harm(table, 'A', 1);
  table.do(strike('A', 'R'), [4]);
  assert.deepEqual(
    table.offered('faceRoll', 'ann').map(({ fate }) => fate),
    [true, false],
  );
  table.do(FATE, [7, 1, 1, 1]);
  const { figure, on, kind, restored, rules } = table.event('fateSpent');
  assert.deepEqual([figure, on, kind, restored], ['A', 'roll', 'attack', 0]);
  assert.deepEqual(rules, ['ADV-FATE-09', 'ADV-FATE-11']);
});

rule('ADV-FATE-08', 'the wounds of the turn add up, each figure’s for itself', () => {
  const table = battle(CLOSE, { ...TWO, A: { fate: 1 }, B: { seat: 'bob', fate: 1 } });
  harm(table, 'A', 1);
  harm(table, 'B', 3);
  harm(table, 'A', 1);
  assert.equal(table.offers({ type: 'undoWounds', figure: 'A' }, 'ann'), true);
  table.do({ type: 'undoWounds', figure: 'A' });
  const { on, kind, restored, rules } = table.event('fateSpent');
  assert.deepEqual([on, kind, restored], ['wounds', 'wounds', 2]);
  assert.deepEqual(rules, ['ADV-FATE-08', 'ADV-FATE-11']);
  assert.deepEqual([table.figure('A').wounds, table.figure('B').wounds], [4, 1]);
  assert.equal(table.offers({ type: 'undoWounds', figure: 'B' }, 'ann'), false);
  table.do({ type: 'undoWounds', figure: 'B' });
  assert.equal(table.figure('B').wounds, 4);
});

rule('ADV-FATE-08', 'the player has the choice, nobody else', () => {
  const table = attacked({ fate: 1 });
  table.do(strike('R', 'A'), [9, 5, 1, 1]);
  const choices = (seat: string): boolean[] => table.offered('faceWounds', seat).map(({ fate }) => fate);
  assert.deepEqual([choices('ann'), choices('bob'), choices('master')], [[true, false], [], []]);
});

rule('ADV-FATE-08', 'what has been undone is not undone twice', () => {
  const table = fought({ fate: 2 });
  harm(table, 'A', 2);
  table.do({ type: 'undoWounds', figure: 'A' });
  assert.equal(table.state.turn.mode, 'combat');
  table.refuses({ type: 'undoWounds', figure: 'A' }, 'nothingToUndo', 'ADV-FATE-03');
});

rule('ADV-FATE-09', 'a point for a roll heals nobody', () => {
  const table = fought({ fate: 2 });
  harm(table, 'A', 2);
  table.do(strike('A', 'R'), [4]);
  table.do(FATE, [7, 7, 7, 7]);
  assert.deepEqual([table.figure('A').wounds, table.state.turn.suffered['A']], [2, 2]);
});

rule('ADV-FATE-07', 'a monster’s wounds are no business of a player', () => {
  const table = fought({ fate: 1 });
  harm(table, 'R', 1);
  table.refuses({ type: 'undoWounds', figure: 'R' }, 'notYours', 'ADV-FATE-07', 'ann');
  table.refuses({ type: 'undoWounds', figure: 'R' }, 'notYours', 'ADV-FATE-07', 'master');
});
