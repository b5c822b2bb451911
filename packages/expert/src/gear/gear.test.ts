import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+
  |b e . .|
  + + + + +
  |C . . .|
  +-+-+-+-+`;
const FIVE = ['sword', 'mace', 'spear', 'helmet', 'rope'] as const;
const both = (cards: readonly string[], other: readonly string[] = [], seat = 'ann') =>
  ({ b: { hero: 'barbarian', cards }, e: { hero: 'elf', cards: other, seat } }) as never;

/** A chest that yields these cards. */
function found(held: readonly string[], total: readonly [number, number], ...cards: readonly string[]) {
  const t = table(HALL, both(held), { turn: 'b' });
  const [chest] = t.state.tiles[0]!.furniture;
  t.do({ type: 'searchFurniture', piece: chest!.id }, [...total, ...cards]);
  return t;
}

rule('EXP-INV-01', 'wealth is cashed at once and takes no room', () => {
  const t = found(FIVE, [3, 4], 'ruby');
  assert.deepEqual([t.hero('b').gold, t.hero('b').cards.length], [110, 5]);
  assert.deepEqual(t.state.decks.treasure.aside, ['ruby']);
});

rule('EXP-INV-02', 'of six cards one is left, the new one or another', () => {
  const t = found(FIVE, [3, 4], 'dagger');
  assert.equal(t.asks, 'ann');
  t.refuses({ type: 'leaveCard', card: 'plate', at: 'B2' }, 'notCarried', 'EXP-INV-02');
  t.do({ type: 'leaveCard', card: 'mace', at: 'B2' });
  assert.deepEqual(
    t.hero('b').cards.map(({ card }) => card),
    ['sword', 'spear', 'helmet', 'rope', 'dagger'],
  );
  assert.deepEqual(t.state.heaps, [{ square: t.square('B2'), cards: [{ card: 'mace' }], gold: 0 }]);
  const other = found(FIVE, [3, 4], 'dagger');
  other.do({ type: 'leaveCard', card: 'dagger', at: 'B1' });
  assert.equal(other.hero('b').cards.length, 5);
});

rule('EXP-INV-03', 'one armour in all: one of two is left', () => {
  const t = found(['leather'], [3, 4], 'mail');
  t.refuses({ type: 'leaveCard', card: 'mace', at: 'B2' }, 'notCarried', 'EXP-INV-02');
  t.do({ type: 'leaveCard', card: 'leather', at: 'B2' });
  assert.deepEqual(t.hero('b').cards, [{ card: 'mail' }]);
  assert.deepEqual(t.hero('b').worn, []);
});

rule('EXP-INV-07', 'what is too heavy for its class is carried, and of no use', () => {
  const t = found([], [3, 4], 'plate');
  assert.deepEqual([t.hero('b').cards, t.hero('b').worn], [[{ card: 'plate' }], []]);
  t.refuses({ type: 'wear', card: 'plate' }, 'tooHeavy', 'EXP-INV-07');
});

rule('EXP-INV-09', 'a card is dropped on a cell beside, not onto furniture', () => {
  const t = table(HALL, both(['mace']), { turn: 'b' });
  t.refuses({ type: 'dropCard', card: 'mace', at: 'A2' }, 'notBeside', 'EXP-INV-09');
  t.refuses({ type: 'dropCard', card: 'mace', at: 'C1' }, 'notBeside', 'EXP-INV-09');
  t.do({ type: 'dropCard', card: 'mace', at: 'B2' });
  assert.deepEqual(t.hero('b').cards, []);
});

rule(
  'EXP-INV-10',
  'cards and gold are given to an ally beside, who may refuse; a runner gives nothing',
  () => {
    const own = table(HALL, both(['mace']), { turn: 'b' });
    own.do({ type: 'giveCard', card: 'mace', to: 'e' });
    assert.deepEqual([own.hero('b').cards, own.hero('e').cards], [[], [{ card: 'mace' }]]);
    const asked = table(HALL, both(['mace'], [], 'bea'), { turn: 'b' });
    asked.do({ type: 'giveCard', card: 'mace', to: 'e' });
    assert.equal(asked.asks, 'bea');
    asked.do({ type: 'answerGift', accept: false });
    assert.deepEqual(asked.hero('b').cards, [{ card: 'mace' }]);
    const runner = table(HALL, both(['mace']), { turn: 'b', act: { mode: 'run', left: 4 } });
    runner.refuses({ type: 'giveCard', card: 'mace', to: 'e' }, 'running', 'EXP-INV-10');
    const far = table(HALL.replace('b e .', 'b . e'), both(['mace']), { turn: 'b' });
    far.refuses({ type: 'giveCard', card: 'mace', to: 'e' }, 'notBeside', 'EXP-INV-10');
  },
);

rule('EXP-INV-11', 'a gift does not take the receiver over the limit', () => {
  const t = table(HALL, both(['dagger'], FIVE), { turn: 'b' });
  t.refuses({ type: 'giveCard', card: 'dagger', to: 'e' }, 'fullLoad', 'EXP-INV-11');
});

rule('EXP-INV-12', 'dropped cards are picked up in passing, within the limit', () => {
  const heap = (t: ReturnType<typeof table>) => [
    { square: t.square('B2'), cards: [{ card: 'mace' as const }], gold: 0 },
  ];
  const empty = table(HALL, both([]));
  const t = table(HALL, both([]), {
    turn: 'e',
    act: { mode: 'walk', left: 3 },
    state: { heaps: heap(empty) },
  });
  t.refuses({ type: 'pickUp', card: 'mace' }, 'notLyingHere', 'EXP-INV-12');
  t.do({ type: 'step', to: 'B2' });
  t.do({ type: 'pickUp', card: 'mace' });
  t.do({ type: 'step', to: 'C2' });
  assert.deepEqual([t.hero('e').cards, t.state.heaps], [[{ card: 'mace' }], []]);
  const full = table(HALL, both([], FIVE), {
    turn: 'e',
    act: { mode: 'walk', left: 3 },
    state: { heaps: heap(empty) },
  });
  full.do({ type: 'step', to: 'B2' });
  full.refuses({ type: 'pickUp', card: 'mace' }, 'fullLoad', 'EXP-INV-11');
});

rule('EXP-INV-13', 'picking up is no action', () => {
  const heaps = [{ square: 1, cards: [{ card: 'mace' as const }], gold: 0 }];
  const t = table(HALL, both([]), { turn: 'e', act: { did: 'searchTile' }, state: { heaps } });
  t.do({ type: 'pickUp', card: 'mace' });
});

rule('EXP-INV-14', 'a runner picks nothing up', () => {
  const heaps = [{ square: 1, cards: [{ card: 'mace' as const }], gold: 0 }];
  const t = table(HALL, both([]), { turn: 'e', act: { mode: 'run', left: 3 }, state: { heaps } });
  t.refuses({ type: 'pickUp', card: 'mace' }, 'running', 'EXP-INV-14');
});

rule('EXP-INV-15', 'armour goes on at once outside a combat, and comes off again; not during one', () => {
  const t = found([], [3, 4], 'leather');
  assert.deepEqual(t.hero('b').worn, ['leather']);
  t.do({ type: 'takeOff', card: 'leather' });
  t.do({ type: 'wear', card: 'leather' });
  const fight = table(
    HALL.replace('. .|', '. o|'),
    { ...(both(['leather']) as object), o: { monster: 'orc' } } as never,
    {
      turn: 'b',
    },
  );
  fight.refuses({ type: 'wear', card: 'leather' }, 'inCombat', 'EXP-INV-15');
});

rule('EXP-ITM-02', 'drinking is free, even for a runner', () => {
  const hurt = { b: { hero: 'barbarian', body: 3, cards: ['healingPotion'] } } as const;
  const t = table(HALL.replace('e', '.'), hurt, { turn: 'b', act: { mode: 'run', left: 3, did: 'attack' } });
  t.do({ type: 'drink', card: 'healingPotion' }, [4]);
  assert.equal(t.figure('b').body, 7);
});

rule('EXP-ITM-03', 'on the hero’s own turn', () => {
  const t = table(HALL, both([], ['healingPotion'], 'bea'), { turn: 'b' });
  t.refuses({ type: 'drink', card: 'healingPotion' }, 'notYourTurn', 'EXP-TRN-02', 'bea');
});

rule('EXP-ITM-04', 'a potion is used up', () => {
  const t = table(HALL, both(['clearPotion']), { turn: 'b' });
  t.do({ type: 'drink', card: 'clearPotion' });
  assert.deepEqual([t.hero('b').cards, t.state.decks.treasure.aside], [[], ['clearPotion']]);
});

rule('EXP-ITM-06', 'it works on the drinker alone, whole', () => {
  const t = table(HALL, both(['swiftPotion']), { turn: 'b', act: { mode: 'walk', left: 1 } });
  t.do({ type: 'drink', card: 'swiftPotion' });
  assert.equal(t.left, 7);
  const fight = table(
    HALL.replace('. .|', 'o .|').replace('b e', 'e b'),
    {
      ...(both(['strengthPotion']) as object),
      o: { monster: 'orc' },
    } as never,
    { turn: 'b' },
  );
  fight.do({ type: 'drink', card: 'strengthPotion' });
  fight.do(
    { type: 'attack', target: 'o' },
    Array.from({ length: 5 }, () => 'heroShield'),
  );
});

const LANE = `
  +-+-+-+-+-+
  |e . . . o|
  + + + + + +
  |b . . . .|
  +-+-+-+-+-+`;
const misses = (count: number) => Array.from({ length: count }, () => 'heroShield');

/** An elf with these cards, a barbarian beside it, an orc across the hall. */
function lane(cards: readonly string[], rest: object = {}) {
  const figures = { e: { hero: 'elf', cards, ...rest }, b: { hero: 'barbarian' }, o: { monster: 'orc' } };
  return table(LANE, figures as never, { turn: 'e' });
}

rule('EXP-ITM-07', 'better arrows give a shot a die, and each shot uses one', () => {
  const t = lane(['barbedArrows']);
  t.do({ type: 'attack', target: 'o' }, misses(3));
  assert.deepEqual(t.hero('e').cards, [{ card: 'barbedArrows', left: 2 }]);
  assert.deepEqual([t.event('shotSpent').card, t.event('shotSpent').left], ['barbedArrows', 2]);
});

rule(
  'EXP-ITM-07',
  'of several quivers the one with the fewest shots is used, and gone when it is empty',
  () => {
    const t = lane(['barbedArrows', 'silverBolts']);
    const few = { card: 'silverBolts', left: 1 } as const;
    const full = { card: 'silverBolts', left: 3 } as const;
    const heroes = t.state.heroes.map((hero) => (hero.id === 'elf' ? { ...hero, cards: [full, few] } : hero));
    t.state = { ...t.state, heroes };
    t.do({ type: 'attack', target: 'o' }, misses(3));
    assert.deepEqual([t.hero('e').cards, t.state.decks.treasure.aside], [[full], ['silverBolts']]);
  },
);

rule('EXP-ITM-07', 'no shot, no arrow: neither hand to hand, nor by a spell, nor under a curse', () => {
  const quiver = [{ card: 'barbedArrows', left: 3 }];
  const fight = table(
    LANE.replace('|e . . . o|', '|e o . . .|'),
    {
      e: { hero: 'elf', cards: ['shortSword', 'barbedArrows'], weapon: 'shortSword' },
      o: { monster: 'orc' },
    },
    { turn: 'e' },
  );
  fight.do({ type: 'attack', target: 'o' }, misses(3));
  assert.deepEqual(fight.hero('e').cards.slice(1), quiver);
  const spell = lane(['barbedArrows', 'strikeScroll']);
  spell.do({ type: 'readScroll', card: 'strikeScroll', target: 'o' }, misses(4));
  assert.deepEqual(spell.hero('e').cards, quiver);
  const cursed = lane(['barbedArrows'], { conditions: [{ tag: 'cursed', combat: null }] });
  cursed.do({ type: 'attack', target: 'o' }, misses(1));
  assert.deepEqual(cursed.hero('e').cards, quiver);
});

rule('EXP-ITM-01', 'a scroll of lightning strikes whatever is in sight, in the place of the attack', () => {
  const t = table(
    LANE,
    {
      b: { hero: 'barbarian', cards: ['strikeScroll', 'calmScroll'] },
      e: { hero: 'elf' },
      o: { monster: 'orc' },
    },
    { turn: 'b' },
  );
  t.refuses({ type: 'readScroll', card: 'strikeScroll', target: 'e' }, 'noTarget', 'EXP-ITM-01');
  t.refuses({ type: 'readScroll', card: 'calmScroll', target: 'o' }, 'notRead', 'EXP-ITM-01');
  t.refuses({ type: 'readScroll', card: 'healScroll', target: 'b' }, 'notCarried', 'EXP-ITM-01');
  t.do({ type: 'readScroll', card: 'strikeScroll', target: 'o' }, [
    'skull',
    'skull',
    'skull',
    'skull',
    'heroShield',
    'heroShield',
  ]);
  assert.equal(t.event('attackRolled').hits, 4);
  assert.equal(t.find('o'), undefined);
  t.refuses({ type: 'attack', target: 'o' }, 'acted', 'EXP-CBT-07');
});

rule('EXP-ITM-01', 'not at what is out of sight, nor after an attack', () => {
  const cards = ['strikeScroll'] as const;
  const figures = { b: { hero: 'barbarian', cards }, e: { hero: 'elf' }, o: { monster: 'orc' } } as const;
  const row = '\n  +-+-+-+-+-+\n  |b . e . o|\n  +-+-+-+-+-+';
  const hidden = table(row, figures, { turn: 'b' });
  hidden.refuses({ type: 'readScroll', card: 'strikeScroll', target: 'o' }, 'noTarget', 'EXP-ITM-01');
  const spent = table(LANE, figures, { turn: 'b', act: { did: 'attack', blows: 1 } });
  spent.refuses({ type: 'readScroll', card: 'strikeScroll', target: 'o' }, 'acted', 'EXP-CBT-07');
});

rule(
  'EXP-ITM-01',
  'a scroll of mending heals its reader or an ally beside, and is the action of the turn',
  () => {
    const figures = {
      b: { hero: 'barbarian', body: 3 },
      e: { hero: 'elf', body: 3, cards: ['healScroll', 'healScroll'] },
    } as const;
    const t = table(HALL, figures, { turn: 'e' });
    t.do({ type: 'readScroll', card: 'healScroll', target: 'b' });
    assert.equal(t.figure('b').body, 6);
    t.refuses({ type: 'readScroll', card: 'healScroll', target: 'e' }, 'acted', 'EXP-ACT-02');
    const own = table(HALL, figures, { turn: 'e' });
    own.do({ type: 'readScroll', card: 'healScroll', target: 'e' });
    assert.equal(own.figure('e').body, 6);
    const far = table(HALL.replace('b e .', 'b . e'), figures, { turn: 'e' });
    far.refuses({ type: 'readScroll', card: 'healScroll', target: 'b' }, 'noTarget', 'EXP-ITM-01');
  },
);

rule('EXP-ITM-04', 'a scroll is used up', () => {
  const t = table(HALL, { b: { hero: 'barbarian', body: 3, cards: ['healScroll'] } } as never, { turn: 'b' });
  t.do({ type: 'readScroll', card: 'healScroll', target: 'b' });
  assert.deepEqual([t.hero('b').cards, t.state.decks.treasure.aside], [[], ['healScroll']]);
});

rule('EXP-CRD-08', 'an empty deck is made anew of its discards', () => {
  const t = table(HALL, both([]), { turn: 'b' });
  const { decks } = t.state;
  const bare = table(HALL, both([]), {
    turn: 'b',
    state: { decks: { ...decks, treasure: { id: 'treasure', pile: [], aside: ['mace', 'ruby'] } } },
  });
  const [chest] = bare.state.tiles[0]!.furniture;
  bare.do({ type: 'searchFurniture', piece: chest!.id }, [3, 4, 'mace']);
  assert.ok(bare.happened('reshuffled'));
  assert.deepEqual(bare.state.decks.treasure, { id: 'treasure', pile: ['ruby'], aside: [] });
});
