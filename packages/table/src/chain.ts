/** The hashes that chain a table's rows to its heading and to each other. */
import { chain, hashOf, hashText } from '@oubliette/kernel';
import type { Heading, Row } from './entries.ts';
import { Damage } from './store.ts';

/** What the first row is chained to. */
export function headingHash(heading: Heading): string {
  return hashOf(heading);
}

export function rowHash(before: string, { at, request, entry }: Omit<Row, 'seq' | 'hash'>): string {
  return chain(before, { at, request, entry });
}

/** A row's hash as clients see it. The row's own would let them test guesses at its content. */
export function shownHash(secret: string, hash: string): string {
  return hashText(`${secret}\n${hash}`);
}

/** Throws `Damage` if a row is not the one written after row `before`. */
export function checkRow(
  table: string,
  before: { readonly seq: number; readonly hash: string },
  row: Row,
): void {
  const seq = before.seq + 1;
  if (row.seq !== seq) throw new Damage(table, seq, 'the row is missing');
  if (rowHash(before.hash, row) !== row.hash)
    throw new Damage(
      table,
      seq,
      'the row does not fit the hash chained to it: it was changed, moved or put in',
    );
}
