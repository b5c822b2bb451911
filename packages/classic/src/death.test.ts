import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const END = { type: 'endTurn' };
const SEARCH = { type: 'searchTreasure', figure: 'D' };
const KILL = { type: 'attack', figure: 'O', target: 'E' };
const DEADLY = [S, B, B, B, B];

type Figures = NonNullable<Parameters<typeof table>[1]>;
type Rest = Parameters<typeof table>[2];
const RICH_ELF: Figures[string] = {
  kind: 'elf',
  body: 1,
  gold: 120,
  equipment: ['broadsword', 'toolKit'],
  questTreasures: ['talismanOfLore'],
  potions: ['potionOfStrength', 'holyWater'],
  spells: ['genie', 'tempest', 'swiftWind'],
};
const ESTATE = {
  hero: 'elf',
  gold: 120,
  equipment: ['broadsword', 'toolKit'],
  treasures: ['talismanOfLore'],
  potions: ['potionOfStrength', 'holyWater'],
};

/** The orc stands in a room of its own and strikes through the open door. */
const HALL = `
  +-+-+-+-+
  |E . .oD|
  +o+-+-+-+
  |O . . .|
  +-+-+-+-+`;
function fallen(elf: Figures[string], map = HALL, rest: Rest = {}): Table {
  const t = table(map, { D: { kind: 'dwarf' }, E: elf, O: { kind: 'orc' } }, { turn: 'morcar', treasure: ['nothing'], ...rest });
  t.do(KILL, DEADLY);
  return t;
}
const fallenElf = (map?: string, rest?: Rest) => fallen(RICH_ELF, map, rest);

function walk(t: Table, letter: string, ...squares: string[]): void {
  if (letter === 'D') t.do({ type: 'rollMovement', figure: 'D' }, [6, 6]);
  for (const to of squares) t.do({ type: 'step', figure: letter, to });
}

/** The Morcar turn of the death ends, and so does the Dwarf's: the next Morcar turn begins. */
function nextMorcarTurn(t: Table): void {
  t.do(END);
  assert.equal(t.state.turn.taker, 'dwarf');
  t.do(END);
  assert.equal(t.state.turn.taker, null);
}

rule('CLS-DTH-01', 'a dead monster leaves the board at once, and its square is free', () => {
  const t = table(
    `
    +-+-+-+
    |E O P|
    +-+-+-+`,
    { E: { kind: 'elf' }, O: { kind: 'orc' }, P: { kind: 'orc' } },
  );
  t.do({ type: 'attack', figure: 'E', target: 'O' }, [S, B, W, W]);
  assert.deepEqual(t.types(), ['attackRolled', 'defenceRolled', 'bodyLost', 'monsterKilled']);
  assert.ok(t.event('monsterKilled').rules.includes('CLS-DTH-01'));
  assert.equal(t.find('O'), undefined);
  assert.equal(t.figure('P').body, 1);
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ type: 'step', figure: 'E', to: 'B1' });
  assert.equal(t.at('E'), 'B1');
});

rule('CLS-DTH-01', 'a dead hero leaves the board at once, strikes no last blow and takes no turn', () => {
  const t = fallenElf();
  assert.equal(t.find('E'), undefined);
  assert.equal(t.hero('E').fate, 'dead');
  assert.deepEqual(t.event('heroDied').rules.slice(0, 2), ['CLS-HRO-04', 'CLS-DTH-01']);
  assert.equal(t.figure('O').body, 1);
  assert.equal(t.figure('D').body, 7);
  t.refuses({ type: 'attack', figure: 'E', target: 'O' }, 'notOnBoard', 'CLS-TUR-09', 'heroes');
  walk(t, 'O', 'A1');
  nextMorcarTurn(t);
});

rule('CLS-DTH-01', 'a hero with 1 Body left is still there', () => {
  const t = fallen({ kind: 'elf', body: 2 });
  assert.equal(t.figure('E').body, 1);
  assert.ok(!t.happened('heroDied'));
});

