/** `oubliette quest FILE…`: checks quest files and prints what is wrong with them, and what is odd though it can be played. */
import { existsSync } from 'node:fs';
import { problemText, readQuestFile } from '@oubliette/classic/node';
import type { Problem } from '@oubliette/kernel';
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { languageFrom, parse } from './args.ts';
import { UsageError } from './failure.ts';
import { noSuchFile } from './matchFiles.ts';
import { BOOKS_OF_QUESTS } from './questBooks.ts';

const WORDS = defineMessages({
  en: {
    odd: '{count, plural, one {It can be played, but one thing is odd:} other {It can be played, but # things are odd:}}',
  },
  fr: {
    odd: '{count, plural, one {Elle est jouable, mais une chose étonne :} other {Elle est jouable, mais # choses étonnent :}}',
  },
});

export function questCommand(args: readonly string[]): number {
  const { values, positionals } = parse(args, { lang: { type: 'string' } });
  const language = languageFrom(values.lang);
  if (positionals.length === 0)
    throw new UsageError({ en: 'Which quest file?', fr: 'Quel fichier de quête ?' });
  let sound = true;
  for (const path of positionals) {
    if (!existsSync(path)) throw noSuchFile(path);
    const checked = readQuestFile(path, BOOKS_OF_QUESTS);
    sound &&= checked.ok;
    const told = checked.ok ? warningLines(checked.warnings, language) : checked.problems.map(problemLine);
    process.stdout.write(`${[checked.ok ? `${path}: ok` : `${path}:`, ...told].join('\n')}\n`);
  }
  return sound ? 0 : 1;
}

/** What is odd about a quest that can be played, under a heading; nothing where nothing is. */
export function warningLines(warnings: readonly Problem[], language: Language): string[] {
  if (warnings.length === 0) return [];
  return [say(WORDS, language, 'odd', { count: warnings.length }), ...warnings.map(problemLine)];
}

function problemLine(problem: Problem): string {
  return `  ${problemText(problem)}`;
}
