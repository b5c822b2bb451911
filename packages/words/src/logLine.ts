/** A line of a log from its sentence. */
import type { Language } from './noun.ts';
import { speakParts } from './sentence.ts';
import type { Sentence } from './sentence.ts';
import type { LogLine } from './telling.ts';

/** None where nothing is said; the rules of all its events, each once. */
export function logLinesOf<Event extends { readonly rules: readonly string[] }>(
  sentence: Sentence | null,
  events: readonly Event[],
  language: Language,
  quiet: boolean,
): LogLine<Event>[] {
  if (sentence === null) return [];
  const parts = speakParts(sentence, language);
  return [
    {
      text: parts.map(({ text }) => text).join(''),
      parts,
      rules: [...new Set(events.flatMap(({ rules }) => rules))],
      events,
      quiet,
    },
  ];
}
