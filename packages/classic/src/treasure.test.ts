import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { TreasureId } from './content/treasure.ts';
import { bareQuest, setupFor, TestMatch } from './testing/match.ts';
import type { Table } from './testing/table.ts';
import { table } from './testing/table.ts';

const SEARCH = { type: 'searchTreasure', figure: 'E' };
const ROOMS = `
  +-+-+-+-+-+
  |E D .o. .|
  +-+-+-+-+-+`;
const HEROES = { E: { kind: 'elf' }, D: { kind: 'dwarf' } } as const;
const GOLD = {
  treasures: [{ in: 'r1', then: [{ text: { en: 'Ah.', fr: 'Ah.' } }, { give: { gold: 120 } }] }],
};

/** The Elf and the Dwarf in one room, with these cards left in the pile. */
function inRoom(treasure: TreasureId[], quest: Record<string, unknown> = {}): Table {
  return table(ROOMS, HEROES, { treasure, quest });
}
const pile = (t: Table) => t.state.treasure.pile;
const aside = (t: Table) => t.state.treasure.aside;
const pass = (t: Table, turns: number) => {
  for (let turn = 0; turn < turns; turn += 1) t.do({ type: 'endTurn' });
};

rule('CLS-TRE-01', 'a treasure of the quest is found where the quest hides it, and no card is drawn', () => {
  const t = inRoom(['gem', 'hoard'], GOLD);
  t.do(SEARCH);
  assert.deepEqual(t.types(), ['searched', 'questTreasureFound', 'noteRead', 'goldGained']);
  assert.ok(t.event('questTreasureFound').rules.includes('CLS-TRE-01'));
  assert.deepEqual([t.hero('E').gold, t.hero('D').gold, pile(t)], [120, 0, ['gem', 'hoard']]);
});

rule('CLS-TRE-01', 'not in another room', () => {
  const t = inRoom(['gem'], { treasures: [{ in: 'r2', then: [{ give: { gold: 120 } }] }] });
  t.do(SEARCH, ['gem']);
  assert.ok(!t.happened('questTreasureFound'));
  assert.equal(t.hero('E').gold, 50);
});

const PASSAGE = `
  +-+-+-+
  |E : :|
  +-+-+ +
  |: : :|
  +-+-+-+`;

rule(
  'CLS-TRE-01',
  'in a passage it is found from where its square is seen, and not from round the corner',
  () => {
    const hidden = (at: string) =>
      table(
        PASSAGE,
        { E: { kind: 'elf' } },
        { treasure: ['gem'], quest: { treasures: [{ at, then: [{ give: { gold: 120 } }] }] } },
      );
    const seen = hidden('C1');
    seen.do(SEARCH);
    assert.equal(seen.hero('E').gold, 120);
    const unseen = hidden('A2');
    unseen.do(SEARCH, ['gem']);
    assert.deepEqual([unseen.hero('E').gold, unseen.state.emptied], [50, []]);
  },
);

rule('CLS-TRE-01', 'all that the quest hides in one place is found together', () => {
  const treasures = [
    { at: 'B1', then: [{ give: { gold: 10 } }] },
    { at: 'C1', then: [{ give: { gold: 7 } }] },
  ];
  const t = table(PASSAGE, { E: { kind: 'elf' } }, { treasure: ['gem'], quest: { treasures } });
  t.do(SEARCH);
  assert.deepEqual([t.hero('E').gold, pile(t)], [17, ['gem']]);
});

rule('CLS-TRE-02', 'where the quest hides nothing, the top card is drawn, one for a search', () => {
  const t = inRoom(['gem', 'gold10', 'hoard']);
  t.do(SEARCH, ['gold10']);
  assert.deepEqual([t.event('cardDrawn').card, t.event('cardDrawn').hero], ['gold10', 'elf']);
  assert.ok(t.event('cardDrawn').rules.includes('CLS-TRE-02'));
  assert.deepEqual([pile(t), t.hero('E').gold, t.hero('D').gold], [['gem', 'hoard'], 10, 0]);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-TRE-02', 'from an empty pile comes nothing', () => {
  const t = inRoom([]);
  t.do(SEARCH);
  assert.deepEqual(t.types(), ['searched', 'deckEmpty']);
  assert.deepEqual(t.event('deckEmpty').rules, ['CLS-TRE-02']);
  const { gold, potions } = t.hero('E');
  assert.deepEqual([gold, potions, t.figure('E').body], [0, [], 6]);
  t.refuses({ type: 'searchSecrets', figure: 'E' }, 'alreadyActed', 'CLS-TUR-04');
});

rule('CLS-TRE-03', 'the chest is empty after the first: whoever searches next draws a card', () => {
  const t = inRoom(['gem'], GOLD);
  t.do(SEARCH);
  assert.deepEqual(t.state.emptied, ['r1']);
  pass(t, 1);
  t.do({ type: 'searchTreasure', figure: 'D' }, ['gem']);
  assert.ok(!t.happened('questTreasureFound'));
  assert.deepEqual([t.hero('E').gold, t.hero('D').gold], [120, 50]);
});

