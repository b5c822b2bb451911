/** `oubliette scenario FILE…`: plays scenario files and says which end as written. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defineMessages, say } from '@oubliette/words';
import { languageFrom, parse } from './args.ts';
import { UsageError } from './failure.ts';
import { noSuchFile } from './matchFiles.ts';
import { playScenarioFile } from './scenarioFile.ts';

const WORDS = defineMessages({
  en: { pass: 'pass', fail: 'FAIL', counted: '{passed} passed, {failed} failed' },
  fr: {
    pass: 'réussi',
    fail: 'ÉCHEC',
    counted:
      '{passed, plural, one {# réussi} other {# réussis}}, {failed, plural, one {# échec} other {# échecs}}',
  },
});

export function scenarioCommand(args: readonly string[]): number {
  const { values, positionals } = parse(args, { lang: { type: 'string' } });
  const language = languageFrom(values.lang);
  if (positionals.length === 0)
    throw new UsageError({
      en: 'Which scenario file or folder? For example: ./oubliette scenario scenarios',
      fr: 'Quel fichier ou dossier de scénarios ? Par exemple : ./oubliette scenario scenarios',
    });
  const files = positionals.flatMap(scenarioFiles);
  if (files.length === 0)
    throw new UsageError({
      en: `No scenario file (.yaml) found in ${positionals.join(', ')}.`,
      fr: `Aucun fichier de scénario (.yaml) dans ${positionals.join(', ')}.`,
    });
  const outcomes = files.map(playScenarioFile);
  for (const { file, title, rules, failure } of outcomes) {
    const head = say(WORDS, language, failure === null ? 'pass' : 'fail', {});
    process.stdout.write(`${head}  ${title}${rules.length > 0 ? ` (${rules.join(', ')})` : ''}\n`);
    if (failure !== null) process.stdout.write(`  ${file}\n  ${failure}\n`);
  }
  const failed = outcomes.filter(({ failure }) => failure !== null).length;
  process.stdout.write(`${say(WORDS, language, 'counted', { passed: outcomes.length - failed, failed })}\n`);
  return failed === 0 ? 0 : 1;
}

/** A folder stands for the scenario files in it and below it. */
export function scenarioFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw noSuchFile(path);
  if (!found.isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => {
    const inside = join(path, name);
    return statSync(inside).isDirectory() ? scenarioFiles(inside) : /\.ya?ml$/.test(name) ? [inside] : [];
  });
}
