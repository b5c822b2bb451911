/** The dice of the box (CLS-CMP-06, CLS-CMP-07). */
import type { Die } from '@oubliette/kernel';

export type CombatFace = 'skull' | 'whiteShield' | 'blackShield';

/** Three skulls, two white shields, one black shield (CLS-CMP-07). */
export const COMBAT: Die<CombatFace> = {
  id: 'combat',
  faces: ['skull', 'skull', 'skull', 'whiteShield', 'whiteShield', 'blackShield'],
  seen: 'all',
};

/** How many of each the box holds; a rule may ask for more (CLS-CMP-06). */
export const DICE_IN_BOX = { ordinary: 2, combat: 4 } as const;
