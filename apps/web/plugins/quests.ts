/** `virtual:quests`: what the lobby tells of each quest, and the quests themselves, each loaded when it is wanted. */
import { readQuestBook } from '@oubliette/classic/node';
import type { BookQuest } from '@oubliette/classic/node';
import type { Plugin } from 'vite';
import type { QuestTeaser } from 'virtual:quests';
import { virtual } from './virtual.ts';

export function quests(): Plugin {
  const book = readQuestBook();
  return virtual('quests', (id) => (id === '' ? listModule(book) : questModule(book, id)));
}

/** Tells the modules of quests that no browser needs before they are played: all but the one a newcomer begins with. */
export function laterQuests(): (module: string) => boolean {
  const later = readQuestBook().filter(({ source }) => source.training !== true);
  return (module) => later.some(({ id }) => module.endsWith(`virtual:quests/${id}`));
}

function listModule(book: readonly BookQuest[]): string {
  const loaders = book.map(({ id }) => `${JSON.stringify(id)}: () => import('virtual:quests/${id}')`);
  return [
    `export const QUESTS = ${JSON.stringify(book.map(teaserOf))};`,
    `const LOADERS = { ${loaders.join(', ')} };`,
    `export async function loadQuest(id) {`,
    `  if (!Object.hasOwn(LOADERS, id)) throw new Error('the book has no quest ' + id);`,
    `  return (await LOADERS[id]()).QUEST;`,
    `}`,
  ].join('\n');
}

function questModule(book: readonly BookQuest[], id: string): string {
  const found = book.find((quest) => quest.id === id);
  if (found === undefined) throw new Error(`the book has no quest ${id}`);
  return `export const QUEST = ${JSON.stringify(found.source)};`;
}

export function teaserOf({ id, source }: BookQuest, index: number): QuestTeaser {
  const { title, parchment, training } = source;
  return { id, number: index + 1, title, parchment, training: training ?? false };
}
