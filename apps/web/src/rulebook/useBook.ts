/** The rulebook, fetched when first needed and then kept: all of it, or the chapter of one rule. */
import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@oubliette/words';
import { RULEBOOKS } from 'virtual:rulebooks';
import { booksOf, gameAt, makeBook } from './book.ts';
import type { RuleBook } from './book.ts';
import { entriesOf } from './fetched.ts';
import { RULEBOOK } from './words.ts';

export type Fetched =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly book: RuleBook };

const TABLE_TITLE = { en: RULEBOOK.en.tableChapter, fr: RULEBOOK.fr.tableChapter };

async function readBook(at: string | null): Promise<RuleBook> {
  const books = await Promise.all(
    booksOf(gameAt(at)).map(async (id) => {
      const { CHAPTERS } = await RULEBOOKS[id]();
      const rules = await Promise.all(CHAPTERS.map((chapter) => entriesOf(chapter)));
      return { game: id, rules: rules.flat() };
    }),
  );
  return makeBook(books, TABLE_TITLE);
}

/** A book of this rule's chapter in one language, which knows the ids of all other rules. */
async function readChapter(at: string, language: Language): Promise<RuleBook> {
  const contents = await Promise.all(
    booksOf(gameAt(at)).map(async (id) => ({ id, chapters: (await RULEBOOKS[id]()).CHAPTERS })),
  );
  const books = await Promise.all(
    contents.map(async ({ id, chapters }) => {
      const chapter = chapters.find(({ rules }) => rules.includes(at));
      return { game: id, rules: chapter === undefined ? [] : await entriesOf(chapter, [language]) };
    }),
  );
  const book = makeBook(books, TABLE_TITLE);
  const all = contents.flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules));
  return { ...book, known: new Set([...book.known, ...all]) };
}

/** The book of a rule or chapter. */
export function useBook(at: string | null): Fetched {
  const read = useCallback(() => readBook(at), [at]);
  return useFetched(gameAt(at).id, read);
}

/** The part of the book one rule needs: its chapter in the reader's language. */
export function useRule(id: string, language: Language): Fetched {
  const read = useCallback(() => readChapter(id, language), [id, language]);
  return useFetched(`${id} ${language}`, read);
}

const fetching = new Map<string, Promise<RuleBook>>();

function useFetched(which: string, read: () => Promise<RuleBook>): Fetched {
  const [fetched, setFetched] = useState<Fetched & { readonly which?: string }>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    const book = fetching.get(which) ?? read();
    fetching.set(which, book);
    book.then(
      (ready) => wanted && setFetched({ status: 'ready', book: ready, which }),
      () => {
        fetching.delete(which);
        if (wanted) setFetched({ status: 'failed', retry: () => setTries((so) => so + 1), which });
      },
    );
    return () => {
      wanted = false;
    };
  }, [which, read, tries]);
  return fetched.which === which ? fetched : { status: 'loading' };
}
