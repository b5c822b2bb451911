/** Shorthands for tests of attacks: faces, a neutral D20, and what a hero holds. */
import type { NextScene } from '../scenario/index.ts';

export type Drawn = NonNullable<NextScene['figures']>;

export const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

/** A critical D20 that changes nothing. */
export const PLAIN = 7;

/** Sheet fields: this weapon in hand, and only the things named. */
export function armed(weapon: string | null, ...rest: string[]) {
  return { gear: weapon === null ? rest : [weapon, ...rest], inHand: weapon, poison: 0 };
}
