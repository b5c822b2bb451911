/** Words of what heroes carry: treasures, gold, gifts, potions. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import { treasureCard } from '../../content/treasures.ts';
import type { TreasureId } from '../../content/treasures.ts';
import type { GearCommand, GearFacts } from '../../gear/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { cardNoun, gold, heldNoun } from '../scene.ts';

const TEXT = defineMessages({
  en: {
    treasureTurned: 'The Treasure card turned up is {card}.',
    reshuffled: 'The discarded Treasure cards are shuffled into a new deck.',
    nothingLeft: 'No Treasure card is left that would do.',
    cashed: '{Hero} cashes {card}: {gold_n}.',
    cardTaken: '{Hero} keeps {card}.',
    cardGiven: '{Hero} gives {card} to {to}.',
    goldGiven: '{Hero} gives {gold_n} to {to}.',
    giftRefused: '{To} refuses {card} that {hero} offers.',
    cardDropped: '{Hero} leaves {card} on {square}.',
    goldPicked: '{Hero} picks up {gold_n} on {square}.',
    cardPicked: '{Hero} picks up {card} on {square}.',
    worn: '{Hero} puts on {card}.',
    takenOff: '{Hero} takes off {card}.',
    objectUsed: '{Hero} uses {card}{gone, select, yes {, and it is gone} other {}}.',
    drunk: '{Hero} drinks {card}.',
    scrollRead: '{Hero} reads {card} for {target}.',
    scrollReadAt: '{Hero} reads {card} at {target}.',
    shotSpent: '{Hero} shoots with {card}: a die more, {left, plural, =0 {and none is left} other {# left}}.',
    diceOfHealing: '{Figure} rolls {face} for healing.',
    hastened: '{Hero} can go {cells, plural, one {# cell} other {# cells}} farther this turn.',
    giveCard: 'Give {card} to {to}',
    giveGold: 'Give {gold_n} to {to}',
    accept: 'Accept the gift',
    decline: 'Refuse the gift',
    dropCard: 'Leave {card} on {square}',
    pickUp: 'Pick up {card}',
    pickUpGold: 'Pick up the gold',
    wear: 'Put on {card}',
    takeOff: 'Take off {card}',
    drink: 'Drink {card}',
    readScroll: 'Read {card} for {target}',
    readScrollAt: 'Read {card} at {target}',
  },
  fr: {
    treasureTurned: 'La carte Trésor retournée est {card}.',
    reshuffled: 'Les cartes Trésor défaussées forment un nouveau paquet.',
    nothingLeft: 'Il ne reste aucune carte Trésor qui convienne.',
    cashed: '{Hero} encaisse {card} : {gold_n}.',
    cardTaken: '{Hero} garde {card}.',
    cardGiven: '{Hero} donne {card} à {to}.',
    goldGiven: '{Hero} donne {gold_n} à {to}.',
    giftRefused: '{To} refuse {card} que lui offre {hero}.',
    cardDropped: '{Hero} laisse {card} en {square}.',
    goldPicked: '{Hero} ramasse {gold_n} en {square}.',
    cardPicked: '{Hero} ramasse {card} en {square}.',
    worn: '{Hero} met {card}.',
    takenOff: '{Hero} ôte {card}.',
    objectUsed: '{Hero} emploie {card}{gone, select, yes {, pour la dernière fois} other {}}.',
    drunk: '{Hero} boit {card}.',
    scrollRead: '{Hero} lit {card} pour {target}.',
    scrollReadAt: '{Hero} lit {card} contre {target}.',
    shotSpent:
      '{Hero} tire avec {card} : un dé de plus, {left, plural, =0 {et il n’en reste plus} other {il en reste #}}.',
    diceOfHealing: '{Figure} obtient {face} pour la guérison.',
    hastened: '{Hero} peut aller {cells, plural, one {# case} other {# cases}} plus loin ce tour-ci.',
    giveCard: 'Donner {card} à {to}',
    giveGold: 'Donner {gold_n} à {to}',
    accept: 'Accepter le don',
    decline: 'Refuser le don',
    dropCard: 'Laisser {card} en {square}',
    pickUp: 'Ramasser {card}',
    pickUpGold: 'Ramasser l’or',
    wear: 'Mettre {card}',
    takeOff: 'Ôter {card}',
    drink: 'Boire {card}',
    readScroll: 'Lire {card} pour {target}',
    readScrollAt: 'Lire {card} contre {target}',
  },
});

const sentence = sentencesOf(TEXT);

/** A spell against somebody, not for somebody. */
function isAimed(card: TreasureId): boolean {
  const its = treasureCard(card);
  return its.kind === 'scroll' && its.spell.does === 'strike';
}