rule('CLS-DTH-02', 'another hero who searches the room takes everything but the spells, and draws no card', () => {
  const t = fallenElf();
  assert.deepEqual(t.event('heroDied').belongings, { ...ESTATE, square: t.square('A1'), chance: 'next' });
  assert.deepEqual(t.hero('E').spells, []);
  assert.equal(t.hero('E').gold, 0);
  t.do(END);
  walk(t, 'D', 'C1');
  t.do(SEARCH);
  assert.deepEqual(t.types(), ['searched', 'belongingsTaken', 'mindStrengthened']);
  assert.deepEqual(t.event('belongingsTaken').rules, ['CLS-DTH-02']);
  const { gold, equipment, treasures, potions, spells } = t.hero('D');
  assert.deepEqual({ hero: 'elf', gold, equipment, treasures, potions }, ESTATE);
  assert.deepEqual(spells, []);
  assert.equal(t.figure('D').mind, 5);
  assert.deepEqual(t.state.belongings, []);
  assert.deepEqual(t.state.treasure.pile, ['nothing']);
  t.refuses(SEARCH, 'alreadyActed', 'CLS-TUR-04');
});

rule('CLS-DTH-02', 'not from another room', () => {
  const t = fallenElf();
  t.do(END);
  t.do(SEARCH, ['nothing']);
  assert.ok(t.happened('cardDrawn'));
  assert.equal(t.state.belongings.length, 1);
  assert.equal(t.hero('D').gold, 0);
});

rule('CLS-DTH-02', 'nor by a search for secret doors, nor with a monster in the room', () => {
  const secrets = fallenElf();
  secrets.do(END);
  walk(secrets, 'D', 'C1');
  secrets.do({ type: 'searchSecrets', figure: 'D' });
  assert.equal(secrets.state.belongings.length, 1);
  assert.equal(secrets.hero('D').gold, 0);

  const guarded = fallenElf();
  walk(guarded, 'O', 'A1');
  guarded.do(END);
  walk(guarded, 'D', 'C1');
  guarded.refuses(SEARCH, 'monsterAbout', 'CLS-SRC-04');
});

rule('CLS-DTH-02', 'a treasure of the quest is found as well', () => {
  const t = fallenElf(HALL, { quest: { treasures: [{ in: 'r1', then: [{ give: { gold: 30 } }] }] } });
  t.do(END);
  walk(t, 'D', 'C1');
  t.do(SEARCH);
  assert.deepEqual(t.types(), ['searched', 'belongingsTaken', 'mindStrengthened', 'questTreasureFound', 'goldGained']);
  assert.equal(t.hero('D').gold, 150);
  t.do(END);
  t.do(END);
  t.refuses(SEARCH, 'alreadySearched', 'CLS-SRC-11');
});

const TOGETHER = `
  +-+-+-+
  |E . D|
  +o+-+-+
  |O . .|
  +-+-+-+`;

rule('CLS-DTH-02', 'a hero who has already searched the room may do so again for this', () => {
  const t = table(TOGETHER, { D: { kind: 'dwarf' }, E: RICH_ELF, O: { kind: 'orc' } }, { treasure: ['nothing'] });
  t.do(SEARCH, ['nothing']);
  t.do(END);
  t.refuses(SEARCH, 'notYourTurn', 'CLS-TUR-02');
  t.do(END);
  t.do(KILL, DEADLY);
  t.do(END);
  t.do(SEARCH);
  assert.equal(t.hero('D').gold, 120);
  assert.ok(!t.happened('deckEmpty'));
  t.do(END);
  t.do(END);
  t.refuses(SEARCH, 'alreadySearched', 'CLS-SRC-11');
});

