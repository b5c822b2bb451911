/** Rats, bats and mould. */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { levelOf, stat } from '../figures.ts';
import type { Scene } from '../scenario/arrange.ts';
import { expeditionMap } from '../turns/expeditionMap.ts';
import { battle, MONSTERS, RATMAN } from '../testing/battle.ts';
import type { Battle } from '../testing/battle.ts';
import { hazardIn, itemsOf } from '../testing/hazards.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { walk } from '../testing/walk.ts';
import { layHazard } from './lay.ts';

/** The room is rows 1 and 2, its door south of B2; the party stands in front of it. */
const DOOR = `
  +-+-+-+
  |. . .|
  + + + +
  |. . .|
  +-+o+-+
  |: A B|
  + + + +
  |C : H|
  +-+-+-+
`;

function before(hazard: string, figures: Scene['figures'] = {}): AdvancedTable {
  const all = { A: {}, B: {}, C: {}, H: { kind: 'henchman', serves: 'A' }, ...figures } as Scene['figures'];
  const t = table(DOOR, all);
  setGoing(t, (play) => layHazard(play, t.areaAt('B1'), hazard));
  return t;
}

/** Flames of Death over these squares. */
function flames(t: AdvancedTable, ...names: string[]): void {
  const squares = names.map((name) => t.square(name));
  const facts = { figure: 'A', spell: 'flamesOfDeath', square: squares[0]!, squares };
  setGoing(t, (play) => play.tell('templatePlaced', facts, ['ADV-SPELL-01']));
}

const stage = (t: AdvancedTable) => hazardIn(t, 'B1').stage;
const endTurn = (t: AdvancedTable, dice: number[] = []) => t.do({ type: 'done' }, dice);

rule('ADV-HAZ-39', 'only heroes go in among rats, only to fight, and they do nothing else there', () => {
  const t = before('rats');
  walk(t, 'A', 'B2');
  const moved = t.state.turn;
  t.state = { ...t.state, turn: { ...moved, acts: {} } };
  t.refuses({ type: 'searchRoom', figure: 'A' }, 'swarmed', 'ADV-HAZ-39');
  assert.ok(t.offers({ type: 'step', figure: 'A', to: 'B1' }));
  assert.ok(t.offers({ type: 'step', figure: 'A', to: 'B3' }));
  const h = before('rats', { A: {}, H: { kind: 'henchman', serves: 'A' } });
  walk(h, 'A', 'A3');
  walk(h, 'H', 'B4', 'B3');
  assert.ok(!h.offers({ type: 'step', figure: 'H', to: 'B2' }));
});

/** A fight with this hazard in the upper room; the figures there went in to fight it. */
function amid(hazard: string, map: string, turn: Battle['turn'] = {}): AdvancedTable {
  const t = battle(map, { A: {}, B: {}, R: RATMAN }, { turn });
  const [area, from] = [t.areaAt('B1'), t.areaAt('B3')];
  setGoing(t, (play) => {
    layHazard(play, area, hazard);
    for (const figure of ['A', 'B'].filter((id) => t.areaOf(id) === area))
      play.tell('swarmEntered', { figure, area, from }, ['ADV-HAZ-43']);
  });
  return t;
}

const RETREAT = `
  +-+-+-+
  |. A .|
  + + + +
  |. . .|
  +-+o+-+
  |: R B|
  +-+-+-+
`;
const AMBUSH = RETREAT.replace('. A .', '. R .').replace(': R B', ': B A');
const AMONG = RETREAT.replace('. . .', '. R .').replace(': R B', ': : B');

rule(
  'ADV-HAZ-39',
  'in a fight either side goes in where an enemy stands, and strikes there as anywhere',
  () => {
    for (const hazard of ['rats', 'bats']) {
      assert.ok(amid(hazard, RETREAT, MONSTERS).offers({ type: 'step', figure: 'R', to: 'B2' }));
      assert.ok(amid(hazard, AMBUSH).offers({ type: 'step', figure: 'B', to: 'B2' }));
      const refuge = RETREAT.replace('. A .', '. . .').replace(': R B', 'A R B');
      assert.ok(!amid(hazard, refuge, MONSTERS).offers({ type: 'step', figure: 'R', to: 'B2' }));
      assert.ok(!amid(hazard, refuge).offers({ type: 'step', figure: 'A', to: 'B2' }));
      const strike = { type: 'attack', weapon: 'sword' };
      assert.ok(amid(hazard, AMONG).offers({ ...strike, figure: 'A', target: 'R' }));
      assert.ok(amid(hazard, AMONG, MONSTERS).offers({ ...strike, figure: 'R', target: 'A' }));
    }
  },
);

