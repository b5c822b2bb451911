/** `oubliette quest FILE…`: checks quest files and prints what is wrong with them, and what is odd though it can be played. */
import { warnings } from '@oubliette/classic';
import { problemText } from '@oubliette/classic/node';
import type { CheckedFile } from '@oubliette/classic/node';
import type { Problem } from '@oubliette/kernel';
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { languageFrom, parse } from './args.ts';
import { DUNGEONS } from './dungeons.ts';
import { UsageError } from './failure.ts';
import { colon } from './layout.ts';
import { noSuchFile } from './matchFiles.ts';
import { QUEST_GAMES, questBookOf } from './questBooks.ts';
import { checkedQuest, isPath } from './questNamed.ts';

const WORDS = defineMessages({
  en: {
    sound: 'ok',
    odd: '{count, plural, one {It can be played, but one thing is odd:} other {It can be played, but # things are odd:}}',
  },
  fr: {
    sound: 'en ordre',
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
    const checked = checkedHere(path);
    sound &&= checked.ok;
    const told = checked.ok ? warningLines(checked.warnings, language) : checked.problems.map(problemLine);
    process.stdout.write(
      `${[`${path}${colon(language)}${checked.ok ? ` ${say(WORDS, language, 'sound', {})}` : ''}`, ...told].join('\n')}\n`,
    );
  }
  return sound ? 0 : 1;
}

/** A file, or a quest or a dungeon of the books by its id: those are sound, or the program would not have started. */
function checkedHere(asked: string): { ok: true; warnings: readonly Problem[] } | CheckedFile {
  if (isPath(asked)) return checkedQuest(asked);
  const known = QUEST_GAMES.flatMap((game) => questBookOf(game)).find(({ id }) => id === asked);
  if (known !== undefined) return { ok: true, warnings: warnings(known.quest) };
  if (DUNGEONS.some(({ id }) => id === asked)) return { ok: true, warnings: [] };
  throw noSuchFile(asked);
}

/** What is odd about a quest that can be played, under a heading; nothing where nothing is. */
export function warningLines(odd: readonly Problem[], language: Language): string[] {
  if (odd.length === 0) return [];
  return [say(WORDS, language, 'odd', { count: odd.length }), ...odd.map(problemLine)];
}

function problemLine(problem: Problem): string {
  return `  ${problemText(problem)}`;
}
