/** A chapter as a page of parchment, open at one of its rules. */
import { useEffect, useRef } from 'react';
import { makePath } from '../router.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { toast } from '../ui/notices.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { contentsAt, neighbourOf } from './book.ts';
import type { RuleBook, Chapter, Rule } from './book.ts';
import { Closed } from './Closed.tsx';
import { isClosed, tableBehind } from './here.ts';
import { RuleLink } from './RuleLink.tsx';
import { Linked, RuleText, StandingMark } from './RuleText.tsx';
import type { Reading } from './RuleText.tsx';
import { RULEBOOK } from './words.ts';
import '../ui/Panel.css';
import './ChapterPage.css';

const PAGE = 'chapter panel panel-parchment on-parchment';

interface Props {
  readonly book: RuleBook;
  readonly chapter: Chapter;
  /** The rule the book is open at. */
  readonly rule: Rule | null;
  readonly reading: Reading;
  readonly insisted: boolean;
  readonly insist: () => void;
}

export function ChapterPage({ book, chapter, rule, reading, insisted, insist }: Props) {
  const words = useWords(RULEBOOK);
  const own = useLanguage();
  const language = reading === 'both' ? own : reading;
  const closed = isClosed(chapter.forMaster, tableBehind(), insisted);
  const openAt = closed ? null : rule;
  return (
    <article className={reading === 'both' ? `${PAGE} chapter-both` : PAGE}>
      <RuleLink id={contentsAt(book.game)} className="chapter-contents">
        <Icon name="rule-book" /> {words('contents')}
      </RuleLink>
      <header className="chapter-head" lang={language}>
        <p className="chapter-number">
          {words('chapterNumber', { number: book.chapters.indexOf(chapter) + 1 })}
        </p>
        <h2 className="chapter-title">{chapter.title[language]}</h2>
      </header>
      <TableNote book={book} />
      {closed ? (
        <Closed chapter={chapter.id} insist={insist} />
      ) : (
        chapter.rules.map((each, index) => (
          <RuleSection
            key={each.id}
            book={book}
            rule={each}
            reading={reading}
            language={language}
            first={index === 0}
            current={each === rule}
          />
        ))
      )}
      <Turning
        previous={neighbourOf(book, openAt ?? chapter.rules[0]!, -1)}
        next={neighbourOf(book, openAt ?? chapter.rules.at(-1)!, 1)}
        language={language}
      />
    </article>
  );
}

/** The rules' status at the table the reader comes from. */
function TableNote({ book }: { readonly book: RuleBook }) {
  const words = useWords(RULEBOOK);
  const here = tableBehind();
  if (here === null) return null;
  const notes = [
    words(here.training ? 'training' : 'full'),
    ...(here.dice !== 'app' ? [words('byHand')] : []),
  ];
  return (
    <p className="chapter-here">
      <Linked book={book} text={notes.join(' ')} />
    </p>
  );
}

interface SectionProps {
  readonly book: RuleBook;
  readonly rule: Rule;
  readonly reading: Reading;
  readonly language: 'en' | 'fr';
  readonly first: boolean;
  readonly current: boolean;
}

function RuleSection({ book, rule, reading, language, first, current }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!current) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [current]);
  return (
    <section
      ref={section}
      id={rule.id}
      tabIndex={-1}
      aria-labelledby={`title-${rule.id}`}
      className={current ? 'chapter-rule chapter-rule-current' : 'chapter-rule'}
    >
      <p className="chapter-rulehead">
        <RuleLink id={rule.id} className="chapter-ruleid" current={current}>
          {rule.id}
        </RuleLink>
        <StandingMark rule={rule} />
        <CopyLink id={rule.id} />
      </p>
      <h3 id={`title-${rule.id}`} lang={language} className="chapter-ruletitle">
        {rule.title[language]}
      </h3>
      <RuleText book={book} rule={rule} reading={reading} first={first} />
    </section>
  );
}

function CopyLink({ id }: { readonly id: string }) {
  const words = useWords(RULEBOOK);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(makePath({ at: 'rules', rule: id }), location.href).href);
    toast(words('copied'), 'good');
  };
  return (
    <IconButton icon="copy" label={words('copy')} className="chapter-copy" onClick={() => void copy()} />
  );
}

interface TurningProps {
  readonly previous: Rule | null;
  readonly next: Rule | null;
  readonly language: 'en' | 'fr';
}

function Turning({ previous, next, language }: TurningProps) {
  const words = useWords(RULEBOOK);
  const sides = [
    ['previous', previous],
    ['next', next],
  ] as const;
  return (
    <nav className="chapter-turning" aria-label={words('turnPages')}>
      {sides.map(
        ([side, rule]) =>
          rule !== null && (
            <RuleLink key={side} id={rule.id} className={`chapter-turn chapter-turn-${side}`}>
              <small>{words(side)}</small>
              <span lang={language}>{rule.title[language]}</span>
            </RuleLink>
          ),
      )}
    </nav>
  );
}
