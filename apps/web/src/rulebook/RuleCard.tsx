/** One rule for a dialog, with a link to the whole book. */
import { useState } from 'react';
import { useLanguage, useWords } from '../words/useWords.ts';
import { chapterOf, closedOf, gameAt } from './book.ts';
import type { RuleBook, Rule } from './book.ts';
import { isClosed, tableBehind } from './here.ts';
import { RuleLink } from './RuleLink.tsx';
import { RuleText, StandingMark } from './RuleText.tsx';
import { Closed, NotReady } from './Closed.tsx';
import { useRule } from './useBook.ts';
import { RULEBOOK } from './words.ts';
import './RuleCard.css';

export function RuleCard({ id }: { readonly id: string }) {
  const words = useWords(RULEBOOK);
  const fetched = useRule(id, useLanguage());
  if (fetched.status !== 'ready') return <NotReady fetched={fetched} />;
  const rule = fetched.book.byId.get(id);
  if (rule === undefined) return <p className="rulecard">{words('unknown', { id })}</p>;
  return <Card key={id} book={fetched.book} rule={rule} />;
}

/** A rule that has struck an expedition is no secret any more: its card is open, its chapter is not. */
function Card({ book, rule }: { readonly book: RuleBook; readonly rule: Rule }) {
  const words = useWords(RULEBOOK);
  const language = useLanguage();
  const [insisted, setInsisted] = useState(false);
  const chapter = chapterOf(book, rule);
  const isOpenCard = closedOf(gameAt(rule.id))?.openCards === true;
  return (
    <article className="rulecard">
      <p className="rulecard-place">
        <span className="rulecard-id">{rule.id}</span> {chapter.title[language]} <StandingMark rule={rule} />
      </p>
      <h3 className="rulecard-title">{rule.title[language]}</h3>
      {isClosed(chapter.forMaster, tableBehind(), insisted || isOpenCard) ? (
        <Closed chapter={chapter.id} insist={() => setInsisted(true)} />
      ) : (
        <RuleText book={book} rule={rule} reading={language} />
      )}
      <RuleLink id={rule.id} className="rulecard-whole">
        {words('whole')}
      </RuleLink>
    </article>
  );
}
