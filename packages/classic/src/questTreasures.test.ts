import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { HeroKind } from './content/heroes.ts';
import { QUEST_TREASURE_IDS, questTreasureCard } from './content/questTreasures.ts';
import type { QuestTreasureId } from './content/questTreasures.ts';
import { bareQuest, setupFor, TestMatch } from './testing/match.ts';
import type { Table, TableFigures } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

/** The five, as printed on their cards. */
const FIVE: Readonly<Record<QuestTreasureId, readonly [en: string, fr: string]>> = {
  wandOfRecall: ['Wand of Recall', 'Sceptre du Rappel'],
  orcsBane: ['Orc’s Bane', 'Fléau des Orcs'],
  talismanOfLore: ['Talisman of Lore', 'Talisman de Lore'],
  borinsArmour: ['Borin’s Armour', 'Armure de Borin'],
  spiritBlade: ['Spirit Blade', 'Fer de l’Esprit'],
};
const five = Object.keys(FIVE) as QuestTreasureId[];

rule('CLS-QTR-01', 'there are five, by these names', () => {
  assert.deepEqual([...QUEST_TREASURE_IDS].sort(), [...five].sort());
  for (const id of five) {
    const { noun } = questTreasureCard(id);
    assert.deepEqual([noun.en.one, noun.fr.one], FIVE[id]);
  }
});

const ROOM = `
  +-+-+-+
  |H X .|
  +-+-+-+`;
const bearing = (
  kind: HeroKind,
  treasure: QuestTreasureId,
  foe: TableFigures[string],
  rest: TableFigures[string] = { kind },
) => table(ROOM, { H: { ...rest, questTreasures: [treasure] }, X: foe });
const strike = (weapon: QuestTreasureId) => ({ type: 'attack', figure: 'H', target: 'X', weapon });
const faces = (face: string, count: number) => Array<string>(count).fill(face);

rule('CLS-QTR-01', "each is found where the quest puts it, and is its finder's", () => {
  for (const questTreasure of five) {
    const t = table(
      ROOM.replace('X', '.'),
      { H: { kind: 'barbarian' } },
      {
        treasure: ['gem'],
        quest: { treasures: [{ in: 'r1', then: [{ give: { questTreasure } }] }] },
      },
    );
    t.do({ type: 'searchTreasure', figure: 'H' });
    const gained = t.event('questTreasureGained');
    assert.deepEqual(
      [gained.hero, gained.treasure, gained.rules.includes('CLS-QTR-01')],
      ['barbarian', questTreasure, true],
    );
    assert.deepEqual(t.hero('H').treasures, [questTreasure]);
    assert.deepEqual(t.hero('H').armour, questTreasure === 'borinsArmour' ? 'borinsArmour' : null);
  }
});

rule('CLS-QTR-01', 'there is only one of each: it is not given twice', () => {
  const give = [{ give: { questTreasure: 'talismanOfLore' } }];
  const notes = [
    { when: { step: 'B1' }, then: give },
    { when: { step: 'C1' }, then: give },
    { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] },
  ];
  const t = table(
    ROOM.replace('X', '.'),
    { H: { kind: 'elf' } },
    { turn: { of: 'H', left: 3 }, quest: { notes } },
  );
  t.do({ type: 'step', figure: 'H', to: 'B1' });
  t.do({ type: 'step', figure: 'H', to: 'C1' });
  assert.deepEqual([t.hero('H').treasures, t.figure('H').mind], [['talismanOfLore'], 6]);
});

