/** What the party is still to do. */
import type { View } from '@oubliette/expert';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { wordsIn } from '../../words/useWords.ts';
import { EXPERT } from '../words.ts';

/** The quest room; what is to be done in it, once it has been found; then the way out. */
export function objectiveOf({ quest, pile, stage }: View, language: Language): string | null {
  const words = wordsIn(EXPERT, language);
  if (quest.plan === null || stage === 'setup') return null;
  if (quest.met) return words('objectiveMet');
  if (quest.laid === null) return words('findRoom', { count: pile.count });
  return objectiveText(quest.plan.task[language], language);
}

export function objectiveText(text: string, language: Language): string {
  return typeset(language, withApostrophes(text));
}
