/** The quest books from the files that come with the games. */
import { forEachGame } from '../games.ts';
import type { QuestLibraries } from '../games.ts';
import { NO_QUESTS } from '../shared/library.ts';
import type { QuestLibrary } from '../shared/library.ts';
import { GAME_FILES } from './games.ts';
import type { QuestFiles } from './games.ts';

export { GAME_FILES } from './games.ts';
export type { GameFiles } from './games.ts';

export function questLibraries(): QuestLibraries {
  return forEachGame((id) => {
    const { quests } = GAME_FILES[id];
    return quests === undefined ? NO_QUESTS : libraryOf(quests);
  });
}

function libraryOf({ book: read, lessons, levels }: QuestFiles): QuestLibrary {
  const book = read();
  const all = [...book, ...(lessons?.() ?? [])];
  const list = book.map(({ id, quest: { title, training, level } }) => ({
    id,
    title,
    training,
    level: levels ? level : null,
  }));
  return {
    list: () => list,
    source(id) {
      const found = all.find((quest) => quest.id === id);
      return found === undefined ? null : Promise.resolve(found.source);
    },
  };
}
