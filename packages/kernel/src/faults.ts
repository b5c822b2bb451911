/** What can be wrong with a match file: a code and its facts, worded by the program that shows it. */

export type Why =
  | { readonly code: PlainWhy }
  | { readonly code: 'otherFormat'; readonly format: string; readonly newest: number }
  | { readonly code: 'otherSystem'; readonly system: string; readonly wanted: string }
  | { readonly code: 'otherRules'; readonly version: string; readonly wanted: number }
  | { readonly code: 'badSetup'; readonly path: string; readonly message: string }
  | { readonly code: 'refused'; readonly refusal: string; readonly rule: string }
  | { readonly code: 'dieMissing'; readonly die: string }
  | { readonly code: 'diceLeft'; readonly dice: string }
  /** `none` for no dice. */
  | { readonly code: 'otherDice'; readonly recorded: string; readonly drawn: string }
  | { readonly code: 'unknownSystem'; readonly system: string };

type PlainWhy =
  | 'notAFile'
  | 'unreadableDice'
  | 'otherHeading'
  | 'rowsMissing'
  | 'emptyJournal'
  | 'otherState'
  | 'notARow'
  | 'brokenChain'
  | 'misplacedStart'
  | 'saysMore'
  | 'noSecret'
  | 'otherSecret';

/** What is wrong, and where: `at` is the row, counted from 1; 0 is the heading. */
export interface Fault {
  readonly at: number;
  readonly why: Why;
}

/** For a log: the code with its facts. */
export function inShort({ code, ...facts }: Why): string {
  const told = Object.values(facts).join(', ');
  return told === '' ? code : `${code} (${told})`;
}