rule('CLS-QTR-01', 'the Wand of Recall: two spells in a turn, and no third', () => {
  const spells: TableFigures[string]['spells'] = ['healBody', 'rockSkin', 'courage'];
  const cast = (spell: string) => ({ type: 'castSpell', figure: 'H', spell, target: 'H' });
  for (const kind of ['wizard', 'elf'] as const) {
    const t = bearing(kind, 'wandOfRecall', { kind: 'orc' }, { kind, spells });
    t.do(cast('healBody'));
    t.refuses({ type: 'attack', figure: 'H', target: 'X' }, 'alreadyActed', 'CLS-TUR-04');
    t.do(cast('rockSkin'));
    t.refuses(cast('courage'), 'alreadyActed', 'CLS-SPL-05');
    const without = table(ROOM, { H: { kind, spells }, X: { kind: 'orc' } });
    without.do(cast('healBody'));
    without.refuses(cast('rockSkin'), 'alreadyActed', 'CLS-SPL-05');
  }
});

rule('CLS-QTR-01', "Orc's Bane: two dice, and a second blow if both fall on orcs", () => {
  const t = bearing('barbarian', 'orcsBane', { kind: 'orc' });
  t.do(strike('orcsBane'), [W, W]);
  t.refuses({ type: 'attack', figure: 'H', target: 'X' }, 'alreadyActed', 'CLS-TUR-04');
  t.do(strike('orcsBane'), [W, W]);
  t.refuses(strike('orcsBane'), 'alreadyActed', 'CLS-TUR-04');
  const goblin = bearing('barbarian', 'orcsBane', { kind: 'goblin' });
  goblin.do(strike('orcsBane'), [W, W]);
  goblin.refuses(strike('orcsBane'), 'alreadyActed', 'CLS-TUR-04');
});

rule('CLS-QTR-01', "Orc's Bane: the second blow is for orcs alone", () => {
  const map = `
    +-+-+
    |H X|
    + + +
    |Y .|
    +-+-+`;
  const t = table(map, {
    H: { kind: 'elf', questTreasures: ['orcsBane'] },
    X: { kind: 'orc' },
    Y: { kind: 'fimir' },
  });
  t.do(strike('orcsBane'), [W, W]);
  t.refuses({ ...strike('orcsBane'), target: 'Y' }, 'alreadyActed', 'CLS-TUR-04');
});

rule('CLS-QTR-01', 'the Spirit Blade: three dice, four against skeletons, zombies and mummies', () => {
  const kinds = {
    orc: 3,
    goblin: 3,
    fimir: 3,
    chaosWarrior: 3,
    gargoyle: 3,
    skeleton: 4,
    zombie: 4,
    mummy: 4,
  } as const;
  for (const [kind, dice] of Object.entries(kinds)) {
    const t = bearing('dwarf', 'spiritBlade', { kind });
    t.do(strike('spiritBlade'), faces(W, dice));
    assert.equal(t.event('attackRolled').faces.length, dice, kind);
    t.refuses(strike('spiritBlade'), 'alreadyActed', 'CLS-TUR-04');
  }
});

/** The mind of a hero who finds the talisman. */
function findsTalisman(kind: HeroKind): Table {
  const quest = { treasures: [{ in: 'r1', then: [{ give: { questTreasure: 'talismanOfLore' } }] }] };
  const t = table(ROOM.replace('X', '.'), { H: { kind } }, { quest });
  t.do({ type: 'searchTreasure', figure: 'H' });
  return t;
}

rule('CLS-QTR-01', 'the Talisman of Lore: two more points of Mind for whoever carries it', () => {
  for (const [kind, mind] of [
    ['barbarian', 2],
    ['dwarf', 3],
    ['elf', 4],
    ['wizard', 6],
  ] as const) {
    const t = findsTalisman(kind);
    assert.deepEqual([t.figure('H').mind, t.figure('H').maxMind], [mind + 2, mind + 2], kind);
    assert.ok(t.event('mindStrengthened').rules.includes('CLS-QTR-01'));
  }
  const setup = setupFor(bareQuest(), {
    heroes: [
      { kind: 'barbarian', questTreasures: ['talismanOfLore'] },
      { kind: 'elf' },
      { kind: 'dwarf' },
      { kind: 'wizard' },
    ],
  });
  const match = new TestMatch(setup).toFirstTurn();
  assert.deepEqual(
    match.state.figures.map(({ id, mind }) => [id, mind]),
    [
      ['barbarian', 4],
      ['elf', 4],
      ['dwarf', 3],
      ['wizard', 6],
    ],
  );
});

