/** Words of what a hazard room holds, as it is found. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import { HAZARDS } from '../../content/hazards.ts';
import type { LayingFacts } from '../../hazards/laying.ts';
import { HAZARD_NOUNS, STRANGER_NOUNS } from '../hazardWords.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    hazardFound: '{dice, select, none {The room holds} other {The hazard table gives {dice}:}} {hazard_a}.',
    strangerKnown: 'The die shows {face}: {stranger}, met before. Wandering monsters are there instead.',
  },
  fr: {
    hazardFound:
      '{dice, select, none {La salle abrite} other {La table des hasards donne {dice} :}} {hazard_a}.',
    strangerKnown:
      'Le dé donne {face} : {stranger}, que l’on connaît déjà. Des monstres errants en tiennent lieu.',
  },
});

const sentence = sentencesOf(TEXT);

export const LAYING: RoomWords<never, LayingFacts> = {
  text: TEXT,
  labels: {},
  tellers: {
    hazardFound: ({ hazard, faces }) =>
      sentence('hazardFound', {
        dice: faces.length === 0 ? 'none' : faces.join(', '),
        hazard: HAZARD_NOUNS[hazard],
      }),
    strangerKnown: ({ stranger, face }) =>
      sentence('strangerKnown', { stranger: STRANGER_NOUNS[stranger], face }),
  },
  deeds: {},
  rolls: {
    'ADV-HAZ-01': { en: 'for the hazard', fr: 'pour le danger de la salle' },
    'ADV-HAZ-02': { en: 'for rats or bats', fr: 'pour les rats ou les chauves-souris' },
    'ADV-HAZ-06': { en: 'for whom they meet', fr: 'pour savoir qui l’on rencontre' },
  },
  examples: ({ area }) => ({
    commands: {},
    events: {
      hazardFound: [
        ...HAZARDS.map((hazard) => ({ area, hazard, faces: [5, 4] })),
        { area, hazard: 'throne', faces: [] },
      ],
      strangerKnown: [{ area, stranger: 'thief', face: 11 }],
    },
  }),
};
