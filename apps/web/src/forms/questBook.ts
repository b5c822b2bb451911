/** The quests of each game. */
import { GAMES } from '@oubliette/shelf';
import { QUEST_BOOKS } from 'virtual:quests';
import type { QuestTeaser } from 'virtual:quests';

/** None for a campaign, which has its own order. */
export function bookOf(game: string): readonly QuestTeaser[] {
  const known = GAMES.find(({ id }) => id === game);
  return known === undefined ? [] : QUEST_BOOKS[known.id];
}
