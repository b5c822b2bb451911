/** The characters of a drawn board, found by square and side. */

import { dedent } from './dedent.ts';
import { DrawingError } from './drawingError.ts';
import { DIRECTIONS, EAST, neighbour, SOUTH, squareAt } from './squares.ts';
import type { Direction, Size, Square } from './squares.ts';

export interface Canvas extends Size {
  readonly cell: (square: Square) => string;
  readonly edge: (square: Square, direction: Direction) => string;
}

const ROWS_TO = [-1, 0, 1, 0] as const;
const COLUMNS_TO = [0, 1, 0, -1] as const;

/** Reads a text; `edgeLetters` may stand on an edge besides walls and open floor. */
export function readCanvas(text: string, edgeLetters: string): Canvas {
  const lines = dedent(text);
  const width = Math.max(0, ...lines.map((line) => line.length)) >> 1;
  const height = lines.length >> 1;
  lines.forEach((line, row) => {
    for (let column = 0; column < line.length; column++)
      checkCharacter(line[column]!, row, column, edgeLetters);
  });
  const at = (row: number, column: number): string => lines[row]?.[column] ?? ' ';
  const row = (square: Square): number => 2 * Math.floor(square / width) + 1;
  const column = (square: Square): number => 2 * (square % width) + 1;
  return {
    width,
    height,
    cell: (square) => at(row(square), column(square)),
    edge: (square, direction) => at(row(square) + ROWS_TO[direction], column(square) + COLUMNS_TO[direction]),
  };
}

/** A wrong character nearly always means that a line has slipped sideways. */
function checkCharacter(character: string, row: number, column: number, edgeLetters: string): void {
  if (row % 2 === 0 && column % 2 === 0) return;
  const isCell = row % 2 === 1 && column % 2 === 1;
  const wall = row % 2 === 1 ? '|' : '-';
  const fine = isCell ? !'|-+'.includes(character) : ` ${wall}${edgeLetters}`.includes(character);
  if (fine) return;
  throw new DrawingError({ code: isCell ? 'cell' : 'edge', line: row + 1, column: column + 1, character });
}

/** The position of an edge in the drawing, for error messages. */
export function edgePosition(canvas: Canvas, square: Square, direction: Direction) {
  return {
    line: 2 * Math.floor(square / canvas.width) + 2 + ROWS_TO[direction],
    column: 2 * (square % canvas.width) + 2 + COLUMNS_TO[direction],
  };
}

export function isFloor(canvas: Canvas, square: Square): boolean {
  return square >= 0 && !'# '.includes(canvas.cell(square));
}

/** The squares that are not rock, in reading order. */
export function floorOf(canvas: Canvas): Square[] {
  const squares = Array.from({ length: canvas.width * canvas.height }, (_, square) => square);
  return squares.filter((square) => isFloor(canvas, square));
}

export interface CanvasEdge {
  readonly square: Square;
  readonly direction: Direction;
  readonly letter: string;
}

/** The edges between two floor squares, in reading order: a row's own before those to the next row. */
export function innerEdges(canvas: Canvas): CanvasEdge[] {
  const edges: CanvasEdge[] = [];
  for (let y = 0; y < canvas.height; y++) {
    for (const direction of [EAST, SOUTH] as const) {
      for (let x = 0; x < canvas.width; x++) {
        const square = squareAt(canvas, x, y);
        if (!isFloor(canvas, square) || !isFloor(canvas, neighbour(canvas, square, direction))) continue;
        edges.push({ square, direction, letter: canvas.edge(square, direction) });
      }
    }
  }
  return edges;
}

/** The edges between floor and rock or the outside, by direction and then in reading order. */
export function outerEdges(canvas: Canvas): CanvasEdge[] {
  return DIRECTIONS.flatMap((direction) =>
    floorOf(canvas)
      .filter((square) => !isFloor(canvas, neighbour(canvas, square, direction)))
      .map((square) => ({ square, direction, letter: canvas.edge(square, direction) })),
  );
}
