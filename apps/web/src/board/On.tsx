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

interface OnEachProps {
  readonly board: Size;
  readonly squares: readonly Square[];
  readonly renderOne: (square: Square) => ReactNode;
}

export function OnEach({ board, squares, renderOne }: OnEachProps): ReactNode {
  return squares.map((square) => (
    <On key={square} board={board} square={square}>
      {renderOne(square)}
    </On>
  ));
}
