/** Exploring without a game master (ADV-SOLO-01 to ADV-SOLO-16). */
import assert from 'node:assert/strict';
import { NORTH, SOUTH } from '@oubliette/dungeon';
import { streamFromSeed } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { HEROES } from '../content/heroes.ts';
import { MATRICES } from '../content/matrices.ts';
import { wanderingDungeon } from '../content/quests/wander.ts';
import { drawCounter } from '../counters/draw.ts';
import { levelOf } from '../figures.ts';
import { gameOn } from '../game.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import type { Scene } from '../scenario/arrange.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import type { Setup } from '../setup.ts';
import { advanced } from '../system.ts';
import { endFight } from '../turns/fights.ts';
import { battle } from '../testing/battle.ts';
import { expeditionMap } from '../turns/expeditionMap.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { dig, digging } from '../testing/digging.ts';
import { setGoing } from '../testing/underWay.ts';

const CELL = `
  +-+-+-+-+-+-+
  |A . B . . .|
  + + + + + + +
  |H . . . . .|
  +-+-+-+-+-+-+
`;
const PARTY = { A: {}, B: { race: 'dwarf' }, H: { kind: 'henchman', serves: 'A' } } as const;
const DONE = { type: 'done' };
const TWO_RATMEN = {
  ...PLAIN_PLAN,
  matrices: { ...PLAIN_PLAN.matrices, wandering: [{ upTo: 12, monsters: { ratman: 2 } }] },
};
const ALONE = { master: false, dungeon: TWO_RATMEN } as const;

function alone(map = CELL, figures: Scene['figures'] = PARTY, rest: Partial<Scene> = {}): AdvancedTable {
  return table(map, figures, { setup: ALONE, ...rest });
}

rule('ADV-SOLO-01', 'one player is everything there is: nobody sits in the master’s place', () => {
  const here = alone();
  assert.deepEqual(gameOn(here.world).seats, [{ id: 'ann', role: 'hero' }]);
  assert.equal(here.state.master.seat, null);
  here.do(DONE, [2]);
  assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'explore' }]);
});

rule('ADV-SOLO-02', 'a map made alone serves another game', () => {
  const dungeon = wanderingDungeon({ id: 'one', size: 'oneLevel', family: 'ratmen' });
  const setup: Setup = {
    players: [{ seat: 'ann', sheets: ['heinrich'] }],
    master: false,
    sheets: [HEROES.heinrich],
    dungeon,
    map: null,
    options: DEFAULT_OPTIONS,
  };
  const first = advanced.open(setup);
  assert.ok(first.ok);
  const map = expeditionMap(first.game.start(streamFromSeed('map')).state);
  const second = advanced.open({ ...setup, master: true, map });
  assert.ok(second.ok);
  assert.deepEqual(second.game.start(streamFromSeed('again')).state.levels[0]!.layout, map[0]!.layout);
});

/** Two passages of one section, each ending with this roll; whether any of the stairs leads down. */
function stairsFound(size: 'oneLevel' | 'tables', faces: readonly [number, number]): (string | null)[] {
  const dungeon = wanderingDungeon({ id: 'dark', size, family: 'ratmen' });
  const dug = digging('junction', { setup: { master: false, dungeon } });
  dig(dug, NORTH, [1, 6, 6, ...faces, 1, 6, 6, 2, 2]);
  return Object.values(levelOf(dug.state).places).flatMap(({ stairs }) => stairs ?? []);
}

rule('ADV-SOLO-03', 'one level has no way down; otherwise the tables say how deep it goes', () => {
  const levels = (size: 'oneLevel' | 'tables') =>
    wanderingDungeon({ id: 'x', size, family: 'ratmen' }).levels;
  assert.deepEqual(levels('oneLevel'), [{ tag: 'random', down: 'none' }]);
  assert.deepEqual([levels('tables').length, levels('tables')[0]], [6, { tag: 'random', down: 'tables' }]);
  assert.deepEqual(stairsFound('oneLevel', [12, 6]), ['out']);
  assert.deepEqual(stairsFound('tables', [12, 6]), ['down']);
  assert.deepEqual(stairsFound('tables', [12, 8]), ['out']);
});

rule('ADV-SOLO-04', 'the player says whose dungeon it is', () => {
  const dungeon = wanderingDungeon({ id: 'dark', size: 'tables', family: 'undead' });
  assert.equal(dungeon.matrices, MATRICES.undead);
});

