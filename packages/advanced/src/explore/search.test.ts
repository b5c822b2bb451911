/** Secret doors and hidden treasure (ADV-SECR). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';

/** A room with one door, to the south; rock all around it. */
const ROOM = `
  + + + + + + + +
   # # # # # # # 
  + +-+-+-+-+-+ +
   #|A . B . .|# 
  + + + + + + + +
   #|. . . . .|# 
  + +-+-+d+-+-+ +
   #|: : C : :|# 
  + +-+-+-+-+-+ +
   # # # # # # # 
  + + + + + + + +
`;

const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

const search = (side: number, figure = 'A') => ({ type: 'searchWall', figure, side });

/** Something is left to explore, so walls may not be searched twice. */
const MORE_TO_EXPLORE = `
  + + + + + + + +
   # # # # # # # 
  + +-+-+-+-+-+ +
   #|A . B . .|# 
  + + + + + + + +
   #|. . . . .|# 
  + +-+-+d+-+-+ +
   #|: : C : :d# 
  + +-+-+-+-+-+ +
   # # # # # # # 
  + + + + + + + +
`;

function room(): AdvancedTable {
  return table(MORE_TO_EXPLORE, { A: {}, B: {}, C: {} });
}

rule('ADV-SECR-01', 'in a dead end, or in a room with one door; never in a passage', () => {
  const t = room();
  assert.ok(t.offers(search(NORTH)));
  t.refuses(search(NORTH, 'C'), 'notSearchable', 'ADV-SECR-01');
});

rule('ADV-SECR-01', 'a second door, even a secret one just found, ends the searching', () => {
  const t = room();
  t.do(search(NORTH), [7]);
  t.do({ type: 'placeSecretDoor', at: 'D2' });
  t.refuses(search(EAST, 'B'), 'notSearchable', 'ADV-SECR-01');
});

rule('ADV-GEN-41', 'a door known to be false is no second door: the other walls are still searched', () => {
  const map = MORE_TO_EXPLORE.replace('.|# ', '.d# ');
  const t = table(map, { A: {}, B: {}, C: {} });
  t.refuses(search(NORTH), 'notSearchable', 'ADV-SECR-01');
  const falseDoors = t.state.levels[0]!.layout.exits.filter(({ squares }) => squares[0] === t.square('F2'));
  assert.equal(falseDoors.length, 1);
  t.state = { ...t.state, levels: [{ ...t.state.levels[0]!, falseDoors }] };
  assert.ok(t.offers(search(NORTH)));
});

rule('ADV-SECR-02', 'the wall belongs to the section the hero stands in', () => {
  const t = table(
    MORE_TO_EXPLORE,
    { A: {}, B: {}, C: {} },
    { places: { C: { kind: 'deadEnd', entry: EAST } } },
  );
  t.do(search(NORTH), [3]);
  assert.equal(t.event('wallSearched').area, t.areaOf('A'));
  t.refuses(search(NORTH, 'C'), 'notSuchAWall', 'ADV-SECR-04');
});

rule('ADV-SECR-03', 'one wall in a turn', () => {
  const t = room();
  t.do(search(NORTH), [3]);
  t.refuses(search(EAST), 'alreadyActed', 'ADV-EXPL-01');
  t.do(search(EAST, 'B'), [4]);
});

rule('ADV-SECR-18', 'whoever has come from elsewhere in this turn does not search', () => {
  const t = room();
  t.do({ type: 'step', figure: 'A', to: 'C2' });
  t.refuses(search(NORTH), 'hasMoved', 'ADV-SECR-08');
});

rule(
  'ADV-SECR-04',
  'a dead end has two side walls to search; its end hides nothing, nor does a wall with a door',
  () => {
    const t = table(
      `
    + + + + + + + +
     # # # # # # # 
    + +-+-+-+-+-+ +
     #x: : : A :|# 
    + + + + + + + +
     #x: : : : B|# 
    + +-+-+d+-+-+ +
     # #|. . .|# # 
    + + +-+-+-+ + +
    `,
      { A: {}, B: {} },
      { places: { B2: { kind: 'deadEnd', entry: WEST } } },
    );
    t.refuses(search(EAST), 'notSuchAWall', 'ADV-SECR-04');
    t.refuses(search(SOUTH), 'notSuchAWall', 'ADV-SECR-04');
    t.do(search(NORTH), [12]);
    assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'placeSecretDoor' }]);
    const places = ['B2', 'C2', 'D2', 'E2', 'F2'];
    assert.ok(
      places.every((at) => t.offers({ type: 'placeSecretDoor', at })),
      'five squares of wall',
    );
  },
);

