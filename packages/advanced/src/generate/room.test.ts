import assert from 'node:assert/strict';
import { EAST, NORTH, SOUTH, WEST } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { levelOf } from '../figures.ts';
import type { DungeonPlan } from '../plan.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { dig, digging, exitTo, laidIn, waysOn } from '../testing/digging.ts';
import { addDoor, doorsOf } from './doors.ts';
import { explore } from './lay.ts';
import { stairsAt } from './stairs.ts';

const MATRICES = {
  wandering: [{ upTo: 12, monsters: { ratman: 2 } }],
  lair: [{ upTo: 12, monsters: { ratman: 3 } }],
  quest: [
    { upTo: 6, monsters: { ratman: 1 } },
    { upTo: 12, monsters: { ratman: 1, ratmanSentry: 1 } },
  ],
};

function rooms(plan: Partial<DungeonPlan> = {}): AdvancedTable {
  return digging('passage', { setup: { dungeon: { ...PLAIN_PLAN, matrices: MATRICES, ...plan } } });
}

const placeOf = (dug: AdvancedTable) => Object.values(levelOf(dug.state).places).at(-1)!;

rule('ADV-GEN-36', 'a room shares the wall it is entered by; where, the master says', () => {
  const dug = digging('passage');
  dig(dug, SOUTH, [6]);
  const top = dug.state.stack.at(-1)!;
  assert.ok(top.tag === 'laying');
  assert.deepEqual(
    top.plans.map(({ steps }) => dug.squareName(steps[0]!.at)),
    ['W23', 'V23', 'U23', 'T23', 'S23'],
  );
  dug.do({ type: 'chooseLayout', option: 4 }, [1]);
  assert.deepEqual(laidIn(dug), ['smallRoom S23']);
  assert.deepEqual(levelOf(dug.state).doors, ['open']);
});

rule('ADV-GEN-01', 'rooms are normal, hazard, lair or quest rooms', () => {
  const kinds = [1, 9, 11].map((face) => {
    const dug = rooms();
    dig(dug, SOUTH, [face]);
    return dug.event('roomRolled').room;
  });
  assert.deepEqual(kinds, ['normal', 'lair', 'quest']);
});

rule('ADV-GEN-23', 'a normal room is empty', () => {
  const dug = rooms();
  dig(dug, SOUTH, [6]);
  dug.do({ type: 'chooseLayout', option: 2 }, [4]);
  assert.deepEqual([placeOf(dug).room, levelOf(dug.state).things], ['normal', []]);
  assert.deepEqual(dug.state.stack, []);
});

rule('ADV-GEN-24', 'on 7 and 8 it is a hazard room, small, waiting for its hazard', () => {
  for (const face of [7, 8]) {
    const dug = rooms();
    dig(dug, SOUTH, [face]);
    assert.deepEqual([dug.event('roomRolled').room, dug.event('roomRolled').size], ['hazard', 'small']);
    const [, room] = dug.state.stack;
    assert.ok(room?.tag === 'room');
    assert.equal(room.room, 'hazard');
  }
});

rule('ADV-GEN-25', 'a lair’s monsters are rolled on the lair matrix by the master', () => {
  const dug = rooms();
  dig(dug, SOUTH, [9]);
  dug.do({ type: 'chooseLayout', option: 0 }, [5]);
  assert.deepEqual(dug.event('matrixRolled').monsters, { ratman: 3 });
  assert.equal(dug.event('matrixRolled').matrix, 'lair');
});

rule('ADV-GEN-26', 'a lair has a chest, and the master says where', () => {
  const dug = rooms();
  dig(dug, SOUTH, [9]);
  dug.do({ type: 'chooseLayout', option: 0 }, [5]);
  assert.deepEqual(laidIn(dug), ['largeRoom W23']);
  assert.deepEqual(dug.awaited(), [{ seat: 'master', prompt: 'placeChest' }]);
  dug.refuses({ type: 'furnish', at: 'W23' }, 'noRoomThere', 'ADV-GEN-28');
  dug.do({ type: 'furnish', at: 'W24' }, [1, 8, 8]);
  assert.deepEqual(levelOf(dug.state).things, [
    { id: 'chest-1', tag: 'chest', square: dug.square('W24'), state: 'closed', found: null, holds: [] },
  ]);
});

