/** Decisions of the tables, without a game master. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { SoloFacts } from '../../solo/types.ts';
import type { Tellers } from './teller.ts';

export const SOLO = defineMessages({
  en: {
    soloRolled:
      'The solo table gives {face}: {event, select, trap {a trap} wandering {wandering monsters} other {nothing}}.',
    memberDrawn: 'The lot falls on {figure}.',
    trapAvoided: '{Figure} avoids the trap, and it is gone.',
    strategyRolled:
      'The strategy table{ranged, select, yes { (with shooters)} other {}} gives {face}: {strategy, select, reinforcements {the monsters are reinforced} moveThenAttack {the monsters move, then attack} attackThenMove {the monsters attack, then move} other {the monsters shoot}}.',
    aimReached: 'One thing the quest asks for is done.',
    questLeft:
      '{Figures} {figures_number, select, many {have} other {has}} left before the quest was done and will not come back to it.',
    rewarded:
      '{Figures} {figures_number, select, many {are each given} other {is given}} {fate, plural, one {# Fate point} other {# Fate points}}.',
  },
  fr: {
    soloRolled:
      'La table du jeu en solitaire donne {face} : {event, select, trap {un piège} wandering {des monstres errants} other {rien}}.',
    memberDrawn: 'Le sort désigne {figure}.',
    trapAvoided: '{Figure} évite le piège, et c’en est fini.',
    strategyRolled:
      'La table des stratégies{ranged, select, yes { (avec tireurs)} other {}} donne {face} : {strategy, select, reinforcements {les monstres reçoivent des renforts} moveThenAttack {les monstres se déplacent, puis attaquent} attackThenMove {les monstres attaquent, puis se déplacent} other {les monstres tirent}}.',
    aimReached: 'Une chose que demande la quête est faite.',
    questLeft:
      '{Figures} {figures_number, select, many {ont} other {a}} quitté le donjon avant la fin de la quête et {figures_number, select, many {n’y reviendront} other {n’y reviendra}} plus.',
    rewarded:
      '{Figures} {figures_number, select, many {reçoivent chacun} other {reçoit}} {fate, plural, one {# point de Destinée} other {# points de Destinée}}.',
  },
});

const sentence = sentencesOf(SOLO);

export const SOLO_TELLERS: Tellers<SoloFacts> = {
  soloRolled: ({ face, event }) => sentence('soloRolled', { face, event }),
  memberDrawn: ({ figure }, at) => sentence('memberDrawn', { figure: at.figure(figure) }),
  trapAvoided: ({ figure }, at) => sentence('trapAvoided', { figure: at.figure(figure) }),
  strategyRolled: ({ face, ranged, strategy }) =>
    sentence('strategyRolled', { face, ranged: yesNo(ranged), strategy }),
  aimReached: () => sentence('aimReached', {}),
  questLeft: ({ figures }, at) => sentence('questLeft', { figures: at.figures(figures) }),
  rewarded: ({ figures, fate }, at) => sentence('rewarded', { figures: at.figures(figures), fate }),
};
