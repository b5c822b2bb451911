/** The nouns of messages, and the ways an event may mention them. Plain data. */

import { plainName } from './plain.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Gender = 'm' | 'f';

interface EnglishCommon {
  readonly one: string;
  readonly many: string;
  readonly proper?: never;
  /** Computed from the spelling when absent. `null`: a mass noun ("gold"), which takes no "a". */
  readonly article?: 'a' | 'an' | null;
  /** Always plural: "the boots". */
  readonly plural?: true;
  /** For "his" and "her". Absent: "its". */
  readonly gender?: Gender;
}

interface FrenchCommon {
  readonly one: string;
  readonly many: string;
  readonly proper?: never;
  readonly gender: Gender;
  /** l’orc, but le héros. Computed from the first letter when absent, where an h counts as mute. */
  readonly elides?: boolean;
  /** A mass noun: "de l’or", never "un or". */
  readonly mass?: true;
  /** Always plural: "les décombres". */
  readonly plural?: true;
}

/** A name takes no article: "Ladril", "de Ladril". */
interface EnglishName {
  readonly one: string;
  readonly many?: string;
  readonly proper: true;
  /** For "his" and "her". Absent: the French gender. */
  readonly gender?: Gender;
}

interface FrenchName {
  readonly one: string;
  readonly many?: string;
  readonly proper: true;
  readonly gender: Gender;
  /** d’Aldric, but de Ladril. Computed from the first letter when absent, where an h counts as aspirated. */
  readonly elides?: boolean;
}

export type EnglishNoun = EnglishCommon | EnglishName;
export type FrenchNoun = FrenchCommon | FrenchName;

export interface Noun {
  readonly en: EnglishNoun;
  readonly fr: FrenchNoun;
}

/** "3 orcs". */
export interface Counted {
  readonly noun: Noun;
  readonly count: number;
}

/** One of several alike: "Orc 2", « l’orc 2 ». */
export interface Labelled {
  readonly noun: Noun;
  readonly label: number | string;
}

export type Mention = Noun | Counted | Labelled;

/** The values of an argument with noun forms. In a list, a string is a name. */
export type Subject = Mention | readonly (Mention | string)[];

/** The values of any argument. */
export type Value = string | number | Subject;

/** The noun for a figure named by a player. */
export function properNoun(name: string, gender: Gender): Noun {
  const one = plainName(name).replaceAll("'", '’');
  return { en: { one, proper: true }, fr: { one, gender, proper: true } };
}

/** Capitalises the first letter: « l’orc » → « L’orc ». Digits have no capital: "3 orcs" stays. */
export function capitalise(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toUpperCase());
}
