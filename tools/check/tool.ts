import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './step.ts';

const installed = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));

export type Finished = { readonly code: number; readonly stdout: string; readonly stderr: string };

type Manner = {
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it yields the machine to others. */
  readonly yields?: boolean;
};

/** Runs a tool of ours, on our own Node, in `root`. */
export function finish(
  root: string,
  command: string,
  args: readonly string[],
  { env: wanted = {}, yields = false }: Manner = {},
): Promise<Finished> {
  // The first is set inside tests and would mute a test run within a test; the others colour what we read and
  // print.
  const { NODE_TEST_CONTEXT: _, CI: __, FORCE_COLOR: ___, ...env } = process.env;
  const PATH = `${installed}${delimiter}${env['PATH'] ?? ''}`;
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, PATH, NO_COLOR: '1', ...wanted },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => (said[stream] += text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, ...said }));
  });
}

/** A step that is one command: it fails when the command does. */
export function tool(command: string, ...args: string[]): (root: string) => Promise<Outcome> {
  return async (root) => {
    const { code, stdout, stderr } = await finish(root, command, args);
    return { ok: code === 0, output: stdout + stderr };
  };
}
