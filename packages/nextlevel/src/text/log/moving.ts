/** Jumps, and lasting effects on figures. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { MovingFacts } from '../../chapters/moving.ts';
import type { Plight } from '../../state.ts';
import { facesText } from '../vocabulary.ts';
import type { NextTellers } from './teller.ts';

export const MOVING = defineMessages({
  en: {
    leapRolled: '{Figure} tries to jump: {face}{falls, select, yes {, and falls short} other {}}.',
    leapt: '{Figure} gets across the pit from {from} to {to}.',
    plightGained:
      '{Figure} {plight, select, jaw {is caught in a steel jaw} slime {is stuck in slime} dazzled {is dazzled, and will lose the next turn} ill {has caught the fever} disarmed {has no weapon in hand} ambush {lies in wait} stance {moves dice about} heldAttack {holds back an attack} heldMove {holds back a move} helping {gets ready to help somebody across} securing {secures the crossing} attacked {has been attacked} trampling {tramples past a table} spared {is hard to hurt} enchanted {has an enchanted weapon} other {calls a heroic shot}}.',
    illnessRolled: 'The fever shakes {figure}: {face}.',
    turnLost: '{Figure} is dazzled and loses this turn.',
    struggled:
      '{Figure} rolls {die} to get out of {by, select, jaw {the steel jaw} other {the slime}}, and {free, select, yes {is free} other {stays caught}}.',
  },
  fr: {
    leapRolled: '{Figure} tente de sauter : {face}{falls, select, yes {, et c’est manqué} other {}}.',
    leapt: '{Figure} franchit l’oubliette, de {from} à {to}.',
    plightGained:
      '{Figure} {plight, select, jaw {a la jambe dans une mâchoire d’acier} slime {s’enlise dans la vase} dazzled {n’y voit plus rien et perdra son prochain tour} ill {attrape la fièvre} disarmed {n’a plus d’arme en main} ambush {se met en embuscade} stance {déplace ses dés} heldAttack {retient son attaque} heldMove {retient son déplacement} helping {s’apprête à faire traverser quelqu’un} securing {assure la traversée} attacked {vient de subir une attaque} trampling {longe une table} spared {n’est pas facile à blesser} enchanted {a une arme enchantée} other {annonce un tir héroïque}}.',
    illnessRolled: 'La fièvre secoue {figure} : {face}.',
    turnLost: '{Figure} n’y voit rien et perd ce tour.',
    struggled:
      '{Figure} obtient {die} pour se dégager de la {by, select, jaw {mâchoire d’acier} other {vase}} et {free, select, yes {se libère} other {n’y parvient pas}}.',
  },
});

const sentence = sentencesOf(MOVING);

export const MOVING_TELLERS: NextTellers<MovingFacts> = {
  leapRolled: ({ figure, face, falls }, at) =>
    sentence('leapRolled', {
      figure: at.figure(figure),
      face: facesText([face], at.language),
      falls: yesNo(falls),
    }),
  leapt: ({ figure, from, to }, at) =>
    sentence('leapt', { figure: at.figure(figure), from: at.square(from), to: at.square(to) }),
  plightGained: ({ figure, plight }, at) =>
    sentence('plightGained', { figure: at.figure(figure), plight: kindOf(plight) }),
  illnessRolled: ({ figure, face }, at) =>
    sentence('illnessRolled', { figure: at.figure(figure), face: facesText([face], at.language) }),
  turnLost: ({ figure }, at) => sentence('turnLost', { figure: at.figure(figure) }),
  struggled: ({ figure, by, die, free }, at) =>
    sentence('struggled', { figure: at.figure(figure), by, die, free: yesNo(free) }),
};

function kindOf(plight: Plight): string {
  switch (plight.tag) {
    case 'held':
      return plight.by;
    case 'holding':
      return plight.what === 'attack' ? 'heldAttack' : 'heldMove';
    case 'crossing':
      return plight.how;
    default:
      return plight.tag;
  }
}
