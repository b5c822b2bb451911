/** Words of the fountain. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { FountainCommand, FountainFacts } from '../../hazards/fountain.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    drinkWater: 'Drink from the fountain',
    drunk:
      '{Figure} drinks from the fountain and rolls {face}: {result, select, poison {deadly poison} sleep {sleep} luck {luck} other {healing}}.',
  },
  fr: {
    drinkWater: 'Boire à la fontaine',
    drunk:
      '{Figure} boit à la fontaine et obtient {face} : {result, select, poison {un poison mortel} sleep {le sommeil} luck {la chance} other {la guérison}}.',
  },
});

const sentence = sentencesOf(TEXT);

export const FOUNTAIN: RoomWords<FountainCommand, FountainFacts> = {
  text: TEXT,
  labels: {
    drink: () => sentence('drinkWater', {}),
  },
  tellers: {
    drunk: ({ figure, face, result }, at) => sentence('drunk', { figure: at.figure(figure), face, result }),
  },
  pictured: ['drunk'],
  deeds: { drink: { action: 'special', rule: 'ADV-HAZ-70' } },
  rolls: {
    'ADV-HAZ-70': { en: 'for what the water does', fr: 'pour l’effet de l’eau' },
  },
  refusals: {
    notAtFountain: {
      en: 'Stand next to the fountain first.',
      fr: 'Placez-vous d’abord à côté de la fontaine.',
    },
  },
  examples: ({ figure }) => ({
    commands: { drink: [{ type: 'drink', figure }] },
    events: {
      drunk: (['poison', 'sleep', 'luck', 'healing'] as const).map((result) => ({ figure, face: 5, result })),
    },
  }),
};
