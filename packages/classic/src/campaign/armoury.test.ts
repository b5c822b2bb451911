import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import { EQUIPMENT, EQUIPMENT_IDS } from '../content/equipment.ts';
import type { EquipmentId } from '../content/equipment.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { Command } from '../commands.ts';
import { COMMAND_TYPES } from '../book.ts';
import type { CampaignCommand } from './commands.ts';
import { questSetup } from './quests.ts';
import { smallQuest, SmallMatch } from './testing/quest.ts';
import { ANN, BOB, HOST, Town } from './testing/town.ts';

const buy = (hero: HeroKind, equipment: EquipmentId): CampaignCommand => ({ type: 'buy', hero, equipment });
const unbuy = (hero: HeroKind, equipment: EquipmentId): CampaignCommand => ({
  type: 'returnPurchase',
  hero,
  equipment,
});

rule('CLS-EQP-02', 'a hero buys between quests, and not while one is under way', () => {
  const town = Town.withParty(1000);
  assert.ok(town.offers(ANN, buy('barbarian', 'shield')));
  town.begin('first', ['barbarian']);
  town.refuses(ANN, buy('barbarian', 'shield'), 'questUnderWay', 'CLS-EQP-02');
  town.refuses(BOB, buy('dwarf', 'shield'), 'questUnderWay', 'CLS-EQP-02');
  town.record('won', { barbarian: { gold: 1000 } });
  town.do(ANN, buy('barbarian', 'shield'));
  assert.ok(town.cites('CLS-EQP-02'));
  assert.deepEqual(town.sheet('barbarian').equipment, ['shield']);
});

rule('CLS-EQP-02', 'only the living buy', () => {
  const town = Town.withParty(1000);
  town.play('first', ['barbarian', 'dwarf'], 'won', { dwarf: 'dead' });
  town.refuses(BOB, buy('dwarf', 'shield'), 'noSuchHero', 'CLS-GEN-03');
  town.do(ANN, buy('barbarian', 'shield'));
});

rule('CLS-EQP-02', 'there is no shop in the dungeon', () => {
  const town = Town.withParty(1000);
  town.begin('first', ['barbarian']);
  const match = new SmallMatch(questSetup(town.setup, town.state, smallQuest('first')));
  assert.equal(match.state.heroes[0]!.gold, 1000);
  const command = buy('barbarian', 'shield') as unknown as Command;
  assert.equal(match.refusal(ANN, command)?.code, 'unknownCommand');
  assert.deepEqual(
    COMMAND_TYPES.filter((type) => /buy|sell|trade/i.test(type)),
    [],
  );
});

rule('CLS-EQP-02', 'the armoury closes behind whoever leaves town', () => {
  const town = Town.withParty(1000);
  town.do(ANN, buy('barbarian', 'helmet'));
  town.do(ANN, { type: 'leaveTown', hero: 'barbarian' });
  town.refuses(ANN, buy('barbarian', 'shield'), 'leftTown', 'CLS-EQP-02');
  town.refuses(ANN, { type: 'leaveTown', hero: 'barbarian' }, 'leftTown', 'CLS-EQP-02');
  town.do(BOB, buy('dwarf', 'shield'));
});

rule('CLS-EQP-04', 'the price is deducted, the card and what it brings are on the sheet', () => {
  const town = Town.withParty(1000);
  const dice = () => town.view().heroes[0]!.advantages;
  assert.deepEqual([dice().attacks.map(({ weapon }) => weapon), dice().defence], [[null], 2]);
  town.do(ANN, buy('barbarian', 'battleAxe'));
  assert.deepEqual(town.event('equipmentBought'), {
    type: 'equipmentBought',
    rules: ['CLS-EQP-02', 'CLS-EQP-04'],
    hero: 'barbarian',
    equipment: 'battleAxe',
    price: 400,
  });
  assert.equal(town.sheet('barbarian').gold, 600);
  assert.deepEqual(
    dice().attacks.map(({ weapon, dice: count }) => [weapon, count]),
    [
      [null, 3],
      ['battleAxe', 4],
    ],
  );
  town.do(ANN, buy('barbarian', 'chainMail'));
  assert.equal(town.sheet('barbarian').gold, 150);
  assert.equal(dice().defence, 3);
  assert.deepEqual([town.sheet('dwarf').gold, town.sheet('dwarf').equipment], [1000, []], 'nobody else paid');
});

