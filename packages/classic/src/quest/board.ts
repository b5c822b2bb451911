/** The board a quest is played on: that of the box, or one drawn in the quest itself. */
import { parseDrawing, touching } from '@oubliette/dungeon';
import type { Board, DoorEdge, Square } from '@oubliette/dungeon';
import type { Problem } from '@oubliette/kernel';
import { CLASSIC_BOARD } from '../content/board.ts';

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
