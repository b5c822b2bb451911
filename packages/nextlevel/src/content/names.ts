/** Names of gifts and spells, which do not change in the plural. */
import { noun } from '@oubliette/classic/extend';
import type { Noun } from '@oubliette/words';

export function called(en: string, fr: string, gender: 'm' | 'f'): Noun {
  return noun(en, fr, gender, { en, fr });
}
