import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamFromSeed } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { checkNouns } from '@oubliette/words';
import { layTable } from '../start.ts';
import { CLASSIC_EDITION, openWorld } from '../system.ts';
import { bareQuest, setupFor, TestMatch } from '../testing/match.ts';
import { table } from '../testing/table.ts';
import { COMBAT, DICE_IN_BOX } from './dice.ts';
import { EQUIPMENT, EQUIPMENT_IDS } from './equipment.ts';
import { HEROES } from './heroes.ts';
import { boxKinds, MONSTERS } from './monsters.ts';
import { FURNITURE, PIECES_IN_BOX } from './pieces.ts';
import { QUEST_TREASURES } from './questTreasures.ts';
import { SPELL_SETS, SPELLS, spellsOf } from './spells.ts';
import { TRAPS } from './traps.ts';
import { TREASURE_DECK, TREASURES } from './treasure.ts';

const laid = () => {
  const opened = openWorld(CLASSIC_EDITION, setupFor(bareQuest()));
  assert.ok(opened.ok);
  return layTable(opened.world);
};

rule('CLS-CMP-01', 'the box holds 31 monsters of nine kinds, and no more stand on the board at once', () => {
  const box = {
    orc: 8,
    goblin: 6,
    fimir: 3,
    chaosWarrior: 4,
    chaosSorcerer: 1,
    gargoyle: 1,
    skeleton: 4,
    zombie: 2,
    mummy: 2,
  };
  assert.deepEqual(laid().pool, box);
  assert.equal(
    Object.values(laid().pool).reduce((sum, count) => sum + count, 0),
    31,
  );

  const zombies = ['B4', 'C4', 'D4'].map((at) => ({ kind: 'zombie' as const, at }));
  const match = new TestMatch(setupFor(bareQuest({ monsters: zombies }))).toFirstTurn();
  assert.equal(match.state.figures.filter(({ kind }) => kind === 'zombie').length, 2);
  assert.equal(match.state.pool.zombie, 0);
  assert.deepEqual(match.awaited(), ['gm']);
});

rule('CLS-CMP-02', 'the box holds fifteen pieces of furniture', () => {
  const counts = Object.fromEntries(
    Object.entries(FURNITURE).map(([kind, { count, size }]) => [kind, [count, ...size]]),
  );
  assert.deepEqual(counts, {
    table: [2, 3, 2],
    throne: [1, 1, 1],
    alchemistBench: [1, 3, 2],
    treasureChest: [3, 1, 1],
    tomb: [1, 3, 2],
    sorcererDesk: [1, 3, 2],
    bookcase: [2, 3, 1],
    rack: [1, 3, 2],
    fireplace: [1, 3, 1],
    weaponRack: [1, 3, 1],
    cupboard: [1, 3, 1],
  });
  assert.equal(FURNITURE.rack.noun.fr.one, 'chevalet');
});

rule(
  'CLS-CMP-03',
  'a closed door becomes an open one; more than five closed doors may be in view all the same',
  () => {
    assert.deepEqual([PIECES_IN_BOX.doorClosed, PIECES_IN_BOX.doorOpen], [5, 16]);
    const seven = table(
      `
    +-+-+-+-+-+-+-+
    |. . . . . . .|
    +d+d+d+d+d+d+d+
    |B : : : : : :|
    +-+-+-+-+-+-+-+`,
      { B: { kind: 'barbarian' } },
      { dark: true },
    );
    assert.equal(seven.view('heroes').doors.filter((door) => door === 'closed').length, 7);
    seven.do({ type: 'openDoor', figure: 'B', door: 'A1-A2' });
    assert.equal(seven.view('heroes').doors.filter((door) => door === 'closed').length, 6);
    assert.equal(seven.view('heroes').doors.filter((door) => door === 'open').length, 1);
  },
);

