import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { LEVELS } from '../content/levels.ts';
import { ANN, BOB, HOST, NextTown } from './testing/town.ts';

rule('NXT-HRO-01', 'experience won in a quest is kept, and a level rises when it is enough', () => {
  const town = NextTown.withParty();
  town.season('barbarian', 39);
  assert.equal(town.next('barbarian').experience, 39);
  town.refuses(ANN, { type: 'advance', hero: 'barbarian' }, 'moreExperience', 'NXT-HRO-01');
  town.season('barbarian', 1);
  town.do(ANN, { type: 'advance', hero: 'barbarian' });
  assert.equal(town.next('barbarian').level, 2);
  assert.equal(town.next('barbarian').experience, 40);
  assert.equal(town.score('barbarian').body, LEVELS.barbarian[1]!.body);
  town.refuses(ANN, { type: 'advance', hero: 'barbarian' }, 'moreExperience', 'NXT-HRO-01');
});

rule(
  'NXT-HRO-01',
  'a quest that brings much may lift a hero by several levels, one at a time, to the sixth',
  () => {
    const town = NextTown.withParty();
    town.season('elf', 899);
    for (const level of [2, 3, 4, 5]) {
      town.do(BOB, { type: 'advance', hero: 'elf' });
      assert.equal(town.next('elf').level, level);
    }
    town.refuses(BOB, { type: 'advance', hero: 'elf' }, 'moreExperience', 'NXT-HRO-01');
    town.season('elf', 1);
    town.do(BOB, { type: 'advance', hero: 'elf' });
    town.season('elf', 500);
    town.refuses(BOB, { type: 'advance', hero: 'elf' }, 'highestLevel', 'NXT-HRO-01');
  },
);

rule('NXT-HRO-01', 'nobody grows outside of town, nor another player’s hero', () => {
  const town = NextTown.withParty();
  town.season('dwarf', 100);
  town.refuses(ANN, { type: 'advance', hero: 'dwarf' }, 'notYourHero', 'CLS-GEN-03');
  town.do(BOB, { type: 'leaveTown', hero: 'dwarf' });
  town.refuses(BOB, { type: 'advance', hero: 'dwarf' }, 'leftTown', 'NXT-HRO-01');
  town.do(HOST, { type: 'beginQuest', quest: 'second', heroes: ['dwarf'] });
  town.refuses(BOB, { type: 'learn', hero: 'dwarf', gift: 'hardy' }, 'questUnderWay', 'NXT-HRO-01');
});

rule('NXT-HRO-01', 'one gift at levels 2, 4 and 6, among those of the hero, each once', () => {
  const town = NextTown.withParty();
  const learn = (gift: 'hardy' | 'heavyHand' | 'quickHands' | 'strongBack' | 'shadowStep') =>
    ({ type: 'learn', hero: 'barbarian', gift }) as const;
  town.refuses(ANN, learn('hardy'), 'giftTooSoon', 'NXT-HRO-01');
  town.season('barbarian', 900);
  town.do(ANN, { type: 'advance', hero: 'barbarian' });
  town.refuses(ANN, learn('quickHands'), 'giftOfOthers', 'NXT-HRO-01');
  town.refuses(ANN, learn('heavyHand'), 'giftTooSoon', 'NXT-HRO-01');
  town.do(ANN, learn('hardy'));
  assert.equal(town.score('barbarian').body, LEVELS.barbarian[1]!.body + 1);
  town.refuses(ANN, learn('hardy'), 'giftTaken', 'NXT-HRO-01');
  town.refuses(ANN, learn('strongBack'), 'noGiftOpen', 'NXT-HRO-01');
  town.do(ANN, { type: 'advance', hero: 'barbarian' });
  town.refuses(ANN, learn('strongBack'), 'noGiftOpen', 'NXT-HRO-01');
  town.do(ANN, { type: 'advance', hero: 'barbarian' });
  town.do(ANN, learn('heavyHand'));
  town.do(ANN, { type: 'advance', hero: 'barbarian' });
  town.do(ANN, { type: 'advance', hero: 'barbarian' });
  town.do(ANN, learn('shadowStep'));
  town.refuses(ANN, learn('strongBack'), 'noGiftOpen', 'NXT-HRO-01');
  assert.deepEqual(town.next('barbarian').gifts, ['hardy', 'heavyHand', 'shadowStep']);
});

rule('NXT-HRO-01', 'a speciality from level 4, one of the hero’s own, for good', () => {
  const town = NextTown.withParty(0, { level: 3 });
  const take = (speciality: 'assassin' | 'champion' | 'sage') =>
    ({ type: 'specialise', hero: 'barbarian', speciality }) as const;
  town.refuses(ANN, take('assassin'), 'specialityTooSoon', 'NXT-HRO-01');
  town.season('barbarian', 160);
  town.do(ANN, { type: 'advance', hero: 'barbarian' });
  town.refuses(ANN, take('sage'), 'specialityOfOthers', 'NXT-HRO-01');
  town.do(ANN, take('assassin'));
  assert.equal(town.score('barbarian').next.dodge, 'advanced');
  town.refuses(ANN, take('champion'), 'specialityTaken', 'NXT-HRO-01');
});

rule('NXT-DOD-08', 'the lucky number is chosen with extraordinary dodge, once', () => {
  const town = NextTown.withParty(0, { level: 5 });
  const seven = { type: 'chooseLuck', hero: 'barbarian', number: 7 } as const;
  town.do(ANN, { type: 'specialise', hero: 'barbarian', speciality: 'assassin' });
  town.refuses(ANN, seven, 'noLuckYet', 'NXT-DOD-08');
  town.season('barbarian', 360);
  town.do(ANN, { type: 'advance', hero: 'barbarian' });
  town.refuses(ANN, { ...seven, number: 21 }, 'malformed', 'NXT-DOD-08');
  town.refuses(ANN, { ...seven, number: 0 }, 'malformed', 'NXT-DOD-08');
  town.do(ANN, seven);
  assert.equal(town.next('barbarian').lucky, 7);
  town.refuses(ANN, { ...seven, number: 8 }, 'luckFixed', 'NXT-DOD-08');
});

rule('NXT-ENC-01', 'the Wizard’s gauge follows the level, and arcana open with it', () => {
  const town = NextTown.withParty();
  assert.deepEqual([town.score('wizard').next.mana, town.score('wizard').next.arcana], [1, []]);
  town.season('wizard', 280);
  for (const _ of [2, 3, 4]) town.do(ANN, { type: 'advance', hero: 'wizard' });
  const { mana, arcana } = town.score('wizard').next;
  assert.equal(mana, 3);
  assert.ok(arcana.includes('golem') && !arcana.includes('rainOfFire'));
});

rule('NXT-ELF-01', 'a Spell point for every two points of Mind, on the sheet too', () => {
  const town = NextTown.withParty(0, { level: 4 });
  assert.equal(town.score('elf').mind, 5);
  assert.equal(town.score('elf').next.spellPoints, 2);
  town.do(BOB, { type: 'learn', hero: 'elf', gift: 'clearMind' });
  assert.equal(town.score('elf').next.spellPoints, 3);
  assert.equal(town.score('dwarf').next.spellPoints, 0);
});