rule('CLS-TRE-03', 'a search for traps does not empty it', () => {
  const t = inRoom(['gem'], GOLD);
  t.do({ type: 'searchSecrets', figure: 'E' });
  pass(t, 1);
  t.do({ type: 'searchTreasure', figure: 'D' });
  assert.deepEqual([t.hero('E').gold, t.hero('D').gold], [0, 120]);
});

const VALUES = { gold10: 10, gold20: 20, gold25: 25, gold50: 50, gem: 50, jewels: 50, hoard: 100 } as const;
const values = Object.entries(VALUES) as [TreasureId, number][];

rule('CLS-TRE-04', 'gold and jewels are worth what the card says, to the finder', () => {
  for (const [card, worth] of values) {
    const t = table(
      ROOMS,
      { E: { kind: 'elf', gold: 5 }, D: { kind: 'dwarf', gold: 3 } },
      { treasure: [card] },
    );
    t.do(SEARCH, [card]);
    assert.deepEqual([t.hero('E').gold, t.hero('D').gold], [5 + worth, 3], card);
    assert.deepEqual([t.event('goldGained').amount, t.event('goldGained').rules], [worth, ['CLS-TRE-04']]);
  }
});

rule('CLS-TRE-04', 'scattered gold is a die times ten, and the next turn is spent picking it up', () => {
  for (const die of [1, 4, 6]) {
    const t = inRoom(['scatteredGold']);
    t.do(SEARCH, ['scatteredGold', die]);
    const cited = t.events.slice(2).map(({ type, rules }) => [type, ...rules]);
    assert.deepEqual(cited, [
      ['goldRolled', 'CLS-TRE-04'],
      ['goldGained', 'CLS-TRE-04'],
      ['conditionGained', 'CLS-TRE-04'],
      ['cardSetAside', 'CLS-TRE-05'],
    ]);
    assert.deepEqual(
      [t.hero('E').gold, t.event('goldRolled').die, t.event('goldRolled').news],
      [die * 10, die, true],
    );
    pass(t, 2);
    t.do({ type: 'endTurn' });
    assert.deepEqual([t.event('turnSkipped').figure, t.state.turn.taker], ['elf', 'dwarf']);
    pass(t, 2);
    assert.equal(t.state.turn.taker, 'elf');
  }
});

rule('CLS-TRE-05', 'a gold card is set aside and does not come back', () => {
  for (const [card] of values) {
    const t = inRoom([card]);
    t.do(SEARCH, [card]);
    assert.deepEqual([pile(t), aside(t)], [[], [card]]);
    assert.deepEqual(t.event('cardSetAside').rules, ['CLS-TRE-05']);
    pass(t, 1);
    t.do({ type: 'searchTreasure', figure: 'D' });
    assert.ok(t.happened('deckEmpty'), card);
  }
  const scattered = inRoom(['scatteredGold', 'nothing']);
  scattered.do(SEARCH, ['scatteredGold', 2]);
  pass(scattered, 1);
  scattered.do({ type: 'searchTreasure', figure: 'D' }, ['nothing']);
  assert.deepEqual(scattered.event('cardSetAside').rules, ['CLS-TRE-05']);
  assert.deepEqual(
    [pile(scattered), aside(scattered), scattered.hero('D').gold],
    [[], ['scatteredGold', 'nothing'], 0],
  );
});

const HAZARDS: readonly TreasureId[] = ['arrowTrap', 'boltTrap', 'pitTrap'];

rule('CLS-TRE-08', 'a trap card strikes its finder at once, for one point of Body', () => {
  for (const card of HAZARDS) {
    const t = inRoom([card]);
    t.do(SEARCH, [card]);
    assert.deepEqual([t.figure('E').body, t.figure('D').body], [5, 7], card);
    assert.deepEqual(t.event('bodyLost').rules, ['CLS-TRE-08']);
    assert.equal(t.event('cardDrawn').audience, undefined);
    const dying = table(ROOMS, { E: { kind: 'elf', body: 1 }, D: { kind: 'dwarf' } }, { treasure: [card] });
    dying.do(SEARCH, [card]);
    assert.deepEqual([dying.find('E'), dying.state.turn.taker], [undefined, 'dwarf']);
  }
});

rule('CLS-TRE-08', 'an arrow or a bolt holds nobody', () => {
  for (const card of ['arrowTrap', 'boltTrap'] as const) {
    const t = inRoom([card]);
    t.do(SEARCH, [card]);
    assert.deepEqual(t.figure('E').conditions, []);
    t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  }
});

