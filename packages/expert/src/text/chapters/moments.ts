/** Words of the game master’s moments, and of the heroes’ answers. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import type { Answer, MomentCommand, MomentFacts } from '../../moments/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { abilityNoun, cardNoun } from '../scene.ts';

const TO_EN = '{to, select, event {the Event} attack {the attack} other {the roll}}';
const TO_FR = '{to, select, event {à l’Événement} attack {à l’attaque} other {au jet}}';

const TEXT = defineMessages({
  en: {
    deedLost: 'What {figure} was about to do has become impossible: the action is spent.',
    answered: `{Hero} answers ${TO_EN} with {answer}.`,
    answerPassed: `{Hero} does not answer ${TO_EN}.`,
    answer: 'Answer with {answer} ({hero})',
    passAnswer: 'Do not answer',
  },
  fr: {
    deedLost: 'Ce que {figure} allait faire est devenu impossible : l’action est dépensée.',
    answered: `{Hero} répond ${TO_FR} avec {answer}.`,
    answerPassed: `{Hero} ne répond pas ${TO_FR}.`,
    answer: 'Répondre avec {answer} ({hero})',
    passAnswer: 'Ne pas répondre',
  },
});

const sentence = sentencesOf(TEXT);

/** An ability, or a Treasure card in hand. */
function answerNoun({ by, id }: { readonly by: Answer['by']; readonly id: string }): Noun {
  return by === 'ability' ? abilityNoun(id) : cardNoun(id);
}

export const MOMENT_WORDS: ChapterWords<MomentCommand, MomentFacts> = {
  text: TEXT,
  tellers: {
    momentCame: () => null,
    deedLost: ({ figure }, at) => sentence('deedLost', { figure: at.figure(figure) }),
    answered: ({ hero, to, by, id }, at) =>
      sentence('answered', { hero: at.figure(hero), to, answer: answerNoun({ by, id }) }),
    answerPassed: ({ hero, to }, at) => sentence('answerPassed', { hero: at.figure(hero), to }),
  },
  labels: {
    answer: ({ hero, by, id }, at) =>
      sentence('answer', { hero: at.figure(hero), answer: answerNoun({ by, id }) }),
    passAnswer: () => sentence('passAnswer', {}),
  },
  questions: {
    answerEvent: {
      prompt: {
        en: 'An Event is being played: answer it, or let it work.',
        fr: 'Un Événement est joué : répondez, ou laissez-le agir.',
      },
      reason: { en: 'an answer to an Event, perhaps', fr: 'une réponse à un Événement, peut-être' },
    },
    answerAttack: {
      prompt: {
        en: 'An attack has been declared: answer it, or let it come.',
        fr: 'Une attaque est déclarée : répondez, ou laissez-la venir.',
      },
      reason: { en: 'an answer to an attack, perhaps', fr: 'une réponse à une attaque, peut-être' },
    },
    answerRoll: {
      prompt: {
        en: 'Dice have been rolled: answer them, or let them stand.',
        fr: 'Des dés sont jetés : répondez, ou laissez-les.',
      },
      reason: { en: 'an answer to a roll, perhaps', fr: 'une réponse à un jet, peut-être' },
    },
  },
  rolls: {
    'EXP-UAB-07': { en: 'for the answer', fr: 'pour la réponse' },
  },
  refusals: {
    noAnswer: { en: 'That is no answer to this.', fr: 'Ce n’est pas une réponse à cela.' },
  },
  quiet: ['answerPassed'],
  deeds: {},
};
