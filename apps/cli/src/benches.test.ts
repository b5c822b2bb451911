/** The benches of `npm run`: they list their options, and refuse others in a line. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const BENCHES = {
  bench: '../../../packages/lab/bench/bench.ts',
  'bench:server': '../../server/bench/bench.ts',
} as const;

function run(bench: keyof typeof BENCHES, ...args: readonly string[]) {
  const file = fileURLToPath(new URL(BENCHES[bench], import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

for (const bench of Object.keys(BENCHES) as (keyof typeof BENCHES)[])
  test(`npm run ${bench} says how it is used, and in a line what it does not know`, () => {
    const help = run(bench, '--help');
    assert.deepEqual([help.status, help.stderr], [0, '']);
    assert.ok(help.stdout.startsWith(`Usage: npm run ${bench} -- [`), help.stdout);
    const unknown = run(bench, '--nosuch');
    assert.deepEqual([unknown.status, unknown.stdout], [2, '']);
    assert.equal(
      unknown.stderr,
      `Unknown option '--nosuch'. Type npm run ${bench} -- --help for how it is used.\n`,
    );
  });

test('npm run bench:server refuses what is no number before anything is started', () => {
  for (const wrong of ['many', '0']) {
    const { status, stderr } = run('bench:server', '--matches', wrong);
    assert.equal(status, 2, stderr);
    assert.match(stderr, new RegExp(`^--matches takes a whole number from 1, not ${wrong}\\.`, 'u'));
  }
});
