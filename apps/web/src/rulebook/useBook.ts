/** The rulebook, fetched when it is first wanted and kept from then on. */
import { useEffect, useState } from 'react';
import { makeBook } from './book.ts';
import type { Book } from './book.ts';
import { RULEBOOK } from './words.ts';

export type Fetched =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly book: Book };

let fetching: Promise<Book> | null = null;

function fetchBook(): Promise<Book> {
  fetching ??= import('virtual:rulebook').then(({ RULES }) =>
    makeBook(RULES, { en: RULEBOOK.en.tableChapter, fr: RULEBOOK.fr.tableChapter }),
  );
  return fetching;
}

export function useBook(): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    fetchBook().then(
      (book) => wanted && setFetched({ status: 'ready', book }),
      () => {
        fetching = null;
        if (wanted) setFetched({ status: 'failed', retry: () => setTries((so) => so + 1) });
      },
    );
    return () => {
      wanted = false;
    };
  }, [tries]);
  return fetched;
}
