/** The Life of Adventure deck: 30 cards of our own, one of each (EXP-ADV-01). */
import { BAD_LIFE } from './lifeBad.ts';
import { GOOD_LIFE } from './lifeGood.ts';
import type { LifeCard } from './lifeKinds.ts';
import { MIXED_LIFE } from './lifeMixed.ts';

export const LIFE = { ...GOOD_LIFE, ...BAD_LIFE, ...MIXED_LIFE } as const satisfies Readonly<
  Record<string, LifeCard>
>;

export type LifeId = keyof typeof LIFE;

export const LIFE_IDS = Object.keys(LIFE) as readonly LifeId[];

export function lifeCard(id: LifeId): LifeCard {
  return LIFE[id];
}
