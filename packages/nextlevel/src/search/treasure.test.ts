import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { RACK } from '../content/armoury.ts';
import { SCROLL_IDS } from '../content/magic.ts';
import { table } from '../testing/index.ts';
import type { NextTable, NextTableSetting } from '../testing/index.ts';

const [S, W] = ['skull', 'whiteShield'] as const;

const ROOM = `
  +-+-+-+-+
  |E . . .|
  + + + + +
  |B . . .|
  +-+-+-+-+`;
const SEARCH = { type: 'searchTreasure', figure: 'E' };
const NOTHING = ['cobweb', 'rat'];

function room(rest: NextTableSetting = {}, map = ROOM): NextTable {
  return table(map, { E: { kind: 'elf', body: 6 }, B: { kind: 'barbarian' } }, { turn: 'E', ...rest });
}

function nextHero(t: NextTable): void {
  t.do({ type: 'endTurn' }, [], 'heroes');
}

rule('NXT-SRC-01', 'in a room without monsters a hero searches the whole of it, for an action', () => {
  const t = room();
  t.do(SEARCH, NOTHING);
  assert.deepEqual([t.state.next.turn.actions, t.state.turn.acted], [['search'], false]);
  assert.ok(t.event('searched').rules.includes('NXT-SRC-01'));
  const watched = table(
    ROOM.replace('. . .|\n  +-+-+-+-+', '. . O|\n  +-+-+-+-+'),
    { E: { kind: 'elf' }, B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    { turn: 'E' },
  );
  watched.refuses(SEARCH, 'monsterAbout', 'NXT-ACT-07');
});

const PASSAGE = `
  +-+-+-+-+
  |E : : :|
  +-+-+-+-+
  |B . . .|
  +-+-+-+-+`;

rule('NXT-SRC-01', 'in a passage there is no die: only what the quest has hidden', () => {
  const bare = room({}, PASSAGE);
  bare.do(SEARCH);
  assert.deepEqual(bare.types(), ['searched', 'nothingFound']);
  const hidden = room(
    { quest: { treasures: [{ at: 'D1', then: [{ text: { en: 'A ring.', fr: 'Un anneau.' } }] }] } },
    PASSAGE,
  );
  hidden.do(SEARCH);
  assert.ok(hidden.happened('questTreasureFound') && hidden.happened('noteRead'));
});

rule('NXT-SRC-02', 'the two dice are read off the table: gold, a potion, a substance, nothing', () => {
  const gold = room();
  gold.do(SEARCH, ['coins', 'candle']);
  assert.equal(gold.event('searchRolled').outcome, 'gold');
  assert.deepEqual([gold.hero('E').gold, gold.cites('NXT-SRC-02')], [20, true]);
  const potion = room();
  potion.do(SEARCH, ['flask', 'candle']);
  assert.deepEqual(potion.hero('E').potions, ['potionOfHealing']);
  const substance = room();
  substance.do(SEARCH, ['leaf', 'key']);
  assert.deepEqual(substance.sheet('E').substances, ['amber']);
  const nothing = room();
  nothing.do(SEARCH, NOTHING);
  assert.deepEqual(nothing.types(), ['searched', 'searchRolled', 'nothingFound']);
});

rule('NXT-SRC-02', 'or a trap: on the searcher, or on the whole room', () => {
  const darts = room();
  darts.do(SEARCH, ['eyes', 'key', S, S]);
  assert.deepEqual([darts.event('trapWentOff').trap, darts.figure('E').body], ['poisonedDarts', 4]);
  const gas = room();
  gas.do(SEARCH, ['eyes', 'hand', S, W]);
  assert.deepEqual(
    gas.all('trapRolled').map(({ figure }) => figure),
    ['elf', 'barbarian'],
  );
});

rule('NXT-SRC-02', 'or wandering monsters, as in the classic game', () => {
  const t = room();
  t.do(SEARCH, ['eyes', 'rat']);
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'placeWandering' }]);
});

rule('NXT-SRC-02', 'what the quest says of the room comes first, and then there are no dice', () => {
  const t = room({
    quest: { treasures: [{ in: 'r1', then: [{ text: { en: 'A crown.', fr: 'Une couronne.' } }] }] },
  });
  t.do(SEARCH);
  assert.ok(t.happened('noteRead') && !t.happened('searchRolled'));
});

