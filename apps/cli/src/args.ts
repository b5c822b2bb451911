/** Arguments of a command, parsed by node:util; what is wrong with them is said in plain words. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { LANGUAGES } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { messageOf, UsageError } from './failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

export function parse<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // "Unknown option '--sede'. To specify a positional …" is enough after its first sentence.
    throw new UsageError(messageOf(error).replace(/(?<=[^.])\. .*$/su, '.'), { cause: error });
  }
}

/** One of a few words; the error lists them. */
export function oneOf<const T extends string>(name: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === given);
  if (found === undefined) throw new UsageError(`${name} is one of ${allowed.join(', ')}, not "${given}".`);
  return found;
}

export function wholeNumber(name: string, given: string, least: number): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < least)
    throw new UsageError(`${name} is a whole number from ${least}, not "${given}".`);
  return value;
}

/** The language asked for, or else that of the machine. */
export function languageFrom(given: string | undefined): Language {
  if (given !== undefined) return oneOf('--lang', given, LANGUAGES);
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const spoken = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '');
  return spoken?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en';
}
