/** Which quests a game has to choose from. */
import { QUEST_BOOKS } from 'virtual:quests';
import type { QuestTeaser } from 'virtual:quests';
import { NEXTLEVEL } from './draft.ts';
import type { Draft } from './draft.ts';

export function bookOf(game: Draft['game']): readonly QuestTeaser[] {
  if (game === 'classic') return QUEST_BOOKS.classic;
  return game === NEXTLEVEL ? QUEST_BOOKS.nextlevel : [];
}
