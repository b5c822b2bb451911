/** Walking over the board with the keyboard. */
import { EAST, neighbour, NORTH, SOUTH, squareAt, WEST, xOf, yOf } from '@oubliette/dungeon';
import type { Direction, Size, Square } from '@oubliette/dungeon';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: NORTH,
  ArrowRight: EAST,
  ArrowDown: SOUTH,
  ArrowLeft: WEST,
};

/** How far Page Up and Page Down go. */
const PAGE = 5;

/** Where a key leads from a square, stopping at the edge of the board; null for other keys. */
export function walked(size: Size, from: Square, key: string, ctrl: boolean): Square | null {
  const [x, y] = [xOf(size, from), yOf(size, from)];
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const beyond = neighbour(size, from, arrow);
    return beyond < 0 ? from : beyond;
  }
  switch (key) {
    case 'Home':
      return squareAt(size, 0, ctrl ? 0 : y);
    case 'End':
      return squareAt(size, size.width - 1, ctrl ? size.height - 1 : y);
    case 'PageUp':
      return squareAt(size, x, Math.max(0, y - PAGE));
    case 'PageDown':
      return squareAt(size, x, Math.min(size.height - 1, y + PAGE));
    default:
      return null;
  }
}

/** Boards up to this size have all their cells; larger ones only the rows around the cursor. */
const MOST_CELLS = 1000;
const ROWS_AROUND = 6;

type Row = readonly [y: number, squares: readonly Square[]];

/** If only some squares exist, those and the cursor's own. */
export function rowsAround(size: Size, cursor: Square, squares: readonly Square[] | null): readonly Row[] {
  const all = squares ?? Array.from({ length: size.width * size.height }, (_, square) => square);
  const row = yOf(size, cursor);
  const near =
    all.length <= MOST_CELLS ? all : all.filter((square) => Math.abs(yOf(size, square) - row) <= ROWS_AROUND);
  const there = near.includes(cursor) ? near : [...near, cursor];
  const inOrder = there === all && squares === null ? there : there.toSorted((a, b) => a - b);
  return [...Map.groupBy(inOrder, (square) => yOf(size, square))];
}
