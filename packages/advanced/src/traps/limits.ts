/** What traps leave a figure unable to do: lost limbs (ADV-TRAP-27, ADV-TRAP-28), gas. */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { weaponNamed } from '../content/weapons.ts';
import type { Figure, Sheet } from '../state.ts';

export const LOST_HAND = 'lostHand';
export const LOST_LEG = 'lostLeg';

/** At work on a figure: in a pit, unable to move, sick, under the master's orders. */
export const IN_PIT = 'inPit';
export const NUMB = 'numb';
export const SICK = 'nausea';
export const CONTROLLED = 'controlled';

/** From the bottom of a pit no other square, door, wall or stairs is within reach (ADV-TRAP-10). */
export function pitRefusal({ effects }: Figure): Refusal | null {
  return effects.some(({ tag }) => tag === IN_PIT) ? refuse('downThere', 'ADV-TRAP-10') : null;
}

/** Squares in an exploration turn of somebody who limps (ADV-TRAP-39), or is sick (ADV-TRAP-22). */
const LIMPING = 8;

/** How far a figure gets in an exploration turn, of what it would otherwise. */
export function mostSquares(figure: Figure, sheet: Pick<Sheet, 'marks'> | undefined, usual: number): number {
  const limps = sheet?.marks.includes(LOST_LEG) === true || figure.effects.some(({ tag }) => tag === SICK);
  return limps ? Math.min(usual, LIMPING) : usual;
}

/** Whether somebody with the limbs left can use a weapon (ADV-TRAP-37, ADV-TRAP-40). */
export function canWield({ marks }: Pick<Sheet, 'marks'>, weapon: string): boolean {
  const { hands, kind } = weaponNamed(weapon);
  if (hands === 1) return true;
  if (marks.includes(LOST_HAND)) return false;
  return kind !== 'melee' || !marks.includes(LOST_LEG);
}

/** A shield needs a hand of its own, and two legs (ADV-TRAP-37, ADV-TRAP-40). */
export function canShield(
  { marks }: { readonly marks?: readonly string[] },
  weaponInHand: string | null,
): boolean {
  if (marks?.includes(LOST_LEG) === true) return false;
  return marks?.includes(LOST_HAND) !== true || weaponInHand === null;
}

/** A wizard with one hand handles one component at a time; wands and scrolls ask for none (ADV-TRAP-38). */
export function canHandle({ marks }: Pick<Sheet, 'marks'>, components: number): boolean {
  return components <= 1 || !marks.includes(LOST_HAND);
}
