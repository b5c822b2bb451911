/** Words quoted in the source of the rules: codes of refusals and of prompts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../../../', import.meta.url));
const SKIPPED = /\.test\.|testing|scenario|^text|^campaign/u;

function rulesIn(folder: string): readonly string[] {
  const names = readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' });
  const rules = names.filter((name) => name.endsWith('.ts') && !SKIPPED.test(name));
  return rules.map((name) => readFileSync(join(packages, folder, name), 'utf8'));
}

/** What the pattern's group catches in the rules. */
export function caughtBy(pattern: RegExp): readonly string[] {
  const sources = ['expert/src', 'referee/src'].flatMap(rulesIn);
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, caught]) => caught!));
}

/** Every quoted word in what the pattern's group has caught, compared values left out. */
export function codesAfter(pattern: RegExp): ReadonlySet<string> {
  const quoted = caughtBy(pattern).flatMap((text) => [
    ...text.replaceAll(/===? '\w+'/gu, '').matchAll(/'(\w+)'/gu),
  ]);
  return new Set(quoted.map(([, code]) => code!));
}
