/** The quest book from the files that come with the game. */
import { readQuestBook } from '@oubliette/classic/node';
import type { QuestLibrary } from '../library.ts';

export function questLibrary(): QuestLibrary {
  const book = readQuestBook();
  const list = book.map(({ id, quest }) => ({ id, title: quest.title, training: quest.training }));
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
