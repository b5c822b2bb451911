/** Parses a command's arguments with node:util and explains errors in plain words. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { LANGUAGES } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { messageOf, UsageError } from './failure.ts';
import type { FailureText } from './failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

export function parse<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(wrongOption(messageOf(error)), { cause: error });
  }
}

/** node:util's complaint about an option, in a line. */
function wrongOption(said: string): FailureText {
  const option = /'(-[^\s',<]*)/u.exec(said)?.[1] ?? said;
  if (said.startsWith('Unknown option'))
    return { en: `Unknown option '${option}'.`, fr: `L’option ${option} est inconnue.` };
  return /not take an argument/u.test(said)
    ? { en: `The option ${option} takes no value.`, fr: `L’option ${option} ne prend pas de valeur.` }
    : { en: `The option ${option} wants a value.`, fr: `L’option ${option} attend une valeur.` };
}

/** The meaning of a first word that is no option. */
export const THE_GAME: FailureText = { en: 'the game', fr: 'le jeu' };

/** One of a few words; the error lists them. */
export function oneOf<const T extends string>(
  name: string | FailureText,
  given: string,
  allowed: readonly T[],
): T {
  const found = allowed.find((each) => each === given);
  if (found !== undefined) return found;
  const { en, fr } = typeof name === 'string' ? { en: name, fr: name } : name;
  const list = allowed.join(', ');
  throw new UsageError({
    en: `${en} is one of ${list}, not "${given}".`,
    fr: `${fr} : au choix ${list}, et non « ${given} ».`,
  });
}

export function wholeNumber(name: string, given: string, least: number): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < least)
    throw new UsageError({
      en: `${name} is a whole number from ${least}, not "${given}".`,
      fr: `${name} : un nombre entier à partir de ${least}, et non « ${given} ».`,
    });
  return value;
}

/** The given language, or else the machine's. */
export function languageFrom(given: string | undefined): Language {
  if (given !== undefined) return oneOf('--lang', given, LANGUAGES);
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const spoken = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '');
  return spoken?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en';
}
