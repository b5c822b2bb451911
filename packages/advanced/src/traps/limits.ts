/** What a figure cannot do because of traps: lost limbs (ADV-TRAP-27, ADV-TRAP-28), gas. */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { weaponNamed } from '../content/weapons.ts';
import type { Figure, Sheet } from '../state.ts';

export const LOST_HAND = 'lostHand';
export const LOST_LEG = 'lostLeg';

/** Effects: in a pit, unable to move, sick, under the master's orders. */
export const IN_PIT = 'inPit';
export const NUMB = 'numb';
export const SICK = 'nausea';
export const CONTROLLED = 'controlled';

/** From the bottom of a pit no other square, door, wall or stairs is in reach (ADV-TRAP-10). */
export function pitRefusal({ effects }: Figure): Refusal | null {
  return effects.some(({ tag }) => tag === IN_PIT) ? refuse('downThere', 'ADV-TRAP-10') : null;
}

/** Squares per exploration turn of a limping (ADV-TRAP-39) or sick figure (ADV-TRAP-22). */
const LIMPING = 8;

/** The most squares a figure may move in an exploration turn. */
export function mostSquares(figure: Figure, sheet: Pick<Sheet, 'marks'> | undefined, usual: number): number {
  const limps = sheet?.marks.includes(LOST_LEG) === true || figure.effects.some(({ tag }) => tag === SICK);
  return limps ? Math.min(usual, LIMPING) : usual;
}

/** Whether a figure's remaining limbs can use a weapon (ADV-TRAP-37, ADV-TRAP-40). */
export function canWield({ marks }: Pick<Sheet, 'marks'>, weapon: string): boolean {
  const { hands, kind } = weaponNamed(weapon);
  if (hands === 1) return true;
  if (marks.includes(LOST_HAND)) return false;
  return kind !== 'melee' || !marks.includes(LOST_LEG);
}

/** A shield needs its own hand, and two legs (ADV-TRAP-37, ADV-TRAP-40). */
export function canShield(
  { marks }: { readonly marks?: readonly string[] },
  weaponInHand: string | null,
): boolean {
  if (marks?.includes(LOST_LEG) === true) return false;
  return marks?.includes(LOST_HAND) !== true || weaponInHand === null;
}

/** A one-handed wizard handles one component at a time; wands and scrolls need none (ADV-TRAP-38). */
export function canHandle({ marks }: Pick<Sheet, 'marks'>, components: number): boolean {
  return components <= 1 || !marks.includes(LOST_HAND);
}
