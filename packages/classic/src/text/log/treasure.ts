/** Cards, gold and potions. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import { equipmentCard } from '../../content/equipment.ts';
import { questTreasureCard } from '../../content/questTreasures.ts';
import { treasureCard } from '../../content/treasure.ts';
import { placeMention } from '../names.ts';
import type { Tellers } from './teller.ts';

export const TREASURE = defineMessages({
  en: {
    cardDrawn: '{Hero} draws a Treasure card, {card_bare}. {Text}',
    cardReturned: 'The card goes back into the Treasure deck: {card_bare}.',
    cardSetAside: 'The card is set aside: {card_bare}.',
    deckEmpty: 'The Treasure deck is empty: {hero} finds nothing.',
    goldRolled: '{Hero} rolls {die} for the scattered gold.',
    goldGained: '{Hero} gains {amount, plural, one {# gold piece} other {# gold pieces}}.',
    potionKept: '{Hero} keeps {potion_a}.',
    potionUsed: '{Hero} drinks {potion_a}.',
    potionThrown: '{Hero} uses {potion_a} on {target}.',
    questTreasureFound: '{Hero} finds what {place} was hiding.',
    questTreasureGained: '{Hero} takes {treasure}.',
    equipmentGained: '{Hero} takes {equipment_a}.',
    wanderingAsked: 'A wandering monster comes upon {hero}.',
    wanderingAbsent: 'No wandering monster comes upon {hero} after all.',
    rewardPaid: '{Hero} is rewarded with {gold, plural, one {# gold piece} other {# gold pieces}}.',
  },
  fr: {
    cardDrawn: '{Hero} tire une carte Trésor : {card_bare}. {Text}',
    cardReturned: 'La carte retourne dans la pile Trésor : {card_bare}.',
    cardSetAside: 'La carte est mise de côté : {card_bare}.',
    deckEmpty: 'La pile Trésor est épuisée : {hero} ne trouve rien.',
    goldRolled: '{Hero} obtient {die} pour l’or éparpillé.',
    goldGained: '{Hero} gagne {amount, plural, one {# pièce d’or} other {# pièces d’or}}.',
    potionKept: '{Hero} garde {potion_a}.',
    potionUsed: '{Hero} boit {potion_a}.',
    potionThrown: '{Hero} emploie {potion_a} contre {target}.',
    questTreasureFound: '{Hero} trouve ce que cachait {place}.',
    questTreasureGained: '{Hero} prend {treasure}.',
    equipmentGained: '{Hero} prend {equipment_a}.',
    wanderingAsked: 'Un monstre errant surprend {hero}.',
    wanderingAbsent: 'Finalement, aucun monstre errant ne surprend {hero}.',
    rewardPaid: '{Hero} reçoit une récompense de {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',
  },
});

const sentence = sentencesOf(TREASURE);

export const TREASURE_TELLERS: Tellers<Exclude<keyof typeof TREASURE.en, 'potionThrown'>> = {
  cardDrawn: ({ hero, card }, at) => {
    const { noun, text } = treasureCard(card);
    return sentence('cardDrawn', { hero: at.figure(hero), card: noun, text: at.text(text) });
  },
  cardReturned: ({ card }) => sentence('cardReturned', { card: treasureCard(card).noun }),
  cardSetAside: ({ card }) => sentence('cardSetAside', { card: treasureCard(card).noun }),
  deckEmpty: ({ hero }, at) => sentence('deckEmpty', { hero: at.figure(hero) }),
  goldRolled: ({ hero, die }, at) => sentence('goldRolled', { hero: at.figure(hero), die }),
  goldGained: ({ hero, amount }, at) => sentence('goldGained', { hero: at.figure(hero), amount }),
  potionKept: ({ hero, potion }, at) =>
    sentence('potionKept', { hero: at.figure(hero), potion: treasureCard(potion).noun }),
  potionUsed: ({ hero, potion, target }, at) => {
    const used = { hero: at.figure(hero), potion: treasureCard(potion).noun };
    return target === null
      ? sentence('potionUsed', used)
      : sentence('potionThrown', { ...used, target: at.figure(target) });
  },
  questTreasureFound: ({ hero, place }, at) =>
    sentence('questTreasureFound', { hero: at.figure(hero), place: placeMention(at.names, place) }),
  questTreasureGained: ({ hero, treasure }, at) =>
    sentence('questTreasureGained', { hero: at.figure(hero), treasure: questTreasureCard(treasure).noun }),
  equipmentGained: ({ hero, equipment }, at) =>
    sentence('equipmentGained', { hero: at.figure(hero), equipment: equipmentCard(equipment).noun }),
  wanderingAsked: ({ pending }, at) => sentence('wanderingAsked', { hero: at.figure(pending.hero) }),
  wanderingAbsent: ({ hero }, at) => sentence('wanderingAbsent', { hero: at.figure(hero) }),
  rewardPaid: ({ hero, gold }, at) => sentence('rewardPaid', { hero: at.figure(hero), gold }),
};
