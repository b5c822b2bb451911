/** The quest books of the games whose quests are files, and the words each of them has. */
import type { QuestVocabulary } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import type { BookQuest } from '@oubliette/classic/node';
import { NEXTLEVEL_QUESTS } from '@oubliette/nextlevel';
import { readNextQuestBook } from '@oubliette/nextlevel/node';

const READERS = { classic: () => readQuestBook(), nextlevel: readNextQuestBook } as const;
export type QuestGame = keyof typeof READERS;
export const QUEST_GAMES = Object.keys(READERS) as readonly QuestGame[];

const read = new Map<QuestGame, readonly BookQuest[]>();

/** Read once. */
export function questBookOf(game: QuestGame): readonly BookQuest[] {
  const book = read.get(game) ?? READERS[game]();
  read.set(game, book);
  return book;
}

/** What a file may be written for besides the box. */
export const BOOKS_OF_QUESTS: readonly QuestVocabulary[] = [NEXTLEVEL_QUESTS];
