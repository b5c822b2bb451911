/** The grate, the trapdoor and the rooms below them. */
import assert from 'node:assert/strict';
import { hasSquare, pieceSquares, squaresWithin } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { areaAt } from '../board.ts';
import { weaponDice } from '../combat/weapons.ts';
import { monsterNamed } from '../content/bestiary.ts';
import { itemNamed } from '../content/items.ts';
import { levelOf, stat, withFigure, withSheet } from '../figures.ts';
import { meet } from '../encounter/meet.ts';
import type { Scene } from '../scenario/arrange.ts';
import type { Sheet } from '../state.ts';
import { features, hazardIn, hazardTable, itemsOf, lay, RATMEN } from '../testing/hazards.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { plain } from './below.ts';

const FIELD = { width: 30, height: 30, x: 0, y: 0 };

function roomWith(hazard: 'grate' | 'trapdoor', figures: Scene['figures'], rest = {}): AdvancedTable {
  const t = hazardTable(figures, { field: FIELD, ...rest });
  lay(t, hazard);
  t.do({ type: 'placeFeature', at: 'A3' });
  return t;
}

const fresh = (t: AdvancedTable) => {
  const { turn } = t.state;
  t.state = {
    ...t.state,
    turn: { ...turn, number: turn.number + 1, acts: {}, done: [], mover: null, active: null },
  };
};

/** A steps onto the grate, all are done, and the room below is rolled; then the master's die. */
function seen(room: number[], figures: Scene['figures'] = { A: {}, B: {} }, rest = {}): AdvancedTable {
  const t = roomWith('grate', figures, rest);
  t.do({ type: 'step', figure: 'A', to: 'A3' });
  t.do({ type: 'done' }, room);
  return t;
}

/** The same with the grate lifted. */
function lifted(room: number[], figures: Scene['figures'] = { A: {}, B: {} }, rest = {}): AdvancedTable {
  const t = seen(room, figures, rest);
  t.do({ type: 'liftGrate', figure: 'A' });
  fresh(t);
  return t;
}

const below = (t: AdvancedTable) => String(hazardIn(t).facts['below']);
const landing = (t: AdvancedTable) => Number(hazardIn(t).facts['landing']);
const down = (t: AdvancedTable, figure: string, surely = false) =>
  ({ type: 'goDown', figure, to: t.squareName(landing(t)), surely }) as const;
const areaOf = (t: AdvancedTable, figure: string) => areaAt(t.world, t.state, t.figure(figure).square).id;

rule('ADV-HAZ-59', 'the master puts the grate on any square of the floor', () => {
  const t = roomWith('grate', { A: {}, B: {} });
  assert.deepEqual(features(t, 'grate'), [['A3']]);
});

rule('ADV-HAZ-60', 'a hero on it sees a room, rolled in the exploration phase of that turn', () => {
  const t = roomWith('grate', { A: {}, B: {} });
  t.refuses({ type: 'liftGrate', figure: 'A' }, 'nothingSeen', 'ADV-HAZ-60');
  const looked = seen([6, 5]);
  assert.deepEqual([hazardIn(looked).stage, looked.state.fight], ['seen', null]);
  assert.equal(levelOf(looked.state).places[below(looked)]!.room, 'normal');
  looked.do({ type: 'liftGrate', figure: 'A' });
  assert.equal(hazardIn(looked).stage, 'open');
  looked.refuses({ type: 'liftGrate', figure: 'B' }, 'notAtGrate', 'ADV-HAZ-60');
});

rule('ADV-HAZ-61', 'that room has no exit but the grate; a quest may put its stairs there', () => {
  const t = seen([6, 5]);
  const { layout } = levelOf(t.state);
  assert.deepEqual([layout.doors.length, layout.exits.length], [1, 0]);
  const dungeon = {
    ...RATMEN,
    levels: [
      { tag: 'random', down: 'questRoom' },
      { tag: 'random', down: 'none' },
    ],
  } as const;
  const quest = seen([11, 7], { A: {}, B: {} }, { setup: { dungeon } });
  assert.deepEqual(quest.awaited(), [{ seat: 'master', prompt: 'placeStairs' }]);
});

