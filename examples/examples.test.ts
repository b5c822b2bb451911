// What an example may cost, and that nothing of it is in the product.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EXAMPLES } from './games.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const MOST_LINES = 900;
const MOST_FILES = 5;

/** Kept by git, or about to be. */
function files(...places: readonly string[]): readonly string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...places];
  return execFileSync('git', list, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

for (const { id, rules, title } of EXAMPLES) {
  test(`${id} is complete in at most ${MOST_LINES} lines, tests included`, () => {
    const lines = files(`examples/${id}`).reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0);
    assert.ok(lines > 0 && lines <= MOST_LINES, `${lines} lines`);
  });

  test(`${id} is named in at most ${MOST_FILES} files besides its own and those for readers`, () => {
    const name = new RegExp(`/${id}/|'${id}'|\\b${id}[A-Z]|${rules}-`, 'u');
    const named = files('apps', 'packages', 'tools', 'examples').filter(
      (file) =>
        /\.(?:ts|tsx|mjs|json|yaml)$/u.test(file) &&
        !file.startsWith(`examples/${id}/`) &&
        name.test(textOf(file)),
    );
    assert.ok(named.length > 0 && named.length <= MOST_FILES, named.join(', '));
  });

  test(`the client as it is built for everybody has nothing of ${id}`, () => {
    const dist = join(root, 'apps/web/dist');
    const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    assert.ok(scripts.length > 0);
    const traces = [title.en, title.fr, `${rules}-`];
    for (const file of scripts) {
      const text = readFileSync(join(dist, file), 'utf8');
      assert.deepEqual(
        traces.filter((trace) => text.includes(trace)),
        [],
        file,
      );
    }
  });
}
