/** What hazards do to damage dice. */
import { hasEffect } from '../figures.ts';
import type { Figure, State } from '../state.ts';

/** Prisoners have no weapons, and a single die (ADV-HAZ-63). */
const UNARMED = 1;

/** One more for those who follow a throne, or have eaten of the right mushroom (ADV-HAZ-84, ADV-HAZ-58); one in all for prisoners. */
export function meleeDice(state: State, figure: Figure, dice: number): number {
  const own = isPrisoner(state, figure) ? Math.min(dice, UNARMED) : dice;
  return own > 0 && hasEffect(figure, 'oneMoreDie') ? own + 1 : own;
}

function isPrisoner(state: State, { kind, group }: Figure): boolean {
  if (kind !== 'monster') return false;
  return state.fight?.groups.find(({ id }) => id === group)?.unarmed === true;
}
