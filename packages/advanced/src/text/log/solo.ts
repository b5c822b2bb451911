/** What the tables decide where nobody is game master. */
import { defineMessages } from '@oubliette/words';
import type { SoloFacts } from '../../solo/types.ts';
import { sentencesOf, yesNo } from '../sentence.ts';
import type { Tellers } from './teller.ts';

export const SOLO = defineMessages({
  en: {
    soloRolled:
      'The solo table: {face}, {event, select, trap {a trap} wandering {wandering monsters} other {nothing}}.',
    memberDrawn: 'The lot falls on {figure}.',
    trapAvoided: '{Figure} avoids the trap, which is gone.',
    strategyRolled:
      'The monsters’ strategy{ranged, select, yes {, with shooters among them} other {}}: {face}, {strategy, select, reinforcements {reinforcements} moveThenAttack {they move, then attack} attackThenMove {they attack, then move} other {they shoot}}.',
    aimReached: 'Something the quest asks for is done.',
    questLeft:
      '{Figures} {figures_number, select, many {have} other {has}} left before the quest was done and will not come back to it.',
    rewarded:
      '{Figures} {figures_number, select, many {are each given} other {is given}} {fate, plural, one {# Fate point} other {# Fate points}}.',
  },
  fr: {
    soloRolled:
      'Table du jeu en solitaire : {face}, {event, select, trap {un piège} wandering {des monstres errants} other {rien}}.',
    memberDrawn: 'Le sort désigne {figure}.',
    trapAvoided: '{Figure} évite le piège, qui disparaît.',
    strategyRolled:
      'Stratégie des monstres{ranged, select, yes {, tireurs compris} other {}} : {face}, {strategy, select, reinforcements {des renforts} moveThenAttack {ils se déplacent, puis attaquent} attackThenMove {ils attaquent, puis se déplacent} other {ils tirent}}.',
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