rule('CLS-CMP-04', 'the tiles of the box; a rockfall leaves the same tile as a blocked square', () => {
  const { blockedSingle, blockedDouble, pit, stairs, secretDoor } = PIECES_IN_BOX;
  assert.deepEqual(
    { blockedSingle, blockedDouble, pit, stairs, secretDoor },
    { blockedSingle: 8, blockedDouble: 2, pit: 6, stairs: 1, secretDoor: 4 },
  );
  const t = table(
    `
    +-+-+-+-+
    |B . . .|
    +-+-+-+-+`,
    { B: { kind: 'barbarian' } },
    { turn: { of: 'B', left: 3 }, quest: { traps: [{ kind: 'rockfall', at: 'B1', falls: 'D1' }] } },
  );
  t.do({ type: 'step', figure: 'B', to: 'B1' });
  assert.deepEqual(t.described()['rubble'], ['D1']);
});

rule('CLS-CMP-05', 'sixty-four cards in eight groups, and four hero cards beside them', () => {
  assert.deepEqual(
    SPELL_SETS.map((set) => [set, spellsOf(set).length]),
    [
      ['earth', 3],
      ['water', 3],
      ['air', 3],
      ['fire', 3],
    ],
  );
  const groups = [
    Object.keys(SPELLS).length,
    Object.keys(QUEST_TREASURES).length,
    TREASURE_DECK.length,
    EQUIPMENT_IDS.reduce((sum, id) => sum + EQUIPMENT[id].copies, 0),
    boxKinds(MONSTERS).filter((kind) => MONSTERS[kind]!.carded).length,
  ];
  assert.deepEqual(groups, [12, 5, 25, 14, 8]);
  assert.equal(
    groups.reduce((sum, count) => sum + count, 0),
    64,
  );
  assert.equal(Object.keys(HEROES).length, 4);
  assert.equal(laid().treasure.pile.length, 25);
});

rule(
  'CLS-CMP-06',
  'ordinary dice for roles and movement, combat dice for the rest, and more than four when asked',
  () => {
    assert.deepEqual(DICE_IN_BOX, { ordinary: 2, combat: 4 });
    const t = table(
      `
    +-+-+
    |B O|
    +-+-+`,
      { B: { kind: 'barbarian', equipment: ['battleAxe'], conditions: ['courage'] }, O: { kind: 'orc' } },
    );
    t.do({ type: 'rollMovement', figure: 'B' }, [6, 6]);
    assert.equal(t.state.turn.left, 12);
    const six = ['skull', 'skull', 'skull', 'skull', 'skull', 'skull'] as const;
    t.do({ type: 'attack', figure: 'B', target: 'O', weapon: 'battleAxe' }, [
      ...six,
      'whiteShield',
      'whiteShield',
    ]);
    assert.equal(t.event('attackRolled').skulls, 6);
  },
);

rule('CLS-CMP-07', 'a combat die has three skulls, two white shields and one black shield', () => {
  assert.deepEqual([...COMBAT.faces].sort(), [
    'blackShield',
    'skull',
    'skull',
    'skull',
    'whiteShield',
    'whiteShield',
  ]);
  const stream = streamFromSeed('combat');
  const seen = { skull: 0, whiteShield: 0, blackShield: 0 };
  for (let i = 0; i < 60_000; i += 1) seen[stream.roll(COMBAT, 'x', 'CLS-CMP-07')] += 1;
  assert.ok(Math.abs(seen.skull - 30_000) < 600 && Math.abs(seen.whiteShield - 20_000) < 600);
});

rule('CLS-CMP-08', 'one board, one quest book, one screen, one pad of score sheets', () => {
  const { questBook, board, screen, scorePad } = PIECES_IN_BOX;
  assert.deepEqual([questBook, board, screen, scorePad], [1, 1, 1, 1]);
  const { state, game } = new TestMatch(setupFor(bareQuest())).toFirstTurn();
  const screens = ['gm', 'ann', 'bo', 'spectator'].filter((seat) => game.view(state, seat).screen !== null);
  assert.deepEqual(screens, ['gm']);
  assert.equal(state.heroes.length, 4);
});

void test('every noun of the content has what both grammars need', () => {
  const tables = [HEROES, MONSTERS, FURNITURE, TRAPS, SPELLS, EQUIPMENT, QUEST_TREASURES, TREASURES];
  for (const rows of tables) {
    const nouns = Object.fromEntries(Object.entries(rows).map(([id, { noun }]) => [id, noun]));
    assert.deepEqual(checkNouns(nouns), []);
  }
});
