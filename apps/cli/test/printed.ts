/** Runs a command in this process and keeps what it prints. */
import { main } from '../src/cli.ts';

export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function printedBy(args: readonly string[]): Promise<Printed> {
  const out: string[] = [];
  const err: string[] = [];
  const { stdout, stderr } = process;
  const writes = [stdout.write.bind(stdout), stderr.write.bind(stderr)] as const;
  const keep =
    (into: string[]) =>
    (text: string | Uint8Array): boolean =>
      into.push(String(text)) > 0;
  stdout.write = keep(out);
  stderr.write = keep(err);
  try {
    return { code: await main(args), out: out.join(''), err: err.join('') };
  } finally {
    [stdout.write, stderr.write] = writes;
  }
}
