/** Sight from centre to centre of two squares, and areas seen as a whole. */

import type { Board } from './board.ts';
import { bareGround } from './ground.ts';
import type { Ground } from './ground.ts';
import { isLineClear } from './line.ts';
import type { Square } from './squares.ts';
import { emptySquares, withSquares } from './squareSet.ts';
import type { SquareSet } from './squareSet.ts';

/**
 * Is the line between two centres clear? It is the same from either end. Walls, doors that are not open and
 * rubble block it; rubble at its ends does not. It passes a point where four squares meet if there is a way
 * round one side of that point. `blocks` names further squares whose inside stops the line, except its ends.
 */
export function clearLine(
  ground: Ground,
  a: Square,
  b: Square,
  blocks?: (square: Square) => boolean,
): boolean {
  const { width } = ground.board;
  const ax = a % width;
  const bx = b % width;
  const dx = bx > ax ? bx - ax : ax - bx;
  const down = (b - bx - a + ax) / width;
  return isLineClear(ground, a, b, dx, down < 0 ? -down : down, blocks);
}

/** Are two squares in one room? A room is often seen as a whole, whatever stands in it. */
export function sameRoom(board: Board, a: Square, b: Square): boolean {
  const area = board.areaOf[a]!;
  return area >= 0 && area === board.areaOf[b] && board.areas[area]!.kind === 'room';
}

/** Every square with a clear line, including the square itself. */
export function seenSquares(ground: Ground, from: Square): SquareSet {
  const seen = sightCandidates(ground.board)(from).filter((square) => clearLine(ground, from, square));
  return withSquares(emptySquares(ground.board), seen);
}

const CANDIDATES = new WeakMap<Board, (from: Square) => readonly Square[]>();

/** The squares seen if every door were open and nothing in the way; computed once per square. */
export function sightCandidates(board: Board): (from: Square) => readonly Square[] {
  const known = CANDIDATES.get(board) ?? candidatesOn(board);
  CANDIDATES.set(board, known);
  return known;
}

function candidatesOn(board: Board): (from: Square) => readonly Square[] {
  const ground = bareGround(board, 'open');
  const lists = new Array<readonly Square[] | undefined>(board.areaOf.length);
  return (from) => (lists[from] ??= clearFrom(ground, from));
}

function clearFrom(ground: Ground, from: Square): Square[] {
  const squares: Square[] = [];
  for (let to = 0; to < ground.board.areaOf.length; to++) {
    if (clearLine(ground, from, to)) squares.push(to);
  }
  return squares;
}
