/** Words of the fallen heroes. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { FallenCommand, FallenFacts } from '../../fallen/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { abilityNoun } from '../scene.ts';

const TEXT = defineMessages({
  en: {
    fallenSwapped: '{Hero} has {to} in the place of {from}.',
    swapFallen: '{Hero}: {to} in the place of {from}',
  },
  fr: {
    fallenSwapped: '{Hero} a {to} à la place de {from}.',
    swapFallen: '{Hero} : {to} à la place de {from}',
  },
});

const sentence = sentencesOf(TEXT);

export const FALLEN_WORDS: ChapterWords<FallenCommand, FallenFacts> = {
  text: TEXT,
  tellers: {
    fallenSwapped: ({ hero, from, to }, at) =>
      sentence('fallenSwapped', { hero: at.figure(hero), from: abilityNoun(from), to: abilityNoun(to) }),
  },
  labels: {
    swapFallen: ({ hero, from, to }, at) =>
      sentence('swapFallen', { hero: at.figure(hero), from: abilityNoun(from), to: abilityNoun(to) }),
  },
  questions: {},
  rolls: {},
  refusals: {
    noFallen: { en: 'That hero has not fallen.', fr: 'Ce héros n’est pas déchu.' },
    notForFallen: {
      en: '{Ability} is not for this fallen hero.',
      fr: '{Ability} n’est pas pour ce héros déchu.',
    },
  },
  quiet: [],
  deeds: {},
};
