import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import { GEAR_IDS } from '../content/armoury.ts';
import { SCROLL_IDS } from '../content/magic.ts';
import { POTION_PRICES, SUBSTANCE_IDS } from '../content/search.ts';
import { POTION_IDS } from '../setup.ts';
import { ANN, BOB, HOST, NextTown } from './testing/town.ts';
import type { ThingId, WareId } from './things.ts';

const buy = (hero: 'barbarian' | 'wizard' | 'elf' | 'dwarf', ware: WareId) =>
  ({ type: 'purchase', hero, ware }) as const;
const sell = (hero: 'barbarian' | 'wizard' | 'elf' | 'dwarf', thing: ThingId) =>
  ({ type: 'sell', hero, thing }) as const;

test('every thing has a name of its own among all sorts of things', () => {
  const all = [...GEAR_IDS, ...POTION_IDS, ...SCROLL_IDS, ...SUBSTANCE_IDS];
  assert.equal(new Set<string>(all).size, all.length);
});

rule('CLS-EQP-06', 'gear is paid for at its price, and not on credit', () => {
  const town = NextTown.withParty(149);
  town.refuses(ANN, buy('barbarian', 'leather'), 'wareTooDear', 'CLS-EQP-06');
  town.pay('barbarian', 150);
  town.do(ANN, buy('barbarian', 'leather'));
  assert.equal(town.gold('barbarian'), 0);
  assert.ok(town.next('barbarian').gear.includes('leather'));
  assert.equal(town.score('barbarian').next.defence, 3, 'two dice of the level and one of leather');
});

rule('CLS-EQP-02', 'the shop is open between quests, to those who have not left town', () => {
  const town = NextTown.withParty(500);
  town.do(ANN, { type: 'leaveTown', hero: 'barbarian' });
  town.refuses(ANN, buy('barbarian', 'leather'), 'leftTown', 'CLS-EQP-02');
  town.refuses(ANN, buy('elf', 'leather'), 'notYourHero', 'CLS-GEN-03');
  town.do(HOST, { type: 'beginQuest', quest: 'first', heroes: ['barbarian'] });
  town.refuses(BOB, buy('elf', 'leather'), 'questUnderWay', 'CLS-EQP-02');
});

rule('NXT-ATK-02', 'a weapon with more dice than the attack level is not sold to the hero', () => {
  const town = NextTown.withParty(2000);
  assert.equal(town.score('barbarian').next.attackLevel, 3);
  town.do(ANN, buy('barbarian', 'broadsword'));
  assert.equal(town.score('barbarian').next.attack, 3);
  town.refuses(ANN, buy('barbarian', 'claymore'), 'beyondAttackLevel', 'NXT-ATK-02');
});

rule('NXT-HRO-01', 'what is made for another hero is not sold, but may be carried for a friend', () => {
  const town = NextTown.withParty(2000, { level: 4 });
  town.refuses(ANN, buy('wizard', 'chainMail'), 'notForThisHero', 'NXT-HRO-01');
  town.refuses(ANN, buy('barbarian', 'blackPowderPistol'), 'notForThisHero', 'NXT-HRO-01');
  town.do(BOB, buy('dwarf', 'shield'));
  const before = town.score('wizard').next.defence;
  town.do(BOB, { type: 'giveThing', hero: 'dwarf', to: 'wizard', thing: 'shield' });
  assert.ok(town.next('wizard').gear.includes('shield'));
  assert.equal(town.score('wizard').next.defence, before, 'a Wizard hides behind no shield');
});

rule('NXT-EQP-01', 'the Armoury sells what is on its list', () => {
  const town = NextTown.withParty(2000);
  town.refuses(ANN, buy('barbarian', 'worthlessStick'), 'notForSale', 'NXT-EQP-01');
  town.refuses(ANN, buy('barbarian', 'poorWeapon'), 'notForSale', 'NXT-EQP-01');
  town.pay('barbarian', 9000);
  const shop = town.game.view(town.state, ANN).shop.map(({ id }) => id);
  assert.ok(!shop.some((id) => id === 'worthlessStick' || id === 'poorWeapon'));
  assert.ok(shop.includes('claymore') && shop.includes('holyWater') && shop.includes('golem'));
});

