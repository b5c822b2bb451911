/** Words of the mould. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { MouldFacts } from '../../hazards/mould.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    mouldRolled:
      '{Figure} breathes in spores and rolls {face}: {result, select, deadly {deadly poison} poison {poison} irritation {an itch} other {nothing}}.',
  },
  fr: {
    mouldRolled:
      '{Figure} respire des spores et obtient {face} : {result, select, deadly {un poison mortel} poison {un poison} irritation {des démangeaisons} other {rien}}.',
  },
});

const sentence = sentencesOf(TEXT);

export const MOULD: RoomWords<never, MouldFacts> = {
  text: TEXT,
  labels: {},
  tellers: {
    mouldRolled: ({ figure, face, result }, at) =>
      sentence('mouldRolled', { figure: at.figure(figure), face, result }),
  },
  pictured: ['mouldRolled'],
  deeds: {},
  rolls: {
    'ADV-HAZ-55': { en: 'for the mould', fr: 'pour les moisissures' },
  },
  examples: ({ figure }) => ({
    commands: {},
    events: {
      mouldRolled: (['deadly', 'poison', 'irritation', 'nothing'] as const).map((result) => ({
        figure,
        face: 5,
        result,
      })),
    },
  }),
};
