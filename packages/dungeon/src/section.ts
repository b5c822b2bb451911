/** Sections: the small pieces of board that make a dungeon, with the exits that join them. */

import { isSquare } from './board.ts';
import { edgePosition, innerEdges, outerEdges, readCanvas } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { DOOR_STATES, readDrawing } from './drawing.ts';
import type { Drawing } from './drawing.ts';
import type { DoorState } from './ground.ts';
import { DIRECTIONS, neighbour, NORTH, SOUTH, turned, WEST } from './squares.ts';
import type { Direction, Size, Square } from './squares.ts';
import { turnBoard, turnSquare, turnSquares } from './turn.ts';
import type { Turns } from './turn.ts';

/** A way out of a section through one side, one or more squares wide. */
export interface Exit {
  /** The squares just inside, in reading order. */
  readonly squares: readonly Square[];
  readonly direction: Direction;
  /** Its door, or null if it is simply open. */
  readonly door: DoorState | null;
}

export interface Section extends Drawing {
  readonly id: string;
  readonly exits: readonly Exit[];
}

/**
 * A section drawn like a board. On its outer edges 'x' makes an open exit, as wide as drawn, and a door letter
 * an exit with a door; any other outer edge is a wall.
 *
 *     +-+-+-+-+-+
 *     x: : : : :x
 *     + + + + + +      a corridor two wide, open at both ends, with a door in one side
 *     x: : : : :x
 *     +-+-+d+-+-+
 */
export function parseSection(id: string, text: string): Section {
  const canvas = readCanvas(text, 'dosx');
  const stray = innerEdges(canvas).find(({ letter }) => letter === 'x');
  if (stray) {
    const { line, column } = edgePosition(canvas, stray.square, stray.direction);
    throw new Error(`Line ${line}, column ${column}: 'x' leads nowhere`);
  }
  return { id, ...readDrawing(canvas), exits: exitsOf(canvas) };
}

/** Adjacent open edges along one side make one exit; every door is an exit of its own. */
function exitsOf(canvas: Canvas): Exit[] {
  const exits: (Exit & { readonly squares: Square[] })[] = [];
  for (const { square, direction, letter } of outerEdges(canvas)) {
    if (letter !== 'x' && !(letter in DOOR_STATES)) continue;
    const door = DOOR_STATES[letter] ?? null;
    const before = squareBefore(canvas, square, direction);
    const wider = exits.find(
      (exit) => exit.door === null && exit.direction === direction && exit.squares.at(-1) === before,
    );
    if (wider && door === null) wider.squares.push(square);
    else exits.push({ squares: [square], direction, door });
  }
  return exits;
}

/** The previous square along the wall on this side; -1 if none. */
function squareBefore(size: Size, square: Square, direction: Direction): Square {
  return neighbour(size, square, direction === NORTH || direction === SOUTH ? WEST : NORTH);
}

const wallExitsKnown = new WeakMap<Section, Map<number, readonly Exit[]>>();

/** Every place along a section's outer walls that fits an open exit of a given width. */
export function wallExits(section: Section, width: number): readonly Exit[] {
  const known = wallExitsKnown.get(section) ?? new Map<number, readonly Exit[]>();
  const found = known.get(width) ?? findWallExits(section, width);
  wallExitsKnown.set(section, known.set(width, found));
  return found;
}

function findWallExits({ board }: Section, width: number): Exit[] {
  return DIRECTIONS.flatMap((direction) => {
    const outer = (square: Square): boolean =>
      isSquare(board, square) && !isSquare(board, neighbour(board, square, direction));
    return board.areaOf.flatMap((_, square) => {
      const squares = [square];
      while (squares.length < width) squares.unshift(squareBefore(board, squares[0]!, direction));
      return squares.every(outer) ? [{ squares, direction, door: null }] : [];
    });
  });
}

const turnedKnown = new WeakMap<Section, (Section | undefined)[]>();

/** A section turned. Each turn is computed once: laying a dungeon asks for the same few again and again. */
export function turnSection(section: Section, turns: Turns): Section {
  if (turns === 0) return section;
  let known = turnedKnown.get(section);
  if (known === undefined) turnedKnown.set(section, (known = []));
  return (known[turns] ??= makeTurned(section, turns));
}

function makeTurned(section: Section, turns: Turns): Section {
  const { board, marks, exits } = section;
  return {
    ...section,
    board: turnBoard(board, turns),
    marks: marks
      .map(({ square, mark }) => ({ square: turnSquare(board, square, turns), mark }))
      .sort((a, b) => a.square - b.square),
    exits: exits.map((exit) => ({
      ...exit,
      squares: turnSquares(board, exit.squares, turns),
      direction: turned(exit.direction, turns),
    })),
  };
}