rule('ADV-SECR-05', 'a room has three walls to search: not the one it was entered by', () => {
  const t = room();
  assert.ok([NORTH, EAST, WEST].every((side) => t.offers(search(side))));
  t.refuses(search(SOUTH), 'notSuchAWall', 'ADV-SECR-05');
});

rule('ADV-SECR-06', 'the wall is named first, the die comes after', () => {
  const t = room();
  t.do(search(WEST), [2]);
  const { side, face } = t.event('wallSearched');
  assert.deepEqual({ side, face }, { side: WEST, face: 2 });
});

rule('ADV-SECR-07', 'a wall is searched once, by whomever', () => {
  const t = room();
  t.do(search(NORTH), [6]);
  t.refuses(search(NORTH, 'B'), 'alreadySearched', 'ADV-SECR-07');
  t.do({ type: 'done' }, [5]);
  t.refuses(search(NORTH), 'alreadySearched', 'ADV-SECR-07');
  assert.ok(t.offers(search(EAST)));
});

rule('ADV-SECR-08', 'a hero who searches does not move', () => {
  const t = room();
  t.do(search(NORTH), [6]);
  t.refuses({ type: 'step', figure: 'A', to: 'C2' }, 'alreadyActed', 'ADV-EXPL-01');
  const moved = room();
  moved.do({ type: 'step', figure: 'A', to: 'C2' });
  moved.refuses(search(NORTH), 'hasMoved', 'ADV-SECR-08');
});

for (const [face, found] of [
  [1, false],
  [2, false],
  [6, false],
  [7, true],
  [12, true],
] as const)
  rule('ADV-SECR-09', `a ${face}: ${found ? 'a secret door' : 'no door'}`, () => {
    const t = room();
    const [drawn] = t.state.master.bowl;
    t.do(search(NORTH), face === 1 ? [face, drawn!] : [face]);
    assert.equal(t.event('wallSearched').found, found);
    assert.deepEqual(t.state.master.hand, face === 1 ? [drawn] : []);
    assert.equal(t.awaited()[0]!.prompt, found ? 'placeSecretDoor' : 'explore');
  });

rule('ADV-SECR-10', 'whoever finds it says where along the wall it is', () => {
  const t = room();
  t.do(search(EAST), [9]);
  t.refuses({ type: 'placeSecretDoor', at: 'B2' }, 'notOnTheWall', 'ADV-SECR-10');
  t.do({ type: 'placeSecretDoor', at: 'F3' });
  const { exit } = t.event('doorPlaced');
  assert.deepEqual(exit, { squares: [t.square('F3')], direction: EAST, door: 'closed' });
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'explore' }]);
});

rule('ADV-SECR-11', 'the map keeps the walls searched in vain', () => {
  const t = room();
  t.do(search(WEST), [5]);
  assert.deepEqual(t.place('A').searchedWalls, [WEST]);
});

rule('ADV-SECR-12', 'on a level that is used up the same walls are searched again', () => {
  const t = table(ROOM, { A: {}, B: {}, C: {} }, { places: { A: { searchedWalls: [NORTH, EAST] } } });
  t.refuses(search(NORTH), 'alreadySearched', 'ADV-SECR-07');
  t.do(search(WEST), [5]);
  t.do(search(NORTH, 'B'), [8]);
  assert.ok(t.cites('ADV-SECR-12'));
  t.do({ type: 'placeSecretDoor', at: 'C2' });
  t.refuses(search(EAST, 'C'), 'notSearchable', 'ADV-SECR-01');
});