rule('CLS-EQP-04', 'the Wizard buys only what the Wizard can use', () => {
  const town = Town.withParty(5000);
  for (const id of EQUIPMENT_IDS) {
    if (id === 'staff' || id === 'toolKit') assert.ok(town.offers(ANN, buy('wizard', id)), id);
    else town.refuses(ANN, buy('wizard', id), 'notForTheWizard', 'CLS-EQP-13');
    assert.ok(town.offers(ANN, buy('barbarian', id)), id);
  }
  town.do(ANN, buy('wizard', 'staff'));
  assert.deepEqual(town.sheet('wizard').equipment, ['staff']);
});

rule('CLS-EQP-04', 'a purchase may be returned at its price until the hero leaves town', () => {
  const town = Town.withParty(250);
  town.refuses(ANN, unbuy('barbarian', 'broadsword'), 'equipmentNotOwned', 'CLS-EQP-04');
  town.do(ANN, buy('barbarian', 'broadsword'));
  town.refuses(ANN, buy('barbarian', 'shield'), 'tooDear', 'CLS-EQP-06');
  town.refuses(BOB, unbuy('barbarian', 'broadsword'), 'notYourHero', 'CLS-GEN-03');
  town.do(ANN, unbuy('barbarian', 'broadsword'));
  assert.deepEqual([town.sheet('barbarian').gold, town.sheet('barbarian').equipment], [250, []]);
  assert.equal(town.left('broadsword'), 1);
  town.refuses(ANN, unbuy('barbarian', 'broadsword'), 'equipmentNotOwned', 'CLS-EQP-04');

  town.do(ANN, buy('barbarian', 'shield'));
  town.do(ANN, { type: 'leaveTown', hero: 'barbarian' });
  town.refuses(ANN, unbuy('barbarian', 'shield'), 'leftTown', 'CLS-EQP-04');
  assert.deepEqual(town.view().heroes[0]!.bought, []);
});

rule('CLS-EQP-04', 'one purchase is returned once: what was owned before is not for sale', () => {
  const town = Town.withParty(400);
  town.do(ANN, buy('barbarian', 'shield'));
  town.play('first', ['barbarian'], 'won');
  town.do(ANN, buy('barbarian', 'shield'));
  town.do(ANN, unbuy('barbarian', 'shield'));
  assert.deepEqual([town.sheet('barbarian').gold, town.sheet('barbarian').equipment], [300, ['shield']]);
  town.refuses(ANN, unbuy('barbarian', 'shield'), 'notBoughtNow', 'CLS-EQP-04');
});

rule('CLS-EQP-04', 'what was bought and given away is returned by nobody', () => {
  const town = Town.withParty(400);
  town.do(ANN, buy('barbarian', 'shield'));
  town.do(ANN, { type: 'giveEquipment', hero: 'barbarian', to: 'dwarf', equipment: 'shield' });
  town.refuses(ANN, unbuy('barbarian', 'shield'), 'equipmentNotOwned', 'CLS-EQP-04');
  town.refuses(BOB, unbuy('dwarf', 'shield'), 'notBoughtNow', 'CLS-EQP-04');
});