rule('NXT-SRC-03', 'a room is searched once, whoever does it', () => {
  const t = room();
  t.do(SEARCH, NOTHING);
  nextHero(t);
  t.refuses({ ...SEARCH, figure: 'B' }, 'alreadySearched', 'NXT-SRC-03');
  t.do({ type: 'endTurn' }, [], 'heroes');
  t.do({ type: 'endTurn' }, [], 'morcar');
  t.refuses(SEARCH, 'alreadySearched', 'NXT-SRC-03');
});

/** A piece with its corner at C1, and the Elf beside it at B1. */
function beside(kind: string, rest: NextTableSetting = {}, id = 'piece'): NextTable {
  const map = `
    +-+-+-+-+-+
    |. E . . .|
    + + + + + +
    |B . . . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+`;
  const furniture = [{ id, kind, at: 'C1' }];
  return table(
    map,
    { E: { kind: 'elf', body: 6 }, B: { kind: 'barbarian' } },
    { turn: 'E', ...rest, quest: { ...rest.quest, furniture } },
  );
}
const PIECE = { type: 'searchFurniture', figure: 'E', square: 'C1' };

rule('NXT-SRC-04', 'some furniture is searched apart, with the same dice and once a piece', () => {
  for (const kind of ['cupboard', 'alchemistBench', 'sorcererDesk', 'tomb', 'bookcase', 'treasureChest']) {
    const t = beside(kind);
    assert.ok(t.offers(PIECE), kind);
    t.do(PIECE, ['coins', 'rat']);
    assert.deepEqual([kind, t.event('searchRolled').outcome], [kind, 'gold']);
    t.do({ type: 'endTurn' }, [], 'heroes');
    t.do({ type: 'endTurn' }, [], 'heroes');
    t.do({ type: 'endTurn' }, [], 'morcar');
    t.refuses(PIECE, 'alreadySearched', 'NXT-SRC-04');
    t.do(SEARCH, NOTHING);
  }
});

rule('NXT-SRC-04', 'tables, thrones and fireplaces cannot be searched', () => {
  for (const kind of ['table', 'throne', 'fireplace'])
    beside(kind).refuses(PIECE, 'notSearchable', 'NXT-SRC-04');
  beside('tomb').refuses({ ...PIECE, square: 'D1' }, 'noSuchPiece', 'NXT-SRC-04');
});

rule(
  'NXT-SRC-04',
  'a chest first yields what the quest put inside, which a search of the room does not',
  () => {
    const quest = { treasures: [{ in: 'r1', then: [{ give: { gold: 50 } }] }] };
    const outside = beside('treasureChest', { quest });
    outside.do(SEARCH, NOTHING);
    assert.equal(outside.happened('questTreasureFound'), false);
    const inside = beside('treasureChest', { quest });
    inside.do(PIECE);
    assert.deepEqual([inside.happened('questTreasureFound'), inside.hero('E').gold], [true, 50]);
  },
);

rule('NXT-SRC-04', 'the lid sets off the trap, found or not, until the Dwarf has taken it apart', () => {
  const quest = { traps: [{ kind: 'chest', chest: 'piece', harm: { dice: 2 } }] };
  const t = beside('treasureChest', { quest });
  t.do({ type: 'searchTraps', figure: 'E' }, ['blank']);
  t.do(PIECE, [S, S, 'coins', 'rat']);
  assert.deepEqual([t.figure('E').body, t.state.traps, t.event('trapWentOff').trap], [4, ['gone'], 'chest']);
});

rule('NXT-SRC-05', 'the searcher stands on a square next to the piece', () => {
  const t = beside('tomb', { turn: 'B' });
  t.refuses({ ...PIECE, figure: 'B' }, 'notAdjacent', 'NXT-SRC-05');
  const near = beside('tomb');
  near.do(PIECE, NOTHING);
  assert.ok(near.event('pieceSearched').rules.includes('NXT-SRC-05'));
});

rule('NXT-SRC-06', 'a torture table is searched only where the game master allows it', () => {
  beside('rack').refuses(PIECE, 'notSearchable', 'NXT-SRC-06');
  const t = beside('rack', { next: { options: { searchRacks: true } } });
  t.do(PIECE, NOTHING);
  assert.equal(t.happened('searchRolled'), true);
});