rule('ADV-SECR-12', 'where there is no such wall at all, any wall of a room without a door will do', () => {
  const t = table(
    `
    + + + + + + +
     # # # # # # 
    + +-+-+-+-+ +
     #|A . .d:|# 
    + + + + + + +
     #|. . .d:|# 
    + +-+-+-+-+ +
     # # # # # # 
    + + + + + + +
    `,
    { A: {} },
  );
  t.do(search(NORTH), [7]);
  t.do({ type: 'placeSecretDoor', at: 'C2' });
  assert.ok(t.cites('ADV-SECR-10'));
});

rule('ADV-SECR-12', 'and where there is no room either, any wall of a passage', () => {
  const t = table(
    `
    + + + + + + +
     # # # # # # 
    + +-+-+-+-+ +
     #|A : : B|# 
    + + + + + + +
     #|: : : :|# 
    + +-+-+-+-+ +
     # # # # # # 
    + + + + + + +
    `,
    { A: {}, B: {} },
  );
  t.do(search(NORTH), [7]);
  t.do({ type: 'placeSecretDoor', at: 'C2' });
  assert.ok(t.cites('ADV-SECR-10'));
  t.refuses(search(SOUTH, 'B'), 'notSearchable', 'ADV-SECR-01');
});

rule('ADV-SECR-13', 'treasure is hidden in rooms alone', () => {
  const t = room();
  assert.ok(t.offers({ type: 'searchRoom', figure: 'A' }));
  t.refuses({ type: 'searchRoom', figure: 'C' }, 'notARoom', 'ADV-SECR-13');
});

rule('ADV-SECR-14', 'once for each room, found or not', () => {
  const t = room();
  t.do({ type: 'searchRoom', figure: 'A' }, [5, 5]);
  t.refuses({ type: 'searchRoom', figure: 'B' }, 'alreadySearched', 'ADV-SECR-14');
});

rule('ADV-SECR-15', 'a hero who looks for treasure does not move', () => {
  const t = room();
  t.do({ type: 'searchRoom', figure: 'A' }, [5, 5]);
  t.refuses({ type: 'step', figure: 'A', to: 'C2' }, 'alreadyActed', 'ADV-EXPL-01');
  t.do({ type: 'step', figure: 'B', to: 'D3' });
  t.refuses({ type: 'searchRoom', figure: 'B' }, 'hasMoved', 'ADV-SECR-15');
});

for (const [faces, found] of [
  [[1, 1], 'counter'],
  [[2, 4], 'counter'],
  [[3, 4], 'nothing'],
  [[8, 8], 'nothing'],
] as const)
  rule('ADV-SECR-16', `${faces[0] + faces[1]}: ${found}`, () => {
    const t = room();
    const [drawn] = t.state.master.bowl;
    t.do({ type: 'searchRoom', figure: 'A' }, found === 'counter' ? [...faces, drawn!] : faces);
    assert.equal(t.event('treasureSought').found, found);
    assert.deepEqual(t.state.master.hand, found === 'counter' ? [drawn] : []);
    assert.equal(t.sheet('A').gold, 0);
  });

for (const [faces, face, gold] of [
  [[8, 9], 1, 5],
  [[12, 11], 12, 60],
] as const)
  rule('ADV-SECR-16', `${faces[0] + faces[1]}: a cache of five times the die, ${gold} crowns`, () => {
    const t = room();
    t.do({ type: 'searchRoom', figure: 'A' }, [...faces, face]);
    assert.deepEqual([t.event('cacheFound').face, t.event('cacheFound').gold], [face, gold]);
    assert.equal(t.sheet('A').gold, gold);
  });

rule('ADV-SECR-17', 'the map keeps the rooms searched, whatever came of it', () => {
  const t = room();
  assert.equal(t.place('A').searched, false);
  t.do({ type: 'searchRoom', figure: 'A' }, [8, 8]);
  assert.equal(t.place('A').searched, true);
  assert.ok(t.cites('ADV-SECR-17'));
});

rule('ADV-EXPL-19', 'Heinrich’s choice: twelve squares, three walls, or the room’s treasure', () => {
  const t = room();
  assert.ok(t.offers({ type: 'step', figure: 'A', to: 'C2' }));
  assert.deepEqual(
    [NORTH, EAST, SOUTH, WEST].filter((side) => t.offers(search(side))),
    [NORTH, EAST, WEST],
  );
  assert.ok(t.offers({ type: 'searchRoom', figure: 'A' }));
});
