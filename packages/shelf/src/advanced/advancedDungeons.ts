/** The lobby's dungeons: a quest in three parts, one for a lone player, wanderings with or without an aim, a lesson. */
import { amuletCharacters, LESSON, THREE_BELLS, TOBARO, wanderingDungeon } from '@oubliette/advanced';
import type { DungeonPlan } from '@oubliette/advanced';

const FAMILIES = ['ratmen', 'goblinoids', 'undead', 'chaos'] as const;

/** How deep a wandering goes: one level, or as deep as the tables say (ADV-SOLO-03). */
export type Depth = 'oneLevel' | 'tables';

/** The fourth piece's dungeon has all six (ADV-SOLO-06). */
const HUNTED = amuletCharacters(4);

const TOLD: readonly DungeonPlan[] = [...THREE_BELLS, TOBARO, LESSON];

export const DUNGEON_IDS: readonly string[] = [
  ...THREE_BELLS.map(({ id }) => id),
  TOBARO.id,
  ...FAMILIES.map((family) => `wander-${family}`),
  'hunt-ratmen',
  LESSON.id,
];

export function dungeonNamed(id: string, size: Depth): DungeonPlan {
  const told = TOLD.find((plan) => plan.id === id);
  if (told !== undefined) return told;
  if (id === 'hunt-ratmen') return wanderingDungeon({ id, size, family: 'ratmen', hunted: HUNTED });
  return wanderingDungeon({ id, size, family: FAMILIES.find((family) => id.endsWith(family))! });
}
