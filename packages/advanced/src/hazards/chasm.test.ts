/** The chasm: leaps, ropes and ladders. */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { levelOf, withFigure } from '../figures.ts';
import type { Scene } from '../scenario/arrange.ts';
import { features, hazardIn, hazardTable, itemsOf, lay } from '../testing/hazards.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { expeditionMap } from '../turns/expeditionMap.ts';
import { setGoing } from '../testing/underWay.ts';
import { meet } from '../encounter/meet.ts';
import { startFight } from '../turns/fights.ts';
import { mayWalk } from './ground.ts';

/** Row 3 is the chasm; A and B stand at its southern edge, A4 and B4. */
function chasm(figures: Scene['figures'] = { A: {}, B: {} }, rest = {}): AdvancedTable {
  const t = hazardTable(figures, rest);
  lay(t, 'chasm', [7]);
  t.do({ type: 'placeFeature', at: 'A3' });
  if (t.awaited()[0]?.prompt === 'placeFeature') t.do({ type: 'placeFeature', at: 'E1' });
  return t;
}

const LEAP = { type: 'leap', figure: 'A', to: 'A2' };
const CAUTIOUS = { ...LEAP, type: 'cautiousLeap' };
const fresh = (t: AdvancedTable) => {
  const { turn } = t.state;
  t.state = {
    ...t.state,
    turn: { ...turn, number: turn.number + 1, acts: {}, done: [], mover: null, active: null },
  };
};

rule('ADV-HAZ-20', 'from wall to wall, with rows left on both sides; beyond it a chest, and monsters', () => {
  const t = hazardTable();
  lay(t, 'chasm', [7]);
  assert.deepEqual(
    t.offered('placeFeature', 'master').map(({ at }) => t.squareName(at)),
    ['A2', 'A3'],
  );
  t.do({ type: 'placeFeature', at: 'A3' });
  assert.deepEqual(features(t, 'chasm'), [['A3', 'B3', 'C3', 'D3', 'E3']]);
  t.refuses({ type: 'placeFeature', at: 'E4' }, 'noRoomThere', 'ADV-HAZ-20');
  t.do({ type: 'placeFeature', at: 'E1' });
  assert.deepEqual(
    levelOf(t.state)
      .things.filter(({ tag }) => tag === 'chest')
      .map(({ square }) => t.squareName(square)),
    ['E1'],
  );
  setGoing(t, (play) => meet(play, { monsters: { ratman: 1 }, area: t.areaAt('C1'), how: 'placed' }));
  const rows = new Set(t.offered('placeMonster', 'master').map(({ at }) => Number(t.squareName(at)[1])));
  assert.deepEqual(rows, new Set([1, 2]));
});

rule('ADV-HAZ-20', 'nobody walks over it, but some fly', () => {
  const t = chasm();
  assert.ok(!t.offers({ type: 'step', figure: 'A', to: 'A3' }));
  const enters = (of: string) =>
    mayWalk(t.world, t.state, { ...t.figure('A'), of, kind: 'monster' }, t.square('A3'));
  assert.deepEqual([enters('ratman'), enters('vampireBat')], [false, true]);
});

rule('ADV-HAZ-21', 'leap, leap on a rope, ladder, or leave', () => {
  const t = chasm({ A: { items: ['rope'] }, B: {} });
  const types = new Set(
    [...t.offered('leap', 'ann'), ...t.offered('cautiousLeap', 'ann')].map(({ type }) => type),
  );
  assert.deepEqual([...types].toSorted(), ['cautiousLeap', 'leap']);
});

rule('ADV-HAZ-22', 'across on the leaper’s Speed or less; henchmen may leap too', () => {
  const t = chasm();
  t.do(LEAP, [8]);
  assert.equal(t.at('A'), 'A2');
  const h = chasm({ A: { kind: 'henchman', serves: 'B' }, B: {} });
  h.do(LEAP, [8]);
  assert.equal(h.at('A'), 'A2');
});

