// When the client is rebuilt, and when it is left alone.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { digestOf } from './client.ts';

test('the client is stale when a source is changed, added or removed, and only then', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'oubliette-client-'));
  t.after(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('apps/web/src/main.tsx', 'a');
  write('packages/classic/quests/01.yaml', 'a');
  write('package-lock.json', '{}');
  let digest = digestOf(root);
  const isStale = () => {
    const before = digest;
    digest = digestOf(root);
    return digest !== before;
  };
  assert.equal(isStale(), false);
  for (const path of ['apps/web/src/main.tsx', 'packages/classic/quests/01.yaml', 'package-lock.json']) {
    write(path, 'longer');
    assert.equal(isStale(), true, path);
  }
  write('apps/web/public/icon.svg', 'new');
  assert.equal(isStale(), true);
  rmSync(join(root, 'apps/web/public/icon.svg'));
  assert.equal(isStale(), true);
  for (const path of [
    'apps/web/dist/index.html',
    'apps/web/src/main.test.ts',
    'packages/classic/README.md',
    'apps/server/src/main.ts',
    'packages/lab/bench/bench.ts',
    'node_modules/react/index.js',
  ]) {
    write(path, 'no source of the client');
    assert.equal(isStale(), false, path);
  }
});
