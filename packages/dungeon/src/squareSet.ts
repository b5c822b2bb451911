/** Sets of squares: one bit per square, 32 to a word, in a plain array that JSON keeps. */

import type { Size, Square } from './squares.ts';

export type SquareSet = readonly number[];

export function emptySquares(size: Size): SquareSet {
  return new Array<number>((size.width * size.height + 31) >>> 5).fill(0);
}

export function hasSquare(set: SquareSet, square: Square): boolean {
  return ((set[square >>> 5]! >>> (square & 31)) & 1) === 1;
}

export function withSquare(set: SquareSet, square: Square): SquareSet {
  return hasSquare(set, square) ? set : withSquares(set, [square]);
}

export function withSquares(set: SquareSet, squares: readonly Square[]): SquareSet {
  const words = set.slice();
  for (const square of squares) words[square >>> 5]! |= 1 << (square & 31);
  return words;
}

export function withoutSquare(set: SquareSet, square: Square): SquareSet {
  if (!hasSquare(set, square)) return set;
  const words = set.slice();
  words[square >>> 5]! &= ~(1 << (square & 31));
  return words;
}

export function unionSquares(a: SquareSet, b: SquareSet): SquareSet {
  return a.map((word, index) => word | b[index]!);
}

/** In ascending order, which is reading order. */
export function squaresOf(set: SquareSet): Square[] {
  const squares: Square[] = [];
  for (let index = 0; index < set.length; index++) {
    for (let word = set[index]!; word !== 0; word &= word - 1) {
      squares.push(index * 32 + 31 - Math.clz32(word & -word));
    }
  }
  return squares;
}

export function countSquares(set: SquareSet): number {
  let count = 0;
  for (const bits of set) {
    for (let word = bits; word !== 0; word &= word - 1) count++;
  }
  return count;
}
