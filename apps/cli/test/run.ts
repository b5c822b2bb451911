/** Runs the real command, as a person would, with the given lines on its input. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export function oubliette(
  args: readonly string[],
  lines: readonly string[] = [],
  cwd?: string,
  /** Sent as soon as the error output has text. */
  signal?: NodeJS.Signals,
): Promise<Ran> {
  const env = { ...process.env, LC_ALL: 'C', NODE_TEST_CONTEXT: undefined };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], { env, cwd });
    let out = '';
    let err = '';
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString();
    });
    child.stderr.on('data', (text: Buffer) => {
      if (err === '' && signal !== undefined) child.kill(signal);
      err += text.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}
