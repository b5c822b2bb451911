/** The tiles of a dungeon that grows, as they are laid on the table. */
import type { Layout, Piece, Square } from '@oubliette/dungeon';
import type { Noun } from '@oubliette/words';
import type { BoxPiece } from './pieces.ts';

/** Each tile says which one that lies already it joins, and where. */
export function tilesOf(
  layout: Layout,
  squaresOf: (piece: Piece) => readonly Square[],
  nounOf: (piece: Piece) => Noun,
): readonly BoxPiece[] {
  const { pieces, openings, doors } = layout;
  const under = pieces.map(squaresOf);
  const joints = [...openings, ...doors];
  return pieces.map((piece, index): BoxPiece => {
    const own = new Set(under[index]);
    const joins = joints.flatMap(({ a, b }) => {
      if (own.has(a) === own.has(b)) return [];
      const at = own.has(a) ? b : a;
      const to = under.findIndex((squares) => squares.includes(at));
      return to >= 0 && to < index ? [{ to: nounOf(pieces[to]!), at }] : [];
    })[0];
    return {
      key: `tile ${piece.id}`,
      what: nounOf(piece),
      squares: under[index]!,
      ...(joins === undefined ? {} : { joins }),
    };
  });
}
