import assert from 'node:assert/strict';
import { streamFromSeed } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import type { Command } from '../commands.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { CampaignCommand } from './commands.ts';
import { questSetup } from './quests.ts';
import { smallQuest, SmallMatch } from './testing/quest.ts';
import { ANN, BOB, Town } from './testing/town.ts';

const gold = (hero: HeroKind, to: HeroKind, amount?: number): CampaignCommand =>
  amount === undefined ? { type: 'giveGold', hero, to } : { type: 'giveGold', hero, to, amount };
const axe = (hero: HeroKind, to: HeroKind): CampaignCommand => ({
  type: 'giveEquipment',
  hero,
  to,
  equipment: 'battleAxe',
});
const bane = (hero: HeroKind, to: HeroKind): CampaignCommand => ({
  type: 'giveTreasure',
  hero,
  to,
  treasure: 'orcsBane',
});

/** The Barbarian has 500 gold pieces, the battle axe and Orc's Bane, the others nothing. */
function generous(gifts = true): Town {
  const town = Town.withParty(0, { gifts });
  town.pay('barbarian', 900);
  town.do(ANN, { type: 'buy', hero: 'barbarian', equipment: 'battleAxe' });
  town.play('first', ['barbarian'], 'won', { barbarian: { treasures: ['orcsBane'] } });
  return town;
}

rule('CLS-EQP-08', 'between quests heroes freely give gold, from 1 piece to all they have', () => {
  const town = generous();
  town.do(ANN, gold('barbarian', 'dwarf', 1));
  assert.deepEqual([town.sheet('barbarian').gold, town.sheet('dwarf').gold], [499, 1]);
  for (const amount of [0, -1, 500])
    town.refuses(ANN, gold('barbarian', 'dwarf', amount), 'goldNotOwned', 'CLS-EQP-08');
  town.do(ANN, gold('barbarian', 'wizard', 400));
  town.do(ANN, gold('barbarian', 'dwarf', 99));
  assert.deepEqual([town.sheet('barbarian').gold, town.sheet('dwarf').gold], [0, 100]);
  town.refuses(ANN, gold('barbarian', 'dwarf'), 'goldNotOwned', 'CLS-EQP-08');
  town.do(BOB, gold('dwarf', 'barbarian'));
  assert.deepEqual([town.sheet('barbarian').gold, town.sheet('dwarf').gold], [100, 0], 'the whole purse');
});

rule('CLS-EQP-08', 'between quests heroes freely give equipment and quest treasures they have', () => {
  const town = generous();
  town.do(ANN, axe('barbarian', 'dwarf'));
  assert.deepEqual([town.sheet('barbarian').equipment, town.sheet('dwarf').equipment], [[], ['battleAxe']]);
  town.refuses(ANN, axe('barbarian', 'dwarf'), 'equipmentNotOwned', 'CLS-EQP-08');
  assert.equal(town.left('battleAxe'), 0, 'no card was made or lost');
  town.do(ANN, bane('barbarian', 'dwarf'));
  assert.deepEqual([town.sheet('barbarian').treasures, town.sheet('dwarf').treasures], [[], ['orcsBane']]);
  town.refuses(ANN, bane('barbarian', 'dwarf'), 'treasureNotOwned', 'CLS-EQP-08');
  town.do(BOB, axe('dwarf', 'wizard'));
  assert.deepEqual(town.sheet('wizard').equipment, ['battleAxe'], 'to be carried for somebody else');
  const { attacks } = town.view().heroes.find(({ kind }) => kind === 'wizard')!.advantages;
  assert.deepEqual(
    attacks.map(({ weapon }) => weapon),
    [null],
  );
});

rule('CLS-EQP-08', 'a gift is one’s own, to another, who lives', () => {
  const town = generous();
  town.refuses(BOB, gold('barbarian', 'dwarf'), 'notYourHero', 'CLS-GEN-03');
  town.refuses(ANN, gold('barbarian', 'barbarian'), 'giftToOneself', 'CLS-EQP-08');
  town.refuses(ANN, gold('barbarian', 'elf'), 'noSuchHero', 'CLS-EQP-08');
  town.play('second', ['barbarian', 'dwarf'], 'won', { dwarf: 'dead' });
  town.refuses(ANN, gold('barbarian', 'dwarf'), 'noSuchHero', 'CLS-EQP-08');
  town.do(ANN, gold('barbarian', 'wizard'));
});

rule('CLS-EQP-08', 'nothing changes hands once one of the two has left town', () => {
  const town = generous();
  town.do(BOB, { type: 'leaveTown', hero: 'dwarf' });
  town.refuses(ANN, gold('barbarian', 'dwarf'), 'leftTown', 'CLS-EQP-08');
  town.do(ANN, gold('barbarian', 'wizard', 10));
  town.do(ANN, { type: 'leaveTown', hero: 'barbarian' });
  town.refuses(ANN, axe('barbarian', 'wizard'), 'leftTown', 'CLS-EQP-08');
});

rule('CLS-EQP-08', 'no gifts during a quest, in town or in the dungeon', () => {
  const town = generous();
  town.begin('second', ['barbarian', 'dwarf']);
  town.refuses(ANN, gold('barbarian', 'dwarf'), 'questUnderWay', 'CLS-EQP-08');
  town.refuses(ANN, axe('barbarian', 'wizard'), 'questUnderWay', 'CLS-EQP-08');
  town.refuses(ANN, bane('barbarian', 'dwarf'), 'questUnderWay', 'CLS-EQP-08');

  const match = new SmallMatch(questSetup(town.setup, town.state, smallQuest('second')));
  for (const gift of [gold('barbarian', 'dwarf'), axe('barbarian', 'dwarf'), bane('barbarian', 'dwarf')])
    assert.equal(match.refusal(ANN, gift as unknown as Command)?.code, 'unknownCommand');
  const belongs = (state: typeof match.state) => {
    const { gold: purse, equipment, treasures, potions } = state.heroes.find(({ id }) => id === 'dwarf')!;
    return { purse, equipment, treasures, potions };
  };
  const moves = match.game.moves(match.state, ANN);
  assert.ok(moves.length > 0);
  for (const move of moves) {
    const decision = match.game.decide(match.state, ANN, move, streamFromSeed('gifts'));
    assert.ok(
      decision.ok && JSON.stringify(belongs(decision.state)) === JSON.stringify(belongs(match.state)),
    );
  }
});

rule('CLS-EQP-08', 'a table may forbid gifts', () => {
  const town = generous(false);
  town.refuses(ANN, gold('barbarian', 'dwarf', 1), 'giftsForbidden', 'CLS-EQP-08');
  town.refuses(ANN, axe('barbarian', 'dwarf'), 'giftsForbidden', 'CLS-EQP-08');
  town.refuses(ANN, bane('barbarian', 'dwarf'), 'giftsForbidden', 'CLS-EQP-08');
  town.do(ANN, { type: 'buy', hero: 'barbarian', equipment: 'shield' });
});
