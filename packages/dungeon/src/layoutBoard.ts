/** From a layout to a board that can be played on. */

import { buildBoard, EDGE_OPEN, EDGE_WALL, mustFit, placeDoor } from './board.ts';
import type { Area, Board, DoorEdge } from './board.ts';
import { onField, sectionOf } from './layout.ts';
import type { Layout, Piece, Sections } from './layout.ts';
import type { Section } from './section.ts';
import { DIRECTIONS, directionTo } from './squares.ts';
import type { Square } from './squares.ts';

/** Sixteen bits an edge: a field has many thousand, and is copied whenever something is laid. */
interface LaidBoard extends Board {
  readonly edges: Int16Array;
}

interface Built {
  readonly layout: Layout;
  readonly sections: Sections;
  readonly board: LaidBoard;
}

/** By the first piece of a dungeon: its last board, to which newer pieces are added. */
const builtLast = new WeakMap<Piece, Built>();

/** Each piece is an area named after it; a piece of several areas names each after both. */
export function layoutBoard(layout: Layout, sections: Sections): Board {
  const first = layout.pieces[0];
  if (first === undefined) return buildBoard(layout, [], () => false);
  const last = builtLast.get(first);
  const grown = last?.sections === sections && growsFrom(layout, last.layout);
  const board = grown ? extended(last, layout) : built(layout, sections);
  builtLast.set(first, { layout, sections, board });
  return board;
}

function growsFrom(layout: Layout, before: Layout): boolean {
  return (
    layout.width === before.width &&
    layout.height === before.height &&
    isStart(before.pieces, layout.pieces) &&
    isStart(before.openings, layout.openings) &&
    isStart(before.doors, layout.doors)
  );
}

function isStart<T>(start: readonly T[], whole: readonly T[]): boolean {
  return start === whole || start.every((one, index) => one === whole[index]);
}

function built(layout: Layout, sections: Sections): LaidBoard {
  mustFit(layout);
  const { width, height } = layout;
  const areaOf = new Array<number>(width * height).fill(-1);
  const edges = new Int16Array(areaOf.length * 4).fill(EDGE_WALL);
  const nothing = { width, height, areaOf, areas: [], edges, doors: [] };
  const empty = { ...layout, pieces: [], openings: [], doors: [] };
  return extended({ layout: empty, sections, board: nothing }, layout);
}

/** The board with the pieces laid since. */
function extended({ layout: before, sections, board }: Built, layout: Layout): LaidBoard {
  const areaOf = board.areaOf.slice();
  const edges = board.edges.slice();
  const areas = [...board.areas];
  for (const piece of layout.pieces.slice(before.pieces.length)) {
    const section = sectionOf(sections, piece);
    const lies = onField(layout, section, piece.at);
    for (const area of areasOf(piece, section, lies)) {
      for (const square of area.squares) areaOf[square] = areas.length;
      areas.push(area);
    }
    openInside(section, lies, edges);
  }
  for (const { a, b } of layout.openings.slice(before.openings.length)) {
    edges[a * 4 + directionTo(layout, a, b)] = EDGE_OPEN;
    edges[b * 4 + directionTo(layout, b, a)] = EDGE_OPEN;
  }
  const doors: DoorEdge[] = [...board.doors];
  const { width, height } = layout;
  const grown = { width, height, areaOf, areas, edges, doors };
  for (const { a, b } of layout.doors.slice(before.doors.length)) {
    placeDoor(grown, edges, { a, b }, doors.length);
    doors.push({ a, b });
  }
  return grown;
}

function openInside({ board }: Section, lies: (square: Square) => Square, edges: Int16Array): void {
  board.areaOf.forEach((_, square) => {
    for (const direction of DIRECTIONS) {
      if (board.edges[square * 4 + direction] === EDGE_OPEN) edges[lies(square) * 4 + direction] = EDGE_OPEN;
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
