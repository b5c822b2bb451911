/** When a table is deleted if nobody plays on, and from when on its people are told. */
import type { Language } from '@oubliette/words';

const WARNED_MS = 14 * 86_400_000;

/** The day it goes, where that is near; else null. */
export function endOf(until: number | null, now: number, language: Language): string | null {
  if (until === null || until - now > WARNED_MS) return null;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(until);
}
