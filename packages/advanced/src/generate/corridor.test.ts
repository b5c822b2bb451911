import assert from 'node:assert/strict';
import { EAST, NORTH, SOUTH, WEST } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { levelOf, withFigure } from '../figures.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { dig, digging, laidIn, waysOn } from '../testing/digging.ts';
import { setGoing } from '../testing/underWay.ts';
import { explore } from './lay.ts';

/** Length 1, empty, a dead end. */
const SHORT = [1, 4, 5, 3, 3];

rule('ADV-GEN-12', 'the leader rolls for length, features and end, in this order', () => {
  const dug = digging('junction');
  dig(dug, SOUTH, [9, 2, 5, 8, 2, ...SHORT]);
  assert.deepEqual(
    dug.events.filter(({ type }) => type.endsWith('Rolled')).map(({ type }) => type),
    ['lengthRolled', 'featuresRolled', 'endRolled', 'lengthRolled', 'featuresRolled', 'endRolled'],
  );
  assert.deepEqual(
    dug.all('lengthRolled').map(({ face, sections }) => [face, sections]),
    [
      [9, 3],
      [1, 1],
    ],
  );
  assert.deepEqual(dug.all('featuresRolled')[0]!.faces, [2, 5]);
  assert.deepEqual(
    dug.all('endRolled').map(({ end }) => end),
    ['rightTurn', 'deadEnd'],
  );
});

rule('ADV-GEN-02', 'what was rolled is laid', () => {
  const dug = digging('junction');
  assert.deepEqual(laidIn(dug), []);
  dig(dug, SOUTH, [9, 2, 5, 8, 2, ...SHORT]);
  assert.deepEqual(laidIn(dug), [
    'passage U23',
    'passage U28',
    'passage U33',
    'rightTurn U38',
    'deadEnd U16',
  ]);
});

rule('ADV-GEN-07', 'each exit of a junction leads into a passage of its own', () => {
  const dug = digging('junction');
  dig(dug, NORTH, [...SHORT, 4, 4, 5, 9, 9]);
  assert.deepEqual(laidIn(dug), ['deadEnd U16', 'passage U23', 'passage U28', 'stairs U33']);
  assert.deepEqual(waysOn(dug), []);
});

rule('ADV-GEN-07', 'the exits of other junctions have to wait', () => {
  const dug = digging('junction');
  dig(dug, NORTH, [1, 4, 5, 6, 6, 1, 4, 5, 4, 5]);
  const bend = levelOf(dug.state).layout.exits.find(({ squares }) => squares[0] === dug.square('U28'))!;
  setGoing(dug, (play) => explore(play, bend), SHORT);
  assert.deepEqual(waysOn(dug).toSorted(), ['east V14', 'west U14']);
});

rule('ADV-GEN-18', 'junctions and turns are sections of their own, behind the passage', () => {
  const dug = digging('junction');
  dig(dug, NORTH, [1, 4, 5, 6, 6, 1, 4, 5, 4, 5]);
  assert.deepEqual(laidIn(dug), ['passage U16', 'tJunction U14', 'passage U23', 'rightTurn U28']);
  // Going north, a T-junction leads west and east; going south, right is west.
  assert.deepEqual(waysOn(dug).toSorted(), ['east V14', 'west U14', 'west U28']);
  const { places } = levelOf(dug.state);
  assert.deepEqual(
    Object.values(places)
      .map(({ kind, entry }) => [kind, entry])
      .slice(1),
    [
      ['corridor', SOUTH],
      ['junction', SOUTH],
      ['corridor', NORTH],
      ['turn', NORTH],
    ],
  );
});

rule('ADV-GEN-19', 'a dead end leads nowhere', () => {
  const dug = digging('junction');
  dig(dug, NORTH, [...SHORT, ...SHORT]);
  assert.deepEqual(waysOn(dug), []);
  assert.equal(levelOf(dug.state).places['deadEnd-2']!.kind, 'deadEnd');
});

/** The places to search behind a room's door with these ends: its dead ends with their long walls. */
function ends(first: readonly number[], second: readonly number[], length: number, option: number): string[] {
  const dug = digging('room');
  dig(dug, SOUTH, [2, length, 4, 5, ...first, ...second]);
  dug.do({ type: 'chooseLayout', option });
  return laidIn(dug);
}

