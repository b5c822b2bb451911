/** The dungeons of Advanced, each by the same id in every command. */
import type { DungeonPlan } from '@oubliette/advanced';
import { DUNGEON_IDS, dungeonNamed } from '@oubliette/shelf/advanced';

export const DUNGEONS: readonly DungeonPlan[] = DUNGEON_IDS.map((id) => dungeonNamed(id, 'tables'));
