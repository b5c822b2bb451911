import assert from 'node:assert/strict';
import { withoutSquare } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';

const [S, W, K] = ['skull', 'whiteShield', 'blackShield'] as const;
const bare = { sheet: { gear: [], inHand: null } } as const;
const TABLE = { kind: 'table', at: 'A2' };
const HURL = { type: 'hurl', figure: 'U', square: 'A2', to: 'C2' };
const MISS = [W, W, W, W, W, W, W, W] as const;

const HALL = `
  +-+-+-+-+-+-+-+
  |. U . . . . .|
  + + + + + + + +
  |. . . B D . .|
  + + + + + + + +
  |. . . . G . .|
  + + + + + + + +
  |. . . . . . .|
  +-+-+-+-+-+-+-+`;

interface Written {
  readonly thrower?: string;
  readonly furniture?: object[];
  readonly map?: string;
  readonly quest?: object;
  readonly state?: Record<string, unknown>;
}

/** A major monster beside a piece of furniture, two heroes and a goblin a few squares off. */
function hall({
  thrower = 'bugbear',
  furniture = [TABLE],
  map = HALL,
  quest = {},
  state = {},
}: Written = {}) {
  return table(
    map,
    {
      B: { kind: 'barbarian' },
      D: { kind: 'dwarf' },
      U: { kind: thrower },
      G: { kind: 'goblin' },
    },
    {
      turn: 'morcar',
      quest: { furniture, ...quest },
      next: { figures: { B: bare, D: bare, U: { facing: 'north' } }, state },
    },
  );
}

rule('NXT-MON-08', 'five dice to defend against and three unstoppable ones, rolled for each figure', () => {
  const t = hall();
  t.do(HURL, [S, S, W, W, W, S, W, K, W, S, ...MISS, ...MISS]);
  assert.deepEqual(t.event('hurled').victims, ['barbarian', 'dwarf', t.id('G')]);
  const [first] = t.all('strikeRolled');
  assert.deepEqual([first?.rolls[0]?.faces.length, first?.rolls[0]?.extra.length], [5, 3]);
  assert.equal(t.figure('B').body, 6, 'two skulls of which one is parried, and one more');
  assert.deepEqual([t.figure('D').body, t.figure('G').body], [7, 1]);
});

rule('NXT-MON-08', 'the piece is gone, and its squares are free', () => {
  const t = hall();
  t.do(HURL, [...MISS, ...MISS, ...MISS]);
  assert.deepEqual([t.state.furniture, t.state.next.wrecked], [[], [0]]);
  assert.equal(t.facing('U'), 1, 'it turns to throw');
  t.refuses(HURL, 'alreadyActed', 'CLS-TUR-10');
  assert.equal(t.state.turn.acted, true);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'step', figure: 'U', to: 'B2' });
});

const CHEST = { id: 'box', kind: 'treasureChest', at: 'B2' };
const HOARD = { treasures: [{ in: 'r1', then: [{ give: { gold: 100 } }] }] };
const AT = { ...HURL, square: 'B2', to: 'D2' };
const SEARCH = { type: 'searchTreasure', figure: 'B' };

/** The monsters are dead and gone, and it is the Barbarian's turn. */
function afterwards(t: ReturnType<typeof hall>): void {
  t.do({ type: 'endTurn' });
  t.state = { ...t.state, figures: t.state.figures.filter(({ side }) => side === 'heroes') };
}

rule('NXT-MON-08', 'its trap is gone, but what the quest put inside is found by searching the room', () => {
  const traps = [{ kind: 'chest', chest: 'box', harm: { lose: 1 } }];
  const t = hall({ furniture: [CHEST], quest: { ...HOARD, traps } });
  t.do(AT, MISS);
  assert.deepEqual([t.state.emptied, t.state.traps], [[], ['gone']]);
  afterwards(t);
  t.do(SEARCH);
  assert.deepEqual([t.state.emptied, t.hero('B').gold], [['r1'], 100]);
});

