/** The board as printed: squares, their areas, and the walls and doorways on the edges between them. */

import { DrawingError } from './drawingError.ts';
import { DIRECTIONS, directionTo, makeSquare, neighbour, opposite, xOf, yOf } from './squares.ts';
import type { Direction, Size, Square } from './squares.ts';

export interface Area {
  readonly id: string;
  readonly kind: 'room' | 'passage';
  readonly squares: readonly Square[];
}

/** What an edge holds; a number from 0 up is the index of its door. */
export const EDGE_OPEN = -1;
export const EDGE_WALL = -2;

export interface DoorEdge {
  readonly a: Square;
  readonly b: Square;
  /** The door stands across open floor, not in a wall: without it nothing is between the squares. */
  readonly across?: true;
}

export interface Board extends Size {
  /** By square: an index into `areas`, or -1 for solid rock. */
  readonly areaOf: readonly number[];
  readonly areas: readonly Area[];
  /** By `square * 4 + direction`. Edges of rock and of the outer rim are always walls. */
  readonly edges: Readonly<ArrayLike<number>>;
  readonly doors: readonly DoorEdge[];
}

/** Squares must fit sixteen bits, to keep the tables of each search small. */
const MOST_SQUARES = 0x7fff;

export function isSquare(board: Board, square: Square): boolean {
  return square >= 0 && board.areaOf[square]! >= 0;
}

/**
 * A board from letters, one per square: '.' passage (one area, 'passage'), '#' or ' ' rock, any other letter
 * the room of that name. A wall runs wherever two neighbours differ.
 */
export function boardFromLetters(rows: readonly string[]): Board {
  const size = { width: Math.max(0, ...rows.map((row) => row.length)), height: rows.length };
  const letter = (square: Square): string | undefined => rows[yOf(size, square)]![xOf(size, square)];
  return buildBoard(size, areasFromLetters(size, rows), (a, _, b) => letter(a) === letter(b));
}

function areasFromLetters(size: Size, rows: readonly string[]): Area[] {
  const squares = new Map<string, Square[]>();
  rows.forEach((row, y) => {
    row.split('').forEach((letter, x) => {
      if (letter === '#' || letter === ' ') return;
      if (!/^[.A-Za-z]$/.test(letter))
        throw new Error(`Row ${y + 1}, column ${x + 1}: unknown letter '${letter}'`);
      if (!squares.has(letter)) squares.set(letter, []);
      squares.get(letter)!.push(y * size.width + x);
    });
  });
  return [...squares].map(([letter, list]) =>
    letter === '.'
      ? { id: 'passage', kind: 'passage', squares: list }
      : { id: letter, kind: 'room', squares: list },
  );
}

/** A board without doors: `open` says between which side neighbours there is no wall. */
export function buildBoard(
  size: Size,
  areas: readonly Area[],
  open: (square: Square, direction: Direction, beyond: Square) => boolean,
): Board {
  const { width, height } = size;
  mustFit(size);
  const areaOf = new Array<number>(width * height).fill(-1);
  areas.forEach((area, index) => {
    for (const square of area.squares) areaOf[square] = index;
  });
  const edges = areaOf.flatMap((_, square) => DIRECTIONS.map((direction) => edge(square, direction)));
  return { width, height, areaOf, areas, edges, doors: [] };

  function edge(square: Square, direction: Direction): number {
    const beyond = neighbour(size, square, direction);
    const real = beyond >= 0 && areaOf[square]! >= 0 && areaOf[beyond]! >= 0;
    return real && open(square, direction, beyond) ? EDGE_OPEN : EDGE_WALL;
  }
}

export function mustFit({ width, height }: Size): void {
  if (width * height > MOST_SQUARES)
    throw new DrawingError({ code: 'tooLarge', width, height, most: MOST_SQUARES });
}

/** The same board with only these doors, each set into a wall, or across open floor if it says so. */
export function withDoors(board: Board, doors: readonly DoorEdge[]): Board {
  const without = (edge: number): number =>
    edge >= 0 ? (board.doors[edge]?.across === true ? EDGE_OPEN : EDGE_WALL) : edge;
  const edges = Array.from(board.edges, without);
  doors.forEach((door, index) => placeDoor(board, edges, door, index));
  return {
    ...board,
    edges,
    doors: doors.map(({ a, b, across }) => (across === true ? { a, b, across } : { a, b })),
  };
}

/** Sets a door into a wall of edges under construction, or across open floor. */
export function placeDoor(
  board: Board,
  edges: { [edge: number]: number },
  { a, b, across }: DoorEdge,
  index: number,
): void {
  const direction = placeBetween(board, edges, a, b, across === true);
  edges[a * 4 + direction] = index;
  edges[b * 4 + opposite(direction)] = index;
}

function placeBetween(
  board: Board,
  edges: Readonly<Record<number, number>>,
  a: Square,
  b: Square,
  across: boolean,
): Direction {
  const between = `between ${nameOf(board, a)} and ${nameOf(board, b)}`;
  if (!isSquare(board, a) || !isSquare(board, b))
    throw new Error(`No door can stand ${between}: there is only rock`);
  const direction = directionTo(board, a, b);
  if (direction < 0) throw new Error(`No door can stand ${between}: they do not share a side`);
  const edge = edges[a * 4 + direction]!;
  if (edge >= 0) throw new Error(`Two doors stand ${between}`);
  if (edge !== (across ? EDGE_OPEN : EDGE_WALL))
    throw new Error(`No door can stand ${between}: there is ${across ? 'a' : 'no'} wall`);
  return direction as Direction;
}

function nameOf(board: Board, square: Square): string {
  return square >= 0 && square < board.areaOf.length ? makeSquare(board, square) : `outside (${square})`;
}

/** The door on the edge between two squares, or -1. */
export function doorBetween(board: Board, a: Square, b: Square): number {
  const direction = directionTo(board, a, b);
  return direction < 0 ? -1 : Math.max(-1, board.edges[a * 4 + direction]!);
}