rule('ADV-HAZ-23', 'whoever fails is lost, with all they have', () => {
  const t = chasm({ A: { gold: 20, items: ['rope'] }, B: {} });
  t.do(LEAP, [9]);
  assert.deepEqual([t.find('A'), t.sheet('A').where, t.sheet('B').gold], [undefined, 'lost', 0]);
  assert.ok(!levelOf(t.state).things.some(({ tag }) => tag === 'pile'));
});

rule('ADV-HAZ-24', 'a fate point turns a failed leap into one that succeeds', () => {
  const t = chasm({ A: { fate: 1 }, B: {} });
  t.do(LEAP, [12]);
  t.do({ type: 'faceRoll', fate: true });
  assert.deepEqual([t.at('A'), t.sheet('A').fate], ['A2', 0]);
});

rule('ADV-HAZ-25', 'it is the whole move: from the edge, with nothing done before, straight across', () => {
  const t = chasm();
  t.refuses({ ...LEAP, to: 'B2' }, 'notAcross', 'ADV-HAZ-25');
  t.do(LEAP, [1]);
  assert.ok(!t.offers({ type: 'step', figure: 'A', to: 'A1' }));
  t.do({ type: 'step', figure: 'B', to: 'C4' });
  t.refuses({ type: 'leap', figure: 'B', to: 'C2' }, 'hasMoved', 'ADV-HAZ-25');
});

rule('ADV-HAZ-26', 'a rope, and at least one other hero to hold it', () => {
  const none = chasm({ A: {}, B: {} });
  none.refuses(CAUTIOUS, 'noRope', 'ADV-HAZ-26');
  const alone = chasm({ A: { items: ['rope'] }, B: { kind: 'henchman', serves: 'A' } });
  alone.refuses(CAUTIOUS, 'nobodyHolds', 'ADV-HAZ-26');
  const t = chasm({ A: { items: ['rope'] }, B: { seat: 'bob' } });
  t.do(CAUTIOUS);
  assert.deepEqual(t.awaited(), [{ seat: 'bob', prompt: 'holdRope' }]);
  t.do({ type: 'holdRope', hold: false });
  assert.deepEqual([t.at('A'), t.state.turn.acts], ['A4', {}]);
});

const TEAM = { A: { items: ['rope'] }, B: {}, C: {} } as const;

/** C is placed in the room: on the near side, or the far one. */
function team(at: string, figures: Scene['figures'] = TEAM): AdvancedTable {
  const t = chasm(figures);
  t.state = {
    ...t.state,
    figures: t.state.figures.map((figure) =>
      figure.id === 'C' ? { ...figure, square: t.square(at) } : figure,
    ),
  };
  return t;
}

rule('ADV-HAZ-27', 'those who hold stand on one side, whichever', () => {
  const t = team('B2');
  t.do(CAUTIOUS);
  t.do({ type: 'holdRope', hold: true }, [3]);
  assert.deepEqual(t.event('ropeTied').holders, ['B']);
  const far = team('B2');
  far.do(CAUTIOUS);
  far.do({ type: 'holdRope', hold: false });
  far.do({ type: 'holdRope', hold: true }, [3]);
  assert.deepEqual(far.event('ropeTied').holders, ['C']);
});

rule(
  'ADV-HAZ-28',
  'a leaper who fails is pulled up by one holder’s Strength or less, on the holders’ side',
  () => {
    const near = team('C4');
    near.do(CAUTIOUS);
    near.do({ type: 'holdRope', hold: true });
    near.do({ type: 'holdRope', hold: true }, [9, 7, 6]);
    assert.deepEqual(
      near.event('ropeRolled').rolls.map(({ held }) => held),
      [false, true],
    );
    assert.equal(near.at('A'), 'A4');
    const far = team('B2');
    far.do(CAUTIOUS);
    far.do({ type: 'holdRope', hold: false });
    far.do({ type: 'holdRope', hold: true }, [9, 6]);
    assert.equal(far.at('A'), 'A2');
  },
);

