/** Quests read from files and checked; every problem names its file and line. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bookOfQuest, checkQuest } from '../quest/check.ts';
import type { Checked } from '../quest/check.ts';
import type { Quest } from '../quest/quest.ts';
import type { QuestSource } from '../quest/source.ts';
import { BOX_VOCABULARY } from '../quest/vocabulary.ts';
import type { QuestVocabulary } from '../quest/vocabulary.ts';
import { warnings } from '../quest/warnings.ts';
import { readYaml } from '@oubliette/kernel/node';
import type { YamlFile } from '@oubliette/kernel/node';
import { typeset } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { QuestProblem } from '../quest/problem.ts';
import { yamlProblem } from './yamlWords.ts';

/** The quests that come with the game. */
export const QUEST_FOLDER = fileURLToPath(new URL('../../quests/', import.meta.url));

export interface BookQuest {
  readonly id: string;
  readonly source: QuestSource;
  readonly quest: Quest;
}

/** What a quest file is checked against: the box, or the book it says it is written for. */
type Books = readonly QuestVocabulary[];

/** A playable quest still reports its warnings. */
export type CheckedFile =
  | { readonly ok: true; readonly quest: Quest; readonly warnings: readonly QuestProblem[] }
  | Extract<Checked, { ok: false }>;

/** Each problem's path begins with the file and, where it is known, the line: `03-x.yaml:41: quest.monsters[3].at`. */
export function readQuestFile(path: string, books: Books = []): CheckedFile {
  const { checked, file } = checkText(readFileSync(path, 'utf8'), basename(path), books);
  return checked.ok
    ? { ...checked, warnings: placed([...checked.unfinished, ...warnings(checked.quest)], file) }
    : checked;
}

/** Every quest of a book, in the order of the file names. */
export function readQuestBook(folder: string = QUEST_FOLDER, books: Books = []): BookQuest[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return names.map((name) => {
    const { checked, file } = checkText(readFileSync(join(folder, name), 'utf8'), name, books);
    if (!checked.ok)
      throw new Error(checked.problems.map((problem) => problemText(problem, 'en')).join('\n'));
    return { id: checked.quest.id, source: file.value as QuestSource, quest: checked.quest };
  });
}

export function problemText({ path, message, remedy }: QuestProblem, language: Language): string {
  return typeset(language, `${path}: ${message[language]} — ${remedy[language]}`);
}

function checkText(text: string, name: string, books: Books): { checked: Checked; file: YamlFile } {
  const file = readYaml(text, name, 'quest');
  if (file.faults.length > 0) return { checked: { ok: false, problems: file.faults.map(yamlProblem) }, file };
  const named = bookOfQuest(file.value);
  const checked = checkQuest(file.value, books.find(({ book }) => book === named) ?? BOX_VOCABULARY);
  return {
    checked: checked.ok ? checked : { ok: false, problems: placed(checked.problems, file) },
    file,
  };
}

/** The same problems, each with its line in the file. */
function placed(problems: readonly QuestProblem[], file: YamlFile): QuestProblem[] {
  return problems.map((problem) => ({ ...problem, path: file.place(problem.path) }));
}
