/** How a fight ends, and pursuits (ADV-CMB-21 to ADV-CMB-27, ADV-CMB-49 to ADV-CMB-55). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { areaAt } from '../board.ts';
import type { Fight, Group } from '../encounter/types.ts';
import { battle, CLOSE, HALL, LONG, MONSTERS, ORDER, RATMAN, step, strike, TWO } from '../testing/battle.ts';
import type { AdvancedTable } from '../testing/index.ts';

const GROUP = { id: 1, area: 'scene', monsters: { ratman: 2 }, characters: [], gold: 20 };

rule('ADV-CMB-21', 'the fight is over when no monster is left', () => {
  const table = battle(
    CLOSE.replace('Q', '.').replace('R', '.'),
    { A: {}, B: {} },
    { turn: { phase: 'master' } },
  );
  table.do({ type: 'done' }, [5, 9], 'master');
  assert.deepEqual(
    [table.event('fightEnded').how, table.state.fight, table.state.turn.mode],
    ['slain', null, 'exploration'],
  );
});

const WALLED = `
  +-+-+-+-+
  |A .|. R|
  + + + + +
  |. .|. .|
  +-+-+-+-+
`;

rule('ADV-CMB-22', 'it is over too when no monster sees anybody at the end of the master’s phase', () => {
  const table = battle(WALLED, { A: {}, R: RATMAN }, { turn: MONSTERS });
  table.do({ type: 'done' }, [], 'master');
  assert.equal(table.event('fightEnded').how, 'escaped');
  const seen = battle(WALLED.replace('.|. R', '. . R'), { A: {}, R: RATMAN }, { turn: MONSTERS });
  seen.do({ type: 'done' }, [], 'master');
  assert.equal(seen.happened('fightEnded'), false);
});

rule('ADV-CMB-22', 'a knocked-out hero in sight keeps everybody fighting', () => {
  const map = WALLED.replace('. R', 'K R');
  const table = battle(map, { A: {}, K: { wounds: 0 }, R: RATMAN }, { turn: MONSTERS });
  table.do({ type: 'done' }, [], 'master');
  assert.equal(table.state.turn.mode, 'combat');
});

const SHUT = `
  +-+-+-+-+
  |. Ao. R|
  +-+-+-+-+
`;

rule('ADV-CMB-23', 'behind a door just closed there is one more turn of combat', () => {
  const table = battle(SHUT, { A: {}, R: RATMAN });
  table.do({ type: 'closeDoor', figure: 'A', at: 'B1', side: 1 });
  table.do({ type: 'done' });
  table.do(ORDER, [], 'master');
  table.do({ type: 'done' }, [], 'master');
  assert.deepEqual([table.state.turn.mode, table.state.fight?.behindDoor], ['combat', 1]);
  table.do({ type: 'done' });
  table.do({ type: 'done' }, [], 'master');
  assert.equal(table.event('fightEnded').how, 'escaped');
});

rule('ADV-CMB-23', 'only one: another door closed in that turn makes no difference', () => {
  const map = SHUT.replace('. Ao', '.oAd');
  const shut = { A: {}, R: RATMAN };
  const again = battle(map, shut, { turn: { number: 2 }, fight: { behindDoor: 1 } });
  again.do({ type: 'closeDoor', figure: 'A', at: 'B1', side: 3 });
  again.do({ type: 'done' });
  again.do({ type: 'done' }, [], 'master');
  assert.equal(again.event('fightEnded').how, 'escaped');
  const later = battle(map, shut, { turn: { number: 3 }, fight: { behindDoor: 1 } });
  later.do({ type: 'closeDoor', figure: 'A', at: 'B1', side: 3 });
  later.do({ type: 'done' });
  later.do({ type: 'done' }, [], 'master');
  assert.equal(later.happened('hidBehindDoor'), true, 'they had seen each other in between');
});

rule('ADV-CMB-23', 'whoever closed it: a sentry does not let the heroes get away at once', () => {
  const table = battle(
    SHUT.replace('. Ao. R', 'A .oR .'),
    { A: {}, R: { monster: 'ratmanSentry' } },
    { turn: MONSTERS },
  );
  table.do({ type: 'closeDoor', figure: 'R', at: 'C1', side: 3 });
  table.do({ type: 'done' }, [], 'master');
  assert.deepEqual([table.happened('hidBehindDoor'), table.state.turn.mode], [true, 'combat']);
});

rule('ADV-CMB-24', 'all dead: their gold is there to be taken', () => {
  const table = battle(
    CLOSE.replace('Q', '.').replace('R', '.'),
    { A: {}, B: {} },
    {
      turn: { phase: 'master' },
      fight: { groups: [GROUP], slain: [{ of: 'ratman', character: null, group: 1 }] },
    },
  );
  table.do({ type: 'done' }, [5, 9], 'master');
  assert.deepEqual([table.event('spoilsFound').gold, table.event('spoilsFound').items], [20, []]);
  const [pile] = table.state.levels[0]!.things;
  assert.deepEqual(pile?.tag === 'pile' ? pile.goods : null, { gold: 20, items: [] });
});

rule('ADV-CMB-25', 'and so are the magic items they carried', () => {
  const table = battle(
    CLOSE.replace('Q', '.').replace('R', '.'),
    { A: {}, B: {} },
    {
      turn: { phase: 'master' },
      fight: { slain: [{ of: 'ratmanWarlord', character: 'ratmanWarlord', group: 1 }] },
    },
  );
  table.do({ type: 'done' }, [5, 9], 'master');
  assert.deepEqual(table.event('spoilsFound').items, ['magicHalberd']);
});

/** A fight the heroes have just escaped from; one of its monsters is dead. */
function fled(
  group: Partial<Group> = {},
  slain: Fight['slain'] = [{ of: 'ratman', character: null, group: 1 }],
): AdvancedTable {
  const figures = { A: {}, R: { ...RATMAN, group: 1 } };
  const { world, state } = battle(WALLED, figures);
  const { id: area } = areaAt(world, state, state.figures.find(({ side }) => side === 'monsters')!.square);
  const groups = [{ ...GROUP, area, ...group }];
  const table = battle(WALLED, figures, { turn: MONSTERS, fight: { groups, slain } });
  table.do({ type: 'done' }, [], 'master');
  return table;
}

