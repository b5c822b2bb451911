import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { ABILITIES_OF } from '../content/abilities.ts';
import { gameOn } from '../game.ts';
import { table } from '../testing/table.ts';
import type { Scene, SceneFigure } from '../testing/table.ts';

type Dice = readonly (string | number)[];

/** A hero beside one piece of furniture, an ally at the far end. */
function before(mark: string, rest: Partial<Scene> & { readonly hero?: SceneFigure } = {}) {
  const { hero = { hero: 'barbarian' }, ...scene } = rest;
  const map = `
  +-+-+-+-+-+-+
  |b ${mark} . . . e|
  + + + + + + +
  |. . . . . .d
  +-+-+-+-+-+-+`;
  return table(map, { b: hero, e: { hero: 'elf' } }, { turn: 'b', around: 10, ...scene });
}

function searched(mark: string, dice: Dice, rest: Parameters<typeof before>[1] = {}) {
  const t = before(mark, rest);
  const [piece] = t.state.tiles[0]!.furniture;
  t.do({ type: 'searchFurniture', piece: piece!.id }, dice);
  return t;
}

const body = (mark: string, dice: Dice, rest: Parameters<typeof before>[1] = {}) =>
  searched(mark, dice, rest).find('b')?.body;
const HURT = { hero: { hero: 'barbarian', body: 5 } } as const;
/** How many Treasure cards a roll brings: maces, which fit any load. */
function cards(mark: string, ...dice: Dice): number {
  return searched(mark, dice).hero('b').cards.length;
}
/** What all hear once the search has begun. */
const brought = (t: ReturnType<typeof before>) =>
  t.events
    .filter(({ type, audience }) => type !== 'searchBegun' && audience === undefined)
    .map(({ type }) => type);
const nothing = (mark: string, ...dice: Dice) => {
  const t = searched(mark, dice);
  assert.deepEqual(brought(t), ['furnitureSearched'], dice.join());
};
const event = (mark: string, ...dice: Dice) => {
  const t = searched(mark, [...dice, 'pit']);
  t.do({ type: 'keepEvent', keep: true });
  assert.deepEqual(t.state.gm.hand, ['pit']);
};

