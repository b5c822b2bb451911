/** The words about a quest file. */
import { problemText } from '@oubliette/classic/node';
import type { Problem } from '@oubliette/kernel';
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';

export const QUEST_WORDS = defineMessages({
  en: {
    sound: 'ok',
    odd: '{count, plural, one {It can be played, but one thing is odd:} other {It can be played, but # things are odd:}}',
  },
  fr: {
    sound: 'en ordre',
    odd: '{count, plural, one {Elle est jouable, mais une chose étonne :} other {Elle est jouable, mais # choses étonnent :}}',
  },
});

/** A playable quest's warnings, under a heading; nothing if there are none. */
export function warningLines(odd: readonly Problem[], language: Language): string[] {
  if (odd.length === 0) return [];
  return [say(QUEST_WORDS, language, 'odd', { count: odd.length }), ...odd.map(problemLine)];
}

export function problemLine(problem: Problem): string {
  return `  ${problemText(problem)}`;
}