rule('ADV-HAZ-62', 'prisoners are as many as rolled, all of the plainest kind', () => {
  assert.deepEqual(plain({ ratman: 2, ratmanSentry: 1, ratmanChampion: 1 }), { ratman: 4 });
  assert.deepEqual(plain({ ratmanChampion: 2, ratmanWarlord: 1 }), { ratman: 3 }, 'though none was there');
  assert.deepEqual(plain({ orc: 2, goblin: 2, orcSentry: 1 }), { orc: 3, goblin: 2 });
  assert.deepEqual(plain({ chaosChampion: 1, beastmanWarlord: 1, chaosThugSentry: 1, ogre: 1 }), {
    chaosWarrior: 1,
    beastman: 1,
    chaosThug: 1,
    ogre: 1,
  });
  const t = seen([9, 7]);
  assert.deepEqual(t.event('prisonersSeen').group.monsters, { ratman: 3 });
  assert.equal(t.state.fight, null);
});

/** A has gone down to three prisoners; the leader rolled 3, the master 5. */
function met(figures: Scene['figures'] = { A: { race: 'elf' }, B: {} }): AdvancedTable {
  const t = seen([9, 7], figures);
  t.do({ type: 'furnish', at: t.squareName(landing(t) + 2) }, [5]);
  t.do({ type: 'liftGrate', figure: 'A' });
  fresh(t);
  t.do(down(t, 'A'), [3, 5]);
  return t;
}

rule('ADV-HAZ-64', 'coming down through a grate adds 2 to the surprise roll', () => {
  const t = met();
  assert.deepEqual([t.event('surpriseTested').leader, t.event('surpriseTested').placedBy], [5, 'leader']);
});

rule('ADV-HAZ-89', 'an elf’s bonus is not added to it', () => {
  assert.equal(met().event('surpriseTested').elf, false);
});

function fighting(figures?: Scene['figures']): AdvancedTable {
  const t = met(figures);
  for (const _ of [1, 2, 3]) t.do(t.offered('placeMonster', 'ann').at(-1)!);
  t.do({ type: 'monstersStand' });
  return t;
}

rule('ADV-HAZ-63', 'they have no weapons: one damage die each', () => {
  const t = fighting();
  const ratman = t.state.figures.find(({ of }) => of === 'ratman')!;
  assert.equal(weaponDice(t.state, ratman, 'sword', 0), 1);
});

rule('ADV-HAZ-88', 'they fight the heroes like any others', () => {
  const t = fighting();
  assert.deepEqual([t.state.turn.mode, t.state.fight!.groups[0]!.monsters], ['combat', { ratman: 3 }]);
});

rule('ADV-HAZ-65', 'in a fight one figure goes down or up each turn', () => {
  const t = fighting({ A: {}, B: {}, C: {} });
  const figures = t.state.figures.map((figure) =>
    figure.id === 'A' || figure.side === 'monsters'
      ? figure
      : { ...figure, square: t.square(figure.id === 'B' ? 'A2' : 'B3') },
  );
  t.state = { ...t.state, figures };
  const free = t.offered('goDown', 'ann')[0]!.to;
  t.do({ type: 'goDown', figure: 'B', to: t.squareName(free), surely: false });
  t.refuses(
    { type: 'goDown', figure: 'C', to: t.squareName(free), surely: false },
    'onePerTurn',
    'ADV-HAZ-65',
  );
});

rule('ADV-HAZ-65', 'whether up or down: one who climbs keeps the others from it too', () => {
  const t = lifted([6, 5], { A: { items: ['rope'] }, B: {}, C: {} });
  t.do({ type: 'fixRope', figure: 'A' });
  t.do(down(t, 'A'));
  t.state = withFigure(t.state, 'B', { square: t.square('A2') });
  t.do(t.offered('goDown', 'ann').find(({ figure }) => figure === 'B')!);
  t.state = { ...t.state, turn: { ...t.state.turn, mode: 'combat', acts: {}, active: null } };
  t.state = withFigure(t.state, 'C', { square: t.square('B3') });
  t.do({ type: 'climbUp', figure: 'A', to: 'A3' });
  t.refuses({ type: 'climbUp', figure: 'B', to: 'A2' }, 'onePerTurn', 'ADV-HAZ-65');
  assert.deepEqual(t.offered('goDown', 'ann'), []);
});

