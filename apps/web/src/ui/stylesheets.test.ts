/** Stylesheets come with the screens that ask for them and stay: a class belongs to one alone. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const src = fileURLToPath(new URL('..', import.meta.url));

test('no class is styled by two stylesheets as if it were the only one', () => {
  const files = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: src }))
    for (const [, name = ''] of readFileSync(`${src}/${file}`, 'utf8').matchAll(/^\.([a-z][\w-]*)\s*[,{]/gmu))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  assert.ok(files.size > 500);
  const shared = [...files].filter(([, where]) => where.size > 1);
  assert.deepEqual(
    shared.map(([name, where]) => `.${name}: ${[...where].join(', ')}`),
    [],
  );
});