rule('ADV-SECR-04', 'a dead end is the last section of its passage, and counted in its length', () => {
  const lengths = [1, 5, 9].map((length) => {
    const dug = digging('junction');
    dig(dug, SOUTH, [length, 4, 5, 3, 3, ...SHORT]);
    assert.equal(dug.happened('laidInstead'), false);
    return laidIn(dug).slice(0, -1);
  });
  assert.deepEqual(lengths, [
    ['deadEnd U23'],
    ['passage U23', 'deadEnd U28'],
    ['passage U23', 'passage U28', 'deadEnd U33'],
  ]);
});

rule('ADV-SECR-04', 'behind a room’s door either end may be one; a single section may be both', () => {
  const DEAD = [3, 3];
  const BEND = [8, 8];
  assert.deepEqual(ends(DEAD, DEAD, 1, 2), ['closedPassage U26']);
  // The door faces south: the first end is to the east.
  assert.deepEqual(ends(DEAD, BEND, 1, 2), ['deadEnd U26', 'leftTurn S26']);
  assert.deepEqual(ends(BEND, DEAD, 1, 2), ['deadEnd U26', 'leftTurn Z26']);
  assert.deepEqual(ends(DEAD, DEAD, 5, 0), ['deadEnd W26', 'deadEnd AB26']);
  assert.deepEqual(ends(DEAD, BEND, 9, 0), ['passage W26', 'passage AB26', 'deadEnd AG26', 'leftTurn U26']);
  assert.deepEqual(ends(BEND, DEAD, 9, 0), ['deadEnd W26', 'passage AB26', 'passage AG26', 'leftTurn AL26']);
});

rule('ADV-SECR-04', 'the long walls of such a passage are searched, but for the one with the door', () => {
  for (const [length, option] of [
    [1, 2],
    [5, 0],
  ] as const) {
    const dug = digging('room');
    dig(dug, SOUTH, [2, length, 4, 5, 3, 3, 3, 3]);
    dug.do({ type: 'chooseLayout', option });
    dug.state = withFigure(dug.state, 'E', { square: dug.square('W26') });
    assert.deepEqual(
      dug.offered('searchWall', 'ann').map(({ side }) => side),
      [SOUTH],
    );
    dug.refuses({ type: 'searchWall', figure: 'E', side: EAST }, 'notSuchAWall', 'ADV-SECR-04');
  }
});

rule('ADV-GEN-35', 'passages run straight', () => {
  const dug = digging('junction');
  dig(dug, NORTH, [12, 4, 5, 3, 3, ...SHORT]);
  assert.deepEqual(laidIn(dug).slice(0, 4), ['passage U16', 'passage U11', 'deadEnd U6', 'deadEnd U23']);
});

rule('ADV-GEN-20', 'right branch: one section, one door placed by leader and master, a dead end', () => {
  const dug = digging('junction');
  dig(dug, SOUTH, [2, 8, 8, 3, 3]);
  assert.deepEqual(laidIn(dug), ['deadEnd U23']);
  assert.deepEqual(dug.awaited(), [{ seat: 'ann', prompt: 'chooseWall' }]);
  dug.do({ type: 'chooseWall', area: 'deadEnd-2', side: EAST });
  assert.deepEqual(dug.awaited(), [{ seat: 'master', prompt: 'placeDoor' }]);
  dug.refuses({ type: 'placeDoor', at: 'U24' }, 'noDoorThere', 'ADV-GEN-33');
  dug.do({ type: 'placeDoor', at: 'V24' }, SHORT);
  assert.deepEqual(waysOn(dug), ['east V24 closed']);
  dug.state = withFigure(dug.state, 'E', { square: dug.square('U25') });
  assert.deepEqual(
    dug.offered('searchWall', 'ann').map(({ side }) => side),
    [WEST],
    'the wall without the door may be searched',
  );
});

rule('ADV-GEN-21', 'left branch: one section, nothing in it, a left turn', () => {
  const dug = digging('junction');
  dig(dug, NORTH, [1, 4, 5, 8, 9, ...SHORT]);
  assert.deepEqual(laidIn(dug).slice(0, 2), ['passage U16', 'leftTurn U14']);
  assert.deepEqual(waysOn(dug), ['west U14'], 'left of whoever goes north');
  assert.deepEqual(dug.state.stack, [], 'the exploring is over');
});

