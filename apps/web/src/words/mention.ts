/** A name without its article: "orc 2". */
import type { Language, Mention } from '@oubliette/words';

export function mentionText(mention: Mention, language: Language): string {
  if (!('noun' in mention)) return mention[language].one;
  const { one } = mention.noun[language];
  return 'label' in mention ? `${one} ${mention.label}` : one;
}
