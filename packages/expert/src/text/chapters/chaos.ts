/** Words of the Chaos abilities. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { ChaosCommand, ChaosFacts } from '../../chaos/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { chaosNoun } from '../scene.ts';

const TEXT = defineMessages({
  en: {
    chaosDrawn: 'The game master draws a Chaos ability for the group.',
    chaosSeen: 'The game master draws a Chaos ability for the group: {card}.',
    chaosUsed: '{Figure} uses {card}{aimed, select, yes { on {target}} other {}}.',
    chaosReturned: 'A Chaos ability goes back into the deck unused.',
    chaosReturnedSeen: '{Card} goes back into the deck unused.',
    diceOfMending:
      '{Figure} mends with a die of {face}: {body, plural, one {# Body point} other {# Body points}}.',
    useChaos: 'Use {card}',
    onFigure: 'Use {card} on {target}',
    onSquare: 'Use {card} on {square}',
  },
  fr: {
    chaosDrawn: 'Le maître du donjon tire une faculté du Chaos pour le groupe.',
    chaosSeen: 'Le maître du donjon tire une faculté du Chaos pour le groupe : {card}.',
    chaosUsed: '{Figure} emploie {card}{aimed, select, yes { sur {target}} other {}}.',
    chaosReturned: 'Une faculté du Chaos retourne dans le paquet sans avoir servi.',
    chaosReturnedSeen: '{Card} retourne dans le paquet sans avoir servi.',
    diceOfMending:
      '{Figure} se soigne avec un dé de {face} : {body, plural, one {# point de Corps} other {# points de Corps}}.',
    useChaos: 'Employer {card}',
    onFigure: 'Employer {card} sur {target}',
    onSquare: 'Employer {card} en {square}',
  },
});

const sentence = sentencesOf(TEXT);

export const CHAOS_WORDS: ChapterWords<ChaosCommand, ChaosFacts> = {
  text: TEXT,
  tellers: {
    chaosDrawn: ({ card }) =>
      card === undefined ? sentence('chaosDrawn', {}) : sentence('chaosSeen', { card: chaosNoun(card) }),
    chaosUsed: ({ figure, card, target }, at) =>
      sentence('chaosUsed', {
        figure: at.figure(figure),
        card: chaosNoun(card),
        aimed: yesNo(target !== null && target !== figure),
        target: at.figure(target ?? figure),
      }),
    chaosReturned: ({ card }) =>
      card === undefined
        ? sentence('chaosReturned', {})
        : sentence('chaosReturnedSeen', { card: chaosNoun(card) }),
    diceOfMending: ({ figure, face, body }, at) =>
      sentence('diceOfMending', { figure: at.figure(figure), face, body }),
  },
  labels: {
    useChaos({ card: id, target, at: square }, at) {
      const card = chaosNoun(id);
      if (target !== undefined) return sentence('onFigure', { card, target: at.figure(target) });
      return square === undefined
        ? sentence('useChaos', { card })
        : sentence('onSquare', { card, square: at.square(square) });
    },
  },
  questions: {},
  rolls: {
    'EXP-CHA-02': { en: 'for a Chaos ability', fr: 'pour une faculté du Chaos' },
    'EXP-CHA-05': { en: 'for the Chaos ability', fr: 'pour la faculté du Chaos' },
  },
  refusals: {
    noSuchPower: {
      en: '{Figure} has no such Chaos ability.',
      fr: '{Figure} n’a pas de telle faculté du Chaos.',
    },
  },
  quiet: ['chaosReturned'],
  deeds: {},
};
