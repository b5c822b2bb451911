import { existsSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEAP_FLAGS } from '../../apps/server/src/heap.ts';
import { ensureChromium } from '../browser.ts';
import { ensureClient } from '../client.ts';
import { deal } from './deal.ts';
import type { Hand } from './deal.ts';
import { readTook, REMARK, TOOK } from './reporter.ts';
import type { Outcome } from './step.ts';
import { finish } from './tool.ts';

/** Quick tests for every change, and long ones: thousands of matches, long stories, planted faults. */
export type Tier = 'quick' | 'long';

const FILES = ['{packages,apps}/*/**/*.test.ts', 'tools/**/*.test.ts', 'examples/**/*.test.ts'];
const LONG = /\.long\.test\.ts$/;
/** These are run in both tiers, and do more in the long one. */
const SIZED = /\.sized\.test\.ts$/;
const TIMEOUT_MS = 900_000;
/** A process that yields to others may have to wait for all of them. */
const PATIENT_TIMEOUT_MS = 3_600_000;
const MOST_PROCESSES = 8;

const reporter = fileURLToPath(new URL('reporter.ts', import.meta.url));

/**
 * All tests of a tier, in one process per core, and another per core that yields to them: files share
 * processes, because starting one per file costs more than most tests.
 */
export async function runTests(root: string, tier: Tier): Promise<Outcome> {
  const missing = await prepare(root);
  if (missing !== null) return { ok: false, output: missing };
  const hands = deal(testFiles(root, tier), Math.min(availableParallelism(), MOST_PROCESSES));
  const runs = await Promise.all(hands.map((hand) => runHand(root, tier, hand)));
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  const nothing = passed + failed === 0 ? 'no test was run\n' : '';
  return {
    ok: passed > 0 && runs.every((run) => run.ok),
    output: runs.map((run) => run.output).join('') + nothing,
    closing: [...runs.flatMap((run) => run.remarks), `${passed} passed, ${failed} failed`].join('\n'),
    seconds: Object.assign({}, ...runs.map((run) => run.seconds)) as Record<string, number>,
  };
}

function testFiles(root: string, tier: Tier): string[] {
  const found = globSync(FILES, { cwd: root, exclude: ['**/node_modules/**'] });
  return found
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => SIZED.test(file) || LONG.test(file) === (tier === 'long'))
    .sort();
}

/** What the browser tests need: the current client, and a browser. Returns what went wrong, if anything. */
async function prepare(root: string): Promise<string | null> {
  if (!existsSync(join(root, 'apps', 'web', 'index.html'))) return null;
  const built = await ensureClient(root, () => undefined);
  if (!built.ok) return `the client could not be built:\n\n${built.output}`;
  try {
    ensureChromium();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

type Ran = {
  readonly ok: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  readonly remarks: readonly string[];
  readonly seconds: Readonly<Record<string, number>>;
};

async function runHand(root: string, tier: Tier, { files, yields }: Hand): Promise<Ran> {
  const args = [
    ...HEAP_FLAGS,
    '--test',
    '--test-isolation=none',
    `--test-timeout=${yields ? PATIENT_TIMEOUT_MS : TIMEOUT_MS}`,
    `--test-reporter=${reporter}`,
    ...files,
  ];
  // The tests start our programs a hundred times: their compiled code is kept.
  const env = { OUBLIETTE_TIER: tier, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile') };
  const { code, stdout, stderr } = await finish(root, 'node', args, { env, yields });
  const closing = /^(\d+) passed, (\d+) failed\n$/m.exec(stdout);
  if (closing === null) {
    const output = `${stdout}${stderr}a test process ended before its tests did\n`;
    return { ok: false, passed: 0, failed: 1, output, remarks: [], seconds: {} };
  }
  const told = stdout.slice(0, closing.index).split('\n');
  const isOutput = (line: string): boolean => !line.startsWith(REMARK) && !line.startsWith(TOOK);
  return {
    ok: code === 0 && closing[2] === '0',
    passed: Number(closing[1]),
    failed: Number(closing[2]),
    output: told.filter(isOutput).join('\n') + stderr,
    remarks: told.filter((line) => line.startsWith(REMARK)),
    seconds: Object.fromEntries(told.filter((line) => line.startsWith(TOOK)).map(readTook)),
  };
}