rule('ADV-HAZ-66', 'up only by a rope tied above, which the last one out takes back', () => {
  const t = lifted([6, 5], { A: { items: ['rope'] }, B: {} });
  t.do({ type: 'fixRope', figure: 'A' });
  assert.deepEqual(itemsOf(t, 'A'), []);
  t.do(down(t, 'A'));
  assert.equal(areaOf(t, 'A'), below(t));
  fresh(t);
  t.do({ type: 'climbUp', figure: 'A', to: 'A3' });
  assert.deepEqual([t.at('A'), itemsOf(t, 'A'), hazardIn(t).facts['rope']], ['A3', ['rope'], false]);
  const none = lifted([6, 5]);
  none.do(down(none, 'A'));
  fresh(none);
  none.refuses({ type: 'climbUp', figure: 'A', to: 'A3' }, 'noRope', 'ADV-HAZ-66');
});

rule('ADV-HAZ-66', 'a party that all goes down without one is warned, and lost', () => {
  const t = lifted([6, 5], { A: {} });
  t.refuses(down(t, 'A'), 'nobodyAbove', 'ADV-HAZ-66');
  t.do(down(t, 'A', true));
  assert.deepEqual([t.state.stage, t.state.ending!.outcome, t.sheet('A').where], ['over', 'lost', 'lost']);
  const two = lifted([6, 5]);
  two.refuses(down(two, 'A', true), 'nobodyAbove', 'ADV-HAZ-66');
});

rule('ADV-HAZ-66', 'so is whoever is still below when those above are dead or gone', () => {
  const gone = (where: Sheet['where']): AdvancedTable => {
    const t = lifted([6, 5], { A: {}, B: {} });
    t.do(down(t, 'A'));
    t.do({ type: 'done' }, [5]);
    assert.equal(t.sheet('A').where, 'inside', 'while somebody is above');
    t.state = withSheet({ ...t.state, figures: t.state.figures.filter(({ id }) => id !== 'B') }, 'B', {
      where,
    });
    t.do({ type: 'done' }, [5]);
    return t;
  };
  for (const where of ['dead', 'left'] as const) {
    const t = gone(where);
    assert.deepEqual([t.state.stage, t.sheet('A').where], ['over', 'lost']);
  }
  assert.equal(gone('below').sheet('A').where, 'inside', 'somebody waits on the stairs');
});

rule('ADV-HAZ-61', 'nobody looks for a secret door there, and it keeps nobody from looking elsewhere', () => {
  const t = lifted([6, 5], { A: { items: ['rope'] }, B: {} });
  t.do({ type: 'fixRope', figure: 'A' });
  t.do(down(t, 'A'));
  fresh(t);
  for (const side of [0, 1, 2, 3])
    t.refuses({ type: 'searchWall', figure: 'A', side }, 'notSuchAWall', 'ADV-SECR-05');
});

/** A alone, below, with the rope tied. */
function allBelow(): AdvancedTable {
  const t = lifted([6, 5], { A: { items: ['rope'] } });
  t.do({ type: 'fixRope', figure: 'A' });
  t.do(down(t, 'A'));
  return t;
}

rule('ADV-HAZ-67', 'with all of them below, wandering monsters may come to the room above', () => {
  const t = allBelow();
  setGoing(t, (play) => meet(play, { monsters: { ratman: 2 }, area: below(t), how: 'wandering' }));
  const squares = t.offered('placeMonster', 'master').map(({ at }) => t.squareName(at));
  assert.ok(squares.includes('B3'));
  t.do({ type: 'placeMonster', kind: 'ratman', at: 'B3' });
  t.do({ type: 'placeMonster', kind: 'ratman', at: 'B2' });
  assert.equal(t.state.fight!.groups[0]!.area, t.areaAt('C1'));
});

rule('ADV-HAZ-68', 'one may always climb the rope, even if monsters wait above', () => {
  const t = allBelow();
  setGoing(t, (play) => meet(play, { monsters: { ratman: 2 }, area: below(t), how: 'wandering' }));
  t.do({ type: 'placeMonster', kind: 'ratman', at: 'B3' });
  t.do({ type: 'placeMonster', kind: 'ratman', at: 'B2' });
  fresh(t);
  t.do({ type: 'climbUp', figure: 'A', to: 'A3' });
  assert.equal(t.at('A'), 'A3');
});

const OPEN = { type: 'openTrapdoor', figure: 'A' };
const CRYPT = { type: 'searchCrypt', figure: 'A' };

function trapdoor(figures: Scene['figures'] = { A: { startWounds: 9 }, B: {} }, rest = {}): AdvancedTable {
  return roomWith('trapdoor', figures, rest);
}

