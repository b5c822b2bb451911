/** The games this browser can host: classic at once, another book when a table of it is wanted. */
import { loadQuest, QUEST_BOOKS } from 'virtual:quests';
import { classicShelf } from '@oubliette/shelf/classic';
import type { Box } from '@oubliette/table';

const libraryOf = (game: keyof typeof QUEST_BOOKS) => ({
  list: () => QUEST_BOOKS[game],
  source: loadQuest,
});

/** Whoever plays classic does without them. */
const NEXTLEVEL: readonly string[] = ['nextlevel', 'nextlevel-campaign'];

let boxes: Map<string, Box> | null = null;

/** One for the whole page. */
export function shelfHere(): ReadonlyMap<string, Box> {
  boxes ??= new Map(classicShelf(libraryOf('classic')));
  return boxes;
}

/** Puts a game on the shelf that is not there yet; one that nobody knows stays away. */
export async function fetchGame(game: string): Promise<void> {
  if (shelfHere().has(game)) return;
  for (const [id, box] of await shelfOf(game)) boxes?.set(id, box);
}

async function shelfOf(game: string): Promise<Iterable<[string, Box]>> {
  if (NEXTLEVEL.includes(game))
    return (await import('@oubliette/shelf/nextlevel')).nextlevelShelf(libraryOf('nextlevel'));
  if (game === 'advanced') return (await import('@oubliette/shelf/advanced')).advancedShelf();
  return [];
}
