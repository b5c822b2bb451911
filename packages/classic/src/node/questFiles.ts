/** Quests from files: read, checked, and every problem told with its file and line. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '@oubliette/kernel';
import { checkQuest } from '../quest/check.ts';
import type { Checked } from '../quest/check.ts';
import type { Quest } from '../quest/quest.ts';
import type { QuestSource } from '../quest/source.ts';
import { readYaml } from '@oubliette/kernel/node';
import type { YamlFile } from '@oubliette/kernel/node';

/** The quests that come with the game. */
export const QUEST_FOLDER = fileURLToPath(new URL('../../quests/', import.meta.url));

export interface BookQuest {
  readonly id: string;
  readonly source: QuestSource;
  readonly quest: Quest;
}

/** Each problem's path begins with the file and, where it is known, the line: `03-x.yaml:41: quest.monsters[3].at`. */
export function readQuestFile(path: string): Checked {
  return checkText(readFileSync(path, 'utf8'), basename(path)).checked;
}

/** Every quest of the book, in the order of the book, which is that of the file names. */
export function readQuestBook(folder: string = QUEST_FOLDER): BookQuest[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return names.map((name) => {
    const { checked, source } = checkText(readFileSync(join(folder, name), 'utf8'), name);
    if (!checked.ok) throw new Error(checked.problems.map(problemText).join('\n'));
    return { id: checked.quest.id, source: source as QuestSource, quest: checked.quest };
  });
}

export function problemText({ path, message, remedy }: Problem): string {
  return `${path}: ${message} — ${remedy}`;
}

function checkText(text: string, name: string): { checked: Checked; source: unknown } {
  const file = readYaml(text, name, 'quest');
  if (file.problems.length > 0) return { checked: { ok: false, problems: file.problems }, source: undefined };
  const checked = checkQuest(file.value);
  return {
    checked: checked.ok ? checked : { ok: false, problems: placed(checked.problems, file) },
    source: file.value,
  };
}

/** The same problems, each where it stands in the file. */
function placed(problems: readonly Problem[], file: YamlFile): Problem[] {
  return problems.map((problem) => ({ ...problem, path: file.place(problem.path) }));
}
