import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './step.ts';
import { finish } from './tool.ts';

const FILES = ['{packages,apps}/*/**/*.test.ts', 'tools/**/*.test.ts'];
const TIMEOUT_MS = 300_000;
const MOST_PROCESSES = 8;

const reporter = fileURLToPath(new URL('reporter.ts', import.meta.url));

/** All tests, in one process per core: files share processes, because starting one per file costs more than most tests. */
export async function runTests(root: string): Promise<Outcome> {
  const shards = Math.min(availableParallelism(), MOST_PROCESSES);
  const runs = await Promise.all(
    Array.from({ length: shards }, (_, index) => runShard(root, index + 1, shards)),
  );
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  const output = runs.map((run) => run.output);
  if (passed + failed === 0) output.push('no test was run\n');
  return {
    ok: passed > 0 && runs.every((run) => run.ok),
    output: output.join(''),
    closing: `${passed} passed, ${failed} failed`,
  };
}

type Shard = {
  readonly ok: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
};

async function runShard(root: string, shard: number, shards: number): Promise<Shard> {
  const { code, stdout, stderr } = await finish(root, 'node', [
    '--test',
    '--test-isolation=none',
    `--test-shard=${shard}/${shards}`,
    `--test-timeout=${TIMEOUT_MS}`,
    `--test-reporter=${reporter}`,
    ...FILES,
  ]);
  const closing = /^(\d+) passed, (\d+) failed\n$/m.exec(stdout);
  if (closing === null) {
    return {
      ok: false,
      passed: 0,
      failed: 1,
      output: `${stdout}${stderr}a test process ended before its tests did\n`,
    };
  }
  const failed = Number(closing[2]);
  return {
    ok: code === 0 && failed === 0,
    passed: Number(closing[1]),
    failed,
    output: stdout.replace(closing[0], '') + stderr,
  };
}
