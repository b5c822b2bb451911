/**
 * Boards drawn in text, for tests, scenarios and documents. Cells and the edges between them alternate:
 *
 *     +-+-+-+-+
 *     |E . O|:|      cells: '.' room floor, ':' passage floor, '#' or ' ' rock, anything else a mark on floor
 *     + + +d+ +      edges: ' ' open, '|' '-' wall, 'd' closed door, 'o' open door, 's' hidden door
 *     |. . .|:|      corners: any character
 *     +-+-+-+-+
 *
 * An area is floor that no wall or door divides: a passage if it shows a ':', else a room.
 */

import { buildBoard, EDGE_OPEN, EDGE_WALL, isSquare, withDoors } from './board.ts';
import type { Area, Board } from './board.ts';
import { edgePosition, floorOf, innerEdges, isFloor, outerEdges, readCanvas } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { DrawingError } from './drawingError.ts';
import type { DoorState } from './ground.ts';
import { DIRECTIONS, EAST, neighbour, SOUTH, squareAt } from './squares.ts';
import type { Square } from './squares.ts';

export interface Mark {
  readonly square: Square;
  readonly mark: string;
}

export interface Drawing {
  readonly board: Board;
  /** By door index; doors and areas are numbered in reading order. */
  readonly doorStates: readonly DoorState[];
  /** The figures and things on the floor, in reading order. */
  readonly marks: readonly Mark[];
}

export const DOOR_STATES: Readonly<Record<string, DoorState>> = { d: 'closed', o: 'open', s: 'hidden' };
const DOOR_LETTERS: Readonly<Record<DoorState, string>> = { closed: 'd', open: 'o', hidden: 's' };

export function parseDrawing(text: string): Drawing {
  const canvas = readCanvas(text, 'dos');
  const stray = outerEdges(canvas).find(({ letter }) => letter in DOOR_STATES);
  if (stray)
    throw new DrawingError({
      code: 'rock',
      ...edgePosition(canvas, stray.square, stray.direction),
      character: stray.letter,
    });
  return readDrawing(canvas);
}

/** The inside of a drawing: its outer edges become walls, whatever they show. */
export function readDrawing(canvas: Canvas): Drawing {
  const doors = innerEdges(canvas).filter(({ letter }) => letter in DOOR_STATES);
  const walls = buildBoard(
    canvas,
    drawnAreas(canvas),
    (square, direction) => canvas.edge(square, direction) === ' ',
  );
  return {
    board: withDoors(
      walls,
      doors.map(({ square, direction }) => ({ a: square, b: neighbour(canvas, square, direction) })),
    ),
    doorStates: doors.map(({ letter }) => DOOR_STATES[letter]!),
    marks: drawnMarks(canvas),
  };
}

function drawnMarks(canvas: Canvas): Mark[] {
  const cells = floorOf(canvas).map((square) => ({ square, mark: canvas.cell(square) }));
  return cells.filter(({ mark }) => mark !== '.' && mark !== ':');
}

function drawnAreas(canvas: Canvas): Area[] {
  const seen = new Set<Square>();
  const count = { room: 0, passage: 0 };
  const areas: Area[] = [];
  for (const square of floorOf(canvas)) {
    if (seen.has(square)) continue;
    const squares = component(canvas, square, seen);
    const kind = squares.some((member) => canvas.cell(member) === ':') ? 'passage' : 'room';
    areas.push({ id: `${kind === 'room' ? 'r' : 'p'}${++count[kind]}`, kind, squares });
  }
  return areas;
}

function component(canvas: Canvas, from: Square, seen: Set<Square>): Square[] {
  const squares = [from];
  seen.add(from);
  for (const square of squares) {
    for (const direction of DIRECTIONS) {
      const beyond = neighbour(canvas, square, direction);
      if (seen.has(beyond) || !isFloor(canvas, beyond) || canvas.edge(square, direction) !== ' ') continue;
      seen.add(beyond);
      squares.push(beyond);
    }
  }
  return squares.sort((a, b) => a - b);
}

/** The drawing that `parseDrawing` reads back, provided no passage is completely hidden under marks. */
export function draw({ board, doorStates, marks }: Drawing): string {
  const standing = new Map(marks.map(({ square, mark }) => [square, mark]));
  const lines: string[] = [];
  for (let row = 0; row <= 2 * board.height; row++) {
    let line = '';
    for (let column = 0; column <= 2 * board.width; column++) line += character(row, column);
    lines.push(line.trimEnd());
  }
  return lines.join('\n');

  function character(row: number, column: number): string {
    const here = squareAt(board, column >> 1, row >> 1);
    if (row % 2 === 0)
      return column % 2 === 0 ? '+' : edgeLetter(squareAt(board, column >> 1, (row >> 1) - 1), here, '-');
    return column % 2 === 0
      ? edgeLetter(squareAt(board, (column >> 1) - 1, row >> 1), here, '|')
      : cellLetter(here);
  }

  function cellLetter(square: Square): string {
    const area = board.areas[board.areaOf[square]!];
    return standing.get(square) ?? (area ? (area.kind === 'room' ? '.' : ':') : '#');
  }

  function edgeLetter(before: Square, after: Square, wall: string): string {
    if (!isSquare(board, before)) return isSquare(board, after) ? wall : ' ';
    const edge = board.edges[before * 4 + (wall === '|' ? EAST : SOUTH)]!;
    if (edge === EDGE_WALL) return wall;
    return edge === EDGE_OPEN ? ' ' : DOOR_LETTERS[doorStates[edge]!];
  }
}