rule(
  'NXT-MON-08',
  'even where the room has been searched: once more, and only for a chest nobody had opened',
  () => {
    const t = hall({ furniture: [CHEST], quest: HOARD, state: { searchedRooms: [0] } });
    t.do(AT, MISS);
    afterwards(t);
    t.do(SEARCH);
    assert.equal(t.hero('B').gold, 100);
    const opened = hall({
      furniture: [CHEST],
      quest: HOARD,
      state: { searchedRooms: [0], searchedPieces: [0] },
    });
    opened.do(AT, MISS);
    afterwards(opened);
    opened.refuses(SEARCH, 'alreadySearched', 'NXT-SRC-03');
    const cupboard = hall({
      furniture: [{ kind: 'cupboard', at: 'A2' }],
      quest: HOARD,
      state: { searchedRooms: [0] },
    });
    cupboard.do(HURL, [...MISS, ...MISS]);
    afterwards(cupboard);
    cupboard.refuses(SEARCH, 'alreadySearched', 'NXT-SRC-03');
  },
);

rule('NXT-MON-08', 'and in a passage too', () => {
  const quest = { treasures: [{ at: 'B2', then: [{ give: { gold: 100 } }] }] };
  const t = hall({ furniture: [CHEST], quest, map: HALL.replaceAll('.', ':') });
  const searchedSquares = t.state.revealed;
  t.state = { ...t.state, heroes: t.state.heroes.map((hero) => ({ ...hero, searchedSquares })) };
  t.do(AT, MISS);
  afterwards(t);
  t.do(SEARCH);
  assert.equal(t.hero('B').gold, 100);
});

rule('NXT-MON-08', 'unless another chest of the room may hold it: then it is in there', () => {
  const other = { kind: 'treasureChest', at: 'F2' };
  const two = hall({ furniture: [CHEST, other], quest: HOARD });
  two.do(AT, MISS);
  afterwards(two);
  two.do(SEARCH, ['cobweb', 'rat']);
  assert.deepEqual([two.state.emptied, two.hero('B').gold], [[], 0]);
  two.do({ type: 'endTurn' }, [], 'heroes');
  two.do({ type: 'searchFurniture', figure: 'D', square: 'F2' });
  assert.deepEqual([two.state.emptied, two.hero('D').gold], [['r1'], 100]);
});

rule('NXT-MON-08', 'only a major monster that stands next to the piece can throw it', () => {
  hall({ thrower: 'ogre' }).refuses(HURL, 'majorOnly', 'NXT-MON-08');
  hall({ furniture: [{ kind: 'table', at: 'A3' }] }).refuses(
    { ...HURL, square: 'A3' },
    'notBesideIt',
    'NXT-MON-08',
  );
  hall().refuses({ ...HURL, square: 'A3' }, 'noSuchPiece', 'NXT-MON-08');
  hall({ state: { wrecked: [0] } }).refuses(HURL, 'noSuchPiece', 'NXT-MON-08');
});

rule('NXT-MON-08', 'tables, cupboards, racks, chests and thrones fly, nothing else', () => {
  for (const kind of ['treasureChest', 'throne'])
    assert.ok(hall({ furniture: [{ kind, at: 'B2' }] }).offers({ ...HURL, square: 'B2', to: 'D2' }), kind);
  assert.ok(hall({ furniture: [{ kind: 'cupboard', at: 'A2' }] }).offers(HURL));
  assert.ok(hall({ furniture: [{ kind: 'rack', at: 'A2' }] }).offers(HURL));
  for (const kind of ['tomb', 'alchemistBench', 'sorcererDesk'])
    hall({ furniture: [{ kind, at: 'A2' }] }).refuses(HURL, 'cannotBeHurled', 'NXT-MON-08');
  for (const kind of ['bookcase', 'fireplace', 'weaponRack'])
    hall({ furniture: [{ kind, at: 'A2' }] }).refuses(HURL, 'cannotBeHurled', 'NXT-MON-08');
});

