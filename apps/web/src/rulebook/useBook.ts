/** The rulebook, fetched when it is first wanted and kept from then on. */
import { useEffect, useState } from 'react';
import { ADVANCED, isAdvanceds, isNextLevels, makeBook } from './book.ts';
import type { Book } from './book.ts';
import { RULEBOOK } from './words.ts';

export type Fetched =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly book: Book };

const TABLE_TITLE = { en: RULEBOOK.en.tableChapter, fr: RULEBOOK.fr.tableChapter };

type Which = 'classic' | 'nextlevel' | 'advanced';

const fetching = new Map<Which, Promise<Book>>();

function fetchBook(which: Which): Promise<Book> {
  const known = fetching.get(which);
  if (known !== undefined) return known;
  const book = readBook(which);
  fetching.set(which, book);
  return book;
}

async function readBook(which: Which): Promise<Book> {
  if (which === 'advanced') {
    const own = await import('virtual:rulebook/advanced');
    const rules = own.RULES.map((rule) => ({ ...rule, chapter: `${ADVANCED}-${rule.chapter}` }));
    return makeBook(rules, TABLE_TITLE);
  }
  const { RULES } = await import('virtual:rulebook');
  if (which === 'classic') return makeBook(RULES, TABLE_TITLE);
  const next = await import('virtual:rulebook/nextlevel');
  return makeBook(RULES, TABLE_TITLE, next.RULES);
}

/** The book that has a rule or a chapter. */
export function useBook(at: string | null): Fetched {
  const which = isAdvanceds(at) ? 'advanced' : isNextLevels(at) ? 'nextlevel' : 'classic';
  const [fetched, setFetched] = useState<Fetched & { readonly which?: Which }>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    fetchBook(which).then(
      (book) => wanted && setFetched({ status: 'ready', book, which }),
      () => {
        fetching.delete(which);
        if (wanted) setFetched({ status: 'failed', retry: () => setTries((so) => so + 1), which });
      },
    );
    return () => {
      wanted = false;
    };
  }, [which, tries]);
  return fetched.which === which ? fetched : { status: 'loading' };
}