rule('ADV-HAZ-29', 'only if all of them fail is the leaper lost, and the rope with them', () => {
  const t = team('C4', { A: {}, B: { items: ['rope'] }, C: { fate: 1 } });
  t.do(CAUTIOUS);
  t.do({ type: 'holdRope', hold: true });
  t.do({ type: 'holdRope', hold: true }, [9, 7, 12]);
  t.do({ type: 'faceRoll', fate: false }, [4, 9]);
  assert.deepEqual([t.find('A'), itemsOf(t, 'B')], [undefined, []]);
  const saved = team('C4', { A: {}, B: { items: ['rope'] }, C: { fate: 1 } });
  saved.do(CAUTIOUS);
  saved.do({ type: 'holdRope', hold: true });
  saved.do({ type: 'holdRope', hold: true }, [9, 7, 12]);
  saved.do({ type: 'faceRoll', fate: true });
  assert.deepEqual([saved.at('A'), itemsOf(saved, 'B')], ['A4', ['rope']]);
});

rule('ADV-HAZ-30', 'it is the move of the leaper and of all who hold', () => {
  const t = team('C4');
  t.do(CAUTIOUS);
  t.do({ type: 'holdRope', hold: true });
  t.do({ type: 'holdRope', hold: false }, [3]);
  assert.ok(!t.offers({ type: 'step', figure: 'B', to: 'B5' }));
  assert.ok(t.offers({ type: 'step', figure: 'C', to: 'C5' }));
});

/** A has crossed on the rope, and B has the makings of a ladder. */
function roped(items: readonly string[] = ['rope', 'rope', 'ironSpikes']): AdvancedTable {
  const t = chasm({ A: {}, B: { items } });
  t.do(CAUTIOUS);
  t.do({ type: 'holdRope', hold: true }, [3]);
  fresh(t);
  return t;
}

const BUILD = { type: 'buildLadder', figure: 'B' };

rule('ADV-HAZ-31', 'twenty feet of rope and ten spikes, which stay there', () => {
  roped(['rope', 'ironSpikes']).refuses(BUILD, 'notEnough', 'ADV-HAZ-31');
  roped(['rope', 'rope']).refuses(BUILD, 'notEnough', 'ADV-HAZ-31');
  const t = roped();
  t.do(BUILD);
  assert.deepEqual([itemsOf(t, 'B'), hazardIn(t).facts['ladder']], [[], t.state.turn.number]);
  fresh(t);
  t.refuses(BUILD, 'ladderThere', 'ADV-HAZ-31');
});

rule('ADV-HAZ-90', 'somebody must have crossed on the rope: a leap without one does not do', () => {
  const t = chasm({ A: {}, B: { items: ['rope', 'rope', 'ironSpikes'] } });
  t.do(LEAP, [2]);
  t.refuses(BUILD, 'leapFirst', 'ADV-HAZ-90');
});

rule('ADV-HAZ-32', 'to build it takes a turn', () => {
  const t = roped();
  t.do({ type: 'step', figure: 'B', to: 'B5' });
  t.refuses(BUILD, 'wholeTurn', 'ADV-HAZ-32');
  const built = roped();
  built.do(BUILD);
  assert.equal(built.state.turn.acts['B']!.over, true);
  built.refuses({ type: 'crossLadder', figure: 'A', to: 'C4' }, 'nextTurn', 'ADV-HAZ-91');
});

rule('ADV-HAZ-91', 'to cross it takes another, without a roll, for as many as like', () => {
  const t = roped();
  t.do(BUILD);
  fresh(t);
  t.do({ type: 'crossLadder', figure: 'A', to: 'C4' });
  t.do({ type: 'crossLadder', figure: 'B', to: 'B2' });
  assert.deepEqual([t.at('A'), t.at('B')], ['C4', 'B2']);
  // It is still there for the next expedition, from its first turn on.
  assert.equal(expeditionMap(t.state)[0]!.places[t.areaAt('C1')]!.hazard!.facts['ladder'], 0);
  assert.equal(t.state.turn.acts['A']!.over, true);
});

