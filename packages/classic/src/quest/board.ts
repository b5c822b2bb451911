/** The board a quest is played on: that of the box, or one drawn in the quest itself. */
import { parseDrawing, squareAt, touching, xOf, yOf } from '@oubliette/dungeon';
import type { Board, DoorEdge, Square } from '@oubliette/dungeon';
import type { Problem } from '@oubliette/kernel';
import { CLASSIC_BOARD } from '../content/board.ts';
import { FURNITURE } from '../content/pieces.ts';
import type { FurnitureKind } from '../content/pieces.ts';

export interface DrawnBoard {
  readonly board: Board;
  readonly doors: readonly { readonly edge: DoorEdge; readonly secret: boolean }[];
}

type Found =
  | { readonly ok: true; readonly drawn: DrawnBoard }
  | { readonly ok: false; readonly problem: Problem };

export function boardOf(written: string): Found {
  if (written.trim() === 'classic') return { ok: true, drawn: { board: CLASSIC_BOARD, doors: [] } };
  try {
    const { board, doorStates } = parseDrawing(written);
    const doors = board.doors.map((edge, i) => ({ edge, secret: doorStates[i] === 'hidden' }));
    return { ok: true, drawn: { board, doors } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      problem: {
        path: 'quest.board',
        message,
        remedy: 'write `classic`, or draw the map as docs/quests.md shows',
      },
    };
  }
}

/** Squares of one area that touch by a side or a corner. */
export function adjacentSquares(board: Board, a: Square, b: Square): boolean {
  return board.areaOf[a] === board.areaOf[b] && touching(board, a, b);
}

/** The squares of a rectangle from its upper left corner, -1 where it leaves the board. */
export function block(board: Board, at: Square, [width, height]: readonly [number, number]): Square[] {
  const squares: Square[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) squares.push(squareAt(board, xOf(board, at) + x, yOf(board, at) + y));
  return squares;
}

/** The squares of a piece of furniture; null where it would not lie in one place. */
export function footprintOf(board: Board, kind: FurnitureKind, at: Square, turned: boolean): Square[] | null {
  const [long, short] = FURNITURE[kind].size;
  const squares = block(board, at, turned ? [short, long] : [long, short]);
  return squares.every((square) => square >= 0 && board.areaOf[square] === board.areaOf[at]) ? squares : null;
}