rule('NXT-MON-08', 'it comes down wholly within three squares, on floor in sight, and on a foe', () => {
  const t = hall();
  t.refuses({ ...HURL, to: 'D2' }, 'tooFar', 'NXT-MON-08');
  t.refuses({ ...HURL, to: 'A2' }, 'nobodyThere', 'NXT-MON-08');
  t.refuses({ ...HURL, to: 'A1' }, 'noRoomToLand', 'NXT-MON-08');
  assert.ok(t.offers({ ...HURL, to: 'D1', turned: true }));
  t.refuses({ ...HURL, to: 'Z9' }, 'noRoomToLand', 'NXT-MON-08');
  const blocked = hall({ quest: { blocked: ['E3'] } });
  blocked.refuses(HURL, 'noRoomToLand', 'NXT-MON-08');
  const throne = hall({ furniture: [{ kind: 'throne', at: 'B2' }] });
  throne.refuses({ ...HURL, square: 'B2', to: 'D2', turned: true }, 'noRoomToLand', 'NXT-MON-08');
  const cluttered = hall({ furniture: [TABLE, { kind: 'throne', at: 'D3' }] });
  cluttered.refuses(HURL, 'noRoomToLand', 'NXT-MON-08');
  const walled = hall({ map: HALL.replace('|. . . B D . .|', '|. . . B|D . .|') });
  walled.refuses(HURL, 'noRoomToLand', 'NXT-MON-08');
});

rule(
  'NXT-MON-08',
  'not through a wall, across a doorway, where nobody has looked, or through Black Mist',
  () => {
    const throne = { furniture: [{ kind: 'throne', at: 'B2' }] };
    const at = { ...HURL, square: 'B2', to: 'D2' };
    assert.ok(hall(throne).offers(at));
    const wall = hall({
      ...throne,
      map: HALL.replace('|. . . B D', '|. . .|B D').replace('|. U . .', '|. U .|.'),
    });
    wall.refuses(at, 'noRoomToLand', 'NXT-MON-08');
    const unseen = hall(throne);
    const revealed = withoutSquare(unseen.state.revealed, unseen.square('D2'));
    unseen.state = { ...unseen.state, revealed };
    unseen.refuses(at, 'noRoomToLand', 'NXT-MON-08');
    const misty = hall(throne);
    misty.state = { ...misty.state, next: { ...misty.state.next, mists: [[misty.square('D2')]] } };
    misty.refuses(at, 'blackMist', 'NXT-FIM-07');
    const door = table(
      `
    +-+-+-+-+-+-+
    |. . . .|. .|
    + + + + + + +
    |. U . Bo. .|
    +-+-+-+-+-+-+`,
      { U: { kind: 'bugbear' }, B: { kind: 'barbarian' } },
      { turn: 'morcar', quest: { furniture: [{ kind: 'cupboard', at: 'B1' }] } },
    );
    door.refuses({ ...HURL, square: 'B1', to: 'C2' }, 'noRoomToLand', 'NXT-MON-08');
  },
);

rule('NXT-MON-12', 'nor with a goblin on it', () => {
  const map = HALL.replace('|. . . B D', '|. G . B D').replace('. . . . G', '. . . . .');
  hall({ map }).refuses(HURL, 'somebodyOnIt', 'NXT-MON-12');
});

rule('NXT-MON-09', 'a table comes down on two heroes and on the goblin that fought them', () => {
  const t = hall();
  t.do(HURL, [...MISS, ...MISS, S, W, W, W, W, W, W, W, S]);
  assert.deepEqual(t.event('hurled').victims, ['barbarian', 'dwarf', t.id('G')]);
  assert.equal(t.find('G'), undefined, 'the furniture knows no sides');
});

rule('NXT-MON-09', 'it is no attack on monsters alone', () => {
  const away = HALL.replace('B D . .', '. . B D');
  hall({ map: away }).refuses(HURL, 'nobodyThere', 'NXT-MON-08');
});
