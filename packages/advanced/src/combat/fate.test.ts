/** Fate points, and the counter that counts as one (ADV-FATE, ADV-TOK-17). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { CounterKind } from '../counters/types.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle, MONSTERS, table as lay } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import type { Battle } from '../testing/battle.ts';
import { hurt } from './damage.ts';
import { Play } from '../play.ts';
import { tape } from '@oubliette/kernel';

const DUEL = `
  +-+-+-+-+
  |. A R .|
  + + + + +
  |. B . .|
  +-+-+-+-+
`;
const STRIKE = { type: 'attack', figure: 'A', target: 'R', weapon: 'sword' };
const CLAW = { type: 'attack', figure: 'R', target: 'A', weapon: 'sword' };

function duel(hero: SceneFigure, rest: Battle = {}): AdvancedTable {
  return battle(DUEL, { A: hero, B: { seat: 'bob', fate: 2 }, R: { monster: 'ratman' } }, rest);
}
const attacked = (hero: SceneFigure): AdvancedTable => duel(hero, { turn: MONSTERS });

/** Wounds without an attacker, as from traps and hazards. */
function harm(table: AdvancedTable, letter: string, wounds: number, fate?: false): void {
  const play = new Play(table.world, table.state, tape([]));
  const blow = { target: table.id(letter), wounds, cause: 'trap', by: null, rules: ['ADV-TRAP-01'] } as const;
  hurt(play, fate === false ? { ...blow, fate } : blow);
  play.world.referee.settle(play);
  table.state = play.state;
  table.events = play.events;
}

rule('ADV-FATE-01', 'whoever has points may undo what has just happened: henchmen too', () => {
  const table = attacked({ kind: 'henchman', calling: 'sergeant', fate: 1 });
  table.do(CLAW, [9, 5, 5, 1]);
  assert.deepEqual(table.awaited(), [{ seat: 'ann', prompt: 'faceWounds' }]);
  table.do({ type: 'faceWounds', fate: true });
  assert.deepEqual([table.figure('A').wounds, table.sheet('A').fate], [4, 0]);
});

rule('ADV-FATE-01', 'whoever has none is not asked', () => {
  const table = attacked({ fate: 0 });
  table.do(CLAW, [9, 5, 5, 1]);
  assert.equal(table.figure('A').wounds, 2);
  assert.deepEqual(table.state.stack, []);
});

rule('ADV-FATE-02', 'the points are those of the sheet', () => {
  const table = attacked({ startFate: 2, fate: 2 });
  table.do(CLAW, [9, 5, 5, 1]);
  table.do({ type: 'faceWounds', fate: true });
  assert.deepEqual([table.sheet('A').startFate, table.sheet('A').fate], [2, 1]);
});

rule('ADV-FATE-03', 'wounds of this turn may be undone until it ends, those of an earlier one never', () => {
  const now = attacked({ fate: 1 });
  now.do(CLAW, [9, 5, 5, 1]);
  now.do({ type: 'faceWounds', fate: false });
  assert.equal(now.figure('A').wounds, 2);
  now.do({ type: 'undoWounds', figure: 'A' });
  assert.deepEqual([now.figure('A').wounds, now.sheet('A').fate], [4, 0]);
  const later = duel({ fate: 1, wounds: 2 });
  later.refuses({ type: 'undoWounds', figure: 'A' }, 'nothingToUndo', 'ADV-FATE-03');
});

rule('ADV-FATE-03', 'a new turn forgets them; and the dead stay dead', () => {
  const table = attacked({ fate: 1 });
  table.do(CLAW, [9, 5, 5, 1]);
  table.do({ type: 'faceWounds', fate: false });
  table.do({ type: 'done' }, [], 'master');
  assert.equal(table.event('turnBegan').mode, 'combat');
  table.refuses({ type: 'undoWounds', figure: 'A' }, 'nothingToUndo', 'ADV-FATE-03');
  const dead = attacked({ fate: 1, wounds: 1 });
  dead.do(CLAW, [9, 5, 5, 1]);
  dead.do({ type: 'faceWounds', fate: false });
  assert.equal(dead.find('A'), undefined);
  dead.do({ type: 'followUp', to: null });
  assert.equal(dead.offers({ type: 'undoWounds', figure: 'A' }, 'ann'), false);
});

rule('ADV-FATE-04', 'the wounds are known before the point is spent', () => {
  const table = attacked({ fate: 1 });
  table.do(CLAW, [9, 5, 5, 1]);
  assert.equal(table.event('damageRolled').wounds, 2);
  assert.equal(table.happened('wounded'), false);
  assert.equal(table.figure('A').wounds, 4);
  assert.equal((table.state.stack.at(-1) as { wounds?: number }).wounds, 2);
});

