import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { Play } from '../play.ts';
import { table } from '../testing/table.ts';
import type { Scene } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+-+
  |b . . . . o|
  + + + + + + +
  |. . . . . .|
  +-+-+-+-+-+-+`;
const ORC = { b: { hero: 'barbarian' }, o: { monster: 'orc' } } as const;

const DOOR = `
  +-+-+-+-+
  |. . . bd
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const BARBARIAN = { b: { hero: 'barbarian' } } as const;

/** A tile with a Monster card is laid before the barbarian. */
function met(dice: readonly (string | number)[], rest: Partial<Scene> = {}) {
  const t = table(DOOR, BARBARIAN, { turn: 'b', act: { mode: 'walk', left: 3 }, around: 12, ...rest });
  t.do({ type: 'openDoor', at: t.at('b'), side: 1 }, ['pit']);
  t.do({ type: 'keepEvent', keep: true }, ['watchWay']);
  t.do({ type: 'layTile', fit: 0 }, dice);
  return t;
}

rule('EXP-MON-01', 'a card says what is met, and how it fights', () => {
  const t = met(['ogre']);
  t.do({ type: 'placeRest' });
  assert.deepEqual([t.state.figures.at(-1)?.of, t.state.figures.at(-1)?.body], ['ogre', 5]);
  assert.equal(t.state.decks.monster.pile.includes('ogre'), false);
});

rule('EXP-MON-04', 'a leader has one card of minions with it, rolled for as usual', () => {
  const t = met(['orcCaptain', 'goblin', 4]);
  t.do({ type: 'placeRest' });
  t.do({ type: 'placeRest' });
  assert.deepEqual(
    t.state.groups.map(({ card, appeared }) => [card, appeared]),
    [
      ['goblin', 4],
      ['orcCaptain', 1],
    ],
  );
});

rule('EXP-MON-05', 'whoever does not fit goes beyond open doors, and where nobody fits has not come', () => {
  const t = met(['goblin', 6]);
  const { tiles } = t.state;
  const cells = t.moves('gm').flatMap((move) => (move.type === 'placeMonster' ? [move.at] : []));
  const isNew = (at: number): boolean => at !== t.figure('b').square && !tiles[0]!.furniture.length && at > 0;
  assert.ok(cells.length >= 6 && cells.every(isNew));
  t.refuses({ type: 'placeMonster', at: 'P14' }, 'notThere', 'EXP-MON-05');
  t.do({ type: 'placeRest' });
  assert.equal(t.state.groups[0]?.appeared, 6);
  // A cell with the barbarian on it, and two more beyond its open door.
  const full = table(
    `
    +-+-+-+
    |bo. .|
    +-+-+-+`,
    BARBARIAN,
    { turn: 'b' },
  );
  const whence = { is: 'tile', tile: full.state.tiles[0]!.id } as const;
  full.state = {
    ...full.state,
    groups: [{ id: 1, card: 'goblin', appeared: 0, home: null, paid: false, fell: null }],
    stack: [{ tag: 'placingMonsters', group: 1, of: 'goblin', count: 3, whence }],
  };
  const play = new Play(full.world, full.state, tape([]));
  full.world.referee.settle(play);
  full.state = play.state;
  full.events = play.done().events;
  assert.deepEqual([full.at('goblin-1'), full.at('goblin-2')], ['B1', 'C1']);
  assert.equal(full.event('noRoom').count, 1);
});

rule('EXP-MON-07', 'anywhere on the tile, as the game master likes', () => {
  const t = met(['ogre']);
  const cells = t.moves('gm').flatMap((move) => (move.type === 'placeMonster' ? [move.at] : []));
  assert.equal(cells.length, 12);
  t.do({ type: 'placeMonster', at: cells[5]! });
  assert.equal(t.state.figures.at(-1)?.square, cells[5]);
});

rule('EXP-MON-10', 'monsters walk a die and their Speed, and never run', () => {
  const t = table(HALL, ORC, { turn: 'o' });
  t.refuses({ type: 'move', mode: 'run' }, 'monstersWalk', 'EXP-MON-10');
  t.do({ type: 'move', mode: 'walk' }, [2]);
  assert.equal(t.left, 4);
});

rule('EXP-MON-11', 'they move by the rules of heroes: through friends, never through foes', () => {
  const map = HALL.replace('b . . . . o', '. b . g o .');
  const t = table(map, { ...ORC, g: { monster: 'goblin' } }, { turn: 'o', act: { mode: 'walk', left: 4 } });
  t.do({ type: 'step', to: 'D1' });
  t.do({ type: 'step', to: 'C1' });
  t.refuses({ type: 'step', to: 'B1' }, 'opponent', 'EXP-MOV-05');
});

rule('EXP-MON-12', 'they neither search nor open nor pick up', () => {
  const t = table(HALL, ORC, { turn: 'o', act: { mode: 'walk', left: 4 } });
  const kinds = new Set(t.moves('gm').map(({ type }) => type));
  for (const type of ['searchTile', 'openDoor', 'pickUp', 'questAction'] as const)
    assert.equal(kinds.has(type as never), false, type);
  t.refuses({ type: 'searchTile' }, 'notYourPhase', 'EXP-TRN-05');
});

rule('EXP-MON-13', 'the game master chooses whom each of them attacks', () => {
  const map = HALL.replace('b . . . . o', '. . . b o e');
  const t = table(map, { ...ORC, e: { hero: 'elf' } }, { turn: 'o' });
  const targets = t.moves('gm').flatMap((move) => (move.type === 'attack' ? [move.target] : []));
  assert.deepEqual(targets.toSorted(), ['barbarian', 'elf']);
});

