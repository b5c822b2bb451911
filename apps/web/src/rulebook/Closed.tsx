/** Replaces the text of a closed chapter, or of a book still loading. */
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import { closedOf, gameAt } from './book.ts';
import type { Fetched } from './useBook.ts';
import { RULEBOOK } from './words.ts';
import './Closed.css';

interface ClosedProps {
  readonly chapter: string;
  readonly insist: () => void;
}

export function Closed({ chapter, insist }: ClosedProps) {
  const words = useWords(RULEBOOK);
  const language = useLanguage();
  const closed = closedOf(gameAt(chapter));
  return (
    <div className="rulebook-closed">
      <p className="rulebook-closed-title">{closed?.title[language]}</p>
      <p>{closed?.text[language]}</p>
      <Button onClick={insist}>{words('insist')}</Button>
    </div>
  );
}

export function NotReady({ fetched }: { readonly fetched: Exclude<Fetched, { status: 'ready' }> }) {
  const words = useWords(RULEBOOK);
  if (fetched.status === 'loading') return <Loading text={words('loading')} />;
  return (
    <div className="rulebook-wait" role="alert">
      <p>{words('unread')}</p>
      <Button onClick={fetched.retry}>{words('again')}</Button>
    </div>
  );
}
