/** Words of the witch. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { WitchFacts } from '../../hazards/witch.ts';
import { LOSSES, lossesIn } from './parts.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    witchGathers: '{Figure} gathers her powers: this turn is the last to stop her.',
    witchVanished: `The witch is gone for ever.${LOSSES.en}`,
  },
  fr: {
    witchGathers: '{Figure} rassemble ses pouvoirs : ce tour est le dernier pour l’arrêter.',
    witchVanished: `La sorcière disparaît à jamais.${LOSSES.fr}`,
  },
});

const sentence = sentencesOf(TEXT);

export const WITCH: RoomWords<never, WitchFacts> = {
  text: TEXT,
  labels: {},
  tellers: {
    witchGathers: ({ figure }, at) => sentence('witchGathers', { figure: at.figure(figure) }),
    witchVanished: ({ losses }, at) => sentence('witchVanished', { losses: lossesIn(losses, at) }),
  },
  pictured: ['witchVanished'],
  deeds: {},
  examples: ({ figure, other }) => ({
    commands: {},
    events: {
      witchGathers: [{ figure: 'witch-1' }],
      witchVanished: [
        {
          figure: 'witch-1',
          losses: [
            { figure, gold: 20 },
            { figure: other, gold: 1 },
          ],
        },
        { figure: null, losses: [] },
      ],
    },
  }),
};