rule('CLS-TRE-08', 'the pit of a card holds its finder and leaves no tile', () => {
  const t = table(
    `
    +-+-+-+
    |E . .|
    +-+-+-+`,
    { E: { kind: 'elf' } },
    { treasure: ['pitTrap'] },
  );
  t.do(SEARCH, ['pitTrap']);
  assert.deepEqual([t.figure('E').conditions, t.described()['pits']], [['pit'], []]);
  assert.deepEqual(t.event('conditionGained').rules, ['CLS-TRE-08']);
  t.refuses({ type: 'rollMovement', figure: 'E' }, 'moveOver', 'CLS-TUR-06');
  pass(t, 2);
  assert.deepEqual(t.figure('E').conditions, ['pit']);
  t.refuses({ type: 'searchSecrets', figure: 'E' }, 'inAPit', 'CLS-TRP-10');
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ type: 'step', figure: 'E', to: 'B1' });
  assert.deepEqual([t.figure('E').conditions, t.state.turn.left], [[], 1]);
  pass(t, 2);
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ type: 'step', figure: 'E', to: 'A1' });
  assert.equal(t.figure('E').body, 5);
});

rule('CLS-TRE-08', 'in it the finder attacks and defends with one die fewer, until out', () => {
  const map = `
    +-+-+-+
    |E O .|
    +-+-+-+`;
  const t = table(
    map,
    { E: { kind: 'barbarian', conditions: ['pit'] }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  t.do({ type: 'attack', figure: 'O', target: 'E' }, ['skull', 'whiteShield', 'whiteShield', 'whiteShield']);
  pass(t, 1);
  t.do({ type: 'attack', figure: 'E', target: 'O' }, ['whiteShield', 'whiteShield']);
});

rule(
  'CLS-TRE-09',
  'a trap or a wandering monster goes back into the pile once carried out, and can be drawn again',
  () => {
    for (const card of HAZARDS) {
      const t = inRoom([card]);
      t.do(SEARCH, [card]);
      assert.equal(t.types().at(-1), 'cardReturned', card);
      assert.deepEqual([pile(t), aside(t), t.event('cardReturned').rules], [[card], [], ['CLS-TRE-09']]);
      pass(t, 1);
      t.do({ type: 'searchTreasure', figure: 'D' }, [card]);
      assert.equal(t.figure('D').body, 6);
    }
    const t = inRoom(['wanderingMonster']);
    t.do(SEARCH, ['wanderingMonster']);
    assert.deepEqual(
      [pile(t), aside(t), t.event('cardReturned').card, t.event('cardReturned').rules],
      [['wanderingMonster'], [], 'wanderingMonster', ['CLS-TRE-09']],
    );
  },
);

rule('CLS-TRE-09', 'even the card that killed its finder', () => {
  const t = table(ROOMS, { E: { kind: 'elf', body: 1 }, D: { kind: 'dwarf' } }, { treasure: ['arrowTrap'] });
  t.do(SEARCH, ['arrowTrap']);
  assert.deepEqual([t.find('E'), pile(t)], [undefined, ['arrowTrap']]);
});

/** The whole deck, card by card. */
const DECK: readonly TreasureId[] = [
  'arrowTrap',
  'boltTrap',
  'gem',
  'gold10',
  'gold20',
  'gold25',
  'gold25',
  'gold50',
  'heroicBrew',
  'hoard',
  'holyWater',
  'jewels',
  'nothing',
  'pitTrap',
  'potionOfHealing',
  'potionOfHealing',
  'potionOfResilience',
  'potionOfSpeed',
  'potionOfStrength',
  'scatteredGold',
  'wanderingMonster',
  'wanderingMonster',
  'wanderingMonster',
  'wanderingMonster',
  'wanderingMonster',
];

rule('CLS-TRE-14', 'every quest begins with all 25 cards', () => {
  assert.equal(DECK.length, 25);
  const match = new TestMatch(setupFor(bareQuest())).toFirstTurn();
  assert.deepEqual([match.state.treasure.pile, match.state.treasure.aside], [DECK, []]);
  assert.ok(match.events.length > 0);
  const opening = new TestMatch(setupFor(bareQuest()));
  assert.ok(opening.events.some(({ type, rules }) => type === 'questOpened' && rules.includes('CLS-TRE-14')));
});

rule('CLS-TRE-14', 'what was set aside is back for the next quest, and not before', () => {
  const match = new TestMatch(setupFor(bareQuest())).toFirstTurn();
  match.do('ann', { type: 'searchTreasure', figure: 'barbarian' }, ['hoard']);
  match.do('ann', { type: 'endTurn' });
  match.do('ann', { type: 'searchTreasure', figure: 'elf' }, ['potionOfSpeed']);
  match.do('ann', { type: 'usePotion', figure: 'elf', potion: 'potionOfSpeed' });
  const { pile: left, aside: out } = match.state.treasure;
  assert.deepEqual([left.length, out], [23, ['hoard', 'potionOfSpeed']]);
  assert.deepEqual([...left, ...out].sort(), DECK);
  assert.deepEqual(new TestMatch(setupFor(bareQuest())).state.treasure.pile, DECK);
});
