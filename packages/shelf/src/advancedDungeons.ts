/** The dungeons the lobby offers: the first quest in its three parts, and wanderings without a story. */
import { THREE_BELLS, wanderingDungeon } from '@oubliette/advanced';
import type { DungeonPlan } from '@oubliette/advanced';

const FAMILIES = ['ratmen', 'goblinoids', 'undead', 'chaos'] as const;

export const DUNGEONS: readonly DungeonPlan[] = [
  ...THREE_BELLS,
  ...FAMILIES.map((family) => wanderingDungeon({ id: `wander-${family}`, size: 'tables', family })),
];