rule('CLS-DTH-02', 'recovering belongings is not the one search of the room', () => {
  const t = fallenElf(TOGETHER);
  t.do(END);
  t.do(SEARCH);
  assert.equal(t.hero('D').gold, 120);
  t.do(END);
  t.do(END);
  t.do(SEARCH, ['nothing']);
  assert.ok(t.happened('cardDrawn'));
});

const PASSAGE = `
  +-+-+-+-+-+
  |: : : : E|
  + +-+-+-+o+
  |:|# # #|O|
  + +-+-+-+-+
  |D|# # # #|
  +-+-+-+-+-+`;

rule('CLS-DTH-02', 'in a passage, the square of death must be in sight', () => {
  const t = fallenElf(PASSAGE);
  t.do(END);
  walk(t, 'D', 'A2');
  t.do(SEARCH, ['nothing']);
  assert.equal(t.state.belongings.length, 1);
  t.do(END);
  t.do(END);
  walk(t, 'D', 'A1');
  t.do(SEARCH);
  assert.equal(t.hero('D').gold, 120);
});

rule('CLS-DTH-02', 'a hero who had nothing leaves nothing, and the search draws its card', () => {
  const t = fallen({ kind: 'elf', body: 1, spells: ['genie'] });
  assert.equal(t.event('heroDied').belongings, null);
  assert.equal(t.hero('E').fate, 'dead');
  assert.deepEqual(t.hero('E').spells, []);
  t.do(END);
  walk(t, 'D', 'C1');
  t.do(SEARCH, ['nothing']);
  assert.ok(t.happened('cardDrawn'));
});

/** The orc stands over the body at the end of the next Morcar turn. */
function asked(): Table {
  const t = fallenElf();
  walk(t, 'O', 'A1');
  nextMorcarTurn(t);
  t.do(END);
  return t;
}

rule('CLS-DTH-03', 'at the end of the next Morcar turn a monster in the room may claim the lot', () => {
  const t = asked();
  assert.deepEqual(t.types(), ['claimAsked']);
  assert.deepEqual(t.event('claimAsked').rules, ['CLS-DTH-03']);
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'claimBelongings' }]);
  t.refuses({ type: 'claim', take: true }, 'notYourFigure', 'CLS-DTH-03', 'heroes');
  t.refuses(END, 'waitingForAnother', 'CLS-TUR-13', 'morcar');
  t.do({ type: 'claim', take: true });
  assert.ok(t.event('belongingsClaimed').rules.includes('CLS-DTH-03'));
  assert.deepEqual(t.state.belongings, []);
  assert.equal(t.state.turn.taker, 'dwarf');
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-DTH-03', 'not at the end of the turn of the death itself', () => {
  const t = fallenElf();
  walk(t, 'O', 'A1');
  t.do(END);
  assert.ok(!t.happened('claimAsked'));
  assert.equal(t.state.belongings[0]!.chance, 'next');
  t.refuses({ type: 'claim', take: true }, 'nothingAsked', 'CLS-DTH-03', 'morcar');
});

rule('CLS-DTH-03', 'a hero who dies in a hero turn may be claimed in the Morcar turn that follows', () => {
  const t = table(TOGETHER, { D: { kind: 'dwarf' }, E: RICH_ELF, O: { kind: 'orc' } });
  t.do(END);
  t.do({ type: 'giveUp', figure: 'E' });
  assert.equal(t.state.turn.taker, null);
  walk(t, 'O', 'A1');
  t.do(END);
  assert.ok(t.happened('claimAsked'));
});

rule('CLS-DTH-03', 'a monster that comes in during that turn is enough', () => {
  const t = fallenElf();
  nextMorcarTurn(t);
  walk(t, 'O', 'A1', 'B1');
  t.do(END);
  assert.ok(t.happened('claimAsked'));
});