rule('ADV-SOLO-05', 'without an aim, to come out alive is enough', () => {
  const dungeon = wanderingDungeon({ id: 'dark', size: 'oneLevel', family: 'ratmen' });
  assert.deepEqual(dungeon.aims, []);
  const here = alone(
    '+-+-+\n|A .|\n+ + +\n|. .|\n+-+-+',
    { A: {} },
    {
      setup: { master: false, dungeon },
      places: { A: { kind: 'stairs', stairs: 'out' } },
    },
  );
  here.do({ type: 'leaveDungeon', figure: 'A' });
  assert.deepEqual(here.state.ending, { winners: ['ann'], outcome: 'home' });
});

const HUNTED = [
  'chaosLord',
  'chaosSorcerer',
  'daemonette',
  'greaterDaemon',
  'minotaurLord',
  'undeadChampion',
];

rule('ADV-SOLO-06', 'two of six characters by chance in each quest room, until all have been met', () => {
  const dungeon = {
    ...wanderingDungeon({ id: 'hunt', size: 'oneLevel', family: 'chaos', hunted: HUNTED }),
    matrices: PLAIN_PLAN.matrices,
  };
  const dug = digging('passage', { setup: { master: false, dungeon } });
  dig(dug, SOUTH, [12]);
  dug.do({ type: 'chooseLayout', option: 0 }, [1, 'daemonette', 'chaosLord']);
  assert.deepEqual(dug.state.master.met, ['daemonette', 'chaosLord']);
  assert.deepEqual(
    dug.state.master.characters,
    HUNTED.filter((one) => one !== 'daemonette' && one !== 'chaosLord'),
  );
  const [chest] = dug.offered('furnish', 'ann');
  dug.do(chest!, [1]);
  assert.deepEqual(dug.event('monstersFound').characters, ['daemonette', 'chaosLord']);
  const top = dug.state.stack.at(-1)!;
  assert.ok(top.tag === 'meeting' && top.group.treasure === true, 'and magic with them');
  assert.deepEqual(
    dungeon.aims,
    HUNTED.map((one) => `slain:${one}`),
  );
  const none = digging('passage', { setup: { master: false, dungeon: { ...dungeon, characters: [] } } });
  dig(none, SOUTH, [12]);
  none.do({ type: 'chooseLayout', option: 0 }, [1]);
  assert.equal(none.happened('characterJoined'), false, 'all have been met');
  const lair = digging('passage', { setup: { master: false, dungeon } });
  dig(lair, SOUTH, [9]);
  lair.do({ type: 'chooseLayout', option: 0 }, [1]);
  assert.equal(lair.happened('characterJoined'), false, 'they wait in quest rooms');
});

rule('ADV-SOLO-06', 'the magic of a pair is found when they are dead', () => {
  const group = { id: 1, area: 'scene-1.r1', monsters: {}, characters: [], gold: 0, treasure: true } as const;
  const here = battle('+-+-+\n|A .|\n+-+-+', { A: {} }, { setup: ALONE, fight: { groups: [group] } });
  setGoing(here, (play) => endFight(play, 'slain'), [1, 1, 4]);
  assert.deepEqual(here.event('spoilsFound').items, ['dawnstone:4']);
});

rule('ADV-SOLO-07', 'no counter is ever drawn', () => {
  const here = alone();
  setGoing(here, (play) => drawCounter(play, ['ADV-TOK-02']));
  assert.deepEqual(here.state.master.hand, []);
  assert.equal(here.happened('counterDrawn'), false);
});

rule('ADV-SOLO-08', 'sections, walls and doors are the player’s to lay', () => {
  const dug = digging('passage', { setup: ALONE });
  dig(dug, SOUTH, [6]);
  assert.deepEqual(dug.awaited(), [{ seat: 'ann', prompt: 'chooseLayout' }]);
  dug.do({ type: 'chooseLayout', option: 4 }, [8]);
  assert.deepEqual(dug.awaited(), [{ seat: 'ann', prompt: 'chooseWall' }]);
  dug.do(dug.offered('chooseWall', 'ann')[0]!);
  assert.deepEqual(dug.awaited(), [{ seat: 'ann', prompt: 'placeDoor' }]);
  dug.do(dug.offered('placeDoor', 'ann')[1]!);
  assert.ok(dug.happened('doorPlaced'));
});