rule('ADV-FATE-05', 'in exploration turns as in combat', () => {
  const table = lay(DUEL, { A: { fate: 1 }, B: {}, R: {} });
  harm(table, 'A', 3);
  assert.deepEqual(table.awaited(), [{ seat: 'ann', prompt: 'faceWounds' }]);
  table.do({ type: 'faceWounds', fate: true });
  assert.equal(table.figure('A').wounds, 4);
});

rule('ADV-FATE-06', 'as many in one turn as there are', () => {
  const table = duel({ fate: 3 });
  table.do(STRIKE, [1]);
  table.do({ type: 'faceRoll', fate: false }, [9, 5, 1, 1]);
  table.do({ type: 'faceWounds', fate: true });
  assert.equal(table.sheet('A').fate, 2);
  harm(table, 'A', 2);
  table.do({ type: 'faceWounds', fate: true });
  harm(table, 'A', 3);
  table.do({ type: 'faceWounds', fate: true });
  assert.deepEqual([table.figure('A').wounds, table.sheet('A').fate], [4, 0]);
  harm(table, 'A', 1);
  assert.equal(table.figure('A').wounds, 3, 'and not one more');
});

rule('ADV-FATE-07', 'nobody spends a point for another', () => {
  const table = attacked({ fate: 0 });
  table.do(CLAW, [9, 5, 5, 1]);
  assert.equal(table.figure('A').wounds, 2, 'Bob has points, and is not asked');
  table.refuses({ type: 'undoWounds', figure: 'A' }, 'notYours', 'ADV-FATE-07', 'bob');
});

rule('ADV-FATE-07', 'not even for a henchman of one’s own', () => {
  const table = battle(
    DUEL,
    { A: { kind: 'henchman', serves: 'B' }, B: { fate: 2 }, R: { monster: 'ratman' } },
    { turn: MONSTERS, state: { leader: 'B' } },
  );
  table.do(CLAW, [9, 5, 5, 1]);
  assert.deepEqual([table.figure('A').wounds, table.state.stack], [2, []]);
  table.refuses({ type: 'undoWounds', figure: 'A' }, 'noFate', 'ADV-FATE-06', 'ann');
  assert.equal(table.sheet('B').fate, 2);
});

rule('ADV-FATE-08', 'one point undoes all wounds of the turn so far, later ones need another', () => {
  const table = duel({ fate: 2 });
  harm(table, 'A', 1);
  table.do({ type: 'faceWounds', fate: false });
  harm(table, 'A', 2);
  table.do({ type: 'faceWounds', fate: true });
  assert.equal(table.event('fateSpent').restored, 1);
  assert.deepEqual([table.figure('A').wounds, table.sheet('A').fate], [4, 1]);
  harm(table, 'A', 2);
  assert.deepEqual(table.awaited(), [{ seat: 'ann', prompt: 'faceWounds' }]);
  table.do({ type: 'faceWounds', fate: false });
  assert.equal(table.figure('A').wounds, 2);
});

rule('ADV-FATE-08', 'wounds that fate cannot undo stay', () => {
  const table = duel({ fate: 1 });
  harm(table, 'A', 1, false);
  assert.equal(table.figure('A').wounds, 3);
  harm(table, 'A', 1);
  table.do({ type: 'faceWounds', fate: true });
  assert.equal(table.figure('A').wounds, 3);
});

rule('ADV-FATE-08', 'knocked out, one may still undo the wounds of the turn', () => {
  const table = duel({ fate: 1 });
  harm(table, 'A', 4);
  table.do({ type: 'faceWounds', fate: false });
  assert.equal(table.happened('knockedOut'), true);
  table.do({ type: 'undoWounds', figure: 'A' });
  assert.equal(table.figure('A').wounds, 4);
});

rule('ADV-FATE-09', 'a failed hit roll is turned into a plain hit', () => {
  const table = duel({ fate: 1 });
  table.do(STRIKE, [4]);
  assert.deepEqual(table.awaited(), [{ seat: 'ann', prompt: 'faceRoll' }]);
  table.do({ type: 'faceRoll', fate: true }, [7, 7, 1, 1]);
  assert.deepEqual([table.figure('R').wounds, table.sheet('A').fate], [1, 0]);
  assert.equal(table.all('attackRolled').length, 0, 'no free attack with it');
});

rule('ADV-FATE-09', 'it may replace a fumble: nobody strikes back', () => {
  const table = duel({ fate: 1 });
  table.do(STRIKE, [1]);
  table.do({ type: 'faceRoll', fate: true }, [7, 1, 1, 1]);
  assert.equal(table.happened('attackRolled'), false);
  assert.equal(table.figure('R').wounds, 2);
});

