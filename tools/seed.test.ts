import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { seedFor } from './check/seed.ts';

/** A folder under version control, and a function that commits there. */
function repository(t: TestContext): { readonly root: string; readonly commit: (what: string) => void } {
  const root = mkdtempSync(join(tmpdir(), 'oubliette-seed-'));
  t.after(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, stdio: 'pipe' });
  git('init');
  return { root, commit: (what) => void git('commit', '--allow-empty', '-m', what) };
}

test('every commit has a seed of its own, and always the same', async (t) => {
  const { root, commit } = repository(t);
  commit('one');
  const one = await seedFor(root, undefined);
  assert.match(one, /^[0-9a-f]{12}$/u);
  assert.equal(await seedFor(root, undefined), one);
  commit('two');
  assert.notEqual(await seedFor(root, undefined), one);
});

test('another seed can be asked for, or any', async (t) => {
  const { root } = repository(t);
  assert.equal(await seedFor(root, 'mine'), 'mine');
  assert.notEqual(await seedFor(root, 'random'), await seedFor(root, 'random'));
});

test('where there is no commit there is still a seed', async (t) => {
  const { root } = repository(t);
  assert.equal(await seedFor(root, undefined), 'oubliette');
});
