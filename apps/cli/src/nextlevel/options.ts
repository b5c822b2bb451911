/** NextLevel's table options as flags: one for each, named and explained alike everywhere. */
import { MAX_LEVEL, OPTION_FORMS, OPTION_NAMES } from '@oubliette/nextlevel';
import type { NextOption, NextOptions, OptionForm } from '@oubliette/nextlevel';
import type { Language } from '@oubliette/words';
import { levelTooHigh, oneOf, wholeNumber } from '../args.ts';
import { UsageError } from '../failure.ts';

/** `bladeLength` is given as --blade-length. */
export function flagOf(option: string): string {
  return option.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** For `parse`: each takes a word. */
export const NEXT_FLAGS: Readonly<Record<string, { readonly type: 'string' }>> = Object.fromEntries(
  OPTION_NAMES.map((option) => [flagOf(option), { type: 'string' as const }]),
);

type Values = Readonly<Record<string, unknown>>;

/** The flags that were given. */
export function nextFlagsIn(values: Values): readonly string[] {
  return Object.keys(NEXT_FLAGS).filter((flag) => values[flag] !== undefined);
}

/** The options that were given; the game has defaults for the rest, and another game has none of them. */
export function nextOptionsFor(game: string, values: Values): Partial<NextOptions> {
  const [own] = nextFlagsIn(values);
  if (own !== undefined && game !== 'nextlevel')
    throw new UsageError({
      en: `--${own} is for nextlevel, not for ${game}.`,
      fr: `--${own} est pour nextlevel, et non pour ${game}.`,
    });
  const given = OPTION_NAMES.filter((option) => values[flagOf(option)] !== undefined);
  return Object.fromEntries(given.map((option) => [option, valueOf(option, String(values[flagOf(option)]))]));
}

function valueOf(option: NextOption, written: string): NextOptions[NextOption] {
  const asked: OptionForm = OPTION_FORMS[option];
  const name = `--${flagOf(option)}`;
  switch (asked.form) {
    case 'switch':
      return oneOf(name, written, ['yes', 'no']) === 'yes';
    case 'number':
      return wholeNumber(name, written, 1);
    case 'choice':
      return oneOf(name, camel(written), valuesOf(asked)) as NextOptions[NextOption];
    case 'several':
      return written
        .split(',')
        .map((each) => oneOf(name, camel(each.trim()), valuesOf(asked))) as NextOptions['hiddenTraps'];
  }
}

function valuesOf({ values }: Extract<OptionForm, { values: unknown }>): readonly string[] {
  return values.map(({ value }) => value);
}

/** Words with dashes are accepted: by-damage. */
function camel(written: string): string {
  return written.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

/** The flags as typed again. */
export function nextFlagsText(options: Partial<NextOptions>): readonly string[] {
  return Object.entries(options).map(([option, value]) => {
    const written = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
    return `--${flagOf(option)} ${written}`;
  });
}

const WIDTH = 28;

/** A line or two for each, for `help`. */
export function nextFlagsHelp(language: Language): string {
  const lines = OPTION_NAMES.map((option) => {
    const { label, hint, rule }: OptionForm = OPTION_FORMS[option];
    const flag = `  --${flagOf(option)} ${takes(OPTION_FORMS[option])}`;
    return `${flag.padEnd(WIDTH)} ${label[language]} (${rule})\n${' '.repeat(WIDTH + 1)}${hint[language]}`;
  });
  return lines.join('\n');
}

function takes(asked: OptionForm): string {
  if (asked.form === 'switch') return 'yes|no';
  if (asked.form === 'number') return 'N';
  return asked.form === 'choice' ? valuesOf(asked).map(flagOf).join('|') : valuesOf(asked)[0]! + ',…';
}

/** A level of NextLevel's sheet; other books have none. */
export function levelFrom(game: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (game !== 'nextlevel')
    throw new UsageError({
      en: '--level is for nextlevel: heroes of other games have none.',
      fr: '--level est pour nextlevel : les héros des autres jeux n’en ont pas.',
    });
  const level = wholeNumber('--level', given, 1);
  if (level > MAX_LEVEL) throw levelTooHigh(level, MAX_LEVEL);
  return level;
}
