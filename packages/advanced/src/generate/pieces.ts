/** Pieces of a level, and what they are. */
import { EDGE_WALL, isSquare, pieceSquares, sectionOf, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Direction, Exit, Layout, Piece, Section, Square } from '@oubliette/dungeon';
import type { Place } from '../state.ts';
import type { World } from '../world.ts';

/** The piece that covers a square; null where nothing is laid. */
function pieceAt(world: World, layout: Layout, square: Square): Piece | null {
  return layout.pieces.find((piece) => covers(world, layout, piece, square)) ?? null;
}

/** The area of a square, without building the level's board; null where nothing is laid. */
export function areaOfSquare(world: World, layout: Layout, square: Square): string | null {
  const piece = pieceAt(world, layout, square);
  if (piece === null) return null;
  const { board } = sectionOf(world.sections, piece);
  if (board.areas.length === 1) return piece.id;
  const x = xOf(layout, square) - xOf(layout, piece.at);
  const y = yOf(layout, square) - yOf(layout, piece.at);
  return `${piece.id}.${board.areas[board.areaOf[squareAt(board, x, y)]!]!.id}`;
}

export function covers(world: World, layout: Layout, piece: Piece, square: Square): boolean {
  const { board } = sectionOf(world.sections, piece);
  const x = xOf(layout, square) - xOf(layout, piece.at);
  const y = yOf(layout, square) - yOf(layout, piece.at);
  return square >= 0 && isSquare(board, squareAt(board, x, y));
}

/** The piece of an area: a piece of several areas names each after itself and the area. */
export function pieceOf(layout: Layout, area: string): Piece {
  const at = area.indexOf('.');
  const id = at < 0 ? area : area.slice(0, at);
  const piece = layout.pieces.find((one) => one.id === id);
  if (piece === undefined) throw new Error(`there is no piece ${id}`);
  return piece;
}

/** The squares of an area, without building the level's board. */
export function squaresOfArea(world: World, layout: Layout, area: string): readonly Square[] {
  const piece = pieceOf(layout, area);
  const { areas } = sectionOf(world.sections, piece).board;
  const squares = pieceSquares(layout, world.sections, piece);
  if (areas.length === 1) return squares;
  const index = areas.findIndex(({ id }) => `${piece.id}.${id}` === area);
  const before = areas.slice(0, index).reduce((sum, one) => sum + one.squares.length, 0);
  return squares.slice(before, before + areas[index]!.squares.length);
}

const wallsKnown = new WeakMap<Section, Map<string, readonly Square[]>>();

/** The squares of a section's area, by its index, with a wall drawn on this side. */
function wallSquares(section: Section, area: number, side: Direction): readonly Square[] {
  let walls = wallsKnown.get(section);
  if (walls === undefined) wallsKnown.set(section, (walls = new Map<string, readonly Square[]>()));
  const key = `${area}/${side}`;
  const known = walls.get(key);
  if (known !== undefined) return known;
  const { areas, edges } = section.board;
  const found = areas[area]!.squares.filter((square) => edges[square * 4 + side] === EDGE_WALL);
  walls.set(key, found);
  return found;
}

/** The squares of an area with a wall drawn on this side, on the field. */
export function wallOf(world: World, layout: Layout, area: string, side: Direction): Square[] {
  const piece = pieceOf(layout, area);
  const section = sectionOf(world.sections, piece);
  const { areas, width } = section.board;
  const index = areas.length === 1 ? 0 : areas.findIndex(({ id }) => `${piece.id}.${id}` === area);
  return wallSquares(section, index, side).map((square) => {
    const column = square % width;
    return piece.at + column + ((square - column) / width) * layout.width;
  });
}

/** The kind of place a section makes, found by its exits. */
export function kindOf(section: Section, stairs: Place['stairs']): Place['kind'] {
  if (section.board.areas[0]!.kind === 'room') return 'room';
  if (stairs !== null) return 'stairs';
  const open = section.exits.filter(({ door }: Exit) => door === null);
  if (open.length > 2) return 'junction';
  if (open.length < 2) return 'deadEnd';
  return (open[0]!.direction + open[1]!.direction) % 2 === 0 ? 'corridor' : 'turn';
}
