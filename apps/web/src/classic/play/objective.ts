/** What the heroes are still to do. */
import type { View } from '@oubliette/classic';
import { say, typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { CLASSIC } from '../words.ts';

/** The goals not reached yet; then the way out. */
export function objectiveOf({ quest }: Pick<View, 'quest'>, language: Language): string | null {
  const { goals } = quest;
  const open = goals.filter(({ reached }) => !reached);
  if (goals.length > 0 && open.length === 0) return say(CLASSIC, language, 'allReached', {});
  const texts = open.map(({ text }) => typeset(language, withApostrophes(text[language])));
  return texts.length === 0 ? null : texts.join(' ');
}