rule('CLS-DTH-03', 'without a monster on the spot the chance is gone, but not for the heroes', () => {
  const t = fallenElf();
  nextMorcarTurn(t);
  t.do(END);
  assert.ok(!t.happened('claimAsked'));
  assert.equal(t.state.belongings[0]!.chance, 'gone');
  t.do(END);
  walk(t, 'O', 'A1');
  t.do(END);
  assert.ok(!t.happened('claimAsked'));
  t.do(END);
  walk(t, 'O', 'A2');
  t.do(END);
  walk(t, 'D', 'C1');
  t.do(SEARCH);
  assert.equal(t.hero('D').gold, 120);
});

rule('CLS-DTH-03', 'the Morcar player may decline, and is not asked again', () => {
  const t = asked();
  t.do({ type: 'claim', take: false });
  assert.deepEqual(t.event('claimDeclined').rules, ['CLS-DTH-03']);
  assert.equal(t.state.belongings.length, 1);
  assert.equal(t.state.turn.taker, 'dwarf');
  t.do(END);
  t.do(END);
  assert.ok(!t.happened('claimAsked'));
});

rule('CLS-DTH-03', 'in a passage the monster must be in sight of the square of death', () => {
  const way = ['E1', 'D1', 'C1', 'B1', 'A1', 'A2'];
  for (const [steps, seen] of [[0, false], [1, true], [3, true], [5, true], [6, false]] as const) {
    const t = fallenElf(PASSAGE);
    nextMorcarTurn(t);
    walk(t, 'O', ...way.slice(0, steps));
    t.do(END);
    assert.equal(t.happened('claimAsked'), seen, t.at('O'));
  }
});

rule('CLS-DTH-03', 'nobody is asked when there is nothing to claim', () => {
  const t = fallen({ kind: 'elf', body: 1 });
  walk(t, 'O', 'A1');
  nextMorcarTurn(t);
  t.do(END);
  assert.ok(!t.happened('claimAsked'));
});

rule('CLS-DTH-04', 'monsters neither wield nor wear nor drink what they have claimed', () => {
  const t = asked();
  const orc = t.figure('O');
  t.do({ type: 'claim', take: true });
  assert.ok(t.event('belongingsClaimed').rules.includes('CLS-DTH-04'));
  assert.deepEqual(t.figure('O'), orc);
  walk(t, 'D', 'C1', 'B1');
  t.do({ type: 'attack', figure: 'D', target: 'O' }, [S, B, B, B]);
  t.do(END);
  t.refuses({ type: 'attack', figure: 'O', target: 'D', weapon: 'broadsword' }, 'notYourWeapon', 'CLS-EQP-13');
  t.refuses({ type: 'usePotion', figure: 'O', potion: 'potionOfStrength' }, 'notOnBoard', 'CLS-TRE-06', 'morcar');
  t.do({ type: 'attack', figure: 'O', target: 'D' }, [B, B, B]);
});

rule('CLS-DTH-05', 'what was claimed is out of the game for the rest of the quest', () => {
  const t = asked();
  t.do({ type: 'claim', take: true });
  assert.deepEqual(t.event('belongingsClaimed').belongings, { ...ESTATE, square: t.square('A1'), chance: 'now' });
  assert.ok(t.event('belongingsClaimed').rules.includes('CLS-DTH-05'));
  assert.deepEqual(t.state.belongings, []);
  for (const { gold, equipment, treasures, potions } of t.state.heroes)
    assert.deepEqual({ gold, equipment, treasures, potions }, { gold: 0, equipment: [], treasures: [], potions: [] });
  assert.deepEqual(t.state.treasure.aside, ['potionOfStrength', 'holyWater']);
  assert.deepEqual(t.state.treasure.pile, ['nothing']);
  t.do(END);
  walk(t, 'O', 'A2');
  t.do(END);
  walk(t, 'D', 'C1');
  t.do(SEARCH, ['nothing']);
  assert.deepEqual(t.types(), ['searched', 'cardDrawn', 'cardSetAside']);
  assert.equal(t.hero('D').gold, 0);
});