rule('ADV-HAZ-40', 'one dose of rat poison kills them all, for a turn of everybody', () => {
  const t = before('rats', { B: { items: ['ratPoison', 'ratPoison'] } });
  t.refuses({ type: 'clearRoom', figure: 'C', means: 'ratPoison' }, 'nothingToClear', 'ADV-HAZ-39');
  t.refuses({ type: 'clearRoom', figure: 'A', means: 'screechBug' }, 'noHelp', 'ADV-HAZ-39');
  t.do({ type: 'clearRoom', figure: 'A', means: 'ratPoison' });
  assert.deepEqual([stage(t), itemsOf(t, 'B')], ['cleared', ['ratPoison']]);
  for (const figure of ['A', 'B', 'C']) assert.equal(t.state.turn.acts[figure]!.over, true);
  assert.ok(t.offers({ type: 'step', figure: 'H', to: 'B4' }));
});

rule('ADV-HAZ-40', 'not once somebody has done something in the turn', () => {
  const t = before('rats', { A: { items: ['ratPoison'] } });
  walk(t, 'C', 'A3');
  t.refuses({ type: 'clearRoom', figure: 'A', means: 'ratPoison' }, 'wholeTurn', 'ADV-HAZ-40');
});

rule('ADV-HAZ-41', 'two flasks of Greek fire kill the rats, one does not', () => {
  const one = before('rats', { A: { items: ['greekFire'] } });
  one.refuses({ type: 'clearRoom', figure: 'A', means: 'greekFire' }, 'notEnough', 'ADV-HAZ-41');
  const two = before('rats', { A: { items: ['greekFire'] }, B: { items: ['greekFire'] } });
  two.do({ type: 'clearRoom', figure: 'A', means: 'greekFire' });
  assert.deepEqual([stage(two), itemsOf(two, 'A'), itemsOf(two, 'B')], ['cleared', [], []]);
});

rule('ADV-HAZ-42', 'flames clear the room of rats', () => {
  const t = before('rats');
  flames(t, 'A1');
  assert.deepEqual([stage(t), t.event('roomCleared').how], ['cleared', 'spell']);
});

rule(
  'ADV-HAZ-43',
  'sixty rats: each hero inside kills as many as the die shows each turn, and is bitten on 1 to 4',
  () => {
    const t = before('rats', { A: { startWounds: 4 } });
    assert.equal(hazardIn(t, 'B1').facts['left'], 60);
    walk(t, 'A', 'B2', 'B1');
    walk(t, 'B', 'B3', 'B2');
    endTurn(t, [4, 5, 6]);
    assert.equal(hazardIn(t, 'B1').facts['left'], 51);
    assert.deepEqual([t.figure('A').wounds, t.figure('B').wounds], [3, 4]);
    // The kills count for the whole expedition.
    assert.equal(expeditionMap(t.state)[0]!.places[t.areaAt('B1')]!.hazard!.facts['left'], 60);
  },
);

rule('ADV-HAZ-43', 'the last rat dead, the room is free', () => {
  const t = before('rats');
  const area = t.areaAt('B1');
  const level = levelOf(t.state);
  const place = level.places[area]!;
  const few = { ...place, hazard: { ...place.hazard!, facts: { left: 7 } } };
  t.state = { ...t.state, levels: [{ ...level, places: { ...level.places, [area]: few } }] };
  walk(t, 'A', 'B2');
  endTurn(t, [7, 6]);
  assert.deepEqual([stage(t), t.figure('A').effects], ['cleared', []]);
});

