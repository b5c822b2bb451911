/** From what has been laid to a board one can play on. */

import { buildBoard, EDGE_OPEN, withDoors } from './board.ts';
import type { Area, Board } from './board.ts';
import { onField, sectionNamed } from './layout.ts';
import type { Layout, Piece, Sections } from './layout.ts';
import { turnSection } from './section.ts';
import type { Section } from './section.ts';
import { DIRECTIONS, directionTo } from './squares.ts';
import type { Direction, Square } from './squares.ts';

/** Each piece is an area of its own, named after it; a piece of several areas names each after both. */
export function layoutBoard(layout: Layout, sections: Sections): Board {
  const laid = layout.pieces.map((piece) => ({
    piece,
    section: turnSection(sectionNamed(sections, piece.section), piece.turns),
  }));
  const open = new Set<number>();
  for (const { piece, section } of laid) openInside(section, onField(layout, section, piece.at), open);
  for (const { a, b } of layout.openings) {
    open.add(a * 4 + directionTo(layout, a, b));
    open.add(b * 4 + directionTo(layout, b, a));
  }
  const areas = laid.flatMap(({ piece, section }) =>
    areasOf(piece, section, onField(layout, section, piece.at)),
  );
  const isOpen = (square: Square, direction: Direction): boolean => open.has(square * 4 + direction);
  return withDoors(buildBoard(layout, areas, isOpen), layout.doors);
}

function openInside({ board }: Section, lies: (square: Square) => Square, open: Set<number>): void {
  board.areaOf.forEach((_, square) => {
    for (const direction of DIRECTIONS) {
      if (board.edges[square * 4 + direction] === EDGE_OPEN) open.add(lies(square) * 4 + direction);
    }
  });
}

function areasOf(piece: Piece, { board }: Section, lies: (square: Square) => Square): Area[] {
  return board.areas.map(({ id, kind, squares }) => ({
    id: board.areas.length === 1 ? piece.id : `${piece.id}.${id}`,
    kind,
    squares: squares.map(lies),
  }));
}
