/** Words of the throne. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { ThroneCommand, ThroneFacts } from '../../hazards/throne.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    enthrone: 'Seat {target} on the throne',
    enthroned: '{Figure} sits on the throne on {square}.',
    throneFell: 'The king is dead, and the others lose heart.',
    throneWaits: 'The throne waits for its king.',
  },
  fr: {
    enthrone: 'Asseoir {target} sur le trône',
    enthroned: '{Figure} siège sur le trône en {square}.',
    throneFell: 'Le roi est mort, et les autres perdent courage.',
    throneWaits: 'Le trône attend son roi.',
  },
});

const sentence = sentencesOf(TEXT);

export const THRONE: RoomWords<ThroneCommand, ThroneFacts> = {
  text: TEXT,
  labels: {
    enthrone: ({ target }, at) => sentence('enthrone', { target: at.figure(target) }),
  },
  tellers: {
    enthroned: ({ figure, to }, at) =>
      sentence('enthroned', { figure: at.figure(figure), square: at.square(to) }),
    throneFell: () => sentence('throneFell', {}),
    throneWaits: () => sentence('throneWaits', {}),
  },
  pictured: ['enthroned'],
  deeds: {
    enthrone: 'answer',
  },
  questions: {
    enthrone: {
      prompt: {
        en: 'Choose the monster that sits on the throne.',
        fr: 'Choisissez le monstre qui siège sur le trône.',
      },
      reason: { en: 'who sits on the throne', fr: 'qui siège sur le trône' },
    },
  },
  refusals: {
    notOfTheGroup: { en: '{Figure} is not one of them.', fr: '{Figure} n’est pas des leurs.' },
  },
  examples: ({ area, from, to, monster: { id } }) => ({
    commands: {
      enthrone: [{ type: 'enthrone', target: id }],
    },
    events: {
      enthroned: [{ figure: id, area, from, to, others: ['ratman-1'] }],
      throneFell: [{ area, others: ['ratman-1'] }],
      throneWaits: [{ area }],
    },
  }),
};