rule('ADV-HAZ-75', 'opened like a chest, by a hero on it or beside it, and rolled once', () => {
  for (const [face, more, underneath] of [
    [2, [6], 'room'],
    [3, [6], 'room'],
    [4, [], 'crypt'],
    [6, [], 'crypt'],
    [7, [], 'labyrinth'],
    [9, [], 'labyrinth'],
    [10, [6], 'room'],
    [12, [6], 'room'],
  ] as const) {
    const t = trapdoor();
    t.refuses({ ...OPEN, figure: 'B' }, 'notAtTrapdoor', 'ADV-HAZ-75');
    t.do(OPEN, [face, ...more]);
    assert.equal(t.event('trapdoorOpened').underneath, underneath);
    fresh(t);
    t.refuses(OPEN, 'isOpen', 'ADV-HAZ-75');
  }
});

rule('ADV-HAZ-76', 'a trap of the chest column goes off at once, with no roll to notice or disarm it', () => {
  const t = trapdoor();
  // A shock: five dice against Toughness 5.
  t.do(OPEN, [1, 6, 4, 4, 5, 4, 4]);
  const types = t.events.map(({ type }) => type);
  assert.ok(types.includes('trapRolled') && types.includes('trapWentOff'));
  assert.ok(!types.includes('spotRolled') && !types.includes('disarmRolled'));
  assert.equal(t.figure('A').wounds, 8);
});

rule('ADV-HAZ-77', 'a room under a trapdoor is like one under a grate', () => {
  const t = trapdoor({ A: {}, B: {} });
  t.do(OPEN, [2, 6]);
  fresh(t);
  t.do(down(t, 'A'));
  assert.equal(areaOf(t, 'A'), below(t));
});

rule('ADV-HAZ-78', 'a crypt is searched once, as an action', () => {
  const t = trapdoor();
  t.refuses(CRYPT, 'noCrypt', 'ADV-HAZ-78');
  t.do(OPEN, [5]);
  fresh(t);
  t.do(CRYPT, [4]);
  fresh(t);
  t.refuses(CRYPT, 'alreadySearched', 'ADV-HAZ-78');
});

function crypt(dice: number[]): AdvancedTable {
  const t = trapdoor();
  t.do(OPEN, [5]);
  fresh(t);
  t.do(CRYPT, dice);
  return t;
}

rule('ADV-HAZ-79', 'row by row: spores, nothing, a gold ring, an undead ratman', () => {
  for (const face of [1, 2]) {
    const t = crypt([face, 4]);
    assert.deepEqual([t.event('mouldRolled').result, t.figure('A').wounds], ['poison', 8]);
  }
  for (const face of [3, 6]) assert.equal(crypt([face]).event('cryptSearched').result, 'nothing');
  for (const face of [7, 11]) assert.deepEqual(itemsOf(crypt([face]), 'A'), ['goldRing']);
  assert.equal(itemNamed('goldRing').worth, 25);
});

rule('ADV-HAZ-80', 'it leaps from the trapdoor and surprises the heroes', () => {
  const t = crypt([12]);
  const undead = t.state.figures.find(({ of }) => of === 'undeadRatman')!;
  assert.deepEqual([t.squareName(undead.square), t.state.turn.phase], ['A3', 'master']);
  assert.deepEqual(
    [
      stat(t.state, undead, 'weaponSkill'),
      stat(t.state, undead, 'toughness'),
      stat(t.state, undead, 'speed'),
    ],
    [8, 12, 6],
  );
  assert.deepEqual([undead.wounds, weaponDice(t.state, undead, 'sword', 0)], [1, 6]);
});

rule('ADV-HAZ-81', 'without the labyrinth’s board there is nothing underneath', () => {
  const t = trapdoor();
  t.do(OPEN, [8]);
  assert.deepEqual([hazardIn(t).stage, t.state.stack], ['labyrinth', []]);
});

rule('ADV-HAZ-82', 'stairs down, unless the quest says where they are', () => {
  const levels = (downIs: 'tables' | 'questRoom') =>
    ({
      ...RATMEN,
      levels: [
        { tag: 'random', down: downIs },
        { tag: 'random', down: 'none' },
      ],
    }) as const;
  const t = trapdoor({ A: {}, B: {} }, { setup: { dungeon: levels('tables') } });
  t.do(OPEN, [10]);
  assert.equal(levelOf(t.state).places[t.areaAt('C1')]!.stairs, 'down');
  fresh(t);
  t.do({ type: 'step', figure: 'A', to: 'A3' });
  assert.ok(t.offers({ type: 'takeStairs', figure: 'A' }));
  const fixed = trapdoor({ A: {}, B: {} }, { setup: { dungeon: levels('questRoom') } });
  fixed.do(OPEN, [10, 6]);
  assert.equal(levelOf(fixed.state).places[fixed.areaAt('C1')]!.stairs, null);
});

