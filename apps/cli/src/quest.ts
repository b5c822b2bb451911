/** `oubliette quest FILE…`: checks quest files and prints what is wrong with them. */
import { existsSync } from 'node:fs';
import { problemText, readQuestFile } from '@oubliette/classic/node';
import { parse } from './args.ts';
import { UsageError } from './failure.ts';

export function questCommand(args: readonly string[]): number {
  const { positionals } = parse(args, { lang: { type: 'string' } });
  if (positionals.length === 0) throw new UsageError('Which quest file?');
  let sound = true;
  for (const path of positionals) {
    if (!existsSync(path)) throw new UsageError(`${path} cannot be read: there is no such file.`);
    const checked = readQuestFile(path);
    sound &&= checked.ok;
    const verdict = checked.ok ? ['ok'] : checked.problems.map((problem) => `  ${problemText(problem)}`);
    process.stdout.write(checked.ok ? `${path}: ok\n` : `${path}:\n${verdict.join('\n')}\n`);
  }
  return sound ? 0 : 1;
}
