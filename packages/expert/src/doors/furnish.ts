/** What stands on a tile that has been laid: its furniture, its chasm, its stairs, by the marks of its section. */
import { sectionOf, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Layout, Piece, Sections, Square } from '@oubliette/dungeon';
import { BRIDGE_MARK, CHASM_MARK, FURNITURE } from '../content/furniture.ts';
import type { FurnitureId } from '../content/furniture.ts';
import { EXIT_MARK, STAIRS_MARK } from '../content/tiles.ts';
import type { Furnished, Tile } from '../state.ts';

const BY_MARK = new Map(
  Object.entries(FURNITURE).map(([id, { mark }]) => [mark as string, id as FurnitureId]),
);

/** The cells of a piece, on the field, that its drawing marks so. */
export function cellsMarked(
  layout: Layout,
  sections: Sections,
  piece: Piece,
  wanted: readonly string[],
): Square[] {
  const { board, marks } = sectionOf(sections, piece);
  const lies = (square: Square): Square =>
    squareAt(layout, xOf(layout, piece.at) + xOf(board, square), yOf(layout, piece.at) + yOf(board, square));
  return marks.filter(({ mark }) => wanted.includes(mark)).map(({ square }) => lies(square));
}

/** The last piece of a layout as a tile. */
export function furnished(layout: Layout, sections: Sections, card: Tile['card']): Tile {
  const piece = layout.pieces.at(-1)!;
  const cells = (...wanted: readonly string[]): Square[] => cellsMarked(layout, sections, piece, wanted);
  const furniture = [...BY_MARK].flatMap(([mark, kind]) =>
    clumps(layout, cells(mark)).map((squares): Furnished => ({
      id: `${kind}@${squares[0]!}`,
      kind,
      squares,
      searched: false,
    })),
  );
  const gap = cells(CHASM_MARK, BRIDGE_MARK);
  return {
    id: piece.id,
    card,
    searched: false,
    added: 0,
    stairs: cells(STAIRS_MARK, EXIT_MARK)[0] ?? null,
    furniture,
    chasm: gap.length === 0 ? null : { squares: gap, bridge: 'none', across: cells(BRIDGE_MARK) },
  };
}

/** Cells of one mark that touch by their sides are one piece. */
export function clumps(layout: Layout, squares: readonly Square[]): Square[][] {
  const left = new Set(squares);
  const found: Square[][] = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const clump = [first];
    for (const square of clump)
      for (const beside of [square - 1, square + 1, square - layout.width, square + layout.width])
        if (left.delete(beside)) clump.push(beside);
    found.push(clump.toSorted((a, b) => a - b));
  }
  return found;
}
