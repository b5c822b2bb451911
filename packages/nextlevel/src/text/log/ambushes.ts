/** Ambushes, pushing and toppling. */
import { FURNITURE } from '@oubliette/classic/extend';
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { AmbushFacts } from '../../chapters/ambushes.ts';
import { directionName, facesText } from '../vocabulary.ts';
import type { NextTellers } from './teller.ts';

export const AMBUSHES = defineMessages({
  en: {
    ambushSet: '{Figure} lies in wait.',
    ambushSprung: '{Figure} springs out at {target}.',
    ambushEnded: '{Figure} lies in wait no longer.',
    alerted: 'The noise has alerted {count, plural, one {# hidden monster} other {# hidden monsters}}.',
    lurked: '{Kind_a} slips from {from} to {to}, and lies in wait there.',
    lurkedHere: '{Kind_a} lies in wait on {to}.',
    moveHeld: '{Figure} holds back {left, plural, one {# square} other {# squares}} for a push.',
    heldMoveLost: '{Figure} has held back a move for nothing.',
    pushed:
      '{Pushers} {pushers_number, select, many {push} other {pushes}} {pushed} towards the {direction}.',
    pushEnded: '{Pushers} {pushers_number, select, many {push} other {pushes}} no further.',
    toppled: '{Figure} topples {piece}, which comes down on {squares}.',
    crushed:
      '{Figure} is caught in the fall: {faces}. {skulls, plural, =0 {No skull} one {# skull} other {# skulls}}.',
  },
  fr: {
    ambushSet: '{Figure} se met en embuscade.',
    ambushSprung: '{Figure} surgit devant {target}.',
    ambushEnded: '{Figure} n’est plus en embuscade.',
    alerted: 'Le bruit a alerté {count, plural, one {# monstre caché} other {# monstres cachés}}.',
    lurked: '{Kind_a} se glisse de {from} à {to} et s’y embusque.',
    lurkedHere: '{Kind_a} s’embusque en {to}.',
    moveHeld: '{Figure} garde {left, plural, one {# case} other {# cases}} pour une poussée.',
    heldMoveLost: '{Figure} a retenu son déplacement pour rien.',
    pushed:
      '{Pushers} {pushers_number, select, many {repoussent} other {repousse}} {pushed} vers {direction}.',
    pushEnded: '{Pushers} ne {pushers_number, select, many {poussent} other {pousse}} pas plus loin.',
    toppled: '{Figure} renverse {piece}, qui s’abat en {squares}.',
    crushed:
      '{Figure} est {figure_gender, select, f {prise} other {pris}} dans la chute : {faces}. {skulls, plural, =0 {Aucun crâne} one {# crâne} other {# crânes}}.',
  },
});

const sentence = sentencesOf(AMBUSHES);

export const AMBUSH_TELLERS: NextTellers<AmbushFacts> = {
  ambushSet: ({ figure }, at) => sentence('ambushSet', { figure: at.figure(figure) }),
  ambushSprung: ({ figure, target }, at) =>
    sentence('ambushSprung', { figure: at.figure(figure), target: at.figure(target) }),
  ambushEnded: ({ figure }, at) => sentence('ambushEnded', { figure: at.figure(figure) }),
  alerted: ({ monsters }) => sentence('alerted', { count: monsters.length }),
  lurked: ({ kind, from, to }, at) => {
    const there = { kind: at.kind(kind), to: at.square(to) };
    return from === to
      ? sentence('lurkedHere', there)
      : sentence('lurked', { ...there, from: at.square(from) });
  },
  moveHeld: ({ figure, left }, at) => sentence('moveHeld', { figure: at.figure(figure), left }),
  heldMoveLost: ({ figure }, at) => sentence('heldMoveLost', { figure: at.figure(figure) }),
  pushed: ({ pushers, moved, direction }, at) => {
    const pushed = moved.filter(({ figure }) => !pushers.includes(figure));
    return sentence('pushed', {
      pushers: pushers.map((id) => at.figure(id)),
      pushed: pushed.map(({ figure }) => at.figure(figure)),
      direction: directionName(direction, at.language),
    });
  },
  pushEnded: ({ pushers }, at) => sentence('pushEnded', { pushers: pushers.map((id) => at.figure(id)) }),
  toppled: ({ figure, kind, squares }, at) =>
    sentence('toppled', {
      figure: at.figure(figure),
      piece: FURNITURE[kind].noun,
      squares: at.squares(squares),
    }),
  crushed: ({ figure, faces, skulls }, at) =>
    sentence('crushed', { figure: at.figure(figure), faces: facesText(faces, at.language), skulls }),
};
