/** `oubliette quest FILE…`: checks quest files and prints their errors, and oddities that can be played. */
import { warnings } from '@oubliette/classic';
import type { QuestProblem } from '@oubliette/classic';
import type { CheckedFile } from '@oubliette/classic/node';
import { ADVENTURE_IDS } from './gameIds.ts';
import { say } from '@oubliette/words';
import { languageFrom, parse } from './args.ts';
import { UsageError } from './failure.ts';
import { TERMINAL_GAMES } from './games.ts';
import { colon } from './layout.ts';
import { noSuchFile } from './matchFiles.ts';
import { questBookOf } from './questBooks.ts';
import { checkedQuest, isPath } from './questNamed.ts';
import { problemLine, QUEST_WORDS, warningLines } from './questWords.ts';

export function questCommand(args: readonly string[]): number {
  const { values, positionals } = parse(args, { lang: { type: 'string' } });
  const language = languageFrom(values.lang);
  if (positionals.length === 0)
    throw new UsageError({ en: 'Which quest file?', fr: 'Quel fichier de quête ?' });
  let sound = true;
  for (const path of positionals) {
    const checked = checkedHere(path);
    sound &&= checked.ok;
    const told = checked.ok
      ? warningLines(checked.warnings, language)
      : checked.problems.map((problem) => problemLine(problem, language));
    process.stdout.write(
      `${[`${path}${colon(language)}${checked.ok ? ` ${say(QUEST_WORDS, language, 'sound', {})}` : ''}`, ...told].join('\n')}\n`,
    );
  }
  return sound ? 0 : 1;
}

/** A file, or a quest or dungeon by its id: those are sound, or the program would not have started. */
function checkedHere(asked: string): { ok: true; warnings: readonly QuestProblem[] } | CheckedFile {
  if (isPath(asked)) return checkedQuest(asked);
  const known = ADVENTURE_IDS.flatMap((game) => questBookOf(game)).find(({ id }) => id === asked);
  if (known !== undefined) return { ok: true, warnings: warnings(known.quest) };
  if (Object.values(TERMINAL_GAMES).some(({ adventures }) => adventures().includes(asked)))
    return { ok: true, warnings: [] };
  throw noSuchFile(asked);
}
