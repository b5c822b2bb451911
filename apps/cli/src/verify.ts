/** `oubliette verify FILE…`: replays matches and says whether they are as they were played. */
import { checkDice, upcastFile } from '@oubliette/kernel';
import type { MatchFile } from '@oubliette/kernel';
import { isDamage } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { languageFrom, parse } from './args.ts';
import { Failure, UsageError } from './failure.ts';
import { fileWords, placeOf } from './fileWords.ts';
import { colon } from './layout.ts';
import { replayAny, systemOf } from './games.ts';
import { readMatchFile } from './matchFiles.ts';

export function verifyCommand(args: readonly string[]): number {
  const { positionals, values } = parse(args, { lang: { type: 'string' } });
  if (positionals.length === 0)
    throw new UsageError({
      en: 'Which match file? Matches played here are kept in .oubliette/.',
      fr: 'Quel fichier de partie ? Les parties jouées ici sont dans .oubliette/.',
    });
  const language = languageFrom(values.lang);
  let intact = true;
  for (const path of positionals) {
    const verdict = verdictOn(path, language);
    intact &&= verdict.ok;
    process.stdout.write(`${path}${colon(language)} ${verdict.text}\n`);
  }
  return intact ? 0 : 1;
}

interface Verdict {
  readonly ok: boolean;
  readonly text: string;
}

export function verdictOn(path: string, language: Language): Verdict {
  try {
    const file = readMatchFile(path, language);
    const replayed = replayAny(file);
    if (!replayed.ok) {
      const place = placeOf(replayed.fault, language);
      return {
        ok: false,
        text: fileWords(language, isDamage(replayed.fault.why) ? 'tampered' : 'unchecked', { place }),
      };
    }
    const dice = diceVerdict(file, language);
    const text = fileWords(language, 'sound', { rows: file.rows.length, head: file.head.slice(0, 16) });
    return dice === null
      ? { ok: true, text }
      : { ok: dice.ok, text: dice.ok ? `${text}; ${dice.text}` : dice.text };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, text: fileWords(language, 'noFile', {}) };
    throw error;
  }
}

/** The verdict on the dice, if the file publishes the secret they were drawn from. */
function diceVerdict(file: MatchFile, language: Language): Verdict | null {
  const { fair } = upcastFile(file);
  if (fair === null) return null;
  const checked = checkDice(systemOf(file), file);
  if (!checked.ok) {
    const place = placeOf(checked.fault, language);
    return { ok: false, text: fileWords(language, 'unfair', { place }) };
  }
  const { dice } = checked;
  const list = fair.words.map(({ text }) => `“${text}”`).join(', ');
  const drawn =
    list === ''
      ? fileWords(language, 'secretAlone', { dice })
      : fileWords(language, 'secretAndWords', { dice, list });
  const elsewhere = fair.after === 0 ? [] : [fileWords(language, 'elsewhere', { rows: fair.after })];
  return { ok: true, text: [drawn, ...elsewhere].join('; ') };
}
