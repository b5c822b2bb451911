/** The games this browser can host, each fetched when a table of it is wanted. */
import { loadQuest, QUEST_BOOKS } from 'virtual:quests';
import { gameNamed } from '@oubliette/shelf';
import type { Box } from '@oubliette/table';

/** One for the whole page. */
const boxes = new Map<string, Box>();

export function shelfHere(): ReadonlyMap<string, Box> {
  return boxes;
}

/** Puts a game on the shelf that is not there yet; one that nobody knows stays away. */
export async function fetchGame(game: string): Promise<void> {
  const manifest = gameNamed(game);
  if (manifest === undefined || boxes.has(game)) return;
  const library = { list: () => QUEST_BOOKS[manifest.id], source: loadQuest };
  for (const [id, box] of await manifest.boxes(library)) boxes.set(id, box);
}
