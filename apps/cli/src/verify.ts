/** `oubliette verify FILE…`: re-plays matches and says whether they are as they were played. */
import { checkDice, upcastFile } from '@oubliette/kernel';
import type { Fault, MatchFile } from '@oubliette/kernel';
import { parse } from './args.ts';
import { Failure, UsageError } from './failure.ts';
import { readMatchFile, replayAny, systemOf } from './matchFiles.ts';

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

interface Verdict {
  readonly ok: boolean;
  readonly text: string;
}

export function verdictOn(path: string): Verdict {
  try {
    const file = readMatchFile(path);
    const replayed = replayAny(file);
    if (!replayed.ok) return { ok: false, text: `tampered with, ${placeOf(replayed.fault)}` };
    const dice = diceVerdict(file);
    const text = `ok, ${file.rows.length} rows, head ${file.head.slice(0, 16)}`;
    return dice === null
      ? { ok: true, text }
      : { ok: dice.ok, text: dice.ok ? `${text}; ${dice.text}` : dice.text };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, text: `not a match file: ${error.message}` };
    throw error;
  }
}

/** What can be said of the dice, where the file publishes the secret they were drawn from. */
function diceVerdict(file: MatchFile): Verdict | null {
  const { fair } = upcastFile(file);
  if (fair === null) return null;
  const checked = checkDice(systemOf(file), file);
  if (!checked.ok) return { ok: false, text: `the dice are not fair, ${placeOf(checked.fault)}` };
  const words = fair.words.map(({ text }) => `“${text}”`).join(', ');
  const from = words === '' ? 'alone' : `and the players’ words ${words}`;
  const elsewhere = fair.after === 0 ? '' : `; its first ${fair.after} rows were played elsewhere`;
  return { ok: true, text: `its ${checked.dice} dice are those of the published secret ${from}${elsewhere}` };
}

function placeOf({ at, reason }: Fault): string {
  return `${at === 0 ? 'in its heading' : `row ${at}`}: ${reason}`;
}
