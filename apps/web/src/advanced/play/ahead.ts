/** What waits behind the next exits of a level drawn in advance, for the game master (ADV-GM-02). */
import { SECTIONS } from '@oubliette/advanced';
import type { DungeonPlan, View } from '@oubliette/advanced';
import { makeSquare, neighbour, pieceSquares, squareAt, stepsApart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';

export type Prepared = Extract<DungeonPlan['levels'][number], { tag: 'prepared' }>['pieces'][number];

export interface PieceAhead {
  readonly piece: Prepared;
  /** The square before its exit. */
  readonly from: string;
  readonly squares: readonly Square[];
}

/** The nearest to any hero first; nothing where the tables decide, or for anybody else. */
export function piecesAhead({ level, levels, figures, master }: View): readonly PieceAhead[] {
  const plan = master.screen?.levels[level];
  const laid = levels[level];
  if (laid === undefined || plan?.tag !== 'prepared') return [];
  const { layout, places } = laid;
  const heroes = figures.filter(({ side }) => side === 'heroes').map(({ square }) => square);
  const farness = (square: Square): number =>
    Math.min(...heroes.map((hero) => stepsApart(layout, hero, square)));
  const unseen = plan.pieces
    .filter(({ id }) => places[id] === undefined)
    .map((piece) => {
      const { id, section, at, turns } = piece;
      const under = { id, section, at: squareAt(layout, at[0], at[1]), turns };
      return { piece, squares: pieceSquares(layout, SECTIONS, under) };
    });
  const found = layout.exits
    .flatMap(({ squares: [before], direction }) => {
      if (before === undefined) return [];
      const beyond = neighbour(layout, before, direction);
      const there = unseen.find(({ squares }) => squares.includes(beyond));
      return there === undefined ? [] : [{ ...there, before }];
    })
    .toSorted((a, b) => farness(a.before) - farness(b.before));
  const nearest = Map.groupBy(found, ({ piece }) => piece.id);
  return [...nearest.values()].map((ways) => {
    const { piece, squares, before } = ways[0]!;
    return { piece, squares: [before, ...squares], from: makeSquare(layout, before) };
  });
}
