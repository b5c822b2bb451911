/** A common noun in both languages, with the grammar it needs. */
import type { Noun } from './noun.ts';

/** Irregular plurals, and grammar that the spelling does not show. */
interface Details {
  readonly en?: string;
  readonly fr?: string;
  /** Whether a French h is mute: « l’homme », « la hache ». */
  readonly elides?: boolean;
  /** English uses no "a" with it: chain mail. */
  readonly mass?: true;
  /** Always plural: claws and fangs. */
  readonly plural?: true;
}

/** A common noun; plurals end in -s by default. */
export function noun(en: string, fr: string, gender: 'm' | 'f', details: Details = {}): Noun {
  const { elides, mass, plural } = details;
  return {
    en: { one: en, many: details.en ?? `${en}s`, ...(mass ? { article: null } : {}), ...many(plural) },
    fr: {
      one: fr,
      many: details.fr ?? `${fr}s`,
      gender,
      ...(elides === undefined ? {} : { elides }),
      ...many(plural),
    },
  };
}

function many(plural: true | undefined): { plural?: true } {
  return plural === undefined ? {} : { plural };
}
