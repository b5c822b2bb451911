/** The games this browser can host: classic at once, another book when a table of it is wanted. */
import { loadQuest, QUESTS } from 'virtual:quests';
import { classicShelf } from '@oubliette/shelf/classic';
import type { Box } from '@oubliette/table';

const LIBRARY = { list: () => QUESTS, source: loadQuest };

/** Whoever plays classic does without them. */
const FETCHED: readonly string[] = ['nextlevel', 'nextlevel-campaign'];

let boxes: Map<string, Box> | null = null;

/** One for the whole page. */
export function shelfHere(): ReadonlyMap<string, Box> {
  boxes ??= new Map(classicShelf(LIBRARY));
  return boxes;
}

/** Puts a game on the shelf that is not there yet; one that nobody knows stays away. */
export async function fetchGame(game: string): Promise<void> {
  if (!FETCHED.includes(game) || shelfHere().has(game)) return;
  const { nextlevelShelf } = await import('@oubliette/shelf/nextlevel');
  for (const [id, box] of nextlevelShelf(LIBRARY)) boxes?.set(id, box);
}