rule('CLS-QTR-01', 'the Talisman of Lore: taken from the dead it strengthens the next', () => {
  const map = `
    +-+-+
    |H D|
    +-+-+`;
  const t = table(
    map,
    { H: { kind: 'elf', body: 1, questTreasures: ['talismanOfLore'] }, D: { kind: 'dwarf' } },
    { turn: 'H', treasure: ['arrowTrap'] },
  );
  t.do({ type: 'searchTreasure', figure: 'H' }, ['arrowTrap']);
  assert.equal(t.figure('D').mind, 3);
  t.do({ type: 'searchTreasure', figure: 'D' });
  assert.deepEqual([t.hero('D').treasures, t.figure('D').mind], [['talismanOfLore'], 5]);
});

rule('CLS-QTR-01', "Borin's Armour: four dice in defence, and no slower for it", () => {
  const t = table(
    ROOM,
    { H: { kind: 'elf', questTreasures: ['borinsArmour'] }, X: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  t.do({ type: 'attack', figure: 'X', target: 'H' }, [S, W, W, W, W, B, B]);
  assert.equal(t.event('defenceRolled').faces.length, 4);
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'H' }, [1, 1]);
});

rule('CLS-QTR-01', 'blades and armour are not for the Wizard; wand and talisman are', () => {
  const blade = bearing('wizard', 'spiritBlade', { kind: 'orc' });
  blade.refuses(strike('spiritBlade'), 'notYourWeapon', 'CLS-EQP-13');
  const bane = bearing('wizard', 'orcsBane', { kind: 'orc' });
  bane.refuses(strike('orcsBane'), 'notYourWeapon', 'CLS-EQP-13');
  const armour = table(
    ROOM,
    { H: { kind: 'wizard', questTreasures: ['borinsArmour'] }, X: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  armour.do({ type: 'attack', figure: 'X', target: 'H' }, [S, W, W, W, W]);
  assert.deepEqual(
    five.filter((id) => questTreasureCard(id).wizard),
    ['wandOfRecall', 'talismanOfLore'],
  );
});

rule('CLS-QTR-02', 'none of the five is in the pile a quest begins with', () => {
  const { pile, aside } = new TestMatch(setupFor(bareQuest())).toFirstTurn().state.treasure;
  assert.equal(pile.length, 25);
  for (const id of five) assert.ok(!pile.includes(id) && !aside.includes(id), id);
});

rule('CLS-QTR-02', 'found or lost to the Morcar player, none ever comes into it', () => {
  const map = `
    +-+-+-+
    |H D .|
    +-+-+-+`;
  const notes = [
    { when: { search: 'r1', for: 'treasure' }, then: [{ place: [{ kind: 'orc', at: 'C1' }] }] },
    { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] },
  ];
  const treasures = [
    { in: 'r1', then: [{ give: { questTreasure: 'orcsBane' } }, { harm: { lose: 1 }, to: 'actor' }] },
  ];
  const heroes: TableFigures = {
    H: { kind: 'elf', body: 1, questTreasures: ['spiritBlade'] },
    D: { kind: 'dwarf' },
  };
  const t = table(map, heroes, { treasure: ['arrowTrap', 'gem'], quest: { notes, treasures } });
  const deck = () => [t.state.treasure.pile, t.state.treasure.aside];
  t.do({ type: 'searchTreasure', figure: 'H' });
  assert.deepEqual(
    t.state.belongings.map((left) => left.treasures),
    [['spiritBlade', 'orcsBane']],
  );
  assert.deepEqual(deck(), [['arrowTrap', 'gem'], []]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'claim', take: true });
  assert.ok(t.happened('belongingsClaimed'));
  assert.deepEqual([deck(), t.state.belongings], [[['arrowTrap', 'gem'], []], []]);
});
