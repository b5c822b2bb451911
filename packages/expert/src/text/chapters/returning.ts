/** Words of coming back to a dungeon. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { ReturnCommand, ReturnFacts } from '../../returning/types.ts';
import type { ChapterWords } from '../chapterWords.ts';

const TEXT = defineMessages({
  en: {
    dungeonRemembered: 'The dungeon lies as it was left, with every door shut again.',
    tileMetAgain: 'Somebody may have come to live in {tile} again.',
    repopulate:
      'Draw {cards, plural, =0 {no Monster card} one {# Monster card} other {# Monster cards}} here',
  },
  fr: {
    dungeonRemembered: 'Le donjon est tel qu’on l’a laissé, toutes portes closes.',
    tileMetAgain: 'Du monde est peut-être revenu : {tile}.',
    repopulate:
      'Tirer ici {cards, plural, =0 {aucune carte Monstre} one {# carte Monstre} other {# cartes Monstre}}',
  },
});

const sentence = sentencesOf(TEXT);

export const RETURN_WORDS: ChapterWords<ReturnCommand, ReturnFacts> = {
  text: TEXT,
  tellers: {
    dungeonRemembered: () => sentence('dungeonRemembered', {}),
    tileMetAgain: ({ tile }, at) => sentence('tileMetAgain', { tile: at.tile(tile) }),
  },
  labels: { repopulate: ({ cards }) => sentence('repopulate', { cards }) },
  questions: {
    repopulate: {
      prompt: {
        en: 'Say how many Monster cards are drawn for this tile.',
        fr: 'Dites combien de cartes Monstre sont tirées pour cette tuile.',
      },
      reason: { en: 'who has come back to live there', fr: 'qui est revenu vivre là' },
    },
  },
  rolls: {},
  refusals: {},
  quiet: [],
  deeds: {},
};
