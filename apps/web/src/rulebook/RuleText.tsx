/** One rule as printed: its number, title, text, and rulings. */
import { LANGUAGES } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { useWords, wordsIn } from '../words/useWords.ts';
import { withReferences } from './book.ts';
import type { RuleBook, Rule } from './book.ts';
import { standing, tableBehind } from './here.ts';
import { RuleLink } from './RuleLink.tsx';
import { RULEBOOK } from './words.ts';
import './RuleText.css';

export type Reading = Language | 'both';

interface Props {
  readonly book: RuleBook;
  readonly rule: Rule;
  readonly reading: Reading;
  /** The first rule of a chapter begins with a large letter. */
  readonly first?: boolean;
}

export function RuleText({ book, rule, reading, first = false }: Props) {
  const languages = reading === 'both' ? LANGUAGES : [reading];
  return (
    <div className={reading === 'both' ? 'ruletext ruletext-both' : 'ruletext'}>
      {languages.map((language) => (
        <div key={language} lang={language} className="ruletext-column">
          {reading === 'both' && <p className="ruletext-title">{rule.title[language]}</p>}
          <p className={first ? 'ruletext-body ruletext-first' : 'ruletext-body'}>
            <Linked book={book} text={rule.text[language]} />
          </p>
          <Remark book={book} language={language} title="ruling" text={rule.ruling?.[language]} />
          <Remark book={book} language={language} title="waived" text={rule.waived?.[language]} />
        </div>
      ))}
    </div>
  );
}

interface RemarkProps {
  readonly book: RuleBook;
  readonly language: Language;
  readonly title: 'ruling' | 'waived';
  readonly text: string | undefined;
}

/** In the language of its rule's text, which may differ from the page's. */
function Remark({ book, language, title, text }: RemarkProps) {
  if (text === undefined) return null;
  return (
    <aside className="ruletext-remark">
      <p>
        <b>{wordsIn(RULEBOOK, language)(title)}</b> <Linked book={book} text={text} />
      </p>
    </aside>
  );
}

/** A text whose rule numbers are links. */
export function Linked({ book, text }: { readonly book: RuleBook; readonly text: string }) {
  return withReferences(book, text).map(({ text: piece, rule }, index) =>
    rule === undefined ? (
      piece
    ) : (
      <RuleLink key={index} id={rule} className="ruletext-link">
        {piece}
      </RuleLink>
    ),
  );
}

/** Whether a rule holds at the reader's table; nothing if that is obvious. */
export function StandingMark({ rule }: { readonly rule: Rule }) {
  const words = useWords(RULEBOOK);
  const stands = standing(rule, tableBehind());
  if (stands === 'plain') return null;
  return (
    <span className={`ruletext-standing ruletext-standing-${stands}`}>
      <span aria-hidden="true">{stands === 'in' ? '✓' : '∅'}</span>{' '}
      {words(stands === 'in' ? 'inForce' : 'notInForce')}
    </span>
  );
}
