/** Effects of hazards on damage dice. */
import { hasEffect } from '../figures.ts';
import type { Figure, State } from '../state.ts';

/** Prisoners have no weapons, and a single die (ADV-HAZ-63). */
const UNARMED = 1;

/** One more for a throne's followers and mushroom eaters (ADV-HAZ-84, ADV-HAZ-58); prisoners have one. */
export function meleeDice(state: State, figure: Figure, dice: number): number {
  const own = isPrisoner(state, figure) ? Math.min(dice, UNARMED) : dice;
  return own > 0 && hasEffect(figure, 'oneMoreDie') ? own + 1 : own;
}

function isPrisoner(state: State, { kind, group }: Figure): boolean {
  if (kind !== 'monster') return false;
  return state.fight?.groups.find(({ id }) => id === group)?.unarmed === true;
}
