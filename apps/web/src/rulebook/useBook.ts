/** The rulebook, fetched when it is first wanted and kept from then on. */
import { useEffect, useState } from 'react';
import type { GameId } from '@oubliette/shelf';
import { RULEBOOKS } from 'virtual:rulebooks';
import { booksOf, gameAt, makeBook } from './book.ts';
import type { Book } from './book.ts';
import { RULEBOOK } from './words.ts';

export type Fetched =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly book: Book };

const TABLE_TITLE = { en: RULEBOOK.en.tableChapter, fr: RULEBOOK.fr.tableChapter };

const fetching = new Map<GameId, Promise<Book>>();

function fetchBook(game: Game): Promise<Book> {
  const known = fetching.get(game.id);
  if (known !== undefined) return known;
  const book = readBook(game);
  fetching.set(game.id, book);
  return book;
}

type Game = ReturnType<typeof gameAt>;

async function readBook(game: Game): Promise<Book> {
  const books = await Promise.all(
    booksOf(game).map(async (id) => ({ game: id, rules: (await RULEBOOKS[id]()).RULES })),
  );
  return makeBook(books, TABLE_TITLE);
}

/** The book that has a rule or a chapter. */
export function useBook(at: string | null): Fetched {
  const game = gameAt(at);
  const which = game.id;
  const [fetched, setFetched] = useState<Fetched & { readonly which?: GameId }>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    fetchBook(game).then(
      (book) => wanted && setFetched({ status: 'ready', book, which }),
      () => {
        fetching.delete(which);
        if (wanted) setFetched({ status: 'failed', retry: () => setTries((so) => so + 1), which });
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, which, tries]);
  return fetched.which === which ? fetched : { status: 'loading' };
}
