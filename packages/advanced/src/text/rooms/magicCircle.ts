/** Words of the magic circle. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { CircleFacts } from '../../hazards/circle.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    circleEntered:
      '{Figure} steps into the magic circle and rolls {face}: {result, select, curse {a curse} conjuring {monsters are summoned} power {magic power} healing {healing} destiny {destiny} other {nothing}}.',
    circleSpent: 'The magic circle is spent.',
    powerGiven: '{Figure} will cast the next spell without components.',
  },
  fr: {
    circleEntered:
      '{Figure} entre dans le cercle magique et obtient {face} : {result, select, curse {une malédiction} conjuring {une invocation de monstres} power {le pouvoir magique} healing {la guérison} destiny {la destinée} other {rien}}.',
    circleSpent: 'Le cercle magique est épuisé.',
    powerGiven: '{Figure} jettera son prochain sort sans composants.',
  },
});

const sentence = sentencesOf(TEXT);

export const MAGIC_CIRCLE: RoomWords<never, CircleFacts> = {
  text: TEXT,
  labels: {},
  tellers: {
    circleEntered: ({ figure, face, result }, at) =>
      sentence('circleEntered', { figure: at.figure(figure), face, result }),
    circleSpent: () => sentence('circleSpent', {}),
    powerGiven: ({ figure }, at) => sentence('powerGiven', { figure: at.figure(figure) }),
  },
  pictured: ['circleEntered'],
  deeds: {},
  rolls: {
    'ADV-HAZ-72': { en: 'for the power of the circle', fr: 'pour le pouvoir du cercle' },
  },
  examples: ({ figure, wizard, area }) => ({
    commands: {},
    events: {
      circleEntered: (['curse', 'conjuring', 'nothing', 'power', 'healing', 'destiny'] as const).map(
        (result) => ({
          figure,
          area,
          face: 5,
          result,
        }),
      ),
      circleSpent: [{ area }],
      powerGiven: [{ figure: wizard }],
    },
  }),
};
