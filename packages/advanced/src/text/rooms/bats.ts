/** Words of the bats. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { BatsCommand, BatsFacts } from '../../hazards/bats.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    fightBats: 'Fight the bats',
    goIn: '{go, select, yes {Go in} other {Stay outside}}',
    giveBite: 'Give the Wound to {target}',
    batsFought:
      '{Figures} {figures_number, select, many {fight} other {fights}} the bats and {figures_number, select, many {roll} other {rolls}} {face}: {wounds, plural, =0 {no Wounds} one {# Wound} other {# Wounds}} in all.',
  },
  fr: {
    fightBats: 'Combattre les chauves-souris',
    goIn: '{go, select, yes {Entrer} other {Rester dehors}}',
    giveBite: 'Donner la Blessure à {target}',
    batsFought:
      '{Figures} {figures_number, select, many {combattent} other {combat}} les chauves-souris et {figures_number, select, many {obtiennent} other {obtient}} {face} : {wounds, plural, =0 {aucune Blessure} one {# Blessure} other {# Blessures}} en tout.',
  },
});

const sentence = sentencesOf(TEXT);

export const BATS: RoomWords<BatsCommand, BatsFacts> = {
  text: TEXT,
  labels: {
    fightBats: () => sentence('fightBats', {}),
    goIn: ({ go }) => sentence('goIn', { go: yesNo(go) }),
    giveBite: ({ target }, at) => sentence('giveBite', { target: at.figure(target) }),
  },
  tellers: {
    batsFought: ({ face, wounds, figures }, at) =>
      sentence('batsFought', { figures: at.figures(figures), face, wounds }),
  },
  pictured: ['batsFought'],
  deeds: {
    fightBats: { action: 'special', rule: 'ADV-HAZ-50' },
    goIn: 'answer',
    giveBite: 'answer',
  },
  questions: {
    giveBite: {
      prompt: {
        en: 'Choose who gets the Wound that is left over.',
        fr: 'Choisissez qui reçoit la Blessure de reste.',
      },
      reason: { en: 'who gets the Wound left over', fr: 'qui reçoit la Blessure de reste' },
    },
    goIn: {
      prompt: {
        en: 'Go in to fight the bats, or stay outside.',
        fr: 'Entrez combattre les chauves-souris, ou restez dehors.',
      },
      reason: { en: 'who goes in', fr: 'qui entre' },
    },
  },
  rolls: {
    'ADV-HAZ-50': { en: 'for the bats', fr: 'pour les chauves-souris' },
  },
  refusals: {
    asEvenly: {
      en: 'The Wounds are shared out as evenly as they can be.',
      fr: 'Les Blessures se répartissent aussi également que possible.',
    },
    noBats: { en: 'There are no bats here.', fr: 'Il n’y a pas de chauves-souris ici.' },
    notInside: { en: '{Figure} is not in there.', fr: '{Figure} n’est pas là-dedans.' },
  },
  examples: ({ figure, other, area }) => ({
    commands: {
      fightBats: [{ type: 'fightBats', figure }],
      goIn: [true, false].map((go) => ({ type: 'goIn', go })),
      giveBite: [{ type: 'giveBite', target: other }],
    },
    events: {
      batsFought: [
        { area, face: 5, wounds: 2, figures: [figure, other] },
        { area, face: 12, wounds: 0, figures: [figure] },
      ],
    },
  }),
};