rule('NXT-EQP-01', 'the shop pays half the price, and all of it for what was bought in this stay', () => {
  const town = NextTown.withParty(100);
  town.do(ANN, buy('barbarian', 'shield'));
  town.do(ANN, sell('barbarian', 'shield'));
  assert.equal(town.gold('barbarian'), 100);
  town.do(ANN, buy('barbarian', 'shield'));
  town.do(ANN, { type: 'leaveTown', hero: 'barbarian' });
  town.play('first', ['barbarian'], 'won');
  town.do(ANN, sell('barbarian', 'shield'));
  assert.equal(town.gold('barbarian'), 50);
  town.refuses(ANN, sell('barbarian', 'shield'), 'thingNotOwned', 'NXT-EQP-01');
});

rule('NXT-EQP-01', 'setting out closes the books for everybody', () => {
  const town = NextTown.withParty(100);
  town.do(BOB, buy('dwarf', 'shield'));
  town.play('first', ['barbarian'], 'won');
  town.do(BOB, sell('dwarf', 'shield'));
  assert.equal(town.gold('dwarf'), 50);
});

rule('NXT-UNA-04', 'nobody gives a coin for a worthless stick', () => {
  const town = NextTown.withParty();
  town.refuses(ANN, sell('barbarian', 'worthlessStick'), 'worthNothing', 'NXT-UNA-04');
  town.do(ANN, sell('barbarian', 'tunic'));
  assert.equal(town.gold('barbarian'), 2);
});

rule('NXT-SRC-02', 'rare substances are brought home and sold at their price', () => {
  const town = NextTown.withParty();
  town.play('first', ['elf'], 'won', { elf: { next: { substances: ['amber', 'unicornHorn'] } } });
  town.do(BOB, sell('elf', 'amber'));
  assert.equal(town.gold('elf'), 40);
  assert.ok(town.cites('NXT-SRC-02'));
  town.play('second', ['elf'], 'won', { elf: { next: { substances: ['mandrake'] } } });
  assert.deepEqual(
    town.next('elf').substances,
    ['unicornHorn', 'mandrake'],
    'what is not sold waits in town',
  );
});

rule('NXT-HRO-04', 'two potions are all a hero carries out of the shop, until a belt holds more', () => {
  const town = NextTown.withParty(2000);
  const potion = buy('elf', 'potionOfHealing');
  town.do(BOB, potion);
  town.do(BOB, potion);
  assert.equal(town.gold('elf'), 2000 - 2 * POTION_PRICES.potionOfHealing);
  town.refuses(BOB, potion, 'noRoomForPotions', 'NXT-HRO-04');
  town.do(BOB, buy('elf', 'potionBelt'));
  town.do(BOB, potion);
  town.refuses(BOB, sell('elf', 'potionBelt'), 'bagInUse', 'NXT-HRO-04');
  town.refuses(
    BOB,
    { type: 'giveThing', hero: 'elf', to: 'dwarf', thing: 'potionBelt' },
    'bagInUse',
    'NXT-HRO-04',
  );
  town.do(BOB, { type: 'giveThing', hero: 'elf', to: 'dwarf', thing: 'potionOfHealing' });
  town.do(BOB, sell('elf', 'potionBelt'));
  town.do(BOB, buy('dwarf', 'holyWater'));
  town.refuses(
    BOB,
    { type: 'giveThing', hero: 'elf', to: 'dwarf', thing: 'potionOfHealing' },
    'noRoomForPotions',
    'NXT-HRO-04',
  );
});