rule('NXT-SRC-07', 'an altar of which the quest says nothing holds one scroll, at random', () => {
  const t = beside('table', {}, 'altar');
  assert.deepEqual(t.view('heroes').next.pieces, [{ altar: true, searchable: true, searched: false }]);
  t.do(PIECE, [SCROLL_IDS[3]]);
  assert.deepEqual([t.sheet('E').scrolls, t.event('scrollFound').rules], [[SCROLL_IDS[3]], ['NXT-SRC-07']]);
  const told = beside(
    'table',
    { quest: { treasures: [{ in: 'r1', then: [{ give: { gold: 10 } }] }] } },
    'altar',
  );
  told.do(PIECE);
  assert.deepEqual(told.sheet('E').scrolls, []);
});

rule('NXT-SRC-08', 'a weapon rack yields one weapon, drawn from classes 2 to 4', () => {
  const t = beside('weaponRack');
  t.do(PIECE, ['warHammer']);
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'handWeapon' }]);
  const owned = t.sheet('E').gear;
  t.do({ type: 'handWeapon', weapon: 'warHammer' }, [], 'morcar');
  assert.deepEqual(t.sheet('E').gear, [...owned, 'warHammer']);
  assert.deepEqual(t.event('gearFound').rules, ['NXT-SRC-08']);
  assert.ok(RACK.includes('warHammer') && !RACK.includes('dagger') && !RACK.includes('greatsword'));
});

rule('NXT-SRC-09', 'Morcar may hand over a better or a worse one, but it is a weapon', () => {
  const t = beside('weaponRack');
  t.do(PIECE, ['warHammer']);
  t.refuses({ type: 'handWeapon', weapon: 'plateArmour' }, 'notAWeapon', 'NXT-SRC-09', 'morcar');
  t.refuses({ type: 'handWeapon', weapon: 'greatsword' }, 'notYourFigure', 'NXT-SRC-08', 'heroes');
  t.refuses({ type: 'endTurn' }, 'waitingForAnother', 'NXT-ATK-12', 'heroes');
  t.do({ type: 'handWeapon', weapon: 'greatsword' }, [], 'morcar');
  assert.ok(t.sheet('E').gear.includes('greatsword') && !t.sheet('E').gear.includes('warHammer'));
  assert.ok(t.event('gearFound').rules.includes('NXT-SRC-09'));
});

rule(
  'NXT-SRC-10',
  'the room and a piece of furniture are two searches: a hero makes one of them in a turn',
  () => {
    const piece = beside('tomb');
    piece.do(PIECE, NOTHING);
    piece.refuses(SEARCH, 'sameAction', 'NXT-SRC-10');
    const whole = beside('tomb');
    whole.do(SEARCH, NOTHING);
    whole.refuses(PIECE, 'sameAction', 'NXT-SRC-10');
    whole.do({ type: 'endTurn' }, [], 'heroes');
    whole.do({ type: 'endTurn' }, [], 'heroes');
    whole.do({ type: 'endTurn' }, [], 'morcar');
    whole.do(PIECE, NOTHING);
  },
);

rule('NXT-SRC-03', 'a passage that somebody has searched is searched for all', () => {
  const t = room(
    {},
    PASSAGE.replace('|E : : :|\n  +-+-+-+-+\n  |B . . .|', '|E : B :|\n  +-+-+-+-+\n  |. . . .|'),
  );
  t.do(SEARCH);
  assert.deepEqual([t.event('searched').rules, t.state.next.searchedRooms], [['NXT-SRC-01'], []]);
  nextHero(t);
  t.refuses({ ...SEARCH, figure: 'B' }, 'alreadySearched', 'NXT-SRC-03');
});

rule('NXT-SCO-01', 'the quest hears of every search for treasure, and its notes speak first', () => {
  const notes = [
    { when: { search: 'r1', for: 'treasure' }, then: [{ text: { en: 'Dust.', fr: 'De la poussière.' } }] },
    { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] },
  ];
  const t = room({ quest: { notes } });
  t.do(SEARCH, NOTHING);
  assert.deepEqual(t.types(), ['searched', 'noteFired', 'noteRead', 'searchRolled', 'nothingFound']);
  const piece = beside('cupboard', { quest: { notes } });
  piece.do(PIECE, NOTHING);
  assert.ok(piece.happened('noteRead'));
});

rule('NXT-SRC-08', 'the rack’s question is closed by its answer', () => {
  const t = beside('weaponRack');
  t.do(PIECE, ['warHammer']);
  t.do({ type: 'handWeapon', weapon: 'warHammer' }, [], 'morcar');
  assert.equal(t.state.next.asked, null);
});
