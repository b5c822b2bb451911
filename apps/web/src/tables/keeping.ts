/** When an unused table is deleted, and from when its players are warned. */
import type { Language } from '@oubliette/words';

const WARNED_MS = 14 * 86_400_000;

/** The day it is deleted, if near; else null. */
export function endOf(until: number | null, now: number, language: Language): string | null {
  if (until === null || until - now > WARNED_MS) return null;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(until);
}