rule('NXT-HRO-05', 'a purse or a coffer holds more gold of a quest; savings have no limit', () => {
  const town = NextTown.withParty(5000);
  assert.equal(town.score('dwarf').next.carries.gold, 100);
  town.do(BOB, buy('dwarf', 'purse'));
  assert.equal(town.score('dwarf').next.carries.gold, 250);
  town.do(BOB, buy('dwarf', 'coffer'));
  assert.equal(town.score('dwarf').next.carries.gold, 600);
  assert.equal(town.gold('dwarf'), 4800);
});

rule('NXT-ARM-03', 'poison is sold by the phial; an opened one is nobody’s bargain', () => {
  const town = NextTown.withParty(500);
  town.do(BOB, buy('elf', 'poisonPhial'));
  town.do(BOB, buy('elf', 'poisonFlask'));
  assert.equal(town.next('elf').poison, 7);
  town.play('first', ['elf'], 'won', { elf: { next: { poison: 4 } } });
  assert.deepEqual(
    town.next('elf').gear,
    ['tunic', 'worthlessStick', 'poisonFlask'],
    'the empty phial is gone',
  );
  assert.equal(town.next('elf').poison, 4);
  town.refuses(BOB, sell('elf', 'poisonFlask'), 'phialOpened', 'NXT-ARM-03');
  town.play('second', ['elf'], 'won', { elf: { next: { poison: 0 } } });
  assert.deepEqual(town.next('elf').gear, ['tunic', 'worthlessStick']);
});

rule('CLS-EQP-08', 'gear, scrolls, gold and treasures are given where the table allows gifts', () => {
  const town = NextTown.withParty(200);
  town.do(ANN, buy('wizard', 'sleep'));
  town.do(ANN, { type: 'giveThing', hero: 'wizard', to: 'elf', thing: 'sleep' });
  assert.deepEqual(town.next('elf').scrolls, ['sleep']);
  town.do(ANN, { type: 'giveGold', hero: 'wizard', to: 'elf', amount: 20 });
  assert.equal(town.gold('elf'), 220);
  town.refuses(
    ANN,
    { type: 'giveThing', hero: 'wizard', to: 'elf', thing: 'sleep' },
    'thingNotOwned',
    'CLS-EQP-08',
  );
  const strict = NextTown.withParty(200, { gifts: false });
  strict.refuses(
    ANN,
    { type: 'giveThing', hero: 'wizard', to: 'elf', thing: 'tunic' },
    'giftsForbidden',
    'CLS-EQP-08',
  );
});

rule('CLS-EQP-13', 'weapons and armour may be left at home, and packed again', () => {
  const town = NextTown.withParty(500);
  town.do(ANN, buy('barbarian', 'helmet'));
  town.do(ANN, buy('barbarian', 'purse'));
  assert.equal(town.score('barbarian').next.defence, 3);
  town.do(ANN, { type: 'stow', hero: 'barbarian', gear: 'helmet' });
  assert.equal(town.score('barbarian').next.defence, 2);
  town.refuses(ANN, { type: 'stow', hero: 'barbarian', gear: 'purse' }, 'onlyArms', 'CLS-EQP-13');
  town.refuses(ANN, { type: 'stow', hero: 'barbarian', gear: 'helmet' }, 'thingNotOwned', 'CLS-EQP-13');
  town.play('first', ['barbarian'], 'won');
  assert.deepEqual(town.next('barbarian').stowed, ['helmet'], 'it has waited at home');
  town.do(ANN, { type: 'pack', hero: 'barbarian', gear: 'helmet' });
  town.refuses(ANN, { type: 'pack', hero: 'barbarian', gear: 'helmet' }, 'notStowed', 'CLS-EQP-13');
  assert.equal(town.score('barbarian').next.defence, 3);
});

test('classic’s armoury has no place here', () => {
  const town = NextTown.withParty(500);
  const decision = town.game.decide(
    town.state,
    ANN,
    { type: 'buy', hero: 'barbarian', equipment: 'dagger' } as never,
    null as never,
  );
  assert.equal(!decision.ok && decision.refusal.code, 'notACommand');
});
