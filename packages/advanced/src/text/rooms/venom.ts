/** Words of what is drunk, eaten or bestowed: poison, sleep, healing, luck. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { VenomCommand, VenomFacts } from '../../hazards/venom.ts';
import type { RoomWords } from './roomWords.ts';

const TURNS_EN = '{turns, plural, one {# turn} other {# turns}}';
const TURNS_FR = '{turns, plural, one {# tour} other {# tours}}';

const TEXT = defineMessages({
  en: {
    faceVenom:
      '{cure, select, fate {Spend a Fate point} potion {Drink a healing potion} other {Do nothing against it}}',
    cured: '{Figure} drinks a healing potion against the poison.',
    healed: '{Figure} regains {wounds, plural, one {# Wound} other {# Wounds}}.',
    fellAsleep: `{Figure} falls asleep for ${TURNS_EN}.`,
    sleptOn: `{Figure} sleeps on for ${TURNS_EN}.`,
    awoke: '{Figure} wakes up.',
    fateGiven: '{Figure} is given a Fate point for this expedition.',
    fateLost:
      '{Figure} loses {points, plural, one {# Fate point} other {# Fate points}}{lasting, select, yes { for good} other {}}.',
  },
  fr: {
    faceVenom:
      '{cure, select, fate {Dépenser un point de Destinée} potion {Boire une potion de soins} other {Ne rien faire contre}}',
    cured: '{Figure} boit une potion de soins contre le poison.',
    healed: '{Figure} regagne {wounds, plural, one {# Blessure} other {# Blessures}}.',
    fellAsleep: `{Figure} s’endort pour ${TURNS_FR}.`,
    sleptOn: `{Figure} dort encore ${TURNS_FR}.`,
    awoke: '{Figure} s’éveille.',
    fateGiven: '{Figure} reçoit un point de Destinée pour cette expédition.',
    fateLost:
      '{Figure} perd {points, plural, one {# point de Destinée} other {# points de Destinée}}{lasting, select, yes { pour de bon} other {}}.',
  },
});

const sentence = sentencesOf(TEXT);

export const VENOM: RoomWords<VenomCommand, VenomFacts> = {
  text: TEXT,
  labels: {
    faceVenom: ({ cure }) => sentence('faceVenom', { cure }),
  },
  tellers: {
    cured: ({ figure }, at) => sentence('cured', { figure: at.figure(figure) }),
    healed: ({ figure, wounds }, at) => sentence('healed', { figure: at.figure(figure), wounds }),
    fellAsleep: ({ figure, face }, at) => sentence('fellAsleep', { figure: at.figure(figure), turns: face }),
    sleptOn: ({ figure, left }, at) => sentence('sleptOn', { figure: at.figure(figure), turns: left }),
    awoke: ({ figure }, at) => sentence('awoke', { figure: at.figure(figure) }),
    fateGiven: ({ figure }, at) => sentence('fateGiven', { figure: at.figure(figure) }),
    fateLost: ({ figure, points, lasting }, at) =>
      sentence('fateLost', { figure: at.figure(figure), points, lasting: yesNo(lasting) }),
  },
  deeds: {
    faceVenom: 'answer',
  },
  questions: {
    faceVenom: {
      prompt: {
        en: 'Something deadly has been swallowed: spend a Fate point, drink a healing potion, or do nothing.',
        fr: 'Le poison est mortel : dépensez un point de Destinée, buvez une potion de soins, ou ne faites rien.',
      },
      reason: { en: 'a cure, perhaps', fr: 'un remède, peut-être' },
    },
  },
  refusals: {
    noCure: { en: 'There is no such cure at hand.', fr: 'Il n’y a pas de tel remède à portée de main.' },
  },
  examples: ({ figure }) => ({
    commands: {
      faceVenom: (['fate', 'potion', 'nothing'] as const).map((cure) => ({ type: 'faceVenom', cure })),
    },
    events: {
      cured: [{ figure }],
      healed: [{ figure, wounds: 2 }],
      fellAsleep: [{ figure, face: 5 }],
      sleptOn: [{ figure, left: 1 }],
      awoke: [{ figure }],
      fateGiven: [{ figure }],
      fateLost: [
        { figure, points: 1, lasting: true },
        { figure, points: 2, lasting: false },
      ],
    },
  }),
};
