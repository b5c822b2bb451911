/** Which pursuer must run (ADV-CMB-50). */
import { findFigure, hasEffect } from '../figures.ts';
import type { FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { isInEnemyZone } from './zones.ts';

/** The pursuer that has moved and must run before another monster acts; null if there is none. */
export function owesRun(world: World, state: State): FigureId | null {
  const { pursuit, active, acts } = state.turn;
  const figure = pursuit && active !== null ? findFigure(state, active) : undefined;
  if (figure === undefined || figure.side !== 'monsters') return null;
  // A figure held by a spell does not run (ADV-SPELL-10, ADV-DARK-02).
  if (hasEffect(figure, 'stilled') || hasEffect(figure, 'choked')) return null;
  const act = acts[figure.id];
  if (act === undefined || act.over || act.did !== null) return null;
  // A pursuer beside an enemy has stopped there, and may attack or not.
  return isInEnemyZone(world, state, figure) ? null : figure.id;
}
