/** Which rules have a passing test: runs only the tests named by a rule's id. */
import { fork } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../failure.ts';

/** "CLS-MOV-05: a square is crossed once". */
export const RULE_TEST = /^([A-Z]+-[A-Z]+-\d+): /u;

export interface Outcome {
  readonly id: string;
  readonly passed: boolean;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Rules with a passing test and no failing one. */
export async function testedRules(folder: string): Promise<ReadonlySet<string>> {
  const files = globSync(`${folder}/**/*.test.ts`, { cwd: root, exclude: ['**/node_modules/**'] });
  const outcomes = await runTests(files.map((file) => join(root, file)).sort());
  const passed = new Set(outcomes.filter((outcome) => outcome.passed).map(({ id }) => id));
  const failed = new Set(outcomes.filter((outcome) => !outcome.passed).map(({ id }) => id));
  return passed.difference(failed);
}

/** The caller may be a test itself: its runner's marks must not reach the new run. */
function outsideTests(): NodeJS.ProcessEnv {
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  return env;
}

function runTests(files: readonly string[]): Promise<readonly Outcome[]> {
  const script = fileURLToPath(new URL('./testRun.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = fork(script, files, { cwd: root, silent: true, execArgv: [], env: outsideTests() });
    let complaints = '';
    child.stderr?.on('data', (text: Buffer) => {
      complaints += text.toString();
    });
    child.on('message', (message) => resolve(message as readonly Outcome[]));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const fail = (): void =>
        reject(
          new Failure(`The rule tests could not be run (${signal ?? `exit ${code}`}).\n${complaints.trim()}`),
        );
      // Its message may still be on its way.
      if (child.connected) child.once('disconnect', fail);
      else setImmediate(fail);
    });
  });
}
