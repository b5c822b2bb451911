/** NextLevel's table options as flags: one for each, named and explained alike everywhere. */
import { MAX_LEVEL, OPTION_FORMS, OPTION_NAMES } from '@oubliette/nextlevel';
import type { NextOption, NextOptions, OptionForm } from '@oubliette/nextlevel';
import type { Language } from '@oubliette/words';
import { oneOf, wholeNumber } from '../args.ts';
import { UsageError } from '../failure.ts';
import { switches } from '../ownFlags.ts';
import type { OwnFlags, Values } from '../ownFlags.ts';

/** `bladeLength` is given as --blade-length. */
export function flagOf(option: string): string {
  return option.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** For `parse`: each takes a word. */
export const NEXT_FLAGS: Readonly<Record<string, { readonly type: 'string' }>> = Object.fromEntries(
  OPTION_NAMES.map((option) => [flagOf(option), { type: 'string' as const }]),
);

export const LEVEL_FLAG = { level: { type: 'string' } } as const;

/** The options that were given; the game has defaults for the rest. */
export function nextOptionsIn(values: Values): Partial<NextOptions> {
  const given = OPTION_NAMES.filter((option) => values[flagOf(option)] !== undefined);
  return Object.fromEntries(given.map((option) => [option, valueOf(option, String(values[flagOf(option)]))]));
}

/** The level all heroes start at, else the one each quest is meant for; setups that differ from match to match. */
export interface NextTrials {
  readonly level?: number;
  readonly varied?: true;
  readonly training?: true;
  readonly options?: Partial<NextOptions>;
}

export const NEXT_TRIALS: OwnFlags<NextTrials> = {
  flags: {
    ...LEVEL_FLAG,
    varied: { type: 'boolean' },
    training: { type: 'boolean' },
    ...NEXT_FLAGS,
  },
  read(values) {
    const level = levelFrom(values);
    const options = nextOptionsIn(values);
    return {
      ...(level === undefined ? {} : { level }),
      ...switches(values, ['varied', 'training']),
      ...(Object.keys(options).length > 0 ? { options } : {}),
    };
  },
};

/** The wishes for a new campaign that only NextLevel has. */
export interface NextHouse {
  readonly level: number | undefined;
  readonly options: Partial<NextOptions>;
}

export const NEXT_HOUSE: OwnFlags<NextHouse> = {
  flags: { ...LEVEL_FLAG, ...NEXT_FLAGS },
  read: (values) => ({ level: levelFrom(values), options: nextOptionsIn(values) }),
};

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

/** A level of NextLevel's sheet. */
export function levelFrom({ level: given }: Values): number | undefined {
  if (given === undefined) return undefined;
  const level = wholeNumber('--level', String(given), 1);
  if (level > MAX_LEVEL)
    throw new UsageError({
      en: `--level goes from 1 to ${MAX_LEVEL}, not to ${level}.`,
      fr: `--level va de 1 à ${MAX_LEVEL}, et non jusqu’à ${level}.`,
    });
  return level;
}