rule('ADV-CMB-26', 'whoever escapes gets nothing, and finds nothing later', () => {
  const table = fled();
  assert.equal(table.happened('spoilsFound'), false);
  assert.deepEqual(table.state.levels[0]!.things, []);
});

rule('ADV-CMB-54', 'the monsters go back where they came from, and the map says so', () => {
  const table = fled();
  assert.deepEqual(
    table.state.figures.map(({ id }) => id),
    ['A'],
  );
  const [group] = table.state.levels[0]!.groups;
  assert.deepEqual([group?.monsters, table.state.levels[0]!.places[group!.area]?.group], [{ ratman: 2 }, 1]);
});

rule('ADV-CMB-55', 'they are there at their first number, but a character once killed is not', () => {
  const dead = [
    { of: 'ratman', character: null, group: 1 },
    { of: 'ratmanWarlord', character: 'ratmanWarlord', group: 1 },
  ];
  const [group] = fled({ characters: ['ratmanWarlord'] }, dead).state.levels[0]!.groups;
  assert.deepEqual([group?.monsters, group?.characters], [{ ratman: 2 }, []]);
});

rule('ADV-CMB-27', 'after a fight a new leader is rolled for, and exploration goes on', () => {
  const table = battle(
    CLOSE.replace('Q', '.').replace('R', '.'),
    { A: {}, B: {} },
    { turn: { phase: 'master' } },
  );
  table.do({ type: 'done' }, [5, 9], 'master');
  assert.equal(table.event('leaderChosen').leader, 'B');
  assert.deepEqual([table.state.turn.mode, table.state.turn.phase], ['exploration', 'heroes']);
});

