/** Words of playing alone, where the book is game master. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { SoloFacts } from '../../solo/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { eventNoun } from '../scene.ts';

const TEXT = defineMessages({
  en: {
    cardWaits: '{Card} {card_number, select, many {wait} other {waits}} in the open for {hero}.',
    waitOver: '{Card} {card_number, select, many {wait} other {waits}} no longer.',
    cardPassedOn: '{Card} {card_number, select, many {wait} other {waits}} for {to} now instead of {hero}.',
    chaosOwed:
      '{count, plural, =0 {No Chaos ability is still to be drawn for the group.} one {# Chaos ability is still to be drawn for the group.} other {# Chaos abilities are still to be drawn for the group, one a turn.}}',
  },
  fr: {
    cardWaits: '{Card} {card_number, select, many {attendent} other {attend}} {hero}, à découvert.',
    waitOver: '{Card} n’{card_number, select, many {attendent} other {attend}} plus.',
    cardPassedOn:
      '{Card} {card_number, select, many {attendent} other {attend}} maintenant {to} au lieu de {hero}.',
    chaosOwed:
      '{count, plural, =0 {Plus aucune faculté du Chaos à tirer pour le groupe.} one {Encore # faculté du Chaos à tirer pour le groupe.} other {Encore # facultés du Chaos à tirer pour le groupe, une par tour.}}',
  },
});

const sentence = sentencesOf(TEXT);

export const SOLO_WORDS: ChapterWords<never, SoloFacts> = {
  text: TEXT,
  tellers: {
    cardWaits: ({ card, hero }, at) =>
      sentence('cardWaits', { card: eventNoun(card), hero: at.figure(hero) }),
    waitOver: ({ card }) => sentence('waitOver', { card: eventNoun(card) }),
    cardPassedOn: ({ card, hero, to }, at) =>
      sentence('cardPassedOn', { card: eventNoun(card), hero: at.figure(hero), to: at.figure(to) }),
    chaosOwed: ({ count }) => sentence('chaosOwed', { count }),
  },
  labels: {},
  questions: {},
  rolls: {
    'EXP-SOL-07': { en: 'to break a tie', fr: 'pour départager' },
  },
  refusals: {},
  quiet: ['waitOver', 'chaosOwed'],
  deeds: {},
};
