/** Small things many rule tests do. */
import type { Table } from './table.ts';

/** Steps from square to square, none of which rolls dice. */
export function walk(t: Table, figure: string, ...squares: string[]): void {
  for (const to of squares) t.do({ type: 'step', figure, to });
}

/** The squares of everything newly placed, in reading order. */
export function revealed(t: Table): string[] {
  return t.described()['revealed'] as string[];
}

/** The doors a seat sees, by key. */
export function doorsSeen(t: Table, seat = 'heroes'): Record<string, string> {
  return t.seen(seat)['doors'] as Record<string, string>;
}

/** Everyone's square, by letter or id. */
export function places(t: Table): Record<string, string> {
  const figures = t.described()['figures'] as Record<string, { square: string }>;
  return Object.fromEntries(Object.entries(figures).map(([letter, { square }]) => [letter, square]));
}