rule('ADV-GEN-15', 'the leader names section and side, the master the square', () => {
  const dug = digging('junction');
  dig(dug, SOUTH, [5, 10, 10, 3, 3]);
  dug.refuses({ type: 'chooseWall', area: 'deadEnd-3', side: SOUTH }, 'noDoorThere', 'ADV-DOOR-03');
  dug.refuses({ type: 'chooseWall', area: 'passage-2', side: NORTH }, 'noDoorThere', 'ADV-DOOR-03');
  dug.refuses({ type: 'placeDoor', at: 'V24' }, 'wallFirst', 'ADV-GEN-15', 'ann');
  dug.refuses({ type: 'chooseWall', area: 'passage-2', side: EAST }, 'notYours', 'ADV-GEN-15', 'master');
  dug.do({ type: 'chooseWall', area: 'deadEnd-3', side: EAST });
  dug.do({ type: 'placeDoor', at: 'V32' });
  assert.equal(dug.event('doorPlaced').joins, false);
  dug.refuses({ type: 'chooseWall', area: 'deadEnd-3', side: 3 }, 'noDoorThere', 'ADV-DOOR-03');
  dug.do({ type: 'chooseWall', area: 'passage-2', side: 3 });
  dug.do({ type: 'placeDoor', at: 'U23' }, SHORT);
  assert.deepEqual(waysOn(dug), ['east V32 closed', 'west U23 closed']);
});

rule('ADV-GEN-15', 'the side is one of the long ones, whichever way the passage runs', () => {
  const dug = digging('room');
  dig(dug, SOUTH, [2, 5, 8, 8, 3, 3, 3, 3]);
  dug.do({ type: 'chooseLayout', option: 0 });
  const walls = dug.offered('chooseWall', 'ann').map(({ area, side }) => `${area} ${side}`);
  assert.deepEqual(walls, [`deadEnd-3 ${NORTH}`, `deadEnd-3 ${SOUTH}`], 'the first has the door one came by');
});

rule('ADV-DOOR-03', 'two doors do not fit a passage of one section: the second is left out', () => {
  const dug = digging('junction');
  dig(dug, SOUTH, [1, 10, 10, 3, 3]);
  dug.do({ type: 'chooseWall', area: 'deadEnd-2', side: EAST });
  dug.do({ type: 'placeDoor', at: 'V25' }, SHORT);
  assert.equal(dug.event('doorsLeftOut').doors, 1);
  assert.deepEqual(waysOn(dug), ['east V25 closed']);
});

rule('ADV-GEN-10', 'behind a room’s door: a passage on an even roll, a room on an odd one', () => {
  const even = digging('room');
  dig(even, SOUTH, [2, 1, 4, 5, 3, 3, 3, 3]);
  assert.equal(even.event('behindDoorRolled').behind, 'passage');
  const odd = digging('room');
  dig(odd, SOUTH, [1, 1]);
  assert.equal(odd.event('behindDoorRolled').behind, 'room');
  assert.deepEqual(odd.awaited(), [{ seat: 'master', prompt: 'chooseLayout' }]);
});

rule('ADV-GEN-11', 'a passage’s door leads to a room, and nothing is rolled for that', () => {
  const dug = digging('passage');
  dig(dug, SOUTH, [6]);
  assert.equal(dug.happened('behindDoorRolled'), false);
  assert.equal(dug.event('roomRolled').room, 'normal');
});

rule('ADV-GEN-37', 'a passage behind a room’s door runs along the wall', () => {
  const dug = digging('room');
  dig(dug, SOUTH, [2, 1, 4, 5, 3, 3, 3, 3]);
  // One section: the door at W may open onto any of its five squares.
  const frame = dug.state.stack.at(-1)!;
  assert.ok(frame.tag === 'laying');
  assert.deepEqual(
    frame.plans.map(({ steps }) => steps.map(({ at }) => dug.squareName(at))),
    [['W26'], ['V26'], ['U26'], ['T26'], ['S26']],
  );
  dug.do({ type: 'chooseLayout', option: 2 });
  assert.deepEqual(laidIn(dug), ['closedPassage U26']);
  assert.deepEqual(levelOf(dug.state).doors, ['open']);
});

rule('ADV-GEN-53', 'one section shares the wall, the others lie left or right as the master likes', () => {
  const dug = digging('room');
  dig(dug, SOUTH, [2, 4, 4, 5, 3, 3, 3, 3]);
  const frame = dug.state.stack.at(-1)!;
  assert.ok(frame.tag === 'laying');
  assert.equal(frame.plans.length, 10, 'five places for the door’s section, the other on either side');
  assert.deepEqual(
    frame.plans.slice(0, 2).map(({ steps }) => steps.map(({ at }) => dug.squareName(at))),
    [
      ['W26', 'AB26'],
      ['W26', 'R26'],
    ],
  );
  dug.refuses({ type: 'chooseLayout', option: 10 }, 'noSuchLayout', 'ADV-GEN-34');
});

