/** A name in both languages, with what grammar needs of it. */
import type { Noun } from '@oubliette/words';

/** A short text in both languages. */
export interface Text {
  readonly en: string;
  readonly fr: string;
}

/** A common noun; English plurals in -s unless given. */
export function noun(en: string, fr: string, gender: 'm' | 'f', plurals?: { en?: string; fr?: string }): Noun {
  return {
    en: { one: en, many: plurals?.en ?? `${en}s` },
    fr: { one: fr, many: plurals?.fr ?? `${fr}s`, gender },
  };
}

/** A proper name: the same in both languages unless a French one is given. */
export function properName(en: string, gender: 'm' | 'f', fr: string = en): Noun {
  return { en: { one: en, many: en, proper: true }, fr: { one: fr, many: fr, gender, proper: true } };
}
