/** What comes of a special attack that has hurt. */
import { findFigure, figureOf, isMonster, monsterOf } from '../figures.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { heal } from './death.ts';
import { shove } from './knacks.ts';
import type { StrikeFrame } from './types.ts';

const RULE = 'EXP-UAB-05';

export function followUp(play: Play, { attacker, target, then }: StrikeFrame, lost: number): void {
  const [from, figure] = [findFigure(play.state, attacker), findFigure(play.state, target)];
  if (then === undefined || from === undefined) return;
  if (then.does === 'drain') return heal(play, attacker, lost, ['EXP-CHA-05', 'EXP-SRF-06']);
  if (figure === undefined) return;
  switch (then.does) {
    case 'push':
      return shove(play, from, figure, RULE);
    case 'crack': {
      const condition = { tag: 'cracked', defence: -then.defence, combat: play.state.combats } as const;
      return play.tell('conditionGained', { figure: target, condition }, [RULE]);
    }
  }
}

/** It loses its next turn; leaders shake it off. */
export function stun(play: Play, id: FigureId, rule: string): void {
  const figure = figureOf(play.state, id);
  if (isMonster(figure) && monsterOf(figure).isLeader === true) return;
  play.tell('conditionGained', { figure: id, condition: { tag: 'stunned' } }, [rule]);
}
