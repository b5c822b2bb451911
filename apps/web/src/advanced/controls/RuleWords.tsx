/** A rule's text, fetched with its chapter: for spells, counters, abilities and magic items. */
import { useRule } from '../../rulebook/useBook.ts';
import { useLanguage } from '../../words/useWords.ts';

interface Props {
  readonly id: string;
  readonly className?: string;
}

export function RuleWords({ id, className = 'sheet-card-text' }: Props) {
  const language = useLanguage();
  const fetched = useRule(id, language);
  const rule = fetched.status === 'ready' ? fetched.book.byId.get(id) : undefined;
  return rule === undefined ? null : <span className={className}>{rule.text[language]}</span>;
}
