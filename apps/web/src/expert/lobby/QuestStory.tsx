/** What is told of a quest before it begins (EXP-PRP-01). */
import { questNamed } from '@oubliette/expert';
import { useLanguage } from '../../words/useWords.ts';

export function QuestStory({ quest }: { readonly quest: string }) {
  const language = useLanguage();
  const story = questNamed(quest)?.story[language];
  return story === undefined ? null : <blockquote className="new-table-parchment">{story}</blockquote>;
}