rule('ADV-GEN-27', 'a quest room’s monsters come from its own matrix', () => {
  const dug = rooms();
  dig(dug, SOUTH, [11]);
  dug.do({ type: 'chooseLayout', option: 0 }, [6]);
  assert.deepEqual(
    [dug.event('matrixRolled').matrix, dug.event('matrixRolled').monsters],
    ['quest', { ratman: 1 }],
  );
});

rule('ADV-GEN-28', 'a quest room has a chest, clear of the door', () => {
  const dug = rooms();
  dig(dug, SOUTH, [11]);
  dug.do({ type: 'chooseLayout', option: 0 }, [6]);
  dug.refuses({ type: 'furnish', at: 'W23' }, 'noRoomThere', 'ADV-GEN-28');
  dug.do({ type: 'furnish', at: 'X23' }, [1, 8, 8]);
  assert.equal(levelOf(dug.state).things.length, 1);
});

const THREE_LEVELS = {
  levels: [
    { tag: 'random', down: 'questRoom', questRoomHolds: ['amulet'] },
    { tag: 'random', down: 'none' },
  ],
} as const;

rule('ADV-GEN-50', 'the first quest room of a level has the stairs down, on four squares', () => {
  const dug = rooms(THREE_LEVELS);
  dig(dug, SOUTH, [11]);
  dug.do({ type: 'chooseLayout', option: 0 }, [6]);
  assert.deepEqual(dug.awaited(), [{ seat: 'master', prompt: 'placeStairs' }]);
  dug.do({ type: 'furnish', at: 'Z26' });
  assert.deepEqual(placeOf(dug).stairs, 'down');
  const at = (name: string) => stairsAt(dug.world, dug.state, dug.square(name));
  assert.deepEqual(['Z26', 'AA27', 'Z28', 'W23'].map(at), ['down', 'down', null, null]);
});

rule('ADV-GEN-29', 'what the quest is after lies in the chest of the first quest room only', () => {
  const dug = rooms(THREE_LEVELS);
  dig(dug, SOUTH, [11]);
  dug.do({ type: 'chooseLayout', option: 0 }, [6]);
  dug.do({ type: 'furnish', at: 'Z26' });
  dug.do({ type: 'furnish', at: 'X24' }, [1, 8, 8]);
  const chest = levelOf(dug.state).things.find(({ tag }) => tag === 'chest');
  assert.ok(chest?.tag === 'chest');
  assert.deepEqual(chest.holds, ['amulet']);
});

rule('ADV-GEN-50', 'a second quest room has neither stairs nor what the quest is after', () => {
  const [first, second] = THREE_LEVELS.levels;
  const levels = [{ ...first, questRoomCharacters: ['warpweaver'] }, second];
  const dungeon = { ...PLAIN_PLAN, matrices: MATRICES, levels };
  const dug = digging('passage', { setup: { dungeon }, places: { E: { room: 'quest' } } });
  dig(dug, SOUTH, [11]);
  dug.do({ type: 'chooseLayout', option: 0 }, [6]);
  assert.deepEqual(dug.awaited(), [{ seat: 'master', prompt: 'placeChest' }]);
  dug.do({ type: 'furnish', at: 'X24' }, [1, 8, 8]);
  assert.deepEqual([placeOf(dug).stairs, dug.event('monstersFound').characters], [null, []]);
  assert.deepEqual(
    levelOf(dug.state).things.map((thing) => (thing.tag === 'chest' ? thing.holds : thing.tag)),
    [[]],
  );
});

rule('ADV-GEN-50', 'nor has a lair, though no quest room has been found yet', () => {
  const dug = rooms(THREE_LEVELS);
  dig(dug, SOUTH, [9]);
  dug.do({ type: 'chooseLayout', option: 0 }, [5]);
  assert.deepEqual(dug.awaited(), [{ seat: 'master', prompt: 'placeChest' }]);
  dug.do({ type: 'furnish', at: 'W24' }, [1, 8, 8]);
  const [chest] = levelOf(dug.state).things;
  assert.deepEqual([placeOf(dug).stairs, chest?.tag === 'chest' && chest.holds], [null, []]);
});

