/** `virtual:quests`: the lobby's data on each quest, and the quests themselves, each loaded when needed. */
import type { BookQuest } from '@oubliette/classic/node';
import { forEachGame } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';
import { GAME_FILES } from '@oubliette/shelf/node';
import type { Plugin } from 'vite';
import type { QuestTeaser } from 'virtual:quests';
import { virtual } from './virtual.ts';

type Books = Readonly<Record<GameId, readonly BookQuest[]>>;

/** The quests of every game, by the game whose book they are in. */
function readBooks(): Books {
  return forEachGame((id) => GAME_FILES[id].quests?.book() ?? []);
}

function readLessons(): Books {
  return forEachGame((id) => GAME_FILES[id].quests?.lessons?.() ?? []);
}

/** Each quest once, even if several books have it, and the lessons beside them. */
function everyQuest(books: Books): readonly BookQuest[] {
  const all = [...Object.values(books), ...Object.values(readLessons())].flat();
  return [...new Map(all.map((quest) => [quest.id, quest])).values()];
}

export function quests(): Plugin {
  const books = readBooks();
  const all = everyQuest(books);
  return virtual('quests', (id) => (id === '' ? listModule(books) : questModule(all, id)));
}

/** Recognises modules of quests not needed before they are played: all but a newcomer's first ones. */
export function laterQuests(): (module: string) => boolean {
  const books = readBooks();
  const lessons = Object.values(readLessons()).flat();
  const first = [...Object.values(books).flatMap(([quest]) => quest ?? []), ...lessons].map(({ id }) => id);
  const later = everyQuest(books).filter(({ id }) => !first.includes(id));
  return (module) => later.some(({ id }) => module.endsWith(`virtual:quests/${id}`));
}

function listModule(books: Books): string {
  const loaders = everyQuest(books).map(
    ({ id }) => `${JSON.stringify(id)}: () => import('virtual:quests/${id}')`,
  );
  const lists = forEachGame((game) =>
    books[game].map((quest, i) => {
      const teaser = teaserOf(quest, i);
      return GAME_FILES[game].quests?.levels === true ? teaser : { ...teaser, level: null };
    }),
  );
  return [
    `export const QUEST_BOOKS = ${JSON.stringify(lists)};`,
    `const LOADERS = { ${loaders.join(', ')} };`,
    `export function loadQuest(id) {`,
    `  return Object.hasOwn(LOADERS, id) ? LOADERS[id]().then(({ QUEST }) => QUEST) : null;`,
    `}`,
  ].join('\n');
}

function questModule(book: readonly BookQuest[], id: string): string {
  const found = book.find((quest) => quest.id === id);
  if (found === undefined) throw new Error(`the book has no quest ${id}`);
  return `export const QUEST = ${JSON.stringify(found.source)};`;
}

export function teaserOf({ id, source, quest }: BookQuest, index: number): QuestTeaser {
  const { training, level = null } = source;
  const { title, parchment } = quest;
  return { id, number: index + 1, title, parchment, training: training ?? false, level };
}