rule('CLS-EQP-04', 'once a quest has begun every purchase stands, also of those who stayed', () => {
  const town = Town.withParty(300);
  town.do(ANN, buy('barbarian', 'shield'));
  town.do(BOB, buy('dwarf', 'shield'));
  town.begin('first', ['barbarian']);
  assert.deepEqual(town.types(), ['townLeft', 'questBegun']);
  town.record('won');
  for (const [seat, hero] of [
    [ANN, 'barbarian'],
    [BOB, 'dwarf'],
  ] as const) {
    town.refuses(seat, unbuy(hero, 'shield'), 'notBoughtNow', 'CLS-EQP-04');
    town.do(seat, buy(hero, 'helmet'));
    town.do(seat, unbuy(hero, 'helmet'));
  }
});

rule('CLS-EQP-05', 'the cards are the stock: fourteen, at their prices, one owner each', () => {
  const town = Town.withParty(5000);
  const armoury = Object.fromEntries(town.view().armoury.map(({ id, price, left }) => [id, [price, left]]));
  assert.deepEqual(armoury, {
    battleAxe: [400, 1],
    broadsword: [250, 1],
    crossbow: [350, 1],
    dagger: [150, 1],
    spear: [150, 1],
    handAxe: [150, 1],
    staff: [100, 1],
    plateArmour: [850, 1],
    chainMail: [450, 1],
    toolKit: [250, 1],
    helmet: [120, 2],
    shield: [100, 2],
  });
  for (const id of EQUIPMENT_IDS) {
    town.pay('barbarian', 5000);
    for (let copy = 1; copy <= EQUIPMENT[id].copies; copy += 1) {
      assert.ok(town.offers(BOB, buy('dwarf', id)), `${id} has a card left before ${copy}`);
      town.do(ANN, buy('barbarian', id));
      assert.equal(town.sheet('barbarian').gold, 5000 - copy * EQUIPMENT[id].price);
    }
    town.refuses(BOB, buy('dwarf', id), 'soldOut', 'CLS-EQP-05');
    town.refuses(ANN, buy('barbarian', id), 'soldOut', 'CLS-EQP-05');
  }
  assert.equal(town.sheet('barbarian').equipment.length, 14);
  town.do(ANN, unbuy('barbarian', 'crossbow'));
  town.do(BOB, buy('dwarf', 'crossbow'));
  town.refuses(ANN, buy('barbarian', 'crossbow'), 'soldOut', 'CLS-EQP-05');
});

rule('CLS-EQP-05', 'a card comes back when its owner dies and nobody recovers it', () => {
  const lost = Town.withParty(300);
  lost.do(BOB, buy('dwarf', 'broadsword'));
  lost.play('first', ['barbarian', 'dwarf'], 'won', { dwarf: 'dead' });
  assert.deepEqual(lost.event('cardsReturned').equipment, ['broadsword']);
  assert.equal(lost.left('broadsword'), 1);
  lost.do(ANN, buy('barbarian', 'broadsword'));

  const recovered = Town.withParty(300);
  recovered.do(BOB, buy('dwarf', 'broadsword'));
  recovered.play('first', ['barbarian', 'dwarf'], 'won', {
    dwarf: 'dead',
    barbarian: { equipment: ['broadsword'], gold: 350 },
  });
  assert.ok(!recovered.types().includes('cardsReturned'));
  assert.deepEqual(recovered.sheet('barbarian').equipment, ['broadsword']);
  assert.equal(recovered.left('broadsword'), 0);
  recovered.refuses(ANN, buy('barbarian', 'broadsword'), 'soldOut', 'CLS-EQP-05');
});

rule('CLS-EQP-05', 'a weapon thrown away in a quest is for sale again', () => {
  const town = Town.withParty(300);
  town.do(BOB, buy('dwarf', 'spear'));
  town.refuses(ANN, buy('barbarian', 'spear'), 'soldOut', 'CLS-EQP-05');
  town.play('first', ['dwarf'], 'won', { dwarf: { equipment: [] } });
  assert.deepEqual(town.event('cardsReturned'), {
    type: 'cardsReturned',
    rules: ['CLS-RNG-01', 'CLS-EQP-05'],
    equipment: ['spear'],
  });
  town.do(ANN, buy('barbarian', 'spear'));
});

