/** The books a match at the terminal may be played by. */
import { advancedBook } from './advanced/book.ts';
import type { BookId, PlayBook } from './book.ts';
import { BOOK_IDS } from './book.ts';
import { classicBook } from './classic/book.ts';
import { nextBook } from './classic/nextBook.ts';

const BOOKS: Readonly<Record<BookId, PlayBook>> = {
  classic: classicBook,
  nextlevel: nextBook(classicBook),
  advanced: advancedBook,
};

export function bookOf(id: BookId): PlayBook {
  return BOOKS[id];
}

/** The book a match file was played by; classic's for a file that names none of them. */
export function bookOfSystem(system: string | undefined): PlayBook {
  return BOOKS[BOOK_IDS.find((id) => BOOKS[id].system.id === system) ?? 'classic'];
}
