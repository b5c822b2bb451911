/** The words about a quest file. */
import type { QuestProblem } from '@oubliette/classic';
import { problemText } from '@oubliette/classic/node';
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { ToldFailure } from './failure.ts';

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
export function warningLines(odd: readonly QuestProblem[], language: Language): string[] {
  if (odd.length === 0) return [];
  return [
    say(QUEST_WORDS, language, 'odd', { count: odd.length }),
    ...odd.map((problem) => problemLine(problem, language)),
  ];
}

export function problemLine(problem: QuestProblem, language: Language): string {
  return `  ${problemText(problem, language)}`;
}

/** Why a quest cannot be drawn, played or simulated. */
export function brokenQuest(problems: readonly QuestProblem[]): ToldFailure {
  const told = (language: Language) => problems.map((problem) => problemText(problem, language)).join('\n');
  return new ToldFailure({ en: told('en'), fr: told('fr') });
}