rule(
  'CLS-EQP-05',
  'what a quest gives comes from the stock; a copy beyond the cards goes with its owner',
  () => {
    const town = Town.withParty(300);
    town.play('first', ['dwarf'], 'won', { dwarf: { equipment: ['broadsword'] } });
    assert.deepEqual(town.event('cardsFound').equipment, ['broadsword']);
    assert.equal(town.left('broadsword'), 0);
    town.refuses(ANN, buy('barbarian', 'broadsword'), 'soldOut', 'CLS-EQP-05');

    town.play('second', ['barbarian'], 'won', { barbarian: { equipment: ['broadsword'] } });
    assert.deepEqual(town.event('copiesAdded').equipment, ['broadsword']);
    assert.equal(town.left('broadsword'), 0);
    town.play('third', ['barbarian', 'dwarf'], 'won', { dwarf: 'dead' });
    assert.deepEqual(town.event('copiesGone').equipment, ['broadsword']);
    assert.equal(town.left('broadsword'), 0, 'the one card of the box is in the Barbarian’s hands');
    town.do(ANN, { type: 'dismiss', hero: 'barbarian' });
    assert.equal(town.left('broadsword'), 1);
  },
);

rule('CLS-EQP-05', 'a table may choose an unlimited stock', () => {
  const town = Town.withParty(500, { stock: 'unlimited' });
  assert.equal(town.left('broadsword'), null);
  town.do(ANN, buy('barbarian', 'broadsword'));
  town.do(BOB, buy('dwarf', 'broadsword'));
  assert.ok(town.offers(ANN, buy('barbarian', 'broadsword')), 'and another one');
  town.do(BOB, unbuy('dwarf', 'broadsword'));
  assert.equal(town.sheet('dwarf').gold, 500);
  town.pay('dwarf', 249);
  town.refuses(BOB, buy('dwarf', 'broadsword'), 'tooDear', 'CLS-EQP-06');
});

rule('CLS-EQP-06', 'no credit: the exact price is enough, a piece less is not', () => {
  const town = Town.withParty();
  for (const id of EQUIPMENT_IDS) {
    const { price } = EQUIPMENT[id];
    town.pay('dwarf', price - 1);
    town.refuses(BOB, buy('dwarf', id), 'tooDear', 'CLS-EQP-06');
    assert.deepEqual(town.refusal(BOB, buy('dwarf', id))?.with, {
      hero: 'dwarf',
      equipment: id,
      price,
      gold: price - 1,
    });
    town.pay('dwarf', price);
    town.do(BOB, buy('dwarf', id));
    assert.equal(town.sheet('dwarf').gold, 0);
  }
  const shared = Town.withParty(99);
  shared.refuses(BOB, buy('dwarf', 'shield'), 'tooDear', 'CLS-EQP-06');
});

rule('CLS-EQP-07', 'gold that is not spent is kept from quest to quest', () => {
  const town = Town.withParty(0);
  town.play('first', ['dwarf'], 'won', { dwarf: { gold: 70 } });
  town.refuses(BOB, buy('dwarf', 'shield'), 'tooDear', 'CLS-EQP-06');
  town.begin('second', ['dwarf']);
  const match = new SmallMatch(questSetup(town.setup, town.state, smallQuest('second')));
  assert.equal(match.state.heroes[0]!.gold, 70);
  town.record('abandoned', { dwarf: { gold: 130 } });
  assert.equal(town.sheet('dwarf').gold, 130);
  town.do(BOB, buy('dwarf', 'shield'));
  town.do(BOB, { type: 'leaveTown', hero: 'dwarf' });
  assert.equal(town.sheet('dwarf').gold, 30);
  town.play('second', ['barbarian'], 'won');
  assert.equal(town.sheet('dwarf').gold, 30, 'also by staying at home');
});

