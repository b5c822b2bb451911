/** Words of the grate, and of going down and up. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { GrateCommand, GrateFacts } from '../../hazards/grate.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    liftGrate: 'Lift the grate',
    fixRope: 'Fix a rope to go down by',
    goDown: 'Go down to {square}{surely, select, yes {, with no way back} other {}}',
    climbUp: 'Climb up to {square}',
    grateLifted: '{Figure} lifts the grate.',
    ropeFixed: '{Figure} fixes a rope to go down by.',
    wentBelow: '{Figure} goes down from {from} to {to}.',
    climbedUp: '{Figure} climbs up {rope, select, yes {by the rope } other {}}from {from} to {to}.',
    trappedBelow: '{Figures} {figures_number, select, many {are} other {is}} trapped below for ever.',
  },
  fr: {
    liftGrate: 'Soulever la grille',
    fixRope: 'Fixer une corde pour descendre',
    goDown: 'Descendre en {square}{surely, select, yes {, sans retour} other {}}',
    climbUp: 'Remonter en {square}',
    grateLifted: '{Figure} soulève la grille.',
    ropeFixed: '{Figure} fixe une corde pour descendre.',
    wentBelow: '{Figure} descend de {from} en {to}.',
    climbedUp: '{Figure} remonte {rope, select, yes {à la corde } other {}}de {from} en {to}.',
    trappedBelow: '{Figures} {figures_number, select, many {restent} other {reste}} à jamais en bas.',
  },
});

const sentence = sentencesOf(TEXT);

export const GRATE: RoomWords<GrateCommand, GrateFacts> = {
  text: TEXT,
  labels: {
    liftGrate: () => sentence('liftGrate', {}),
    fixRope: () => sentence('fixRope', {}),
    goDown: ({ to, surely }, at) => sentence('goDown', { square: at.square(to), surely: yesNo(surely) }),
    climbUp: ({ to }, at) => sentence('climbUp', { square: at.square(to) }),
  },
  tellers: {
    grateLifted: ({ figure }, at) => sentence('grateLifted', { figure: at.figure(figure) }),
    ropeFixed: ({ figure }, at) => sentence('ropeFixed', { figure: at.figure(figure) }),
    wentBelow: ({ figure, from, to }, at) =>
      sentence('wentBelow', { figure: at.figure(figure), from: at.square(from), to: at.square(to) }),
    climbedUp: ({ figure, from, to, rope }, at) =>
      sentence('climbedUp', {
        figure: at.figure(figure),
        rope: yesNo(rope),
        from: at.square(from),
        to: at.square(to),
      }),
    trappedBelow: ({ figures }, at) => sentence('trappedBelow', { figures: at.figures(figures) }),
  },
  deeds: {
    liftGrate: { action: 'special', rule: 'ADV-HAZ-60' },
    fixRope: { action: 'special', rule: 'ADV-HAZ-66' },
    goDown: { action: 'special', rule: 'ADV-HAZ-65' },
    climbUp: { action: 'special', rule: 'ADV-HAZ-68' },
  },
  refusals: {
    notAtGrate: { en: 'Stand at the grate first.', fr: 'Placez-vous d’abord à la grille.' },
    nothingSeen: { en: 'Nobody has looked down yet.', fr: 'Personne n’a encore regardé en bas.' },
    ropeHangs: { en: 'A rope hangs there already.', fr: 'Une corde y pend déjà.' },
    onePerTurn: { en: 'Only one goes through in a turn.', fr: 'Un seul passe par tour.' },
    nobodyAbove: {
      en: 'Say so: nobody would be left above, and no rope hangs down.',
      fr: 'Dites-le bien : il ne resterait personne en haut, et aucune corde ne pend.',
    },
    notUnderGrate: { en: 'Stand under the grate first.', fr: 'Placez-vous d’abord sous la grille.' },
  },
  examples: ({ figure, other, area, from, to }) => ({
    commands: {
      liftGrate: [{ type: 'liftGrate', figure }],
      fixRope: [{ type: 'fixRope', figure }],
      goDown: [true, false].map((surely) => ({ type: 'goDown', figure, to, surely })),
      climbUp: [{ type: 'climbUp', figure, to }],
    },
    events: {
      grateLifted: [{ figure, area }],
      ropeFixed: [{ figure, area }],
      wentBelow: [{ figure, area, from, to }],
      climbedUp: [true, false].map((rope) => ({ figure, area, from, to, rope })),
      trappedBelow: [{ area, figures: [figure, other] }],
    },
  }),
};
