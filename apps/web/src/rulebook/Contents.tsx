/** The book's chapters, or the results of a search. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { GAMES } from '@oubliette/shelf';
import { LANGUAGES } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { Icon } from '../ui/Icon.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import { chapterOf, closedOf, contentsAt, gameAt } from './book.ts';
import type { RuleBook, Chapter, Rule } from './book.ts';
import { isClosed, tableBehind } from './here.ts';
import { RuleLink, turnTo } from './RuleLink.tsx';
import type { Reading } from './RuleText.tsx';
import { excerpt, makeFinder, markWords } from './search.ts';
import type { Found } from './search.ts';
import { RULEBOOK } from './words.ts';
import './Contents.css';

interface Props {
  readonly book: RuleBook;
  readonly chapter: Chapter;
  readonly rule: Rule | null;
  readonly reading: Reading;
  readonly atContents: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
}

export function Contents({ book, chapter, rule, reading, atContents, search }: Props) {
  const words = useWords(RULEBOOK);
  const own = useLanguage();
  const [query, setQuery] = useState('');
  const finder = useMemo(() => makeFinder(book), [book]);
  const found = useMemo(
    () => (query.trim() === '' ? null : findIn(finder, query, reading)),
    [finder, query, reading],
  );
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && found?.[0] !== undefined) turnTo(found[0].rule.id);
    if (event.key !== 'Escape') return;
    setQuery('');
    search.current?.blur();
  };
  return (
    <nav className="contents" aria-label={words('contents')}>
      <p className="contents-books">
        {GAMES.map(({ id, title }) => (
          <RuleLink key={id} id={contentsAt(id)} current={book.game === id}>
            {title[own]}
          </RuleLink>
        ))}
      </p>
      <div className="contents-search" role="search">
        <input
          ref={search}
          type="search"
          value={query}
          placeholder={words('search')}
          aria-label={words('search')}
          aria-describedby="contents-hint"
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={pressed}
        />
        <p id="contents-hint" className="contents-hint">
          {words('searchHint')}
        </p>
      </div>
      <p role="status" className="contents-count">
        {found !== null && words('results', { count: found.length })}
      </p>
      {found === null ? (
        <Chapters book={book} chapter={chapter} rule={rule} reading={reading} atContents={atContents} />
      ) : (
        <Results book={book} found={found} reading={reading} />
      )}
      <p className="contents-keys">{words('keys')}</p>
    </nav>
  );
}

/** In both languages, with the first one's results first. */
function findIn(finder: ReturnType<typeof makeFinder>, query: string, reading: Reading): readonly Found[] {
  if (reading !== 'both') return finder.find(query, reading);
  const all = LANGUAGES.flatMap((language) => finder.find(query, language));
  return [...new Map(all.toReversed().map((found) => [found.rule, found])).values()].toReversed();
}

function Chapters({ book, chapter, rule, reading, atContents }: Omit<Props, 'search'>) {
  const words = useWords(RULEBOOK);
  const own = useLanguage();
  const language = reading === 'both' ? own : reading;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelectorAll('[aria-current]');
    current?.item(current.length - 1)?.scrollIntoView({ block: 'center' });
  }, [chapter, rule]);
  return (
    <>
      {atContents && <p className="contents-preface">{words('preface')}</p>}
      <ol ref={list} className="contents-chapters" lang={language}>
        {book.chapters.map((each) => (
          <li key={each.id}>
            <RuleLink id={each.id} current={each === chapter && !atContents} className="contents-chapter">
              <span>{each.title[language]}</span>
              {each.forMaster && <Icon name="crowned-skull" label={closedTitleOf(each.id, own)} size={1} />}
            </RuleLink>
            {each === chapter && !atContents && (
              <ol className="contents-rules">
                {(isClosed(each.forMaster, tableBehind(), false) ? [] : each.rules).map((item) => (
                  <li key={item.id}>
                    <RuleLink id={item.id} current={item === rule}>
                      {item.title[language]}
                    </RuleLink>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function closedTitleOf(chapter: string, language: Language): string {
  return closedOf(gameAt(chapter))?.title[language] ?? '';
}

interface ResultsProps {
  readonly book: RuleBook;
  readonly found: readonly Found[];
  readonly reading: Reading;
}

const MOST_SHOWN = 60;

function Results({ book, found, reading }: ResultsProps) {
  const words = useWords(RULEBOOK);
  const own = useLanguage();
  const language = reading === 'both' ? own : reading;
  if (found.length === 0) return <p className="contents-none">{words('noResultsHint')}</p>;
  return (
    <ol className="contents-results" lang={language}>
      {found.slice(0, MOST_SHOWN).map(({ rule, words: hits }) => {
        const closed = isClosed(chapterOf(book, rule).forMaster, tableBehind(), false);
        return (
          <li key={rule.id}>
            <RuleLink id={rule.id} className="contents-result">
              <small>{rule.id}</small>
              <b>
                <Hits text={rule.title[language]} words={hits} />
              </b>
              <span>
                {closed ? (
                  closedTitleOf(rule.chapter, own)
                ) : (
                  <Hits text={excerpt(rule.text[language], hits)} words={hits} />
                )}
              </span>
            </RuleLink>
          </li>
        );
      })}
    </ol>
  );
}

function Hits({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return markWords(text, words).map(({ text: piece, hit }, index) =>
    hit ? <mark key={index}>{piece}</mark> : piece,
  );
}