rule('EXP-MON-14', 'shooters strike from afar, and need not come near', () => {
  const t = table(HALL, { ...ORC, o: { monster: 'boneArcher' } }, { turn: 'o' });
  t.do({ type: 'attack', target: 'b' }, ['heroShield', 'heroShield']);
  const near = table(HALL, ORC, { turn: 'o' });
  near.refuses({ type: 'attack', target: 'b' }, 'notBeside', 'EXP-CBT-03');
});

rule('EXP-MON-15', 'no door opens for them but the one they come out of', () => {
  const t = table(DOOR.replace('bd', 'od').replace('|. . . .|', '|b . . .|'), ORC, {
    turn: 'o',
    act: { mode: 'walk', left: 4 },
    around: 12,
  });
  t.refuses({ type: 'openDoor', at: t.at('o'), side: 1 }, 'notYourPhase', 'EXP-TRN-05');
  t.refuses({ type: 'step', to: 'Q13' }, 'wall', 'EXP-BRD-03');
});

/** Searches the rack, and rolls for the alarm. */
function alarmed(dice: readonly (string | number)[]) {
  const t = table(DOOR.replace('|. . . .|', '|. . K K|').replace('. . . b', '. . b .'), BARBARIAN, {
    turn: 'b',
    around: 12,
  });
  const [rack] = t.state.tiles[0]!.furniture;
  t.do({ type: 'searchFurniture', piece: rack!.id }, [1, 2, ...dice]);
  return t;
}

rule('EXP-MON-08', 'some come at the nearest closed door', () => {
  const t = alarmed(['narrows']);
  assert.equal(t.event('doorOpened').figure, null);
  assert.equal(t.event('doorOpened').at, t.square('P13'));
});

rule('EXP-MON-09', 'the door they open has its tile laid at once, and brings no Event', () => {
  const t = alarmed(['narrows']);
  assert.deepEqual([t.event('cardTurned').card, t.happened('eventDrawn')], ['narrows', false]);
  assert.equal(t.asks, 'gm');
});

rule('EXP-GMT-01', 'in his turn the game master moves his monsters and has them fight', () => {
  const t = table(HALL.replace('b . . . . o', 'b . o . . .'), ORC, { turn: 'b' });
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.awaited(), [{ seat: 'gm', prompt: 'activate' }]);
  t.do({ type: 'activate', monster: 'o' });
  t.do({ type: 'move', mode: 'walk' }, [1]);
  t.do({ type: 'step', to: 'B1' });
  t.do({ type: 'attack', target: 'b' }, ['heroShield', 'heroShield']);
  t.do({ type: 'endTurn' });
  assert.equal(t.state.turn.round, 2);
});

const LAST = HALL.replace('b . . . . o', 'b o . . . .');

/** The barbarian fells the last creature of a group. */
function looted(monster: 'mummy' | 'drow' | 'orc', appeared: number, cards: readonly string[]) {
  const t = table(LAST, { ...BARBARIAN, o: { monster, body: 1 } }, { turn: 'b' });
  t.state = { ...t.state, groups: t.state.groups.map((group) => ({ ...group, appeared })) };
  const blow = monster === 'orc' ? 2 : monster === 'drow' ? 2 : 3;
  const shields = Array.from({ length: blow }, () => 'heroShield');
  t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'skull', ...shields, ...cards]);
  return t;
}

rule('EXP-LOT-01', 'each creature that came pays a card at the end, if its card shows a treasure', () => {
  assert.deepEqual(looted('mummy', 2, ['rope', 'picks']).event('lootDrawn').cards, ['rope', 'picks']);
  const poor = looted('orc', 2, []);
  assert.deepEqual(poor.event('lootDrawn').cards, []);
});

rule('EXP-LOT-02', 'three drow pay three', () => {
  assert.equal(looted('drow', 3, ['rope', 'picks', 'mace']).event('lootDrawn').cards.length, 3);
});

rule('EXP-LOT-03', 'not before the fight is over, and never for their own use', () => {
  const map = LAST.replace('. . . .|\n', '. . . g|\n');
  const t = table(
    map,
    { ...BARBARIAN, o: { monster: 'mummy', body: 1 }, g: { monster: 'goblin' } },
    { turn: 'b' },
  );
  t.do({ type: 'attack', target: 'o' }, [
    'skull',
    'skull',
    'skull',
    'heroShield',
    'heroShield',
    'heroShield',
  ]);
  assert.equal(t.happened('lootDrawn'), false);
  assert.equal(t.happened('died'), true);
});

rule('EXP-DTH-03', 'a dead hero’s player sits out, and nobody takes its place', () => {
  const map = LAST.replace('. . . .|\n', '. . . e|\n');
  const t = table(
    map,
    { ...ORC, b: { hero: 'barbarian', body: 1 }, e: { hero: 'elf', seat: 'bea' } },
    { turn: 'o' },
  );
  t.do({ type: 'attack', target: 'b' }, ['skull', 'skull', ...Array.from({ length: 2 }, () => 'skull')]);
  t.do({ type: 'endTurn' });
  assert.equal(t.state.turn.round, 2);
  assert.deepEqual(t.moves('ann'), []);
  assert.deepEqual(
    t.awaited().map(({ seat }) => seat),
    ['bea'],
  );
});
