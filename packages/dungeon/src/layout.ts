/**
 * A dungeon that grows: sections laid on a field of fixed size, so that a square keeps its number for ever. Sections
 * are named, not contained: the table of sections a game plays with is handed to whatever needs it.
 */

import type { DoorEdge } from './board.ts';
import type { DoorState } from './ground.ts';
import { turnSection } from './section.ts';
import type { Exit, Section } from './section.ts';
import { makeSquare, squareAt, xOf, yOf } from './squares.ts';
import type { Size, Square } from './squares.ts';
import { emptySquares, hasSquare, withSquares } from './squareSet.ts';
import type { SquareSet } from './squareSet.ts';
import type { Turns } from './turn.ts';

export type Sections = Readonly<Record<string, Section>>;

/** A section laid on the field, its top left corner on a square after turning. */
export interface Piece {
  readonly id: string;
  readonly section: string;
  readonly at: Square;
  readonly turns: Turns;
}

export interface LaidDoor extends DoorEdge {
  /** As drawn; what becomes of it in play is the ground's business. */
  readonly state: DoorState;
}

export interface Layout extends Size {
  /** In the order they were laid. */
  readonly pieces: readonly Piece[];
  /** Doors between squares already laid. New ones are added at the end: a door keeps its index. */
  readonly doors: readonly LaidDoor[];
  /** Open edges between two pieces. */
  readonly openings: readonly DoorEdge[];
  /** Exits, in squares of the field, behind which nothing has been laid yet. */
  readonly exits: readonly Exit[];
  /** Squares no piece may cover. */
  readonly reserved: SquareSet;
}

export function emptyLayout({ width, height }: Size): Layout {
  return {
    width,
    height,
    pieces: [],
    doors: [],
    openings: [],
    exits: [],
    reserved: emptySquares({ width, height }),
  };
}

/** The same layout with squares kept free: no piece laid from now on covers them. */
export function reserveSquares(layout: Layout, squares: readonly Square[]): Layout {
  return { ...layout, reserved: withSquares(layout.reserved, squares) };
}

/** A section turned and moved: its squares, exits and doors in squares of the field. */
interface LaidSection {
  readonly squares: readonly Square[];
  readonly exits: readonly Exit[];
  readonly doors: readonly LaidDoor[];
}

export function sectionNamed(sections: Sections, id: string): Section {
  const section = sections[id];
  if (!section) throw new Error(`There is no section '${id}'`);
  return section;
}

/** The square of the field on which a square of a turned section lies. */
export function onField(field: Size, section: Section, at: Square): (square: Square) => Square {
  const x = xOf(field, at);
  const y = yOf(field, at);
  return (square) => squareAt(field, x + xOf(section.board, square), y + yOf(section.board, square));
}

function laidSection(layout: Layout, sections: Sections, piece: Omit<Piece, 'id'>): LaidSection {
  const section = turnSection(sectionNamed(sections, piece.section), piece.turns);
  const lies = onField(layout, section, piece.at);
  const { areas, doors } = section.board;
  return {
    squares: areas.flatMap((area) => area.squares.map(lies)),
    exits: section.exits.map((exit) => ({ ...exit, squares: exit.squares.map(lies) })),
    doors: doors.map(({ a, b }, door) => ({ a: lies(a), b: lies(b), state: section.doorStates[door]! })),
  };
}

export function pieceSquares(layout: Layout, sections: Sections, piece: Piece): readonly Square[] {
  return laidSection(layout, sections, piece).squares;
}

/** Every square covered by a piece. */
export function coveredSquares(layout: Layout, sections: Sections): SquareSet {
  const covered = layout.pieces.flatMap((piece) => pieceSquares(layout, sections, piece));
  return withSquares(emptySquares(layout), covered);
}

/** Lays a section where it is told to, joined to nothing: the first of a dungeon, or one laid apart. */
export function layAt(layout: Layout, sections: Sections, section: string, at: Square, turns: Turns): Layout {
  const { squares, exits, doors } = laidSection(layout, sections, { section, at, turns });
  const covered = coveredSquares(layout, sections);
  const free = (square: Square): boolean =>
    square >= 0 && !hasSquare(covered, square) && !hasSquare(layout.reserved, square);
  if (!squares.every(free)) throw new Error(`Section '${section}' does not fit at ${makeSquare(layout, at)}`);
  return {
    ...layout,
    pieces: [...layout.pieces, { id: `${section}-${layout.pieces.length + 1}`, section, at, turns }],
    doors: [...layout.doors, ...doors],
    exits: [...layout.exits, ...exits],
  };
}
