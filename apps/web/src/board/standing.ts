/** Where tokens stand. */
import { squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';

export interface Standing {
  readonly id: string;
  /** The upper left one of a large figure. */
  readonly square: Square;
  /** Squares along each side; by default one. */
  readonly size?: number;
}

/** A figure moving through another's square: both must be visible. */
export function passing(tokens: readonly Standing[], mover: string | null): string | null {
  const square = tokens.find(({ id }) => id === mover)?.square;
  return tokens.some((token) => token.id !== mover && token.square === square) ? mover : null;
}

export function squaresUnder(board: Size, { square, size = 1 }: Standing): readonly Square[] {
  const [x, y] = [xOf(board, square), yOf(board, square)];
  return Array.from({ length: size * size }, (_, at) =>
    squareAt(board, x + (at % size), y + Math.floor(at / size)),
  );
}