rule('ADV-FATE-09', 'declined, the roll stands', () => {
  const table = duel({ fate: 1 });
  table.do(STRIKE, [4]);
  table.do({ type: 'faceRoll', fate: false });
  assert.deepEqual([table.figure('R').wounds, table.sheet('A').fate], [3, 1]);
});

rule('ADV-FATE-09', 'of the damage dice one for each point', () => {
  const table = duel({ fate: 2 });
  table.do(STRIKE, [5, 7, 1, 1, 1]);
  assert.deepEqual(table.awaited(), [{ seat: 'ann', prompt: 'faceRoll' }]);
  table.do({ type: 'faceRoll', fate: true });
  table.do({ type: 'faceRoll', fate: true });
  assert.equal(table.find('R'), undefined, 'one wound rolled and two bought');
  assert.equal(table.sheet('A').fate, 0);
});

rule('ADV-FATE-09', 'nobody is asked where no die failed, or where the enemy is dead already', () => {
  const table = duel({ fate: 1 });
  table.do(STRIKE, [5, 7, 7, 7, 1]);
  assert.deepEqual(table.awaited(), [{ seat: 'ann', prompt: 'followUp' }]);
});

rule('ADV-FATE-09', 'what is read off a table is not turned: a search, a stumble', () => {
  const room = '+-+-+\n|A .|\n+-+d+\n|: :|\n+-+-+';
  const search = lay(room, { A: { fate: 2 } });
  search.do({ type: 'searchRoom', figure: 'A' }, [5, 5]);
  const running = duel({ fate: 2 });
  running.do({ type: 'run', figure: 'A' }, [1]);
  assert.deepEqual([search.state.stack, running.state.stack], [[], []]);
});

rule('ADV-FATE-10', 'an enemy’s success is not turned, only its damage undone', () => {
  const table = attacked({ fate: 1 });
  table.do(CLAW, [9, 4, 4, 4]);
  assert.deepEqual(table.state.stack, [], 'it hit, without harm: there is nothing to ask');
});

rule('ADV-FATE-11', 'what is spent is gone', () => {
  const table = duel({ fate: 1, startFate: 1 });
  table.do(STRIKE, [4]);
  table.do({ type: 'faceRoll', fate: true }, [1, 1, 1, 1]);
  assert.equal(table.sheet('A').fate, 0);
  assert.ok(table.cites('ADV-FATE-11'));
  table.refuses({ type: 'undoWounds', figure: 'A' }, 'noFate', 'ADV-FATE-06');
});

rule('ADV-FATE-12', 'a point saves a hero who would be killed', () => {
  const table = attacked({ fate: 1, wounds: 1 });
  table.do(CLAW, [9, 12, 5, 5]);
  table.do({ type: 'faceWounds', fate: true });
  assert.deepEqual([table.figure('A').wounds, table.happened('died')], [1, false]);
});

const COUNTERS = { type: 'playCounter', counter: 'fate' };
const HOLD = { type: 'holdCounters' };

/** The master has these counters, and wants to be asked in combat. */
function watched(hand: readonly CounterKind[], turn: Battle['turn'] = {}): AdvancedTable {
  const { master } = duel({}).state;
  return duel({}, { turn, state: { master: { ...master, hand, watch: ['combat'] } } });
}

rule('ADV-TOK-17', 'a fate counter undoes a monster’s wounds as a point does a hero’s', () => {
  const table = watched(['fate']);
  table.do(STRIKE, [5]);
  table.do(HOLD, [7, 7, 7, 1]);
  assert.deepEqual(table.awaited(), [{ seat: 'master', prompt: 'playCounter' }]);
  table.do(COUNTERS);
  assert.deepEqual([table.figure('R').wounds, table.state.master.hand, table.state.stack], [3, [], []]);
});

rule('ADV-TOK-17', 'or turns a monster’s failed roll', () => {
  const table = watched(['fate'], MONSTERS);
  table.do(CLAW, [8]);
  table.do(COUNTERS, [5, 1, 1]);
  const { figure, on, kind } = table.event('fateSpent');
  assert.deepEqual([figure, on, kind], ['ratman-1', 'roll', 'attack']);
  table.do(HOLD);
  assert.equal(table.figure('A').wounds, 3);
});

rule('ADV-TOK-17', 'it does nothing about what a hero fails', () => {
  const table = watched(['fate']);
  table.do(STRIKE, [4]);
  assert.deepEqual(table.state.stack, []);
});

rule('ADV-TOK-05', 'the master who watches is asked with and without the counter', () => {
  for (const hand of [['fate'], []] as const) {
    const table = watched(hand);
    table.do(STRIKE, [5]);
    table.do(HOLD, [7, 7, 7, 1]);
    assert.deepEqual(table.awaited(), [{ seat: 'master', prompt: 'playCounter' }]);
    table.do(HOLD);
    assert.equal(table.find('R'), undefined);
  }
});
