/** Words of the chasm. */
import { defineMessages, sentencesOf, speak, yesNo } from '@oubliette/words';
import type { ChasmCommand, ChasmFacts } from '../../hazards/chasm.ts';
import { usedThings } from './parts.ts';
import type { RoomWords } from './roomWords.ts';

const USED_EN = '{things_count, plural, =0 {} other {, using up {things_a}}}';
const USED_FR = '{things_count, plural, =0 {} other {, au prix de {things_a}}}';

const TEXT = defineMessages({
  en: {
    leap: 'Leap across to {square}',
    cautiousLeap: 'Leap across to {square} on a rope',
    holdRope: '{hold, select, yes {Hold the rope} other {Do not hold the rope}}',
    buildLadder: 'Build a rope ladder',
    crossLadder: 'Cross by the ladder to {square}',
    leapRolled:
      '{Figure} {cautious, select, yes {leaps cautiously} other {leaps}} and rolls {face} against Speed {speed}: {across, select, yes {across} other {short of the edge}}.',
    ropeTied: '{Figure} ties on the rope, held by {holders}.',
    ropeRefused: '{Figure} does not hold the rope.',
    ropeRolled: 'The rope jerks: {rolls}.',
    leapt: '{Figure} crosses the chasm from {from} to {to}{roped, select, yes {, on the rope} other {}}.',
    pulledUp: '{Figure} is pulled up to {to}.',
    fellForEver:
      '{Figure} falls into the depths for ever{rope, select, yes {, and so does the rope} other {}}.',
    ladderBuilt: `{Figure} builds a rope ladder across the chasm${USED_EN}.`,
    ladderCrossed: '{Figure} crosses by the ladder from {from} to {to}.',
    ropeRoll: '{figure} {face} ({held, select, yes {holds} other {lets go}})',
  },
  fr: {
    leap: 'Sauter jusqu’en {square}',
    cautiousLeap: 'Sauter jusqu’en {square} avec une corde',
    holdRope: '{hold, select, yes {Tenir la corde} other {Ne pas tenir la corde}}',
    buildLadder: 'Construire une échelle de corde',
    crossLadder: 'Passer par l’échelle en {square}',
    leapRolled:
      '{Figure} {cautious, select, yes {saute avec prudence} other {saute}} et obtient {face} contre une Rapidité de {speed} : {across, select, yes {de l’autre côté} other {trop court}}.',
    ropeTied: '{Figure} s’encorde, et la corde est tenue par {holders}.',
    ropeRefused: '{Figure} ne tient pas la corde.',
    ropeRolled: 'La corde se tend : {rolls}.',
    leapt: '{Figure} franchit la crevasse de {from} à {to}{roped, select, yes {, à la corde} other {}}.',
    pulledUp: 'On remonte {figure} en {to}.',
    fellForEver: '{Figure} tombe à jamais dans le gouffre{rope, select, yes {, et la corde avec} other {}}.',
    ladderBuilt: `{Figure} construit une échelle de corde au-dessus de la crevasse${USED_FR}.`,
    ladderCrossed: '{Figure} passe par l’échelle de {from} à {to}.',
    ropeRoll: '{figure} {face} ({held, select, yes {tient bon} other {lâche}})',
  },
});

const sentence = sentencesOf(TEXT);

