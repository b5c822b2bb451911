/** Finding a rule by its words: prefixes and typos are understood, accents ignored, no network needed. */
import MiniSearch from 'minisearch';
import type { Language } from '@oubliette/words';
import type { RuleBook, Rule } from './book.ts';

export interface Found {
  readonly rule: Rule;
  /** The matched words, as `plain` writes them. */
  readonly words: readonly string[];
}

export interface Finder {
  find(query: string, language: Language): readonly Found[];
}

/** Lower case, without accents, with œ and æ spelled out. */
export function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

const WORD = /[\p{L}\p{N}]+/gu;

function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(WORD) ?? [];
}

/** Single letters, such as the l’ of l’orc, are skipped. */
function indexed(word: string): string | null {
  return /^\p{L}$/u.test(word) ? null : plain(word);
}

/** A language's index is made at its first search. */
export function makeFinder(book: RuleBook): Finder {
  const indexes = new Map<Language, MiniSearch<Rule>>();
  return {
    find(query, language) {
      if (!indexes.has(language)) indexes.set(language, indexOf(book, language));
      const named = ruleNamed(book, query);
      const others = search(indexes.get(language)!, query)
        .map(({ id, terms }) => ({ rule: book.byId.get(id as string)!, words: terms }))
        .filter(({ rule }) => rule !== named);
      return named === null ? others : [{ rule: named, words: [] }, ...others];
    },
  };
}

function indexOf(book: RuleBook, language: Language): MiniSearch<Rule> {
  const index = new MiniSearch<Rule>({
    fields: ['id', 'title', 'text', 'ruling'],
    extractField: (rule, field) => fieldOf(rule, field, language),
    tokenize: wordsOf,
    processTerm: indexed,
  });
  index.addAll(book.rules);
  return index;
}

function fieldOf(rule: Rule, field: string, language: Language): string {
  switch (field) {
    case 'title':
      return rule.title[language];
    case 'text':
      return rule.text[language];
    case 'ruling':
      return rule.ruling?.[language] ?? '';
    default:
      return rule.id;
  }
}

/** All the words if possible, else any of them. */
function search(index: MiniSearch<Rule>, query: string) {
  const options = {
    boost: { id: 4, title: 3 },
    prefix: (term: string) => term.length > 1,
    fuzzy: (term: string) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
  };
  const all = index.search(query, { ...options, combineWith: 'AND' });
  return all.length > 0 ? all : index.search(query, options);
}

/** `CLS-MOV-05`, `mov 5` and `mov5` name the same rule. */
function ruleNamed(book: RuleBook, query: string): Rule | null {
  const whole = book.byId.get(query.trim().toUpperCase());
  if (whole !== undefined) return whole;
  const [, topic, number] = /^(?:[a-z]{3}[- ])?([a-z]+)[- ]?(\d{1,2})$/.exec(plain(query.trim())) ?? [];
  if (topic === undefined) return null;
  const end = `-${topic.toUpperCase()}-${number!.padStart(2, '0')}`;
  return book.rules.find(({ id }) => id.endsWith(end)) ?? null;
}

/** A text split at these words. */
export interface Marked {
  readonly text: string;
  readonly hit: boolean;
}

export function markWords(text: string, words: readonly string[]): readonly Marked[] {
  if (words.length === 0) return [{ text, hit: false }];
  const pieces: Marked[] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!words.includes(plain(word))) continue;
    if (index > done) pieces.push({ text: text.slice(done, index), hit: false });
    pieces.push({ text: word, hit: true });
    done = index + word.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}

/** The part of a text around the first of these words, short enough for a list. */
export function excerpt(text: string, words: readonly string[], most = 140): string {
  if (text.length <= most) return text;
  const hit = [...text.matchAll(WORD)].find(([word]) => words.includes(plain(word)))?.index ?? 0;
  const from = hit < most / 2 ? 0 : text.indexOf(' ', hit - Math.floor(most / 2)) + 1;
  const end = text.lastIndexOf(' ', from + most);
  const till = from + most >= text.length || end <= from ? text.length : end;
  return `${from > 0 ? '… ' : ''}${text.slice(from, till)}${till < text.length ? ' …' : ''}`;
}
