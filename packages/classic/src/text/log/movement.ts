/** Turns and moves. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { TextScene } from '../scene.ts';
import { conditionName, FACES } from '../vocabulary.ts';
import type { EventOf } from '../../events.ts';
import type { Tellers } from './teller.ts';

export const MOVEMENT = defineMessages({
  en: {
    roundStarted: 'Round {round}.',
    turnStarted: 'It is {figure_s} turn.',
    turnSkipped: '{Figure} {why, select, asleep {is asleep and loses this turn} other {loses this turn}}.',
    wakeRolled: '{Figure} rolls {die} to wake{wakes, select, yes {, and does} other {, and sleeps on}}.',
    turnEnded: 'End of {figure_s} turn.',
    movementRolled:
      '{Figure} rolls {dice} to move{helped, select, yes { ({helps})} other {}}: {total, plural, one {# square} other {# squares}}.',
    monsterChosen: 'Morcar plays {figure}.',
    stepped: '{Figure} moves from {from} to {to}.',
    walked: '{Figure} moves from {from} to {to}, {count, plural, one {# square} other {# squares}}.',
    passageAsked: '{Figure} asks to pass through {through} on {to}.',
    passageAnswered:
      '{Through} {allowed, select, yes {lets {figure} pass} other {does not let {figure} pass}}.',
    jumped: '{Figure} rolls {face_a} and jumps the pit from {from} to {to}.',
    fellIntoPit:
      '{Figure} {how, select, missed {rolls a skull, misses the jump and falls} onPurpose {climbs down} other {falls}} into the pit on {square}.',
    figureLeft: '{Figure} leaves the dungeon{succeeded, select, yes {, the mission fulfilled} other {}}.',
  },
  fr: {
    roundStarted: 'Tour de table {round}.',
    turnStarted: 'Au tour de {figure}.',
    turnSkipped: '{Figure} {why, select, asleep {dort et perd ce tour} other {perd ce tour}}.',
    wakeRolled:
      '{Figure} obtient {die} pour s’éveiller{wakes, select, yes { et ouvre les yeux} other { et dort encore}}.',
    turnEnded: 'Fin du tour de {figure}.',
    movementRolled:
      '{Figure} jette {dice} pour se déplacer{helped, select, yes { ({helps})} other {}} : {total, plural, one {# case} other {# cases}}.',
    monsterChosen: 'Morcar joue {figure}.',
    stepped: '{Figure} va de {from} à {to}.',
    walked: '{Figure} va de {from} à {to}, {count, plural, one {# case} other {# cases}}.',
    passageAsked: '{Figure} demande à passer en {to}, case tenue par {through}.',
    passageAnswered:
      '{Through} {allowed, select, yes {laisse passer {figure}} other {ne laisse pas passer {figure}}}.',
    jumped: '{Figure} obtient {face_a} et saute l’oubliette, de {from} à {to}.',
    fellIntoPit:
      '{Figure} {how, select, missed {obtient un crâne, manque son saut et tombe} onPurpose {descend} other {tombe}} dans l’oubliette en {square}.',
    figureLeft: '{Figure} quitte le donjon{succeeded, select, yes {, mission accomplie} other {}}.',
  },
});

const sentence = sentencesOf(MOVEMENT);

export const MOVEMENT_TELLERS: Tellers<Exclude<keyof typeof MOVEMENT.en, 'walked'>> = {
  roundStarted: ({ round }) => sentence('roundStarted', { round }),
  turnStarted: ({ figure }, at) => sentence('turnStarted', { figure: at.figure(figure) }),
  turnSkipped: ({ figure, why }, at) => sentence('turnSkipped', { figure: at.figure(figure), why }),
  wakeRolled: ({ figure, die, wakes }, at) =>
    sentence('wakeRolled', { figure: at.figure(figure), die, wakes: yesNo(wakes) }),
  turnEnded: ({ figure }, at) => sentence('turnEnded', { figure: at.figure(figure) }),
  movementRolled: ({ figure, dice, total, used }, at) =>
    sentence('movementRolled', {
      figure: at.figure(figure),
      dice: dice.join(' + '),
      helped: yesNo(used.length > 0),
      helps: used.map((condition) => conditionName(condition, at.language)).join(', '),
      total,
    }),
  monsterChosen: ({ figure }, at) => sentence('monsterChosen', { figure: at.figure(figure) }),
  stepped: ({ figure, from, to }, at) =>
    sentence('stepped', { figure: at.figure(figure), from: at.square(from), to: at.square(to) }),
  passageAsked: ({ figure, through, to }, at) =>
    sentence('passageAsked', {
      figure: at.figure(figure),
      through: at.figure(through),
      to: at.square(to),
    }),
  passageAnswered: ({ figure, through, allowed }, at) =>
    sentence('passageAnswered', {
      figure: at.figure(figure),
      through: at.figure(through),
      allowed: yesNo(allowed),
    }),
  jumped: ({ figure, face, from, to }, at) =>
    sentence('jumped', {
      figure: at.figure(figure),
      face: FACES[face],
      from: at.square(from),
      to: at.square(to),
    }),
  fellIntoPit: ({ figure, square, face, onPurpose }, at) =>
    sentence('fellIntoPit', {
      figure: at.figure(figure),
      how: face !== undefined ? 'missed' : onPurpose === true ? 'onPurpose' : 'fell',
      square: at.square(square),
    }),
  figureLeft: ({ figure, succeeded }, at) =>
    sentence('figureLeft', { figure: at.figure(figure), succeeded: yesNo(succeeded) }),
};

/** Several steps of one figure as one walk. */
export function tellWalk(steps: readonly EventOf<'stepped'>[], at: TextScene): Sentence {
  const [first] = steps;
  const last = steps.at(-1);
  return sentence('walked', {
    figure: at.figure(first!.figure),
    from: at.square(first!.from),
    to: at.square(last!.to),
    count: steps.length,
  });
}
