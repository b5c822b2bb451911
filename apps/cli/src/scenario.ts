/** `oubliette scenario FILE…`: plays scenario files and says which come out as written. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { playScenarioFile } from './scenarioFile.ts';

const USAGE = `Usage: ./oubliette scenario FILE-OR-FOLDER…

Plays scenario files: a drawn table, commands with their dice, and what must come of them.
The format is explained in docs/scenarios.md; examples are in scenarios/.
`;

export function scenarioCommand(args: readonly string[]): number {
  if (args.length === 0 || args.includes('--help')) {
    process.stdout.write(USAGE);
    return args.length === 0 ? 2 : 0;
  }
  const files = args.flatMap(scenarioFiles);
  if (files.length === 0) {
    process.stderr.write(`No scenario file (.yaml) found in ${args.join(', ')}.\n`);
    return 2;
  }
  const outcomes = files.map(playScenarioFile);
  for (const { file, title, rules, failure } of outcomes) {
    const head = failure === null ? 'pass' : 'FAIL';
    process.stdout.write(`${head}  ${title}${rules.length > 0 ? ` (${rules.join(', ')})` : ''}\n`);
    if (failure !== null) process.stdout.write(`  ${file}\n  ${failure}\n`);
  }
  const failed = outcomes.filter(({ failure }) => failure !== null).length;
  process.stdout.write(`${outcomes.length - failed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

/** A folder stands for the scenario files in it and below it. */
export function scenarioFiles(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => {
    const inside = join(path, name);
    return statSync(inside).isDirectory() ? scenarioFiles(inside) : /\.ya?ml$/.test(name) ? [inside] : [];
  });
}
