/** The interface's words in the reader's language: `const words = useWords(LOBBY); words('newTable')`. */
import { useCallback } from 'react';
import { say } from '@oubliette/words';
import type { ArgumentsOf, Catalogue, Language } from '@oubliette/words';
import { useSettings } from '../settings/store.ts';

type Key<C extends Catalogue> = keyof C['en'] & keyof C['fr'] & string;

/** Messages without arguments need only their key. */
export type Words<C extends Catalogue> = <K extends Key<C>>(
  key: K,
  ...args: keyof ArgumentsOf<C, K> extends never ? [] : [ArgumentsOf<C, K>]
) => string;

export function useWords<C extends Catalogue>(catalogue: C): Words<C> {
  const { language } = useSettings();
  return useCallback((key, ...args) => wordsIn(catalogue, language)(key, ...args), [catalogue, language]);
}

/** The same, outside components. */
export function wordsIn<C extends Catalogue>(catalogue: C, language: Language): Words<C> {
  return (key, ...[args]) => say(catalogue, language, key, (args ?? {}) as ArgumentsOf<C, typeof key>);
}

export function useLanguage(): Language {
  return useSettings().language;
}
