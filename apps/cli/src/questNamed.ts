/** A quest as every command takes it: by its id, by its number in the book, or as a file. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { bookOfQuest } from '@oubliette/classic';
import type { QuestSource } from '@oubliette/classic';
import { readQuestFile } from '@oubliette/classic/node';
import type { BookQuest, CheckedFile } from '@oubliette/classic/node';
import { gameNamed } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';
import { UsageError } from './failure.ts';
import { isFolder, noSuchFile } from './matchFiles.ts';
import { BOOKS_OF_QUESTS, questBookOf } from './questBooks.ts';
import { brokenQuest } from './questWords.ts';

/** The first of the book by default. */
export function questNamed(asked: string | undefined, game: GameId): BookQuest {
  const book = questBookOf(game);
  const found =
    asked === undefined ? book[0] : (book.find(({ id }) => id === asked) ?? book[Number(asked) - 1]);
  if (found !== undefined) return found;
  if (asked !== undefined && isPath(asked)) return questIn(asked, game);
  const list = book.map(({ id }, i) => `${i + 1} ${id}`).join(', ');
  throw new UsageError({
    en: `There is no quest "${asked}". The book has: ${list}; a quest file will do as well.`,
    fr: `Il n’y a pas de quête « ${asked} ». Le livre contient : ${list} ; un fichier de quête convient aussi.`,
  });
}

/** A quest's id has neither slashes nor an extension. */
export function isPath(asked: string): boolean {
  return existsSync(asked) || /[/\\]|\.ya?ml$/iu.test(asked);
}

/** The quest in a file; says so if the path leads to no file. */
export function checkedQuest(path: string): CheckedFile {
  if (!existsSync(path)) throw noSuchFile(path);
  if (statSync(path).isDirectory()) throw isFolder(path);
  return readQuestFile(path, BOOKS_OF_QUESTS);
}

function questIn(path: string, game: GameId): BookQuest {
  const checked = checkedQuest(path);
  if (!checked.ok) throw brokenQuest(checked.problems);
  const source = parseYaml(readFileSync(path, 'utf8')) as QuestSource;
  const book = bookOfQuest(source);
  if (book !== undefined && book !== game && book !== gameNamed(game)?.parent)
    throw new UsageError({
      en: `${path} is written for ${book}: name that game instead of ${game}.`,
      fr: `${path} est écrite pour ${book} : nommez ce jeu au lieu de ${game}.`,
    });
  return { id: checked.quest.id, source, quest: checked.quest };
}
