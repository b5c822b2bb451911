/** The games this browser can host, each fetched when needed. */
import { loadQuest, QUEST_BOOKS } from 'virtual:quests';
import { gameNamed } from '@oubliette/shelf';
import type { Box } from '@oubliette/table';

/** One for the whole page. */
const boxes = new Map<string, Box>();

export function shelfHere(): ReadonlyMap<string, Box> {
  return boxes;
}

/** Adds a game to the shelf if it is missing; an unknown one is ignored. */
export async function fetchGame(game: string): Promise<void> {
  const manifest = gameNamed(game);
  if (manifest === undefined || boxes.has(game)) return;
  const library = { list: () => QUEST_BOOKS[manifest.id], source: loadQuest };
  for (const [id, box] of await manifest.boxes(library)) boxes.set(id, box);
}
