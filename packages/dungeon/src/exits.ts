/** The exits of a layout that lead nowhere yet: adding, closing, and joining them to what lies there. */

import { EDGE_WALL, isSquare } from './board.ts';
import type { DoorEdge } from './board.ts';
import { coveredSquares, onField, sectionOf } from './layout.ts';
import type { Layout, Piece, Sections } from './layout.ts';
import { wallExits } from './section.ts';
import type { Exit } from './section.ts';
import { makeSquare, neighbour, opposite, squareAt, xOf, yOf } from './squares.ts';
import type { Direction, Square } from './squares.ts';
import { hasSquare } from './squareSet.ts';

/** What lies behind an exit: free field, a piece (even in part), or the end of the field. */
export type Beyond = 'field' | 'piece' | 'outside';

export function beyondExit(layout: Layout, sections: Sections, exit: Exit): Beyond {
  const covered = coveredSquares(layout, sections);
  const beyond = exit.squares.map((square) => neighbour(layout, square, exit.direction));
  if (beyond.some((square) => square < 0)) return 'outside';
  return beyond.some((square) => hasSquare(covered, square)) ? 'piece' : 'field';
}

export function sameExit(a: Exit, b: Exit): boolean {
  return (
    a.direction === b.direction && a.squares.length === b.squares.length && a.squares[0] === b.squares[0]
  );
}

/** What stands on a side of a square: nothing laid there, a wall, or something to pass or see through. */
function edgeOf(layout: Layout, sections: Sections, square: Square, direction: Direction): Side {
  for (const piece of layout.pieces) {
    const { board } = sectionOf(sections, piece);
    const x = xOf(layout, square) - xOf(layout, piece.at);
    const y = yOf(layout, square) - yOf(layout, piece.at);
    const inside = squareAt(board, x, y);
    if (inside < 0 || !isSquare(board, inside)) continue;
    if (board.edges[inside * 4 + direction] !== EDGE_WALL) return 'open';
    const beyond = neighbour(layout, square, direction);
    const leads = ({ a, b }: DoorEdge): boolean =>
      (a === square && b === beyond) || (b === square && a === beyond);
    return layout.openings.some(leads) || layout.doors.some(leads) ? 'open' : 'wall';
  }
  return 'nothing';
}

type Side = 'nothing' | 'wall' | 'open';

/** A new exit in the wall of a piece: a door placed or found. */
export function addExit(layout: Layout, sections: Sections, exit: Exit): Layout {
  for (const square of exit.squares) {
    const side = edgeOf(layout, sections, square, exit.direction);
    if (side === 'wall') continue;
    const name = makeSquare(layout, square);
    throw new Error(
      `No exit can lead off ${name}: ${side === 'open' ? 'there is no wall' : 'nothing is laid there'}`,
    );
  }
  if (layout.exits.some((other) => overlaps(other, exit))) throw new Error('There is an exit already');
  return { ...layout, exits: [...layout.exits, exit] };
}

/** Every open exit, one square wide, that could be added to a piece's outer walls. */
export function possibleExits(layout: Layout, sections: Sections, piece: Piece): Exit[] {
  const section = sectionOf(sections, piece);
  const lies = onField(layout, section, piece.at);
  return wallExits(section, 1)
    .map((exit) => ({ ...exit, squares: exit.squares.map(lies) }))
    .filter(({ squares, direction }) => edgeOf(layout, sections, squares[0]!, direction) === 'wall')
    .filter((exit) => !layout.exits.some((other) => overlaps(other, exit)));
}

function overlaps(a: Exit, b: Exit): boolean {
  return a.direction === b.direction && a.squares.some((square) => b.squares.includes(square));
}

/** The layout without an exit that was false or has been walled up. */
export function dropExit(layout: Layout, exit: Exit): Layout {
  return { ...layout, exits: layout.exits.filter((other) => !sameExit(other, exit)) };
}

/** Joins an exit to the pieces already behind it, and drops it and any exit it meets, even in part. */
export function joinExit(layout: Layout, sections: Sections, exit: Exit): Layout {
  const { door, direction } = exit;
  const covered = coveredSquares(layout, sections);
  const edges = exit.squares
    .map((a) => ({ a, b: neighbour(layout, a, direction) }))
    .filter(({ b }) => b >= 0 && hasSquare(covered, b));
  if (edges.length === 0)
    throw new Error(`Nothing lies behind the exit at ${makeSquare(layout, exit.squares[0]!)}`);
  const met: Exit = { squares: edges.map(({ b }) => b), direction: opposite(direction), door };
  const exits = layout.exits.filter((other) => !sameExit(other, exit) && !overlaps(other, met));
  if (door === null) return { ...layout, exits, openings: [...layout.openings, ...edges] };
  return { ...layout, exits, doors: [...layout.doors, ...edges.map((edge) => ({ ...edge, state: door }))] };
}
