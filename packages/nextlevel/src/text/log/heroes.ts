/** What heroes gain, carry and use: gear, experience, rage, shots. */
import type { TextScene } from '@oubliette/classic/extend';
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { HeroFacts } from '../../chapters/heroes.ts';
import type { AttackAid } from '../../heroes/shots.ts';
import { thingNoun, thingsOf } from '../things.ts';
import { DICE, diceMentions, WORDS } from '../vocabulary.ts';
import type { NextTellers } from './teller.ts';

export const HEROES = defineMessages({
  en: {
    outfitTaken: '{Hero} sets out at level {level}{things_count, plural, =0 {} other {, with {things_a}}}.',
    gearGained: '{Hero} takes {gear_a}.',
    laidDown: '{Hero} cannot carry everything, and leaves {things_a} on {square}.',
    takenUp: '{Hero} takes up {things_a} on {square}.',
    gearClaimed: 'Morcar claims what lies on {square}: {things_a}.',
    experienceWon: '{Hero} gains {points_n}.',
    rageGrown: '{Hero_s} rage grows: {dice_n}.',
    rageCounted: '{Hero_s} rage grows: {kills, plural, one {# kill} other {# kills}} towards a better die.',
    rageLost: '{Hero_s} rage is gone.',
    rageTurned: '{Hero_s} next kills go towards {die_a}.',
    heroicShotCalled: '{Figure} calls a heroic shot.',
    aidsSpent: '{Figure} draws on {aids}.',
    shotFollows: '{Figure} may shoot once more at once, at another target.',
    secondShotTaken: '{Figure} shoots a second time, at {target}.',
  },
  fr: {
    outfitTaken: '{Hero} part au niveau {level}{things_count, plural, =0 {} other {, avec {things_a}}}.',
    gearGained: '{Hero} prend {gear_a}.',
    laidDown: '{Hero} ne peut pas tout porter et laisse {things_a} en {square}.',
    takenUp: '{Hero} ramasse {things_a} en {square}.',
    gearClaimed: 'Morcar s’empare de ce qui se trouve en {square} : {things_a}.',
    experienceWon: '{Hero} gagne {points_n}.',
    rageGrown: 'La rage de {hero} monte : {dice_n}.',
    rageCounted:
      'La rage de {hero} monte : {kills, plural, one {# ennemi abattu} other {# ennemis abattus}}, en vue d’un meilleur dé.',
    rageLost: 'La rage de {hero} retombe.',
    rageTurned: 'Les prochains ennemis abattus par {hero} compteront en vue de {die_a}.',
    heroicShotCalled: '{Figure} annonce un tir héroïque.',
    aidsSpent: '{Figure} a recours à {aids}.',
    shotFollows: '{Figure} peut tirer aussitôt sur une autre cible.',
    secondShotTaken: '{Figure} tire une seconde fois, sur {target}.',
  },
});

const sentence = sentencesOf(HEROES);

const AIDS: { readonly [aid in AttackAid]: { readonly en: string; readonly fr: string } } = {
  poison: { en: 'the poison', fr: 'son poison' },
  enchantment: { en: 'the enchantment', fr: 'un enchantement' },
  heroic: { en: 'the heroic shot', fr: 'son tir héroïque' },
};

/** The rage is the Barbarian's alone (NXT-WAR-01). */
const raging = (at: TextScene) => ({ hero: at.figure('barbarian') });

export const HERO_TELLERS: NextTellers<HeroFacts> = {
  outfitTaken: ({ hero, potions, sheet: { level, gear, scrolls, substances } }, at) =>
    sentence('outfitTaken', {
      hero: at.figure(hero),
      level,
      things: thingsOf({ gear, potions, scrolls, substances }),
    }),
  gearGained: ({ hero, gear }, at) =>
    sentence('gearGained', { hero: at.figure(hero), gear: thingNoun(gear) }),
  laidDown: ({ hero, square, gold, potions }, at) =>
    sentence('laidDown', {
      hero: at.figure(hero),
      square: at.square(square),
      things: thingsOf({ gold, potions }),
    }),
  takenUp: ({ hero, square, gold, potions, gear, scrolls, substances }, at) =>
    sentence('takenUp', {
      hero: at.figure(hero),
      square: at.square(square),
      things: thingsOf({ gold, potions, gear, scrolls, substances }),
    }),
  gearClaimed: ({ square, gear, scrolls, substances }, at) =>
    sentence('gearClaimed', { square: at.square(square), things: thingsOf({ gear, scrolls, substances }) }),
  experienceWon: ({ hero, amount }, at) =>
    sentence('experienceWon', {
      hero: at.figure(hero),
      points: { noun: WORDS.experience, count: amount },
    }),
  rageGrown: ({ rage: { dice, kills } }, at) =>
    kills > 0
      ? sentence('rageCounted', { ...raging(at), kills })
      : sentence('rageGrown', { ...raging(at), dice: diceMentions(dice) }),
  rageLost: ({ hero }, at) => sentence('rageLost', { hero: at.figure(hero) }),
  rageTurned: ({ towards }, at) => sentence('rageTurned', { ...raging(at), die: DICE[towards] }),
  heroicShotCalled: ({ figure }, at) => sentence('heroicShotCalled', { figure: at.figure(figure) }),
  aidsSpent: ({ figure, aids }, at) =>
    sentence('aidsSpent', {
      figure: at.figure(figure),
      aids: aids.map((aid) => AIDS[aid][at.language]).join(', '),
    }),
  shotFollows: ({ figure }, at) => sentence('shotFollows', { figure: at.figure(figure) }),
  secondShotTaken: ({ figure, target }, at) =>
    sentence('secondShotTaken', { figure: at.figure(figure), target: at.figure(target) }),
};
