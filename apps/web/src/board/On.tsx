/** Something drawn in a square's own corner. */
import type { ReactNode } from 'react';
import type { Size, Square } from '@oubliette/dungeon';
import { corner } from './geometry.ts';

interface OnProps {
  readonly board: Size;
  readonly square: Square;
  readonly children: ReactNode;
}

/** Drawn in a square's own corner. */
export function On({ board, square, children }: OnProps): ReactNode {
  const { x, y } = corner(board, square);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}
