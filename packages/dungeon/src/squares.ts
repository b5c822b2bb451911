/** Squares, and players' words for them. A square is one integer, so sets and tables of them are flat. */

export type Square = number;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export type Direction = 0 | 1 | 2 | 3;
export const DIRECTIONS: readonly Direction[] = [NORTH, EAST, SOUTH, WEST];

/** The square at a column and a row, both from 0; -1 outside. */
export function squareAt(size: Size, x: number, y: number): Square {
  return x >= 0 && y >= 0 && x < size.width && y < size.height ? y * size.width + x : -1;
}

export function xOf(size: Size, square: Square): number {
  return square % size.width;
}

export function yOf(size: Size, square: Square): number {
  return (square - (square % size.width)) / size.width;
}

/** The square across a side; -1 outside. */
export function neighbour(size: Size, square: Square, direction: Direction): Square {
  const { width } = size;
  if (direction === NORTH) return square < width ? -1 : square - width;
  if (direction === SOUTH) return square >= width * (size.height - 1) ? -1 : square + width;
  const x = square % width;
  if (direction === EAST) return x === width - 1 ? -1 : square + 1;
  return x === 0 ? -1 : square - 1;
}

/** The side of `from` on which `to` lies; -1 if they do not share a side. */
export function directionTo(size: Size, from: Square, to: Square): Direction | -1 {
  for (const direction of DIRECTIONS) {
    if (to >= 0 && neighbour(size, from, direction) === to) return direction;
  }
  return -1;
}

export function opposite(direction: Direction): Direction {
  return ((direction + 2) & 3) as Direction;
}

export function turned(direction: Direction, quarterTurns: number): Direction {
  return ((direction + quarterTurns) & 3) as Direction;
}

/** Do two squares share a side or a corner? Geometry only: walls do not matter. */
export function touching(size: Size, a: Square, b: Square): boolean {
  return a !== b && apart(size, a, b) === 1;
}

/** How many squares apart, a diagonal step counting as one. */
export function apart(size: Size, a: Square, b: Square): number {
  return Math.max(Math.abs(xOf(size, a) - xOf(size, b)), Math.abs(yOf(size, a) - yOf(size, b)));
}

/** How many squares apart by side steps alone. */
export function stepsApart(size: Size, a: Square, b: Square): number {
  return Math.abs(xOf(size, a) - xOf(size, b)) + Math.abs(yOf(size, a) - yOf(size, b));
}

/** The squares up to `radius` apart from a centre, within the board, in reading order. */
export function squaresWithin(size: Size, centre: Square, radius: number): Square[] {
  const found: Square[] = [];
  for (let y = yOf(size, centre) - radius; y <= yOf(size, centre) + radius; y++) {
    for (let x = xOf(size, centre) - radius; x <= xOf(size, centre) + radius; x++) {
      if (squareAt(size, x, y) >= 0) found.push(squareAt(size, x, y));
    }
  }
  return found;
}

const SQUARE_NAME = /^([A-Z]+)([1-9][0-9]*)$/;

/** 'F7' is the sixth column of the seventh row; after Z come AA, AB … Case does not matter. */
export function parseSquare(size: Size, text: string): Square | null {
  const parts = SQUARE_NAME.exec(text.toUpperCase());
  if (!parts) return null;
  const square = squareAt(size, parseColumn(parts[1]!), Number(parts[2]) - 1);
  return square < 0 ? null : square;
}

export function makeSquare(size: Size, square: Square): string {
  return `${makeColumn(xOf(size, square))}${yOf(size, square) + 1}`;
}

function parseColumn(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function makeColumn(x: number): string {
  const last = String.fromCharCode(65 + (x % 26));
  return x < 26 ? last : makeColumn(Math.floor(x / 26) - 1) + last;
}
