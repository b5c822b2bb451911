/** The quest books of the games whose quests are files, and each one's vocabulary. */
import type { QuestVocabulary } from '@oubliette/classic';
import type { BookQuest } from '@oubliette/classic/node';
import { GAME_IDS } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';
import { GAME_FILES } from '@oubliette/shelf/node';

const read = new Map<GameId, readonly BookQuest[]>();

/** Read once; empty if a game has no such book. */
export function questBookOf(game: GameId): readonly BookQuest[] {
  const book = read.get(game) ?? GAME_FILES[game].quests?.book() ?? [];
  read.set(game, book);
  return book;
}

/** What a file may be written for besides the box. */
export const BOOKS_OF_QUESTS: readonly QuestVocabulary[] = GAME_IDS.flatMap(
  (id) => GAME_FILES[id].quests?.vocabulary ?? [],
);
