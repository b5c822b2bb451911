/** After the game (EXP-AFT-01 to EXP-AFT-07). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { ABILITIES_OF, defaultAbilities } from '../content/abilities.ts';
import { fullBodyOf } from '../content/characters.ts';
import { treasureCard } from '../content/treasures.ts';
import { GM } from '../setup.ts';
import { expert } from '../system.ts';
import { questSetup } from './quests.ts';
import { recordable, Town } from './testing/town.ts';

rule('EXP-AFT-01', 'whoever comes out alive has all Body again in the next quest', () => {
  const town = Town.back({ barbarian: { body: 2 } });
  assert.equal(town.sheet('barbarian').body, fullBodyOf('barbarian'));
  town.begin('wager');
  assert.equal(questSetup(town.setup, town.state).heroes[0]?.body, 9);
});

rule('EXP-AFT-02', 'a card is sold for all that is printed on it', () => {
  const town = Town.back({ dwarf: { gold: 7, cards: ['rope', 'crossbow'] } });
  town.do('bob', { type: 'sell', hero: 'dwarf', card: 'crossbow' });
  assert.deepEqual([town.sheet('dwarf').gold, town.cards('dwarf')], [407, ['rope']]);
  town.refuses('bob', { type: 'sell', hero: 'dwarf', card: 'crossbow' }, 'notCarried', 'EXP-AFT-02');
  town.refuses('ann', { type: 'sell', hero: 'dwarf', card: 'rope' }, 'notYourHero', 'EXP-GEN-03');
});

rule('EXP-AFT-03', '500 gold buy a card unseen, as often as one can pay', () => {
  const town = Town.back({ dwarf: { gold: 1499 }, elf: { gold: 499 } });
  town.do('bob', { type: 'buy', hero: 'dwarf' }, ['plate']);
  town.do('bob', { type: 'buy', hero: 'dwarf' }, ['ruby']);
  assert.deepEqual(town.cards('dwarf'), ['plate']);
  assert.equal(town.sheet('dwarf').gold, 499 + treasureCard('ruby').value, 'wealth is cashed');
  town.do('bob', { type: 'buy', hero: 'dwarf' }, ['rope']);
  town.refuses('bob', { type: 'buy', hero: 'dwarf' }, 'tooPoor', 'EXP-AFT-03');
  town.refuses('ann', { type: 'buy', hero: 'elf' }, 'tooPoor', 'EXP-AFT-03');
});

rule('EXP-AFT-03', 'a card that somebody has cannot be drawn', () => {
  const town = Town.back({ elf: { cards: ['plate'] }, dwarf: { gold: 500 } });
  assert.throws(() => town.do('bob', { type: 'buy', hero: 'dwarf' }, ['plate']), /plate/u);
});

rule('EXP-AFT-04', 'a bought card is kept, given or sold; nobody counts before the next game starts', () => {
  const five = ['rope', 'helmet', 'shield', 'mace', 'leather'] as const;
  const town = Town.back({ dwarf: { gold: 1500, cards: five } });
  town.do('bob', { type: 'buy', hero: 'dwarf' }, ['mail']);
  town.do('bob', { type: 'buy', hero: 'dwarf' }, ['bow']);
  town.do('bob', { type: 'buy', hero: 'dwarf' }, ['picks']);
  assert.equal(town.cards('dwarf').length, 8);
  town.do('bob', { type: 'giveCard', hero: 'dwarf', to: 'elf', card: 'bow' });
  assert.deepEqual(town.cards('elf'), ['bow']);
  town.do('bob', { type: 'sell', hero: 'dwarf', card: 'picks' });
  town.refuses('bob', { type: 'ready', hero: 'dwarf', is: true }, 'tooManyCards', 'EXP-AFT-04');
  town.do('bob', { type: 'sell', hero: 'dwarf', card: 'rope' });
  town.refuses('bob', { type: 'ready', hero: 'dwarf', is: true }, 'tooMuchArmour', 'EXP-AFT-04');
  town.do('bob', { type: 'giveCard', hero: 'dwarf', to: 'barbarian', card: 'mail' });
  town.do('bob', { type: 'ready', hero: 'dwarf', is: true });
  assert.equal(town.cards('dwarf').length, 4);
});

rule('EXP-AFT-04', 'a gift to somebody ready to go makes its player look again', () => {
  const town = Town.back({ dwarf: { cards: ['leather'] }, elf: { cards: ['mail'] } });
  town.do('bob', { type: 'ready', hero: 'dwarf', is: true });
  town.refuses('bob', { type: 'sell', hero: 'dwarf', card: 'leather' }, 'isReady', 'EXP-AFT-02');
  town.do('ann', { type: 'giveCard', hero: 'elf', to: 'dwarf', card: 'mail' });
  assert.equal(town.sheet('dwarf').ready, false);
  town.refuses('bob', { type: 'ready', hero: 'dwarf', is: true }, 'tooMuchArmour', 'EXP-AFT-04');
});

rule('EXP-INV-10', 'gold passes freely between heroes in town', () => {
  const town = Town.back({ dwarf: { gold: 60 } });
  town.do('bob', { type: 'giveGold', hero: 'dwarf', to: 'elf', gold: 50 });
  assert.deepEqual([town.sheet('dwarf').gold, town.sheet('elf').gold], [10, 50]);
  town.refuses('bob', { type: 'giveGold', hero: 'dwarf', to: 'elf', gold: 11 }, 'notSoMuch', 'EXP-INV-10');
});

rule('EXP-AFT-05', 'between two quests abilities are exchanged for others of the class', () => {
  const town = Town.back();
  const [first] = defaultAbilities('dwarf');
  const left = ABILITIES_OF.dwarf.filter((id) => !defaultAbilities('dwarf').includes(id));
  town.do('bob', { type: 'swapAbility', hero: 'dwarf', from: first!, to: left[0]! });
  assert.deepEqual(town.sheet('dwarf').abilities, [left[0], ...defaultAbilities('dwarf').slice(1)]);
  const swap = { type: 'swapAbility', hero: 'dwarf' } as const;
  town.refuses('bob', { ...swap, from: first!, to: left[1]! }, 'abilityNotTaken', 'EXP-AFT-05');
  town.refuses('bob', { ...swap, from: left[0]!, to: left[0]! }, 'abilityTaken', 'EXP-ABL-02');
  town.refuses('bob', { ...swap, from: left[0]!, to: 'fireBolt' }, 'abilityOfOthers', 'EXP-ABL-02');
  town.begin('wager');
  town.refuses('bob', { ...swap, from: left[0]!, to: first! }, 'questUnderWay', 'EXP-AFT-05');
  const opened = expert.open(questSetup(town.setup, town.state));
  assert.ok(opened.ok, JSON.stringify(opened));
});

rule('EXP-AFT-06', 'who goes deeper has none of all this, and nobody else comes along', () => {
  const town = Town.back();
  const told = {
    barbarian: { body: 2, gold: 900, cards: ['rope', 'barbedArrows'] },
    dwarf: { where: 'left', gold: 600 },
  } as const;
  town.begin('wager');
  const report = town.report('won', told);
  const arrows = report.heroes[0]!.cards.map((held) =>
    held.card === 'barbedArrows' ? { ...held, left: 1 } : held,
  );
  const heroes = [{ ...report.heroes[0]!, cards: arrows }, ...report.heroes.slice(1)];
  town.do(GM, { type: 'recordQuest', report: recordable({ ...report, heroes }) });
  const hero = 'barbarian';
  town.do('ann', { type: 'goDeeper', hero });
  town.do('ann', { type: 'goDeeper', hero: 'elf' });
  const { body, where } = town.sheet(hero);
  assert.deepEqual([body, where, town.sheet('dwarf').where], [2, 'below', 'town']);
  const [first] = town.sheet(hero).abilities;
  const spare = ABILITIES_OF.barbarian.find((id) => !town.sheet(hero).abilities.includes(id))!;
  for (const command of [
    { type: 'goDeeper', hero },
    { type: 'sell', hero, card: 'rope' },
    { type: 'buy', hero },
    { type: 'swapAbility', hero, from: first!, to: spare },
    { type: 'drawLife', hero },
    { type: 'giveGold', hero, to: 'elf', gold: 900 },
  ] as const)
    town.refuses('ann', command, 'wentDeeper', 'EXP-AFT-06');
  town.refuses('bob', { type: 'giveGold', hero: 'dwarf', to: hero, gold: 600 }, 'wentDeeper', 'EXP-AFT-06');
  town.do('bob', { type: 'buy', hero: 'dwarf' }, ['rope']);
  town.do('bob', { type: 'ready', hero: 'dwarf', is: true });
  town.do(GM, { type: 'beginQuest', quest: 'generated' });
  const setup = questSetup(town.setup, town.state);
  assert.deepEqual(
    setup.heroes.map(({ id, body: left, shots }) => [id, left, shots]),
    [
      ['barbarian', 2, [1]],
      ['elf', 7, []],
    ],
  );
  assert.deepEqual(setup.elsewhere, ['rope'], 'the dwarf’s rope stays in town');
});

rule('EXP-AFT-06', 'only winners who are still inside can go deeper', () => {
  for (const [outcome, where] of [
    ['lost', 'inside'],
    ['lost', 'left'],
    ['won', 'left'],
  ] as const) {
    const town = Town.back();
    town.play('wager', outcome, { elf: { where } });
    town.refuses('ann', { type: 'goDeeper', hero: 'elf' }, 'noWayDown', 'EXP-AFT-06');
  }
  const town = Town.back();
  town.refuses('bob', { type: 'goDeeper', hero: 'elf' }, 'notYourHero', 'EXP-GEN-03');
  town.refuses(GM, { type: 'goDeeper', hero: 'elf' }, 'notYourHero', 'EXP-GEN-03');
  town.do('bob', { type: 'enrol', hero: 'priest' });
  town.refuses('bob', { type: 'goDeeper', hero: 'priest' }, 'noWayDown', 'EXP-AFT-06');
  town.do('ann', { type: 'goDeeper', hero: 'elf' });
  town.do(GM, { type: 'beginQuest', quest: 'wager' });
  town.refuses('bob', { type: 'goDeeper', hero: 'dwarf' }, 'questUnderWay', 'EXP-AFT-06');
});

rule('EXP-AFT-06', 'one goes deeper with the Body it has, the other comes home and is healed', () => {
  const town = Town.back({ barbarian: { body: 3 }, elf: { body: 2 } });
  town.do('ann', { type: 'goDeeper', hero: 'barbarian' });
  town.do('ann', { type: 'drawLife', hero: 'elf' }, ['cobbler']);
  assert.deepEqual([town.sheet('barbarian').body, town.sheet('elf').body], [3, fullBodyOf('elf')]);
  assert.deepEqual([town.sheet('barbarian').omens.length, town.sheet('elf').omens.length], [0, 1]);
  town.everybodyReady();
  town.do(GM, { type: 'beginQuest', quest: 'wager' });
  assert.deepEqual(
    questSetup(town.setup, town.state).heroes.map(({ id, body }) => [id, body]),
    [['barbarian', 3]],
  );
  town.do(GM, { type: 'recordQuest', report: recordable(town.report('won', { barbarian: { body: 1 } })) });
  assert.deepEqual([town.sheet('barbarian').body, town.sheet('barbarian').where], [9, 'town']);
  town.do('ann', { type: 'goDeeper', hero: 'barbarian' });
  assert.equal(town.sheet('barbarian').body, 1);
});

rule('EXP-AFT-06', 'the card drawn for the whole party is not for those who have gone deeper', () => {
  const town = Town.back({}, { life: 'party' });
  town.do('ann', { type: 'goDeeper', hero: 'barbarian' });
  town.do('ann', { type: 'drawLife', hero: 'elf' }, ['cobbler']);
  assert.deepEqual(
    town.state.heroes.map(({ omens }) => omens.length),
    [0, 1, 1],
  );
  town.refuses('bob', { type: 'goDeeper', hero: 'dwarf' }, 'noWayDown', 'EXP-AFT-06');
});

const [learnt] = defaultAbilities('elf');
const spare = ABILITIES_OF.elf.find((id) => !defaultAbilities('elf').includes(id));

for (const [what, command, dice, others] of [
  ['a sale', { type: 'sell', hero: 'elf', card: 'rope' }, [], []],
  ['a purchase', { type: 'buy', hero: 'elf' }, ['mace'], []],
  ['another ability', { type: 'swapAbility', hero: 'elf', from: learnt!, to: spare! }, [], []],
  ['a Life of Adventure card', { type: 'drawLife', hero: 'elf' }, ['cobbler'], []],
  ['a card given', { type: 'giveCard', hero: 'elf', to: 'barbarian', card: 'rope' }, [], ['barbarian']],
  ['gold given', { type: 'giveGold', hero: 'elf', to: 'barbarian', gold: 500 }, [], ['barbarian']],
] as const)
  rule('EXP-AFT-06', `${what}: who has had something of the town cannot go deeper`, () => {
    const town = Town.back({ elf: { gold: 500, cards: ['rope'] } });
    town.do('ann', command, dice);
    for (const hero of ['elf', ...others] as const)
      town.refuses('ann', { type: 'goDeeper', hero }, 'noWayDown', 'EXP-AFT-06');
    town.do('bob', { type: 'goDeeper', hero: 'dwarf' });
  });

rule('EXP-AFT-06', 'to be ready is nothing of the town; the end of another quest is', () => {
  const town = Town.back({ elf: { body: 2 }, dwarf: { body: 4 } });
  town.do('bob', { type: 'ready', hero: 'dwarf', is: true });
  town.do('bob', { type: 'goDeeper', hero: 'dwarf' });
  town.do(GM, { type: 'beginQuest', quest: 'wager' });
  town.do(GM, { type: 'callOff' });
  assert.deepEqual([town.sheet('dwarf').where, town.sheet('dwarf').body], ['below', 4]);
  assert.ok(town.offers('ann', { type: 'goDeeper', hero: 'elf' }), 'it never happened');
  town.do(GM, { type: 'beginQuest', quest: 'wager' });
  town.do(GM, { type: 'recordQuest', report: recordable(town.report('won')) });
  town.refuses('ann', { type: 'goDeeper', hero: 'elf' }, 'noWayDown', 'EXP-AFT-06');
  town.do('bob', { type: 'goDeeper', hero: 'dwarf' });
});

rule('EXP-AFT-07', 'nothing of this is for those who have not come out alive', () => {
  const town = Town.back({ dwarf: { where: 'dead' }, elf: { gold: 500 } });
  assert.deepEqual(
    town.state.heroes.map(({ id }) => id),
    ['barbarian', 'elf'],
  );
  assert.deepEqual(
    town.state.fallen.map(({ id, quest }) => [id, quest]),
    [['dwarf', 'coldKitchen']],
  );
  town.refuses('bob', { type: 'buy', hero: 'dwarf' }, 'noSuchHero', 'EXP-AFT-03');
  // Another of the class has not been anywhere yet.
  town.do('bob', { type: 'enrol', hero: 'dwarf' });
  town.do('ann', { type: 'giveGold', hero: 'elf', to: 'dwarf', gold: 500 });
  town.refuses('bob', { type: 'buy', hero: 'dwarf' }, 'notReturned', 'EXP-AFT-07');
  town.refuses('bob', { type: 'drawLife', hero: 'dwarf' }, 'notReturned', 'EXP-AFT-07');
  town.play('wager', 'lost');
  town.do('bob', { type: 'buy', hero: 'dwarf' }, ['rope']);
});
