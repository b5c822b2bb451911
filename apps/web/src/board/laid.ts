/** What has been laid of a dungeon that grows: its squares, as the board draws them. */
import { emptySquares, withSquares } from '@oubliette/dungeon';
import type { Board, Layout, Square, SquareSet } from '@oubliette/dungeon';
import { isSame } from './same.ts';

export interface Laid {
  readonly board: Board;
  /** Every square that is laid, in order. */
  readonly squares: readonly Square[];
  readonly known: SquareSet;
}

const KEPT = 6;

/** Every message brings new views: a layout equal to an earlier one reuses what was made of it. */
export function laidBy(boardOf: (layout: Layout) => Board): (layout: Layout) => Laid {
  const drawn: { readonly layout: Layout; readonly laid: Laid }[] = [];
  return (layout) => {
    const known = drawn.find(
      (one) =>
        one.layout === layout ||
        (one.layout.pieces.length === layout.pieces.length &&
          one.layout.doors.length === layout.doors.length &&
          one.layout.exits.length === layout.exits.length &&
          isSame(one.layout, layout)),
    );
    if (known !== undefined) return known.laid;
    const board = boardOf(layout);
    const squares = board.areas.flatMap((area) => area.squares).toSorted((a, b) => a - b);
    const laid = { board, squares, known: withSquares(emptySquares(board), squares) };
    drawn.unshift({ layout, laid });
    drawn.splice(KEPT);
    return laid;
  };
}