rule('ADV-HAZ-33', 'neither while there are monsters in the room', () => {
  const t = roped();
  const monster = {
    ...t.figure('A'),
    id: 'ratman-9',
    of: 'ratman',
    kind: 'monster',
    side: 'monsters',
    square: t.square('D1'),
  } as const;
  const calm = t.state;
  t.state = { ...calm, figures: [...calm.figures, monster] };
  t.refuses(BUILD, 'monstersThere', 'ADV-HAZ-33');
  t.state = calm;
  t.do(BUILD);
  fresh(t);
  t.state = { ...t.state, figures: [...t.state.figures, monster] };
  t.refuses({ type: 'crossLadder', figure: 'A', to: 'C4' }, 'monstersThere', 'ADV-HAZ-33');
});

rule('ADV-HAZ-34', 'the heroes may close the door and leave it all', () => {
  const t = chasm({ A: {}, B: {} });
  for (const to of ['A5', 'B5', 'C5', 'C6']) t.do({ type: 'step', figure: 'A', to });
  t.do({ type: 'closeDoor', figure: 'A', at: 'C6', side: 0 });
  assert.deepEqual(levelOf(t.state).doors, ['closed']);
});

rule(
  'ADV-HAZ-25',
  'in a fight whoever has leapt may still strike, and is in the zone of whoever waits there',
  () => {
    const t = chasm({ A: {}, B: {} });
    const ratman = {
      ...t.figure('A'),
      id: 'ratman-1',
      side: 'monsters',
      kind: 'monster',
      of: 'ratman',
      square: t.square('A1'),
      wounds: 3,
      group: 1,
    } as const;
    const group = { id: 1, area: t.areaAt('C1'), monsters: { ratman: 1 }, characters: [], gold: 10 };
    t.state = { ...t.state, figures: [...t.state.figures, ratman] };
    setGoing(t, (play) => {
      startFight(play, { group, placedBy: null, surprised: false });
      play.tell('turnBegan', { number: 2, mode: 'combat', phase: 'heroes' }, ['ADV-TURN-02']);
    });
    t.do(LEAP, [3]);
    assert.equal(t.at('A'), 'A2');
    assert.deepEqual(t.event('leapt').rules, ['ADV-HAZ-22']);
    assert.deepEqual(t.state.fight!.fixed, { A: 'ratman-1', 'ratman-1': 'A' });
    t.refuses({ type: 'step', figure: 'A', to: 'B2' }, 'noSquaresLeft', 'ADV-CMB-29');
    assert.ok(t.offers({ type: 'attack', figure: 'A', target: 'ratman-1', weapon: 'sword' }));
  },
);

rule('ADV-HAZ-22', 'nobody leaps onto somebody, nor onto what stands there', () => {
  const taken = chasm({ A: {}, B: {}, C: {} });
  taken.state = withFigure(taken.state, 'C', { square: taken.square('A2') });
  taken.refuses(LEAP, 'notFree', 'ADV-HAZ-25');
  const barred = chasm({ A: {}, B: {} });
  const level = levelOf(barred.state);
  const chest = { id: 'chest-7', tag: 'chest', square: barred.square('A2'), state: 'closed' } as const;
  barred.state = {
    ...barred.state,
    levels: [{ ...level, things: [...level.things, { ...chest, found: null, holds: [] }] }],
  };
  barred.refuses(LEAP, 'notFree', 'ADV-HAZ-25');
});

rule('ADV-HAZ-26', 'only a hero in the room who has not moved is asked to hold', () => {
  const t = chasm({ A: { items: ['rope'] }, B: {}, C: {}, H: { kind: 'henchman', serves: 'A' } });
  t.do(CAUTIOUS);
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'holdRope' }]);
  t.do({ type: 'holdRope', hold: true }, [2]);
  assert.deepEqual(t.event('ropeTied').holders, ['B'], 'C stands in the passage');
  const busy = chasm({ A: { items: ['rope'] }, B: {} });
  busy.do({ type: 'step', figure: 'B', to: 'C4' });
  busy.refuses(CAUTIOUS, 'nobodyHolds', 'ADV-HAZ-26');
});