const FLIGHT = `
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
  |A . . . . . . . . . . . . . R|
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
`;
const PURSUE = { ...ORDER, pursuit: true };

rule('ADV-CMB-49', 'the master may have the monsters pursue', () => {
  const table = battle(FLIGHT, { A: {}, R: RATMAN }, { turn: { phase: 'master' } });
  assert.equal(table.offers(ORDER, 'master'), true);
  table.do(PURSUE);
  assert.deepEqual([table.state.turn.pursuit, table.state.turn.order], [true, 'moveFirst']);
});

rule('ADV-CMB-50', 'a pursuer runs, unless it ends beside an enemy and attacks', () => {
  const map = FLIGHT.replace('. . R', '. R Q');
  const table = battle(map, { A: {}, R: RATMAN, Q: RATMAN }, { turn: { phase: 'master' } });
  table.refuses({ ...PURSUE, order: 'deedFirst' }, 'pursuersMoveFirst', 'ADV-CMB-50');
  table.do(PURSUE);
  table.do(step('R', 'M1'));
  table.refuses(step('Q', 'N1'), 'mustRun', 'ADV-CMB-50');
  table.do({ type: 'run', figure: 'R' }, [5]);
  table.do(step('R', 'L1'));
  table.do(step('Q', 'N1'));
});

rule('ADV-CMB-50', 'one that comes beside an enemy attacks', () => {
  const map = LONG.replace('A . . .', 'A . R .').replace('|R .', '|. .').replace(' .|\n  +', ' Q|\n  +');
  const table = battle(map, { A: {}, R: RATMAN, Q: RATMAN }, { turn: { ...MONSTERS, pursuit: true } });
  table.do(step('R', 'B1'));
  table.do(strike('R', 'A'), [2]);
  table.do(step('Q', 'K1'));
});

rule('ADV-CMB-51', 'it is no pursuit when all can move as usual and attack', () => {
  const table = battle(HALL, TWO, { turn: { phase: 'master' } });
  table.refuses(PURSUE, 'nobodyFlees', 'ADV-CMB-51');
  // Speed 10: from P the first is beside A's square after thirteen steps, from L after nine.
  const near = battle(
    LONG.replace('|R .', '|. .').replace(' .|\n  +', ' R|\n  +'),
    { A: {}, R: RATMAN },
    {
      turn: { phase: 'master' },
    },
  );
  near.refuses(PURSUE, 'nobodyFlees', 'ADV-CMB-51');
});

rule('ADV-CMB-51', 'the next turn begins without it', () => {
  const table = battle(FLIGHT, { A: {}, R: RATMAN }, { turn: { ...MONSTERS, pursuit: true } });
  table.do({ type: 'done' }, [], 'master');
  assert.deepEqual([table.state.turn.pursuit, table.state.turn.order], [false, null]);
});

rule('ADV-CMB-52', 'out of their sight the heroes have escaped, and explore', () => {
  const table = battle(WALLED, { A: {}, R: RATMAN }, { turn: { ...MONSTERS, pursuit: true } });
  table.do({ type: 'done' }, [], 'master');
  assert.equal(table.state.turn.mode, 'exploration');
});

rule('ADV-CMB-53', 'behind a closed door the monsters pursue for one more turn', () => {
  const table = battle(SHUT, { A: {}, R: RATMAN });
  table.do({ type: 'closeDoor', figure: 'A', at: 'B1', side: 1 });
  table.do({ type: 'done' });
  table.do(PURSUE, [], 'master');
  table.do({ type: 'done' }, [], 'master');
  table.do({ type: 'done' });
  table.do(PURSUE, [], 'master');
  table.do(step('R', 'C1'));
  table.do({ type: 'openDoor', figure: 'R', at: 'C1', side: 3 });
  table.do({ type: 'done' }, [], 'master');
  assert.equal(table.state.turn.mode, 'combat', 'they see the hero again');
});