const OPEN_HALL = `
  +-+-+-+-+
  |b . . e|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const TWO = { b: { hero: 'barbarian' }, e: { hero: 'elf' } } as const;

rule('EXP-SRT-01', 'a tile is searched once, by one hero', () => {
  const t = table(OPEN_HALL, TWO, { turn: 'b' });
  t.do({ type: 'searchTile' }, [4]);
  t.do({ type: 'endTurn' });
  t.refuses({ type: 'searchTile' }, 'searched', 'EXP-SRT-01');
});

rule('EXP-SRT-02', 'and is marked', () => {
  const t = table(OPEN_HALL, TWO, { turn: 'b' });
  t.do({ type: 'searchTile' }, [2]);
  assert.equal(t.state.tiles[0]?.searched, true);
});

rule('EXP-SRT-03', 'a one brings an Event, a six a Treasure card, all else nothing', () => {
  const at = (...dice: Dice) => {
    const t = table(OPEN_HALL, TWO, { turn: 'b' });
    t.do({ type: 'searchTile' }, dice);
    return t;
  };
  assert.equal(at(1, 'pit').asks, 'gm');
  for (const face of [2, 5]) assert.deepEqual(brought(at(face)), ['tileSearched']);
  assert.deepEqual(at(6, 'mace').hero('b').cards, [{ card: 'mace' }]);
});

rule('EXP-SRT-04', 'not while a monster is on it', () => {
  const t = table(OPEN_HALL.replace('. . .|', '. . o|'), { ...TWO, o: { monster: 'orc' } }, { turn: 'b' });
  t.refuses({ type: 'searchTile' }, 'monsterHere', 'EXP-SRT-04');
});

rule('EXP-SRF-01', 'furniture is searched from beside it, not from a corner', () => {
  const t = before('.');
  t.refuses({ type: 'searchFurniture', piece: 'table@1' }, 'noFurniture', 'EXP-SRF-01');
  const map = `
  +-+-+-+
  |b . .|
  + + + +
  |. T .|
  +-+-+-+`;
  const corner = table(map, { b: TWO.b }, { turn: 'b', act: { mode: 'walk', left: 1 } });
  const [piece] = corner.state.tiles[0]!.furniture;
  corner.refuses({ type: 'searchFurniture', piece: piece!.id }, 'notBefore', 'EXP-SRF-01');
  corner.do({ type: 'step', to: 'B1' });
  corner.do({ type: 'searchFurniture', piece: piece!.id }, [2, 3]);
});

rule('EXP-SRF-03', 'not while a monster is on its tile', () => {
  const map = `
  +-+-+-+
  |b T o|
  +-+-+-+`;
  const t = table(map, { b: TWO.b, o: { monster: 'orc' } }, { turn: 'b' });
  const [piece] = t.state.tiles[0]!.furniture;
  t.refuses({ type: 'searchFurniture', piece: piece!.id }, 'monsterHere', 'EXP-SRF-03');
});

rule('EXP-SRF-04', 'once, by anybody', () => {
  const t = searched('T', [2, 3]);
  const piece = t.state.tiles[0]!.furniture[0]!;
  assert.equal(piece.searched, true);
  const again = before('T', { state: { tiles: t.state.tiles } });
  again.refuses({ type: 'searchFurniture', piece: piece.id }, 'searched', 'EXP-SRF-04');
});

rule('EXP-SRF-05', 'what a search costs is lost without a defence, and can kill', () => {
  const t = searched('C', [1, 1], { hero: { hero: 'barbarian', body: 1 } });
  assert.equal(t.find('b'), undefined);
  assert.equal(t.happened('defenceRolled'), false);
});

rule('EXP-SRF-06', 'healing stops at what the hero started with', () => {
  assert.equal(body('P', [4, 5], { hero: { hero: 'barbarian', body: 8 } }), 9);
  assert.equal(body('P', [4, 5]), 9);
});

rule('EXP-SRF-07', 'the wardrobe', () => {
  assert.equal(body('W', [1, 1]), 8);
  event('W', 1, 2);
  nothing('W', 1, 3);
  nothing('W', 4, 5);
  assert.equal(cards('W', 5, 5, 'mace'), 1);
});

rule('EXP-SRF-08', 'the fireplace: its map is for the searcher alone, and changes no order', () => {
  assert.equal(body('F', [1, 1]), 8);
  event('F', 1, 2);
  nothing('F', 5, 5);
  const t = searched('F', [5, 6, 'fork', 'bend'], { state: {} });
  assert.deepEqual(
    t.state.pile.known.map(({ card, to }) => [card, to]),
    [
      ['fork', ['ann']],
      ['bend', ['ann']],
    ],
  );
  const told = gameOn(t.world).redact(t.event('cardsPeeked'), 'gm');
  assert.deepEqual(told?.type === 'cardsPeeked' && told.known, [
    { at: 0, to: ['ann'] },
    { at: 1, to: ['ann'] },
  ]);
  assert.equal(cards('F', 6, 6, 'mace'), 1);
});

rule('EXP-SRF-09', 'the altar: a die for each hero on its tile', () => {
  const cursed = searched('A', [1, 2, 3, 5]);
  assert.deepEqual([cursed.figure('b').body, cursed.figure('e').body], [6, 2]);
  nothing('A', 3, 4);
  assert.equal(cards('A', 4, 4, 'mace'), 1);
  assert.equal(cards('A', 5, 5, 'mace', 'spear'), 2);
  const blessed = searched('A', [6, 6, 2, 4], HURT);
  assert.deepEqual([blessed.figure('b').body, blessed.figure('e').body], [7, 7]);
});

rule('EXP-SRF-10', 'the bookcase: three cards for all to see, put back as the searcher likes', () => {
  assert.equal(body('B', [1, 1]), 8);
  nothing('B', 3, 4);
  const t = searched('B', [4, 4, 'fork', 'bend', 'narrows']);
  assert.equal(t.asks, 'ann');
  t.refuses({ type: 'reorder', order: [0, 0, 1] }, 'noOrder', 'EXP-SRF-10');
  t.do({ type: 'reorder', order: [2, 0, 1] });
  assert.deepEqual(
    t.state.pile.known.map(({ card, to }) => [card, to]),
    [
      ['narrows', 'all'],
      ['fork', 'all'],
      ['bend', 'all'],
    ],
  );
  assert.equal(cards('B', 5, 5, 'mace'), 1);
});

rule('EXP-SRF-11', 'a scroll holds a Wizard ability that nobody has taken, and is read once', () => {
  const t = searched('B', [6, 6]);
  assert.equal(t.moves('ann').length, 9);
  t.do({ type: 'chooseSpell', ability: 'blink' });
  assert.deepEqual(t.hero('b').scrolls, ['blink']);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'takeTurn', hero: 'b' });
  const aim = t.moves('ann').find(({ type }) => type === 'useAbility');
  t.do(aim as never);
  assert.deepEqual([t.event('abilityUsed').scroll, t.hero('b').scrolls], [true, []]);
  t.refuses({ type: 'searchTile' }, 'acted', 'EXP-ACT-02');
});

rule('EXP-SRF-11', 'what the Wizard has taken, or another scroll holds, is not among them', () => {
  const wizard = { hero: 'wizard', abilities: ABILITIES_OF.wizard.slice(0, 6) } as const;
  const t = searched('B', [6, 6], { hero: wizard });
  assert.deepEqual(
    t.moves('ann').map((move) => move.type === 'chooseSpell' && move.ability),
    ABILITIES_OF.wizard.slice(6),
  );
  t.refuses({ type: 'chooseSpell', ability: 'spark' }, 'spellTaken', 'EXP-SRF-11');
  const none = before('B', { hero: wizard });
  const scrolls = ABILITIES_OF.wizard.slice(6);
  none.state = { ...none.state, heroes: none.state.heroes.map((hero) => ({ ...hero, scrolls })) };
  none.do({ type: 'searchFurniture', piece: none.state.tiles[0]!.furniture[0]!.id }, [6, 6]);
  assert.equal(none.happened('scrollFound'), false);
  assert.equal(none.state.stack.length, 0);
});

rule('EXP-SRF-12', 'the desk: two of them', () => {
  assert.equal(body('D', [1, 1]), 8);
  event('D', 1, 2);
  nothing('D', 4, 5);
  const t = searched('D', [5, 5, 'fork', 'bend']);
  t.do({ type: 'reorder', order: [1, 0] });
  assert.deepEqual(
    t.state.pile.known.map(({ card }) => card),
    ['bend', 'fork'],
  );
  assert.equal(cards('D', 6, 6, 'mace'), 1);
});

/** The hero stands on the circle. */
function onCircle(dice: Dice, hero: SceneFigure = { hero: 'barbarian' }) {
  const map = `
  +-+-+-+-+-+-+
  |. O b . . e|
  + + + + + + +
  |. . . . . .|
  +-+-+-+-+-+-+`;
  const t = table(map, { b: hero, e: { hero: 'elf' } }, { turn: 'b', act: { mode: 'walk', left: 4 } });
  const [piece] = t.state.tiles[0]!.furniture;
  t.refuses({ type: 'searchFurniture', piece: piece!.id }, 'notBefore', 'EXP-SRF-01');
  t.do({ type: 'step', to: 'B1' });
  t.do({ type: 'searchFurniture', piece: piece!.id }, dice);
  return t;
}

rule('EXP-SRF-13', 'the magic circle, searched by who stands on it', () => {
  assert.equal(onCircle([1, 1, 4]).figure('b').body, 5);
  assert.equal(onCircle([2, 2]).figure('b').body, 8);
  assert.deepEqual(brought(onCircle([4, 4])), ['furnitureSearched']);
  assert.equal(onCircle([4, 5], HURT.hero).figure('b').body, 6);
  assert.equal(onCircle([5, 6], HURT.hero).figure('b').body, 9);
  assert.equal(onCircle([6, 6, 'mace']).hero('b').cards.length, 1);
});

rule('EXP-SRF-14', 'paralysed: the turn ends, and the next is lost whole', () => {
  const t = onCircle([1, 2]);
  assert.equal(t.state.turn.act?.figure, 'elf');
  t.do({ type: 'endTurn' });
  t.do({ type: 'takeTurn', hero: 'b' });
  assert.deepEqual(t.types().slice(0, 3), ['turnBegan', 'conditionEnded', 'turnEnded']);
  t.do({ type: 'endTurn' });
  t.do({ type: 'takeTurn', hero: 'b' });
  assert.equal(t.state.turn.act?.figure, 'barbarian');
});

rule('EXP-SRF-15', 'imprisoned: one attempt a turn, until a die and Speed make six', () => {
  const t = onCircle([1, 4]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'takeTurn', hero: 'b' }, [3]);
  assert.equal(t.event('escapeTried').free, false);
  t.do({ type: 'endTurn' });
  t.do({ type: 'takeTurn', hero: 'b' }, [4]);
  assert.deepEqual([t.event('escapeTried').free, t.figure('b').conditions], [true, []]);
  t.do({ type: 'move', mode: 'walk' }, [1]);
});

rule('EXP-SRF-16', 'summoned creatures take the circle, and push the hero out of it', () => {
  const t = onCircle([2, 4, 'ogre']);
  assert.notEqual(t.at('b'), 'B1');
  assert.equal(t.state.figures.find(({ id }) => id === 'ogre-1')?.square, t.square('B1'));
  assert.equal(t.state.turn.act?.figure, 'barbarian');
});

rule('EXP-SRF-17', 'teleported to the first tile, with the rest of the move', () => {
  const t = onCircle([3, 4]);
  t.do({ type: 'arrive', at: 'F2' });
  assert.deepEqual([t.at('b'), t.left], ['F2', 3]);
});

rule('EXP-SRF-18', 'blessed: a die more in attack and defence, for the first combat it rolls in', () => {
  const t = onCircle([5, 5]);
  const blessing = t.figure('b').conditions[0]!;
  assert.deepEqual(blessing, { tag: 'blessed', attack: 1, defence: 1, combat: null });
  const map = OPEN_HALL.replace('b .', 'b o');
  const fight = table(
    map,
    { ...TWO, b: { hero: 'barbarian', conditions: [blessing] }, o: { monster: 'orc' } },
    {
      turn: 'b',
    },
  );
  fight.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'skull', 'skull', 'skull', 'skull']);
  assert.deepEqual(fight.figure('b').conditions, []);
});

rule('EXP-SRF-19', 'the torture rack: a healing potion is looked for', () => {
  assert.equal(body('R', [1, 1]), 8);
  nothing('R', 4, 4);
  assert.deepEqual(searched('R', [4, 5, 'healingPotion']).hero('b').cards, [{ card: 'healingPotion' }]);
  assert.equal(cards('R', 5, 6, 'mace'), 1);
});

rule('EXP-SRF-20', 'the chest: a bite, or up to three cards', () => {
  assert.equal(body('C', [1, 1]), 8);
  nothing('C', 3, 3);
  assert.equal(cards('C', 3, 4, 'mace'), 1);
  assert.equal(cards('C', 5, 6, 'mace', 'spear'), 2);
  assert.equal(cards('C', 6, 6, 'mace', 'spear', 'sling'), 3);
});

rule('EXP-SRF-26', 'the alchemist’s bench: a potion is looked for', () => {
  nothing('L', 3, 4);
  assert.deepEqual(searched('L', [4, 4, 'stonePotion']).hero('b').cards, [{ card: 'stonePotion' }]);
  assert.equal(cards('L', 6, 6, 'mace'), 1);
});

rule('EXP-SRF-27', 'or everybody within two cells loses a die of Body, each their own', () => {
  const map = `
  +-+-+-+-+-+-+
  |b L . e . d|
  +-+-+-+-+-+-+`;
  const t = table(map, { ...TWO, d: { hero: 'dwarf' } }, { turn: 'b' });
  const [piece] = t.state.tiles[0]!.furniture;
  t.do({ type: 'searchFurniture', piece: piece!.id }, [1, 2, 2, 3]);
  assert.deepEqual([t.figure('b').body, t.figure('e').body, t.figure('d').body], [7, 4, 9]);
});

rule('EXP-SRF-28', 'the fountain', () => {
  assert.equal(body('P', [1, 2, 4]), 5);
  nothing('P', 4, 4);
  assert.equal(body('P', [4, 5], HURT), 6);
  assert.equal(searched('P', [5, 6, 3, 4]).hero('b').gold, 7);
  assert.equal(cards('P', 6, 6, 'mace'), 1);
});

rule('EXP-SRF-29', 'the weapon rack: weapons, ammunition or armour are looked for', () => {
  assert.equal(body('K', [1, 1]), 8);
  nothing('K', 3, 4);
  assert.deepEqual(searched('K', [5, 6, 'barbedArrows']).hero('b').cards, [
    { card: 'barbedArrows', left: 3 },
  ]);
  assert.equal(cards('K', 6, 6, 'mace', 'spear'), 2);
});

rule(
  'EXP-SRF-30',
  'an alarm: the nearest closed door opens, and creatures come out on the heroes’ side',
  () => {
    const t = searched('K', [1, 2, 'narrows'], {});
    assert.equal(t.event('doorOpened').figure, null);
    assert.equal(t.happened('eventDrawn'), false);
    t.do({ type: 'layTile', fit: 0 }, ['ogre']);
    const ogre = t.state.figures.find(({ id }) => id === 'ogre-1')!;
    assert.equal(ogre.square, t.event('appeared').at);
  },
);

rule('EXP-SRF-31', 'the sarcophagus: two cards for the boldest', () => {
  assert.equal(cards('S', 6, 6, 'mace', 'spear'), 2);
});

rule('EXP-SRF-02', 'two dice are rolled on the table of the piece', () => {
  const t = searched('T', [2, 5]);
  assert.deepEqual([t.event('furnitureSearched').faces, t.event('furnitureSearched').total], [[2, 5], 7]);
});

rule('EXP-SRF-32', 'the tomb’s curse: one die to attack, one to defend, in the next combat', () => {
  const t = searched('S', [1, 3]);
  assert.deepEqual(t.figure('b').conditions, [{ tag: 'cursed', combat: null }]);
});

rule(
  'EXP-SRF-33',
  'an undead comes out and acts before the hero goes on, and not again in this round',
  () => {
    const t = searched('S', [2, 3, 'orc', 'skeleton', 1]);
    assert.deepEqual(
      t.all('monsterDrawn').map(({ card, back }) => [card, back]),
      [
        ['orc', true],
        ['skeleton', false],
      ],
    );
    assert.equal(t.asks, 'gm');
    t.do({ type: 'placeMonster', at: 'L12' });
    t.do({ type: 'activate', monster: 'skeleton-1' });
    t.do({ type: 'attack', target: 'b' }, ['heroShield', 'heroShield']);
    t.do({ type: 'endTurn' });
    assert.equal(t.state.turn.act?.figure, 'barbarian');
    t.do({ type: 'endTurn' });
    t.do({ type: 'endTurn' });
    assert.deepEqual(t.event('gmTurnBegan').awake, []);
  },
);

rule('EXP-SRF-34', 'the lid gives way to a die and the present Body of ten', () => {
  assert.equal(cards('S', 3, 4, 1, 'mace'), 1);
  const weak = searched('S', [3, 4, 4], { hero: { hero: 'barbarian', body: 5 } });
  assert.deepEqual([weak.event('lidTried').opens, weak.hero('b').cards], [false, []]);
  assert.equal(cards('S', 5, 6, 1, 'mace', 'spear'), 2);
  assert.equal(cards('S', 6, 6, 'mace', 'spear'), 2);
});

rule('EXP-ITM-01', 'a crowbar helps with the lid by being carried', () => {
  const opens = (tools: readonly 'crowbar'[], face: number) => {
    const hero = { hero: 'barbarian', body: 4, cards: tools } as const;
    const t = searched('S', [3, 4, face, ...(face + 4 + 3 * tools.length >= 10 ? ['mace'] : [])], { hero });
    const { total, help, opens: isOpen } = t.event('lidTried');
    return [total, help, isOpen];
  };
  assert.deepEqual(opens([], 3), [7, 0, false]);
  assert.deepEqual(opens(['crowbar'], 3), [10, 3, true]);
  assert.deepEqual(opens(['crowbar'], 2), [9, 3, false]);
});

rule('EXP-SRF-35', 'the statue: gems for eyes, something in its hands', () => {
  nothing('U', 4, 4);
  assert.equal(searched('U', [5, 6]).hero('b').gold, 100);
  assert.equal(cards('U', 6, 6, 'mace'), 1);
});

rule('EXP-SRF-36', 'or it is a troll, and hunts whoever woke it', () => {
  const t = searched('U', [1, 2]);
  assert.deepEqual(t.state.tiles[0]?.furniture, []);
  const troll = t.state.figures.find(({ id }) => id === 'troll-1')!;
  assert.equal(troll.square, t.square('L11'));
  assert.deepEqual(troll.conditions, [{ tag: 'hunting', whom: 'barbarian' }]);
  const map = `
  +-+-+-+
  |b o e|
  +-+-+-+`;
  const hunt = table(map, { ...TWO, o: { monster: 'troll', conditions: troll.conditions } }, { turn: 'o' });
  hunt.refuses({ type: 'attack', target: 'e' }, 'hunting', 'EXP-SRF-36');
});

rule('EXP-SRF-37', 'a secret passage is a new closed door, in a wall the game master chooses', () => {
  const t = searched('U', [4, 5]);
  assert.equal(t.asks, 'gm');
  const doors = t.state.layout.exits.length;
  t.do(t.moves('gm')[0] as never);
  assert.equal(t.state.layout.exits.length, doors + 1);
  assert.equal(t.state.layout.exits.at(-1)?.door, 'closed');
});

rule('EXP-SRF-38', 'the table', () => {
  assert.equal(body('T', [1, 1]), 8);
  nothing('T', 5, 5);
  assert.equal(cards('T', 5, 6, 'mace'), 1);
});

rule('EXP-SRF-39', 'the throne', () => {
  assert.equal(body('H', [1, 2]), 8);
  nothing('H', 4, 4);
  assert.equal(searched('H', [4, 5]).asks, 'gm');
  assert.equal(searched('H', [5, 6]).hero('b').gold, 100);
  assert.equal(cards('H', 6, 6, 'mace'), 1);
  const alarm = searched('H', [1, 1, 'narrows']);
  assert.equal(alarm.event('doorOpened').figure, null);
});

rule(
  'EXP-SRF-40',
  'where no such card is left, the discards are shuffled in, and else nothing is found',
  () => {
    const bare = before('R');
    const treasure = (pile: string[], aside: string[]) => ({
      decks: { ...bare.state.decks, treasure: { id: 'treasure', pile, aside } },
    });
    const again = searched('R', [4, 5, 'healingPotion'], { state: treasure(['mace'], ['healingPotion']) });
    assert.ok(again.happened('reshuffled'));
    assert.equal(again.hero('b').cards.length, 1);
    const none = searched('R', [4, 5], { state: treasure(['mace'], []) });
    assert.deepEqual([none.happened('nothingLeft'), none.hero('b').cards], [true, []]);
  },
);
