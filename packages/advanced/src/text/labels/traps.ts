/** Labels of traps. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { TrapCommand } from '../../traps/types.ts';
import type { Labels } from './label.ts';

export const TRAP_LABELS = defineMessages({
  en: {
    disarm: 'Disarm the trap on {square}',
    tryTrap: 'Try to disarm the trap',
    leaveTrap: 'Leave the trap alone',
    makeRoom: 'Make room, to {square}',
    climbOut: 'Climb out of the pit',
    comeOut: 'Come out to {square}',
    jump: 'Jump the pit to {square}',
    dropPortcullis: 'Drop the portcullis {side} of {square}',
    liftPortcullis: 'Lift the portcullis on {square}',
    rollUnder: 'Roll under the portcullis to {square}',
    stayBehind: 'Stay on this side',
    moveFireball: 'Move the fireball to {square}',
    controlStep: 'Step to {square}',
    controlAttack: 'Attack {target}',
    controlEnd: 'Do no more with this figure',
    takeAntidote: 'Take {of_s} healing potion',
    facePoison: '{fate, select, yes {Spend a Fate point against the poison} other {Die of the poison}}',
  },
  fr: {
    disarm: 'Désarmer le piège en {square}',
    tryTrap: 'Tenter de désarmer le piège',
    leaveTrap: 'Laisser le piège en paix',
    makeRoom: 'S’écarter en {square}',
    climbOut: 'Remonter de la fosse',
    comeOut: 'Sortir en {square}',
    jump: 'Sauter la fosse jusqu’en {square}',
    dropPortcullis: 'Abattre la herse {side} de {square}',
    liftPortcullis: 'Soulever la herse en {square}',
    rollUnder: 'Rouler sous la herse en {square}',
    stayBehind: 'Rester de ce côté',
    moveFireball: 'Pousser la boule de feu en {square}',
    controlStep: 'Aller en {square}',
    controlAttack: 'Attaquer {target}',
    controlEnd: 'Ne plus rien faire de cette figurine',
    takeAntidote: 'Prendre la potion de soins de {of}',
    facePoison:
      '{fate, select, yes {Dépenser un point de Destinée contre le poison} other {Mourir du poison}}',
  },
});

const sentence = sentencesOf(TRAP_LABELS);

export const TRAP_LABELLERS: Labels<TrapCommand> = {
  disarm: ({ trap }, at) => sentence('disarm', { square: at.spot(trap) }),
  tryTrap: () => sentence('tryTrap', {}),
  leaveTrap: () => sentence('leaveTrap', {}),
  makeRoom: ({ to }, at) => sentence('makeRoom', { square: at.square(to) }),
  climbOut: () => sentence('climbOut', {}),
  comeOut: ({ to }, at) => sentence('comeOut', { square: at.square(to) }),
  jump: ({ to }, at) => sentence('jump', { square: at.square(to) }),
  dropPortcullis: ({ at: square, side }, at) =>
    sentence('dropPortcullis', { side: at.side(side), square: at.square(square) }),
  liftPortcullis: ({ trap }, at) => sentence('liftPortcullis', { square: at.spot(trap) }),
  rollUnder: ({ to }, at) =>
    to === null ? sentence('stayBehind', {}) : sentence('rollUnder', { square: at.square(to) }),
  moveFireball: ({ to }, at) => sentence('moveFireball', { square: at.square(to) }),
  controlStep: ({ to }, at) => sentence('controlStep', { square: at.square(to) }),
  controlAttack: ({ target }, at) => sentence('controlAttack', { target: at.figure(target) }),
  controlEnd: () => sentence('controlEnd', {}),
  takeAntidote: ({ of }, at) => sentence('takeAntidote', { of: at.figure(of) }),
  facePoison: ({ fate }) => sentence('facePoison', { fate: yesNo(fate) }),
};