rule('ADV-HAZ-44', 'no fate point helps against rats', () => {
  const t = before('rats', { A: { fate: 2 } });
  walk(t, 'A', 'B2');
  endTurn(t, [1, 6]);
  assert.deepEqual([t.figure('A').wounds, t.sheet('A').fate], [3, 2]);
  t.refuses({ type: 'undoWounds', figure: 'A' }, 'nothingToUndo', 'ADV-FATE-03');
});

rule('ADV-HAZ-45', 'the door may be closed on the rats; the map keeps them', () => {
  const t = before('rats');
  t.do({ type: 'closeDoor', figure: 'A', at: 'B3', side: 0 });
  assert.equal(expeditionMap(t.state)[0]!.places[t.areaAt('B1')]!.hazard!.hazard, 'rats');
});

rule('ADV-HAZ-46', 'nobody walks into a room full of bats', () => {
  const t = before('bats');
  assert.ok(!t.offers({ type: 'step', figure: 'A', to: 'B2' }));
});

rule('ADV-HAZ-47', 'a screech bug kills the bats and is used up', () => {
  const t = before('bats', { A: { items: ['screechBug'] } });
  t.do({ type: 'clearRoom', figure: 'A', means: 'screechBug' });
  assert.deepEqual([stage(t), itemsOf(t, 'A')], ['cleared', []]);
});

rule('ADV-HAZ-48', 'two flasks of Greek fire kill the bats, one does not', () => {
  const t = before('bats', { A: { items: ['greekFire'] } });
  t.refuses({ type: 'clearRoom', figure: 'A', means: 'greekFire' }, 'notEnough', 'ADV-HAZ-48');
  const two = before('bats', { A: { items: ['greekFire', 'greekFire', 'greekFire'] } });
  two.do({ type: 'clearRoom', figure: 'A', means: 'greekFire' });
  assert.deepEqual([stage(two), itemsOf(two, 'A')], ['cleared', ['greekFire']]);
});

rule('ADV-HAZ-49', 'flames clear the room of bats', () => {
  const t = before('bats');
  flames(t, 'A1', 'B1');
  assert.equal(stage(t), 'cleared');
});

rule('ADV-HAZ-50', 'half the die, rounded up, shared evenly; the master gives what is left over', () => {
  const t = before('bats');
  t.do({ type: 'fightBats', figure: 'A' });
  t.do({ type: 'goIn', go: true });
  t.do({ type: 'goIn', go: false }, [5]);
  assert.deepEqual(t.event('batsFought'), { ...t.event('batsFought'), wounds: 3, figures: ['A', 'B'] });
  assert.deepEqual(t.awaited(), [{ seat: 'master', prompt: 'giveBite' }]);
  t.refuses({ type: 'giveBite', target: 'C' }, 'notInside', 'ADV-HAZ-50');
  t.do({ type: 'giveBite', target: 'B' });
  assert.deepEqual(
    ['A', 'B', 'C'].map((who) => t.figure(who).wounds),
    [3, 2, 4],
  );
  assert.equal(stage(t), 'cleared');
});

rule('ADV-HAZ-51', 'no fate point helps against bats', () => {
  const t = before('bats', { A: { fate: 1, startWounds: 4 } });
  t.do({ type: 'fightBats', figure: 'A' });
  t.do({ type: 'goIn', go: false });
  t.do({ type: 'goIn', go: false }, [2]);
  assert.deepEqual([t.figure('A').wounds, t.sheet('A').fate], [3, 1]);
});

rule('ADV-HAZ-52', 'the door may be closed on the bats', () => {
  const t = before('bats');
  t.do({ type: 'closeDoor', figure: 'A', at: 'B3', side: 0 });
  assert.equal(stage(t), 'there');
});

rule('ADV-HAZ-53', 'whoever enters mould rolls, with or without a cloth; no spell clears it', () => {
  const t = before('mould');
  flames(t, 'A1');
  assert.equal(stage(t), 'there');
  t.do({ type: 'step', figure: 'A', to: 'B2' }, [12]);
  assert.equal(t.event('mouldRolled').result, 'nothing');
  t.do({ type: 'step', figure: 'A', to: 'B1' });
});

