/**
 * A dungeon that grows: sections laid on a field of fixed size, so a square never changes its number.
 * Sections are named, not contained: callers pass the game's table of sections.
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
  /** As drawn; its state in play belongs to the ground. */
  readonly state: DoorState;
}

export interface Layout extends Size {
  /** In the order they were laid. */
  readonly pieces: readonly Piece[];
  /** Doors between squares already laid. New ones go at the end: a door keeps its index. */
  readonly doors: readonly LaidDoor[];
  /** Open edges between two pieces. */
  readonly openings: readonly DoorEdge[];
  /** Exits, in squares of the field, with nothing laid behind them yet. */
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

/** The same layout with these squares reserved. */
export function reserveSquares(layout: Layout, squares: readonly Square[]): Layout {
  return { ...layout, reserved: withSquares(layout.reserved, squares) };
}

function sectionNamed(sections: Sections, id: string): Section {
  const section = sections[id];
  if (!section) throw new Error(`There is no section '${id}'`);
  return section;
}

/** The section of a piece, turned as it lies. */
export function sectionOf(sections: Sections, { section, turns }: Omit<Piece, 'id' | 'at'>): Section {
  return turnSection(sectionNamed(sections, section), turns);
}

/** The square of the field under a square of a turned section. */
export function onField(field: Size, section: Section, at: Square): (square: Square) => Square {
  const x = xOf(field, at);
  const y = yOf(field, at);
  return (square) => squareAt(field, x + xOf(section.board, square), y + yOf(section.board, square));
}

/** The floor squares of a turned section, area by area. */
const floorsKnown = new WeakMap<Section, readonly Square[]>();

function floorOf(section: Section): readonly Square[] {
  const known = floorsKnown.get(section);
  if (known !== undefined) return known;
  const floor = section.board.areas.flatMap((area) => area.squares);
  floorsKnown.set(section, floor);
  return floor;
}

/** The squares of the field that a turned section covers; -1 for any that would jut out. */
export function squaresUnder(field: Size, section: Section, at: Square): Square[] {
  const floor = floorOf(section);
  const { width, height } = section.board;
  const x = xOf(field, at);
  if (x + width > field.width || yOf(field, at) + height > field.height)
    return floor.map(onField(field, section, at));
  const squares = new Array<Square>(floor.length);
  for (let i = 0; i < floor.length; i++) {
    const column = floor[i]! % width;
    squares[i] = at + column + ((floor[i]! - column) / width) * field.width;
  }
  return squares;
}

export function pieceSquares(layout: Layout, sections: Sections, piece: Piece): readonly Square[] {
  return squaresUnder(layout, sectionOf(sections, piece), piece.at);
}

/** What is known of a list of pieces; a layout that only gains doors or exits keeps its list. */
interface Covered {
  readonly sections: Sections;
  readonly width: number;
  readonly squares: SquareSet;
}

const coveredKnown = new WeakMap<readonly Piece[], Covered>();

/** Every square covered by a piece. */
export function coveredSquares(layout: Layout, sections: Sections): SquareSet {
  const { pieces, width } = layout;
  const known = coveredKnown.get(pieces);
  if (known?.sections === sections && known.width === width) return known.squares;
  const squares = withSquares(
    emptySquares(layout),
    pieces.flatMap((piece) => pieceSquares(layout, sections, piece)),
  );
  coveredKnown.set(pieces, { sections, width, squares });
  return squares;
}

/** Lays a section at a given place, joined to nothing: the first of a dungeon, or one laid apart. */
export function layAt(layout: Layout, sections: Sections, section: string, at: Square, turns: Turns): Layout {
  const laid = sectionOf(sections, { section, turns });
  const squares = squaresUnder(layout, laid, at);
  const covered = coveredSquares(layout, sections);
  const free = (square: Square): boolean =>
    square >= 0 && !hasSquare(covered, square) && !hasSquare(layout.reserved, square);
  if (!squares.every(free)) throw new Error(`Section '${section}' does not fit at ${makeSquare(layout, at)}`);
  const pieces = [...layout.pieces, { id: `${section}-${layout.pieces.length + 1}`, section, at, turns }];
  coveredKnown.set(pieces, { sections, width: layout.width, squares: withSquares(covered, squares) });
  const lies = onField(layout, laid, at);
  const exits = laid.exits.map((exit) => ({ ...exit, squares: exit.squares.map(lies) }));
  const doors = laid.board.doors.map(({ a, b }, door) => ({
    a: lies(a),
    b: lies(b),
    state: laid.doorStates[door]!,
  }));
  return {
    ...layout,
    pieces,
    doors: doors.length === 0 ? layout.doors : [...layout.doors, ...doors],
    exits: exits.length === 0 ? layout.exits : [...layout.exits, ...exits],
  };
}
