/** What the dice of a blow come to, as they lie now (EXP-ATK-04, EXP-DEF-04 to EXP-DEF-06). */
import { findFigure, isMonster } from '../figures.ts';
import type { Figure, State } from '../state.ts';
import { mostBlocked } from './knacks.ts';
import type { SkullFace, StrikeFrame } from './types.ts';

function count(faces: readonly SkullFace[] | null, wanted: SkullFace): number {
  return faces?.filter((face) => face === wanted).length ?? 0;
}

/** By the side that runs the figure (EXP-DIC-04). */
export function shieldOf(figure: Figure): SkullFace {
  return isMonster(figure) ? 'monsterShield' : 'heroShield';
}

export function hitsOf({ attack, more }: StrikeFrame): number {
  return Math.max(0, count(attack, 'skull') + more.hits);
}

export function blockedOf(state: State, { attacker, target, defence, more }: StrikeFrame): number {
  const [from, to] = [findFigure(state, attacker), findFigure(state, target)];
  if (from === undefined || to === undefined) return 0;
  return Math.min(mostBlocked(from), Math.max(0, count(defence, shieldOf(to)) + more.shields));
}

export function unblocked(state: State, blow: StrikeFrame): number {
  return Math.max(0, hitsOf(blow) - blockedOf(state, blow));
}
