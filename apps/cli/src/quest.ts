/** `oubliette quest FILE…`: checks quest files and prints what is wrong with them. */
import { existsSync } from 'node:fs';
import { problemText, readQuestFile } from '@oubliette/classic/node';
import { parse } from './args.ts';
import { UsageError } from './failure.ts';
import { noSuchFile } from './matchFiles.ts';
import { BOOKS_OF_QUESTS } from './questBooks.ts';

export function questCommand(args: readonly string[]): number {
  const { positionals } = parse(args, { lang: { type: 'string' } });
  if (positionals.length === 0)
    throw new UsageError({ en: 'Which quest file?', fr: 'Quel fichier de quête ?' });
  let sound = true;
  for (const path of positionals) {
    if (!existsSync(path)) throw noSuchFile(path);
    const checked = readQuestFile(path, BOOKS_OF_QUESTS);
    sound &&= checked.ok;
    const verdict = checked.ok ? ['ok'] : checked.problems.map((problem) => `  ${problemText(problem)}`);
    process.stdout.write(checked.ok ? `${path}: ok\n` : `${path}:\n${verdict.join('\n')}\n`);
  }
  return sound ? 0 : 1;
}
