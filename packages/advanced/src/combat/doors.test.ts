/** Doors and junctions in a fight (ADV-CMB-09 to ADV-CMB-11, ADV-CMB-16 to ADV-CMB-18). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle, MONSTERS } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import type { Battle } from '../testing/battle.ts';

/** A room with a door to the unknown in its east wall, and space for what is behind it. */
const ROOM = `
  +-+-+-+-+
  |R . . Ad
  + + + + +
  |. . . B|
  +-+-+-+-+
`;
const FIELD = { width: 40, height: 30, x: 10, y: 12 };
const AT_DOOR = { at: 'N13', side: 1 };
const OPEN = { type: 'openDoor', figure: 'A', ...AT_DOOR };
const RATMAN: SceneFigure = { monster: 'ratman' };

/** Behind the door a passage: one section long, empty, a dead end both ways. */
const PASSAGE = [2, 1, 4, 5, 3, 3, 3, 3];

function room(figures: Record<string, SceneFigure>, rest: Battle = {}): AdvancedTable {
  return battle(ROOM, figures, { field: FIELD, ...rest });
}

rule('ADV-CMB-09', 'what is behind a door opened in a fight is laid at the end of the phase', () => {
  const table = room({ A: {}, B: {}, R: RATMAN });
  table.do(OPEN);
  assert.equal(table.happened('behindDoorRolled'), false);
  table.do({ type: 'step', figure: 'B', to: 'M14' });
  assert.equal(table.happened('behindDoorRolled'), false, 'others still act');
  table.do({ type: 'done' }, PASSAGE);
  assert.equal(table.happened('behindDoorRolled'), true);
  table.do({ type: 'chooseLayout', option: 0 });
  assert.deepEqual([table.state.turn.mode, table.state.turn.phase], ['combat', 'master']);
});

rule('ADV-TOK-07', 'what is laid in a fight gives the master no moment for wandering monsters', () => {
  const table = room({ A: {}, B: {}, R: RATMAN });
  const { master } = table.state;
  table.state = { ...table.state, master: { ...master, hand: ['wandering'], watch: ['exploration'] } };
  table.do(OPEN);
  table.do({ type: 'done' }, PASSAGE);
  table.do({ type: 'chooseLayout', option: 0 });
  assert.deepEqual(table.awaited(), [{ seat: 'master', prompt: 'monstersAct' }]);
});

rule('ADV-CMB-10', 'nobody goes through that door in the phase in which it was opened', () => {
  const table = room({ A: {}, B: {}, R: RATMAN });
  table.do(OPEN);
  table.refuses({ type: 'step', figure: 'A', to: 'O13' }, 'noSuchStep', 'ADV-CMB-30');
  table.do({ type: 'step', figure: 'A', to: 'M13' });
  table.do({ type: 'step', figure: 'B', to: 'N13' });
  table.refuses({ type: 'step', figure: 'B', to: 'O13' }, 'noSuchStep', 'ADV-CMB-30');
});

const JUNCTION = `
  +x+x+
  |: :|
  + + +
  |: :|
  + + +
  |A R|
  +-+-+
`;

rule('ADV-CMB-11', 'a junction is not left for the unknown in the phase in which it is reached', () => {
  const table = battle(JUNCTION, { A: {}, R: RATMAN }, { field: FIELD, places: { A: { kind: 'junction' } } });
  table.do({ type: 'step', figure: 'A', to: 'K14' });
  table.do({ type: 'step', figure: 'A', to: 'K13' });
  table.refuses({ type: 'step', figure: 'A', to: 'K12' }, 'noSuchStep', 'ADV-CMB-30');
  table.do({ type: 'done' }, [1, 4, 5, 3, 3]);
  assert.equal(table.happened('lengthRolled'), true, 'the passage is laid when all have acted');
});

const SENTRY = { A: RATMAN, B: RATMAN, R: {} };

rule('ADV-CMB-16', 'behind a door a monster opens, it is laid when all monsters have acted', () => {
  const table = room({ ...SENTRY, A: { monster: 'ratmanSentry' } }, { turn: MONSTERS });
  table.do(OPEN);
  table.do({ type: 'step', figure: 'B', to: 'M14' });
  assert.equal(table.happened('behindDoorRolled'), false);
  table.do({ type: 'done' }, PASSAGE, 'master');
  assert.equal(table.happened('behindDoorRolled'), true);
});

rule('ADV-CMB-17', 'no monster goes through it in that phase', () => {
  const sentry = { A: { monster: 'ratmanSentry' } };
  const table = room({ ...SENTRY, ...sentry }, { turn: { ...MONSTERS, order: 'deedFirst' } });
  table.do(OPEN);
  table.refuses({ type: 'step', figure: 'A', to: 'O13' }, 'noSuchStep', 'ADV-CMB-30');
});

rule('ADV-CMB-18', 'nor leaves a junction for the unknown', () => {
  const table = battle(JUNCTION, { A: RATMAN, R: {} }, { field: FIELD, turn: MONSTERS });
  table.do({ type: 'step', figure: 'A', to: 'K14' });
  table.do({ type: 'step', figure: 'A', to: 'K13' });
  table.refuses({ type: 'step', figure: 'A', to: 'K12' }, 'noSuchStep', 'ADV-CMB-30');
});
