/** The shelf: every game this product can put on a table. */
import type { Shelf } from '@oubliette/table';
import { GAMES } from './games.ts';
import type { QuestLibraries } from './games.ts';

export { EXAMPLE_IDS, forEachGame, GAME_IDS, gameNamed, gameOfRule, GAMES, isCampaign } from './games.ts';
export type { CampaignId, GameId, QuestLibraries } from './games.ts';
export type { ClosedChapters, GameManifest } from './manifest.ts';
export { NO_QUESTS } from './shared/library.ts';
export type { ListedQuest, QuestLibrary } from './shared/library.ts';

/** All games, for hosts of any of them. */
export async function makeShelf(quests: QuestLibraries): Promise<Shelf> {
  const shelves = await Promise.all(GAMES.map(({ id, boxes }) => boxes(quests[id])));
  return new Map(shelves.flatMap((shelf) => [...shelf]));
}
