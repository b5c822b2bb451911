/** The choices of a NextLevel table, for one quest and for a campaign. */
import { nextOptions, OPTION_FORMS, OPTION_NAMES } from '@oubliette/nextlevel';
import type { NextOption, NextOptions, OptionForm } from '@oubliette/nextlevel';
import { z } from 'zod';

export const heroLevel = z.int().min(1).max(6).optional();

/** Every option of a setup, with its default. */
export const nextTable = nextOptions.shape;

/** The options in a choice. */
export function optionsIn(choice: NextOptions): NextOptions {
  return nextOptions.strip().parse(choice);
}

export const NEXT_REMEDIES: Readonly<Record<string, string>> = Object.fromEntries(
  OPTION_NAMES.map((option: NextOption) => [option, remedyFor(OPTION_FORMS[option])]),
);

function remedyFor(asked: OptionForm): string {
  switch (asked.form) {
    case 'switch':
      return 'true or false';
    case 'number':
      return 'a whole number from 1';
    case 'choice':
      return asked.values.map(({ value }) => `\`${value}\``).join(' or ');
    case 'several':
      return `a list of ${asked.values.map(({ value }) => `\`${value}\``).join(', ')}`;
  }
}