rule('ADV-SOLO-09', '1 is a trap, 12 monsters, and between them nothing', () => {
  const events = (
    [
      [1, ['A', 1, 12]],
      [2, []],
      [11, []],
      [12, [7]],
    ] as const
  ).map(([face, more]) => {
    const here = alone();
    here.do(DONE, [face, ...more]);
    return here.event('soloRolled').event;
  });
  assert.deepEqual(events, ['trap', 'nothing', 'nothing', 'wandering']);
});

rule('ADV-SOLO-10', 'chance picks hero or henchman, who rolls with their own modifiers', () => {
  const dwarf = alone();
  dwarf.do(DONE, [1, 'B', 6, 5]);
  assert.equal(dwarf.event('memberDrawn').figure, 'B');
  const { face, bonus, needed, passed } = dwarf.event('spotRolled');
  assert.deepEqual([dwarf.event('spotRolled').trap, face, bonus, needed, passed], ['mantrap', 5, 2, 7, true]);
  const man = alone();
  man.do(DONE, [1, 'H', 6, 7]);
  assert.deepEqual([man.event('spotRolled').bonus, man.event('spotRolled').passed], [0, true]);
});

rule('ADV-SOLO-11', 'a trap noticed in time is gone: nothing to disarm, nothing to avoid', () => {
  const here = alone();
  here.do(DONE, [1, 'A', 1, 5]);
  assert.ok(here.happened('trapAvoided'));
  assert.deepEqual(levelOf(here.state).things, []);
  assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'explore' }]);
});

rule('ADV-SOLO-12', 'a trap that goes unseen goes off', () => {
  const here = alone();
  here.do(DONE, [1, 'A', 1, 4, 1]);
  assert.equal(here.event('trapWentOff').trap, 'pit');
  assert.equal(here.happened('trapAvoided'), false);
});

rule(
  'ADV-SOLO-13',
  'wanderers come by the matrix, the first beside the party, and a combat turn follows',
  () => {
    const here = alone();
    here.do(DONE, [12, 7]);
    const { matrix, monsters } = here.event('matrixRolled');
    assert.deepEqual([matrix, monsters], ['wandering', { ratman: 2 }]);
    const squares = here.offered('placeMonster', 'ann').map(({ at }) => here.squareName(at));
    assert.deepEqual(squares.sort(), ['B1', 'B2', 'C2', 'D1']);
    here.do({ type: 'placeMonster', kind: 'ratman', at: 'D1' });
    here.do({ type: 'placeMonster', kind: 'ratman', at: 'D2' }, [7, 7]);
    here.do({ type: 'monstersStand' });
    assert.deepEqual([here.state.turn.mode, here.state.turn.phase], ['combat', 'heroes']);
  },
);

rule('ADV-SOLO-14', 'a 1 in the search for secret doors brings monsters instead of a counter', () => {
  const here = digging('room', { setup: ALONE });
  here.do({ type: 'searchWall', figure: 'E', side: 0 }, [1, 7]);
  assert.equal(here.event('matrixRolled').matrix, 'wandering');
  assert.deepEqual(here.event('monstersFound').monsters, { ratman: 2 });
  const quiet = digging('room', { setup: ALONE });
  quiet.do({ type: 'searchWall', figure: 'E', side: 0 }, [2]);
  assert.equal(quiet.happened('monstersFound'), false);
});

rule('ADV-SOLO-15', 'nobody looks for hidden treasure', () => {
  alone().refuses({ type: 'searchRoom', figure: 'A' }, 'notAlone', 'ADV-SOLO-15');
});

rule(
  'ADV-SOLO-16',
  'the leader’s player may step in for a monster by hand, and with a master nobody but them',
  () => {
    const ratman = { ...PARTY, B: { monster: 'ratman' } };
    const change = { tag: 'setSquare', figure: 'ratman-1', square: 5 } as const;
    const by = (here: AdvancedTable, seat: string): boolean =>
      gameOn(here.world).override(here.state, seat, change, 'better for the monsters').ok;
    assert.equal(by(alone(CELL, ratman), 'ann'), true);
    assert.equal(by(table(CELL, ratman), 'ann'), false);
    assert.equal(by(table(CELL, ratman), 'master'), true);
  },
);
