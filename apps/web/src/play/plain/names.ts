/** Those who sit on a seat, by name. */
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { PlainGame } from './plainGame.ts';

const NAMES = defineMessages({ en: { name: '{Who}' }, fr: { name: '{Who}' } });

export function nameOf({ telling }: PlainGame, seat: string, view: unknown, language: Language): string {
  return say(NAMES, language, 'name', { who: telling.seat(seat, telling.namesIn(view)) });
}
