/** `oubliette verify FILE…`: re-plays matches and says whether they are as they were played. */
import { parse } from './args.ts';
import { Failure, UsageError } from './failure.ts';
import { readMatchFile, replayAny } from './matchFiles.ts';

export function verifyCommand(args: readonly string[]): number {
  const { positionals } = parse(args, { lang: { type: 'string' } });
  if (positionals.length === 0)
    throw new UsageError('Which match file? Matches played here are kept in .oubliette/.');
  let intact = true;
  for (const path of positionals) {
    const verdict = verdictOn(path);
    intact &&= verdict.ok;
    process.stdout.write(`${path}: ${verdict.text}\n`);
  }
  return intact ? 0 : 1;
}

function verdictOn(path: string): { ok: boolean; text: string } {
  try {
    const file = readMatchFile(path);
    const replayed = replayAny(file);
    if (replayed.ok)
      return { ok: true, text: `ok, ${file.rows.length} rows, head ${file.head.slice(0, 16)}` };
    const { at, reason } = replayed.fault;
    return { ok: false, text: `tampered with, ${at === 0 ? 'in its heading' : `row ${at}`}: ${reason}` };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, text: `not a match file: ${error.message}` };
    throw error;
  }
}