rule('ADV-GEN-31', 'the leader names the wall of each door, the master the square', () => {
  const dug = digging('passage');
  dig(dug, SOUTH, [6]);
  dug.do({ type: 'chooseLayout', option: 2 }, [9]);
  assert.equal(dug.event('roomDoorsRolled').doors, 2);
  dug.refuses({ type: 'chooseWall', area: 'smallRoom-2', side: NORTH }, 'noDoorThere', 'ADV-DOOR-03');
  dug.do({ type: 'chooseWall', area: 'smallRoom-2', side: EAST });
  dug.do({ type: 'placeDoor', at: 'Y25' });
  dug.refuses({ type: 'chooseWall', area: 'smallRoom-2', side: EAST }, 'noDoorThere', 'ADV-DOOR-03');
  dug.do({ type: 'chooseWall', area: 'smallRoom-2', side: WEST });
  dug.do({ type: 'placeDoor', at: 'U23' });
  assert.deepEqual(waysOn(dug), ['east Y25 closed', 'west U23 closed']);
});

rule(
  'ADV-GEN-32',
  'with a sentry a room has another door whatever was rolled, and the master places it',
  () => {
    const dug = rooms();
    dig(dug, SOUTH, [11]);
    dug.do({ type: 'chooseLayout', option: 0 }, [7]);
    dug.do({ type: 'furnish', at: 'X24' }, [1]);
    assert.deepEqual(dug.awaited(), [{ seat: 'master', prompt: 'chooseWall' }]);
    dug.do({ type: 'chooseWall', area: 'largeRoom-2', side: SOUTH });
    dug.do({ type: 'placeDoor', at: 'AA32' }, [8, 8]);
    assert.deepEqual(doorsOf(dug.world, dug.state, 'largeRoom-2').length, 2);
  },
);

rule('ADV-GEN-33', 'no door where something in the room bars it', () => {
  const dug = rooms();
  dig(dug, SOUTH, [9]);
  dug.do({ type: 'chooseLayout', option: 0 }, [5]);
  dug.do({ type: 'furnish', at: 'W24' }, [5]);
  dug.do({ type: 'chooseWall', area: 'largeRoom-2', side: WEST });
  dug.refuses({ type: 'placeDoor', at: 'W24' }, 'noDoorThere', 'ADV-GEN-33');
  dug.do({ type: 'placeDoor', at: 'W25' }, [8, 8]);
});

rule('ADV-DOOR-01', 'a door is closed when it is found', () => {
  const dug = digging('passage');
  assert.equal(exitTo(dug, SOUTH).door, 'closed');
  dig(dug, SOUTH, [6]);
  dug.do({ type: 'chooseLayout', option: 2 }, [5]);
  dug.do({ type: 'chooseWall', area: 'smallRoom-2', side: EAST });
  dug.do({ type: 'placeDoor', at: 'Y25' });
  assert.equal(exitTo(dug, EAST).door, 'closed');
});

rule(
  'ADV-DOOR-04',
  'a door to where somebody has been is joined, closed, and nothing is rolled for it',
  () => {
    const dug = digging('passage');
    dig(dug, SOUTH, [6]);
    dug.do({ type: 'chooseLayout', option: 2 }, [1]);
    const exit = { squares: [dug.square('U23')], direction: NORTH, door: 'closed' } as const;
    setGoing(dug, (play) => addDoor(play, exit, ['ADV-GEN-31']));
    assert.equal(dug.event('doorPlaced').joins, true);
    assert.deepEqual(
      levelOf(dug.state).layout.doors.map(({ a, b }) => [dug.squareName(a), dug.squareName(b)]),
      [
        ['W22', 'W23'],
        ['U23', 'U22'],
      ],
    );
    assert.deepEqual(levelOf(dug.state).doors, ['open', 'closed']);
    setGoing(dug, (play) => explore(play, exit), []);
    assert.deepEqual(laidIn(dug), ['smallRoom U23']);
  },
);

rule('ADV-DOOR-02', 'what is behind a door is rolled for when it is opened', () => {
  const dug = digging('passage');
  dig(dug, SOUTH, [6]);
  dug.do({ type: 'chooseLayout', option: 2 }, [5]);
  dug.do({ type: 'chooseWall', area: 'smallRoom-2', side: EAST });
  dug.do({ type: 'placeDoor', at: 'Y25' });
  assert.deepEqual(laidIn(dug), ['smallRoom U23']);
});

rule('ADV-DOOR-08', 'a door opened before brings nothing new', () => {
  const dug = digging('passage');
  const exit = exitTo(dug, SOUTH);
  dig(dug, SOUTH, [6]);
  dug.do({ type: 'chooseLayout', option: 2 }, [1]);
  setGoing(dug, (play) => explore(play, exit), []);
  assert.deepEqual(laidIn(dug), ['smallRoom U23']);
});
