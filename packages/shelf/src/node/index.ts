/** The quest books from the files that come with the games. */
import { readQuestBook } from '@oubliette/classic/node';
import type { BookQuest } from '@oubliette/classic/node';
import { readNextQuestBook } from '@oubliette/nextlevel/node';
import type { QuestLibraries, QuestLibrary } from '../library.ts';

export function questLibraries(): QuestLibraries {
  return { classic: libraryOf(readQuestBook(), false), nextlevel: libraryOf(readNextQuestBook(), true) };
}

function libraryOf(book: readonly BookQuest[], hasLevels: boolean): QuestLibrary {
  const list = book.map(({ id, quest: { title, training, level } }) => ({
    id,
    title,
    training,
    level: hasLevels ? level : null,
  }));
  return {
    list: () => list,
    source(id) {
      const found = book.find((quest) => quest.id === id);
      return found === undefined
        ? Promise.reject(new Error(`the quest book has no ${id}`))
        : Promise.resolve(found.source);
    },
  };
}
