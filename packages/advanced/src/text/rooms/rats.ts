/** Words of the rats. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { RatsFacts } from '../../hazards/rats.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    ratsFought:
      '{Figure} kills {face, plural, one {# rat} other {# rats}}{bitten, select, yes { and is bitten} other {}}: {left, plural, =0 {none is left} one {# is left} other {# are left}}.',
  },
  fr: {
    ratsFought:
      '{Figure} tue {face, plural, one {# rat} other {# rats}}{bitten, select, yes { et se fait mordre} other {}} : {left, plural, =0 {il n’en reste aucun} one {il en reste #} other {il en reste #}}.',
  },
});

const sentence = sentencesOf(TEXT);

export const RATS: RoomWords<never, RatsFacts> = {
  text: TEXT,
  labels: {},
  tellers: {
    ratsFought: ({ figure, face, left, bitten }, at) =>
      sentence('ratsFought', { figure: at.figure(figure), face, left, bitten: yesNo(bitten) }),
  },
  pictured: ['ratsFought'],
  deeds: {},
  rolls: {
    'ADV-HAZ-43': { en: 'against the rats', fr: 'contre les rats' },
  },
  examples: ({ figure, area }) => ({
    commands: {},
    events: {
      ratsFought: [
        { figure, area, face: 3, left: 57, bitten: true },
        { figure, area, face: 12, left: 0, bitten: false },
      ],
    },
  }),
};