rule('ADV-GEN-38', 'such a passage has two ends, each rolled for; length and features once', () => {
  const dug = digging('room');
  dig(dug, SOUTH, [2, 1, 4, 5, 6, 6, 8, 8]);
  assert.deepEqual(dug.types().filter((type) => type === 'lengthRolled').length, 1);
  assert.deepEqual(
    dug.all('endRolled').map(({ end }) => end),
    ['tJunction', 'leftTurn'],
  );
  dug.do({ type: 'chooseLayout', option: 2 });
  // The door faces south: east is to the left, west to the right.
  assert.deepEqual(laidIn(dug), ['passage U26', 'tJunction Z26', 'leftTurn S26']);
  assert.deepEqual(waysOn(dug).toSorted(), ['north Z26', 'south S27', 'south Z27']);
});

rule('ADV-GEN-16', 'wandering monsters of a passage are rolled on the dungeon’s matrix and met there', () => {
  const wandering = [
    { upTo: 6, monsters: { ratman: 2 } },
    { upTo: 12, monsters: { ratman: 1, ratmanChampion: 1 } },
  ];
  const dug = digging('junction', {
    setup: { dungeon: { ...PLAIN_PLAN, matrices: { ...PLAIN_PLAN.matrices, wandering } } },
  });
  dig(dug, SOUTH, [1, 2, 2, 3, 3, 7, ...SHORT, 9, 4]);
  assert.deepEqual(dug.event('matrixRolled').monsters, { ratman: 1, ratmanChampion: 1 });
  assert.deepEqual(dug.event('matrixRolled').audience, ['master'], 'what it says is the master’s to know');
  assert.equal(dug.event('surpriseTested').placedBy, 'leader');
  assert.deepEqual(laidIn(dug), ['deadEnd U23', 'deadEnd U16'], 'all exits first');
  assert.deepEqual(dug.awaited(), [{ seat: 'ann', prompt: 'placeMonster' }]);
  dug.refuses({ type: 'placeMonster', kind: 'ratman', at: 'U20' }, 'monstersNotThere', 'ADV-ENC-17');
  dug.do({ type: 'placeMonster', kind: 'ratman', at: 'U24' });
});

rule(
  'ADV-GEN-50',
  'stairs the dice call stairs down lead out, unless the level says that they go down',
  () => {
    const levels = [
      { tag: 'random', down: 'questRoom' },
      { tag: 'random', down: 'none' },
    ] as const;
    const out = digging('junction', { setup: { dungeon: { ...PLAIN_PLAN, levels } } });
    dig(out, SOUTH, [1, 4, 5, 9, 9, ...SHORT]);
    assert.equal(levelOf(out.state).places['stairs-3']!.stairs, 'out');
    const tables = [{ tag: 'random', down: 'tables' } as const, levels[1]];
    const down = digging('junction', { setup: { dungeon: { ...PLAIN_PLAN, levels: tables } } });
    dig(down, SOUTH, [1, 4, 5, 9, 9, ...SHORT]);
    assert.equal(levelOf(down.state).places['stairs-3']!.stairs, 'down');
  },
);

rule('ADV-GEN-51', 'where nothing lies below, no stairs go down', () => {
  const dug = digging('junction');
  dig(dug, SOUTH, [1, 4, 5, 9, 9, 1, 4, 5, 10, 12]);
  const { places } = levelOf(dug.state);
  assert.deepEqual([places['stairs-3']!.stairs, places['stairs-5']!.stairs], ['out', 'out']);
});

rule('ADV-GEN-34', 'the master lays it; where there is only one way, nobody is asked', () => {
  const dug = digging('junction');
  dig(dug, SOUTH, [...SHORT, ...SHORT]);
  assert.deepEqual(dug.state.stack, []);
  const choice = digging('passage');
  dig(choice, SOUTH, [1]);
  assert.deepEqual(choice.awaited(), [{ seat: 'master', prompt: 'chooseLayout' }]);
  choice.refuses({ type: 'chooseLayout', option: 0 }, 'notYours', 'ADV-GEN-34', 'ann');
});