export const CHASM: RoomWords<ChasmCommand, ChasmFacts> = {
  text: TEXT,
  labels: {
    leap: ({ to }, at) => sentence('leap', { square: at.square(to) }),
    cautiousLeap: ({ to }, at) => sentence('cautiousLeap', { square: at.square(to) }),
    holdRope: ({ hold }) => sentence('holdRope', { hold: yesNo(hold) }),
    buildLadder: () => sentence('buildLadder', {}),
    crossLadder: ({ to }, at) => sentence('crossLadder', { square: at.square(to) }),
  },
  tellers: {
    leapRolled: ({ figure, face, speed, cautious, across }, at) =>
      sentence('leapRolled', {
        figure: at.figure(figure),
        face,
        speed,
        cautious: yesNo(cautious),
        across: yesNo(across),
      }),
    ropeTied: ({ figure, holders }, at) =>
      sentence('ropeTied', { figure: at.figure(figure), holders: at.figures(holders) }),
    ropeRefused: ({ figure }, at) => sentence('ropeRefused', { figure: at.figure(figure) }),
    ropeRolled: ({ rolls }, at) =>
      sentence('ropeRolled', {
        rolls: rolls
          .map(({ holder, face, held }) =>
            speak(sentence('ropeRoll', { figure: at.figure(holder), face, held: yesNo(held) }), at.language),
          )
          .join(', '),
      }),
    leapt: ({ figure, from, to, roped }, at) =>
      sentence('leapt', {
        figure: at.figure(figure),
        from: at.square(from),
        to: at.square(to),
        roped: yesNo(roped),
      }),
    pulledUp: ({ figure, to }, at) => sentence('pulledUp', { figure: at.figure(figure), to: at.square(to) }),
    fellForEver: ({ figure, rope }, at) =>
      sentence('fellForEver', { figure: at.figure(figure), rope: yesNo(rope !== null) }),
    ladderBuilt: ({ figure, used }, at) =>
      sentence('ladderBuilt', { figure: at.figure(figure), things: usedThings(used) }),
    ladderCrossed: ({ figure, from, to }, at) =>
      sentence('ladderCrossed', { figure: at.figure(figure), from: at.square(from), to: at.square(to) }),
  },
  deeds: {
    leap: { action: 'special', rule: 'ADV-HAZ-22' },
    cautiousLeap: { action: 'special', rule: 'ADV-HAZ-26' },
    holdRope: 'answer',
    buildLadder: { action: 'special', rule: 'ADV-HAZ-31' },
    crossLadder: { action: 'special', rule: 'ADV-HAZ-91' },
  },
  questions: {
    holdRope: {
      prompt: { en: 'Hold the rope for the leap, or not.', fr: 'Tenez la corde pendant le saut, ou non.' },
      reason: { en: 'a hand on the rope, perhaps', fr: 'une main sur la corde, peut-être' },
    },
  },
  rolls: {
    'ADV-HAZ-22': { en: 'to leap across', fr: 'pour sauter par-dessus' },
    'ADV-HAZ-28': { en: 'to hold the rope', fr: 'pour tenir la corde' },
  },
  refusals: {
    nobodyHolds: { en: 'There is nobody to hold the rope.', fr: 'Il n’y a personne pour tenir la corde.' },
    notAcross: {
      en: '{Square} is not on the other side of the chasm.',
      fr: '{Square} n’est pas de l’autre côté de la crevasse.',
    },
    noChasm: { en: 'There is no chasm here.', fr: 'Il n’y a pas de crevasse ici.' },
    ladderThere: { en: 'The ladder is there already.', fr: 'L’échelle est déjà là.' },
    leapFirst: {
      en: 'Somebody has to jump across with the rope first.',
      fr: 'Il faut d’abord que quelqu’un saute avec la corde.',
    },
    monstersThere: { en: 'Not with monsters in the room.', fr: 'Pas avec des monstres dans la salle.' },
    noLadder: { en: 'There is no ladder here.', fr: 'Il n’y a pas d’échelle ici.' },
    nextTurn: {
      en: 'The ladder can be used from the next turn on.',
      fr: 'L’échelle ne sert qu’à partir du tour suivant.',
    },
  },
  examples: ({ figure, other, wizard, area, from, to }) => ({
    commands: {
      leap: [{ type: 'leap', figure, to }],
      cautiousLeap: [{ type: 'cautiousLeap', figure, to }],
      holdRope: [true, false].map((hold) => ({ type: 'holdRope', hold })),
      buildLadder: [{ type: 'buildLadder', figure }],
      crossLadder: [{ type: 'crossLadder', figure, to }],
    },
    events: {
      leapRolled: [
        { figure, face: 3, speed: 6, cautious: true, across: true },
        { figure, face: 9, speed: 6, cautious: false, across: false },
      ],
      ropeTied: [{ figure, holders: [other, wizard] }],
      ropeRefused: [{ figure }],
      ropeRolled: [
        {
          figure,
          rolls: [
            { holder: other, face: 4, held: true },
            { holder: wizard, face: 11, held: false },
          ],
        },
      ],
      leapt: [true, false].map((roped) => ({ figure, area, from, to, roped })),
      pulledUp: [{ figure: other, from, to: from }],
      fellForEver: [
        { figure: other, rope: figure },
        { figure: other, rope: null },
      ],
      ladderBuilt: [
        {
          figure,
          area,
          used: [
            { figure, item: 'rope' },
            { figure, item: 'ironSpikes' },
          ],
          turn: 4,
        },
      ],
      ladderCrossed: [{ figure, from, to }],
    },
  }),
};
