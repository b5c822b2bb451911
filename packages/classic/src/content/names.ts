/** A name in both languages, with the grammar it needs. */
import type { Noun } from '@oubliette/words';

/** A short text in both languages. */
export interface Text {
  readonly en: string;
  readonly fr: string;
}

/** Irregular plurals, and what the spelling does not show. */
interface Details {
  readonly en?: string;
  readonly fr?: string;
  /** « la hache »: an aspirated h. */
  readonly elides?: false;
  /** English takes no "a" before it: chain mail. */
  readonly mass?: true;
  /** A proper name in English: Orc's Bane. */
  readonly name?: true;
}

/** A common noun; plurals in -s unless given. */
export function noun(en: string, fr: string, gender: 'm' | 'f', details: Details = {}): Noun {
  const english = { one: en.replaceAll("'", '’'), many: (details.en ?? `${en}s`).replaceAll("'", '’') };
  const french = { one: fr, many: details.fr ?? `${fr}s`, gender };
  return {
    en: details.name ? { ...english, proper: true } : details.mass ? { ...english, article: null } : english,
    fr: details.elides === undefined ? french : { ...french, elides: details.elides },
  };
}

/** A proper name: the same in both languages unless a French one is given. */
export function properName(en: string, gender: 'm' | 'f', fr: string = en): Noun {
  return { en: { one: en, many: en, proper: true }, fr: { one: fr, many: fr, gender, proper: true } };
}