export const GEAR_WORDS: ChapterWords<GearCommand, GearFacts> = {
  text: TEXT,
  tellers: {
    treasureTurned: ({ card }) => sentence('treasureTurned', { card: cardNoun(card) }),
    reshuffled: () => sentence('reshuffled', {}),
    nothingLeft: () => sentence('nothingLeft', {}),
    cashed: ({ hero, card, gold: worth }, at) =>
      sentence('cashed', { hero: at.figure(hero), card: cardNoun(card), gold: gold(worth) }),
    // A gift, and what lay on the ground, have been told already.
    cardTaken: ({ hero, held, from }, at) =>
      from === 'deck' ? sentence('cardTaken', { hero: at.figure(hero), card: heldNoun(held) }) : null,
    cardGiven: ({ from, to, held }, at) =>
      sentence('cardGiven', { hero: at.figure(from), to: at.figure(to), card: heldNoun(held) }),
    goldGiven: ({ from, to, gold: sum }, at) =>
      sentence('goldGiven', { hero: at.figure(from), to: at.figure(to), gold: gold(sum) }),
    giftRefused: ({ from, to, card }, at) =>
      sentence('giftRefused', { hero: at.figure(from), to: at.figure(to), card: cardNoun(card) }),
    cardDropped: ({ hero, held, at: square }, at) =>
      sentence('cardDropped', { hero: at.figure(hero), card: heldNoun(held), square: at.square(square) }),
    goldPicked: ({ hero, at: square, gold: sum }, at) =>
      sentence('goldPicked', { hero: at.figure(hero), gold: gold(sum), square: at.square(square) }),
    cardPicked: ({ hero, at: square, held }, at) =>
      sentence('cardPicked', { hero: at.figure(hero), card: heldNoun(held), square: at.square(square) }),
    worn: ({ hero, card }, at) => sentence('worn', { hero: at.figure(hero), card: cardNoun(card) }),
    takenOff: ({ hero, card }, at) => sentence('takenOff', { hero: at.figure(hero), card: cardNoun(card) }),
    objectUsed: ({ hero, card, gone }, at) =>
      sentence('objectUsed', { hero: at.figure(hero), card: cardNoun(card), gone: yesNo(gone) }),
    drunk: ({ hero, card }, at) => sentence('drunk', { hero: at.figure(hero), card: cardNoun(card) }),
    scrollRead: ({ hero, card, target }, at) =>
      sentence(isAimed(card) ? 'scrollReadAt' : 'scrollRead', {
        hero: at.figure(hero),
        card: cardNoun(card),
        target: at.figure(target),
      }),
    shotSpent: ({ hero, card, left }, at) =>
      sentence('shotSpent', { hero: at.figure(hero), card: cardNoun(card), left }),
    diceOfHealing: ({ figure, face }, at) => sentence('diceOfHealing', { figure: at.figure(figure), face }),
    hastened: ({ hero, cells }, at) => sentence('hastened', { hero: at.figure(hero), cells }),
  },
  labels: {
    giveCard: ({ card, to }, at) => sentence('giveCard', { card: cardNoun(card), to: at.figure(to) }),
    giveGold: ({ gold: sum, to }, at) => sentence('giveGold', { gold: gold(sum), to: at.figure(to) }),
    answerGift: ({ accept }) => sentence(accept ? 'accept' : 'decline', {}),
    dropCard: ({ card, at: square }, at) =>
      sentence('dropCard', { card: cardNoun(card), square: at.square(square) }),
    pickUp: ({ card }) => sentence('pickUp', { card: cardNoun(card) }),
    pickUpGold: () => sentence('pickUpGold', {}),
    wear: ({ card }) => sentence('wear', { card: cardNoun(card) }),
    takeOff: ({ card }) => sentence('takeOff', { card: cardNoun(card) }),
    drink: ({ card }) => sentence('drink', { card: cardNoun(card) }),
    readScroll: ({ card, target }, at) =>
      sentence(isAimed(card as TreasureId) ? 'readScrollAt' : 'readScroll', {
        card: cardNoun(card),
        target: at.figure(target),
      }),
    leaveCard: ({ card, at: square }, at) =>
      sentence('dropCard', { card: cardNoun(card), square: at.square(square) }),
  },
  questions: {
    answerGift: {
      prompt: {
        en: 'You are offered a card: accept it or not.',
        fr: 'On vous offre une carte : acceptez ou non.',
      },
      reason: { en: 'the answer to a gift', fr: 'la réponse à un don' },
    },
    leaveCard: {
      prompt: {
        en: 'That is a card too many: choose which one is left, and where.',
        fr: 'C’est une carte de trop : choisissez laquelle reste, et où.',
      },
      reason: { en: 'a card too many', fr: 'une carte de trop' },
    },
  },
  rolls: {
    'EXP-CRD-02': { en: 'for a treasure', fr: 'pour un trésor' },
    'EXP-ITM-06': { en: 'for healing', fr: 'pour la guérison' },
  },
  refusals: {
    carriesNothing: { en: 'The hostage carries nothing.', fr: 'L’otage ne porte rien.' },
    noAlly: { en: 'Gifts are for another hero.', fr: 'On ne donne qu’à un autre héros.' },
    notCarried: { en: 'The hero does not carry {card}.', fr: 'Le héros ne porte pas {card}.' },
    notSoMuch: {
      en: 'Give 10, 25, 50 or 100 gold pieces, or all {gold}.',
      fr: 'Donnez 10, 25, 50 ou 100 pièces d’or, ou les {gold}.',
    },
    notLyingHere: { en: 'There is no picking up {card} here.', fr: 'On ne trouve pas {card} ici.' },
    noGold: { en: 'No gold lies here.', fr: 'Il n’y a pas d’or ici.' },
    notWorn: {
      en: 'There is no putting on or taking off {card} now.',
      fr: 'On ne met ni n’ôte {card} en ce moment.',
    },
    worn: { en: 'The hero wears {card} already.', fr: 'Le héros porte déjà {card}.' },
    inCombat: { en: 'Not during a combat.', fr: 'Pas pendant un combat.' },
    noPotion: { en: 'Nobody drinks {card}.', fr: 'On ne boit pas {card}.' },
    'noTarget EXP-ITM-01': {
      en: 'The scroll does nothing there: an opponent must be in sight, an ally beside and hurt.',
      fr: 'Le parchemin n’y peut rien : il faut un adversaire en vue, ou un allié blessé sur une case voisine.',
    },
    notRead: { en: 'There is no reading {card} now.', fr: 'On ne lit pas {card} en ce moment.' },
    noCombat: {
      en: 'That is for a combat, and there is none.',
      fr: 'C’est pour un combat, et il n’y en a pas.',
    },
    oneArmour: { en: 'Nobody carries two suits of armour.', fr: 'On ne porte pas deux armures.' },
    fullLoad: { en: 'Nobody carries more than five cards.', fr: 'On ne porte pas plus de cinq cartes.' },
    tooHeavy: {
      en: '{Card} {card_number, select, many {are} other {is}} too heavy for this hero.',
      fr: '{Card} {card_number, select, many {sont} other {est}} trop lourd{card_e} pour ce héros.',
    },
  },
  quiet: ['treasureTurned', 'objectUsed'],
  deeds: {
    cashed: ({ hero, gold: amount }) => [{ deed: 'gold', by: hero, amount }],
    cardTaken: ({ hero, held, from }) =>
      from === 'deck' ? [{ deed: 'found', by: hero, what: treasureCard(held.card).noun }] : [],
    goldGiven: ({ from, to, gold: sum }) => [
      { deed: 'gold', by: from, amount: -sum },
      { deed: 'gold', by: to, amount: sum },
    ],
    goldPicked: ({ hero, gold: amount }) => [{ deed: 'gold', by: hero, amount }],
  },
};