rule('ADV-HAZ-60', 'to lift the grate is what a hero does in a turn, like opening a chest', () => {
  const t = seen([6, 5]);
  t.do({ type: 'liftGrate', figure: 'A' });
  t.refuses({ type: 'searchRoom', figure: 'A' }, 'alreadyActed', 'ADV-EXPL-01');
  t.refuses({ type: 'step', figure: 'A', to: 'A4' }, 'alreadyActed', 'ADV-EXPL-01');
});

rule('ADV-HAZ-61', 'it lies apart: nothing is ever laid on it or against it', () => {
  const t = seen([6, 5]);
  const { layout } = levelOf(t.state);
  const [upper, under] = [layout.pieces[0]!, layout.pieces[1]!].map((piece) =>
    pieceSquares(layout, t.world.sections, piece),
  );
  const around = new Set(under!.flatMap((square) => squaresWithin(layout, square, 1)));
  assert.equal(
    upper!.some((square) => around.has(square)),
    false,
  );
  const free = [...around].filter((square) => !under!.includes(square));
  assert.ok(free.length > 0);
  assert.ok(free.every((square) => hasSquare(layout.reserved, square)));
  assert.ok(under!.includes(landing(t)));
});

rule('ADV-HAZ-61', 'a field with too little room beside what is laid has no room below', () => {
  const t = roomWith('grate', { A: {}, B: {} }, { field: { width: 10, height: 7, x: 0, y: 0 } });
  t.do({ type: 'step', figure: 'A', to: 'A3' });
  t.do({ type: 'done' }, [6, 5]);
  assert.equal(hazardIn(t).stage, 'nothing');
  const wide = roomWith('grate', { A: {}, B: {} }, { field: { width: 11, height: 7, x: 0, y: 0 } });
  wide.do({ type: 'step', figure: 'A', to: 'A3' });
  wide.do({ type: 'done' }, [6, 5]);
  assert.equal(hazardIn(wide).stage, 'seen');
});

rule('ADV-HAZ-62', 'they have the gold of what they are, and are at home there', () => {
  const t = seen([9, 7]);
  const { group } = t.event('prisonersSeen');
  assert.equal(group.gold, 3 * 10 * monsterNamed('ratman').points);
  assert.equal(levelOf(t.state).places[below(t)]!.group, group.id);
});

rule('ADV-HAZ-66', 'nobody ties a rope who has none, nor a second one', () => {
  const t = lifted([6, 5], { A: {}, B: {} });
  t.refuses({ type: 'fixRope', figure: 'A' }, 'noRope', 'ADV-HAZ-66');
  const two = lifted([6, 5], { A: { items: ['rope', 'rope'] }, B: {} });
  two.do({ type: 'fixRope', figure: 'A' });
  assert.deepEqual(itemsOf(two, 'A'), ['rope']);
  two.refuses({ type: 'fixRope', figure: 'A' }, 'ropeHangs', 'ADV-HAZ-66');
});

rule('ADV-HAZ-75', 'to open the trapdoor and to search the crypt are each an action', () => {
  const t = trapdoor();
  t.do(OPEN, [5]);
  t.refuses(CRYPT, 'alreadyActed', 'ADV-EXPL-01');
  fresh(t);
  t.do(CRYPT, [4]);
  t.refuses({ type: 'searchRoom', figure: 'A' }, 'alreadyActed', 'ADV-EXPL-01');
});

rule('ADV-HAZ-80', 'it carries no gold, and stands beside the trapdoor where somebody is on it', () => {
  const t = crypt([12]);
  assert.equal(t.state.fight!.groups[0]!.gold, 0);
  const on = trapdoor();
  on.do({ type: 'step', figure: 'A', to: 'A3' });
  on.do(OPEN, [5]);
  fresh(on);
  on.do(CRYPT, [12]);
  const undead = on.state.figures.find(({ of }) => of === 'undeadRatman')!;
  assert.ok(['A2', 'A4', 'B3'].includes(on.squareName(undead.square)));
});
