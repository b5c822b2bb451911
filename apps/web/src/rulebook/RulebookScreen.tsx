/** The rulebook: contents and search beside the open page. */
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { go } from '../router.ts';
import type { RouteAt } from '../router.ts';
import { SettingsButton } from '../ui/SettingsButton.tsx';
import { Button } from '../ui/Button.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import { chapterOf, isContents, neighbourOf } from './book.ts';
import type { RuleBook, Chapter, Rule } from './book.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { NotReady } from './Closed.tsx';
import { Contents } from './Contents.tsx';
import { turnTo } from './RuleLink.tsx';
import type { Reading } from './RuleText.tsx';
import { useBook } from './useBook.ts';
import { RULEBOOK } from './words.ts';
import './RulebookScreen.css';

export function RulebookScreen({ route }: { readonly route: RouteAt<'rules'> }) {
  const words = useWords(RULEBOOK);
  const fetched = useBook(route.rule);
  const [reading, setReading] = useState<Reading>(useLanguage());
  return (
    <main className={isContents(route.rule) ? 'rulebook rulebook-atcontents' : 'rulebook'}>
      <header className="rulebook-head">
        <Button kind="quiet" icon="back" onClick={leave} aria-label={words('back')}>
          <span className="rulebook-backwords">{words('back')}</span>
        </Button>
        <h1 className="rulebook-name">{words('title')}</h1>
        <ReadingChoice reading={reading} choose={setReading} />
        <SettingsButton />
      </header>
      {fetched.status === 'ready' ? (
        <OpenBook book={fetched.book} at={route.rule} reading={reading} />
      ) : (
        <NotReady fetched={fetched} />
      )}
    </main>
  );
}

/** Back to where the reader came from: turning pages leaves no trace in the history. */
function leave(): void {
  if (history.length > 1) history.back();
  else go({ at: 'lobby' });
}

const READINGS = [
  ['en', 'english'],
  ['fr', 'french'],
  ['both', 'bothLanguages'],
] as const;

interface ChoiceProps {
  readonly reading: Reading;
  readonly choose: (reading: Reading) => void;
}

function ReadingChoice({ reading, choose }: ChoiceProps) {
  const words = useWords(RULEBOOK);
  return (
    <div className="rulebook-reading" role="group" aria-label={words('readIn')}>
      {READINGS.map(([value, key]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === reading}
          lang={value === 'both' ? undefined : value}
          onClick={() => choose(value)}
        >
          {words(key)}
        </button>
      ))}
    </div>
  );
}

interface OpenProps {
  readonly book: RuleBook;
  /** A rule's id or a chapter's; null at the contents. */
  readonly at: string | null;
  readonly reading: Reading;
}

function OpenBook({ book, at, reading }: OpenProps) {
  const words = useWords(RULEBOOK);
  const [insisted, setInsisted] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const rule = at === null ? null : (book.byId.get(at.toUpperCase()) ?? null);
  const chapter = chapterAt(book, at, rule);
  useBookKeys(book, rule, chapter, search);
  return (
    <div className="rulebook-open">
      <Contents
        book={book}
        chapter={chapter}
        rule={rule}
        reading={reading}
        atContents={isContents(at)}
        search={search}
      />
      <div className="rulebook-page">
        {at !== null && !isContents(at) && rule === null && !book.chapters.includes(chapter) ? (
          <p className="rulebook-unknown">{words('unknown', { id: at })}</p>
        ) : (
          <ChapterPage
            book={book}
            chapter={chapter}
            rule={rule}
            reading={reading}
            insisted={insisted}
            insist={() => setInsisted(true)}
          />
        )}
      </div>
    </div>
  );
}

function chapterAt(book: RuleBook, at: string | null, rule: Rule | null): Chapter {
  if (rule !== null) return chapterOf(book, rule);
  return book.chapters.find(({ id }) => id === at) ?? book.chapters[0]!;
}

/** `/` searches, J and K turn to the next and previous rule. */
function useBookKeys(
  book: RuleBook,
  rule: Rule | null,
  chapter: Chapter,
  search: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (event.key === '/') {
        event.preventDefault();
        search.current?.focus();
      }
      const way = event.key === 'j' ? 1 : event.key === 'k' ? -1 : null;
      if (way === null) return;
      const next = rule === null ? chapter.rules[0]! : neighbourOf(book, rule, way);
      if (next !== null) turnTo(next.id);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [book, rule, chapter, search]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