rule('ADV-HAZ-54', 'one flask of Greek fire burns it away', () => {
  const t = before('mould', { A: { items: ['greekFire'] } });
  t.do({ type: 'clearRoom', figure: 'A', means: 'greekFire' });
  assert.deepEqual([stage(t), itemsOf(t, 'A')], ['cleared', []]);
});

rule('ADV-HAZ-55', 'row by row: death on 1, a wound to 6, Weapon Skill 2 less to 10, nothing above', () => {
  const results = [2, 6, 7, 10, 11].map((face) => {
    const t = before('mould');
    t.do({ type: 'step', figure: 'A', to: 'B2' }, [face]);
    return [t.figure('A').wounds, stat(t.state, t.figure('A'), 'weaponSkill')];
  });
  assert.deepEqual(results, [
    [3, 8],
    [3, 8],
    [4, 6],
    [4, 6],
    [4, 8],
  ]);
  const dead = before('mould', { A: { gold: 3 } });
  dead.do({ type: 'step', figure: 'A', to: 'B2' }, [1, 3, 9]);
  assert.deepEqual([dead.find('A'), dead.sheet('A').where], [undefined, 'dead']);
});

rule(
  'ADV-HAZ-55',
  'a fate point saves from death or the wound; the irritation goes with the next fight; henchmen roll too',
  () => {
    const t = before('mould', { A: { fate: 2 } });
    t.do({ type: 'step', figure: 'A', to: 'B2' }, [1]);
    t.do({ type: 'faceRoll', fate: true });
    assert.deepEqual([t.figure('A').wounds, t.sheet('A').fate], [4, 1]);
    walk(t, 'A', 'B3');
    t.do({ type: 'step', figure: 'A', to: 'B2' }, [3]);
    t.do({ type: 'faceWounds', fate: true });
    assert.deepEqual([t.figure('A').wounds, t.sheet('A').fate], [4, 0]);
    walk(t, 'A', 'B3');
    t.do({ type: 'step', figure: 'A', to: 'B2' }, [8]);
    assert.equal(t.figure('A').effects[0]!.ends, 'fight');
    const h = before('mould', { A: {}, H: { kind: 'henchman', serves: 'A', startWounds: 3 } });
    walk(h, 'A', 'A3');
    walk(h, 'H', 'B4', 'B3');
    h.do({ type: 'step', figure: 'H', to: 'B2' }, [1]);
    assert.equal(h.find('H'), undefined);
  },
);

rule('ADV-HAZ-56', 'the door may be closed on the mould, and nobody is harmed', () => {
  const t = before('mould');
  t.do({ type: 'closeDoor', figure: 'A', at: 'B3', side: 0 });
  assert.deepEqual([stage(t), t.figure('A').wounds], ['there', 4]);
});

rule('ADV-HAZ-50', 'it is the whole turn of everybody, whether they go in or not', () => {
  const t = before('bats');
  t.do({ type: 'fightBats', figure: 'A' });
  t.do({ type: 'goIn', go: false });
  t.do({ type: 'goIn', go: false }, [2]);
  for (const figure of ['A', 'B', 'C']) assert.equal(t.state.turn.acts[figure]!.over, true, figure);
  t.refuses({ type: 'step', figure: 'C', to: 'A3' }, 'alreadyActed', 'ADV-EXPL-01');
});

rule(
  'ADV-HAZ-50',
  'nobody is given a second of those left over, and nobody is asked who is not at the door',
  () => {
    const t = table(DOOR.replace('|C : H|\n  +-+-+-+', '|: : :|\n  +-+-+-+\n  |C . .|\n  +-+-+-+'), {
      A: {},
      B: {},
      C: {},
    });
    setGoing(t, (play) => layHazard(play, t.areaAt('B1'), 'bats'));
    t.do({ type: 'fightBats', figure: 'A' });
    t.do({ type: 'goIn', go: true }, [6]);
    assert.deepEqual(t.event('batsFought').figures, ['A', 'B']);
    assert.deepEqual(
      t.offered('giveBite', 'master').map(({ target }) => target),
      ['A', 'B'],
    );
    t.do({ type: 'giveBite', target: 'A' });
    assert.deepEqual([t.figure('A').wounds, t.figure('B').wounds, t.state.stack], [2, 3, []]);
  },
);
