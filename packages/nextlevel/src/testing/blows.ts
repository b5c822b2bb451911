/** What tests of attacks write again and again: faces, a D20 that changes nothing, and what a hero holds. */
import type { NextScene } from '../scenario/index.ts';

export type Drawn = NonNullable<NextScene['figures']>;

export const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

/** A critical D20 that changes nothing. */
export const PLAIN = 7;

/** Fields of a sheet: this weapon in hand, and nothing else but what is named. */
export function armed(weapon: string | null, ...rest: string[]) {
  return { gear: weapon === null ? rest : [weapon, ...rest], inHand: weapon, poison: 0 };
}