rule('CLS-EQP-13', 'one suit is worn, among those owned, and goes into the quest', () => {
  const town = Town.withParty(2000);
  const wear = (hero: HeroKind, armour: 'none' | 'chainMail' | 'plateArmour' | 'borinsArmour') =>
    ({ type: 'wear', hero, armour }) as const;
  town.refuses(ANN, wear('barbarian', 'chainMail'), 'armourNotOwned', 'CLS-EQP-13');
  town.refuses(ANN, wear('barbarian', 'none'), 'alreadyWorn', 'CLS-EQP-13');
  town.refuses(ANN, wear('wizard', 'none'), 'wearsNoArmour', 'CLS-EQP-13');
  town.do(ANN, buy('barbarian', 'chainMail'));
  town.do(ANN, buy('barbarian', 'plateArmour'));
  const worn = () => {
    const { armour, advantages } = town.view().heroes[0]!;
    return [armour, advantages.defence, advantages.movement];
  };
  assert.deepEqual(worn(), ['plateArmour', 4, 1], 'the best, unless told otherwise');
  town.refuses(ANN, wear('barbarian', 'plateArmour'), 'alreadyWorn', 'CLS-EQP-13');
  town.do(ANN, wear('barbarian', 'chainMail'));
  assert.deepEqual(worn(), ['chainMail', 3, 2]);
  town.do(ANN, unbuy('barbarian', 'chainMail'));
  assert.deepEqual(worn(), ['plateArmour', 4, 1], 'what is gone is not worn');
  town.do(ANN, wear('barbarian', 'none'));
  assert.deepEqual(worn(), [null, 2, 2]);
  town.begin('first', ['barbarian']);
  const match = new SmallMatch(questSetup(town.setup, town.state, smallQuest('first')));
  assert.equal(match.state.heroes[0]!.armour, null);
  town.record('won');
  assert.equal(town.sheet('barbarian').armour, 'none', 'a choice is kept');
  town.do(ANN, wear('barbarian', 'plateArmour'));
  town.play('second', ['barbarian'], 'won', { barbarian: { equipment: [] } });
  assert.equal(town.sheet('barbarian').armour, null, 'but not without the armour');
});

test('CLS-EQP-02: the campaign waits for those with a hero in town or none at all; the host need not', () => {
  const town = new Town();
  assert.deepEqual(town.awaited(), ['morcar chooseQuest?', 'ann inTown', 'bob inTown']);
  town.do(ANN, { type: 'enrol', hero: 'elf' });
  town.do(BOB, { type: 'enrol', hero: 'dwarf' });
  town.do(ANN, { type: 'leaveTown', hero: 'elf' });
  assert.deepEqual(
    town.awaited(),
    ['morcar chooseQuest?', 'ann inTown?', 'bob inTown'],
    'Ann may enrol another',
  );
  town.do(BOB, { type: 'leaveTown', hero: 'dwarf' });
  assert.deepEqual(town.awaited(), ['morcar chooseQuest', 'ann inTown?', 'bob inTown?']);
  for (const hero of ['barbarian', 'wizard'] as const) town.do(ANN, { type: 'enrol', hero });
  assert.deepEqual(town.awaited(), ['morcar chooseQuest?', 'ann inTown', 'bob inTown?']);
  town.begin('first', ['elf']);
  assert.deepEqual(town.awaited(), ['morcar recordQuest']);
  assert.deepEqual(town.game.moves(town.state, HOST), [{ type: 'callOff' }]);
});

test('whoever has no hero and can enrol none is not awaited', () => {
  const town = new Town();
  for (const hero of ['barbarian', 'dwarf', 'elf', 'wizard'] as const) town.do(ANN, { type: 'enrol', hero });
  assert.deepEqual(town.awaited(), ['morcar chooseQuest?', 'ann inTown']);
});
