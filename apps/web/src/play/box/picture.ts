/** The part of a map where something is to be done, with a little around it. */
import { xOf, yOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { PaperMap } from '../../board/paperMap.ts';

/** Squares around what is new. */
const AROUND = 1;

export function pictureOf(map: PaperMap, fresh: readonly Square[]): PaperMap {
  if (fresh.length === 0) return map;
  const { board } = map;
  const rooms = new Set(fresh.map((square) => board.areaOf[square]!));
  const seen = board.areas.flatMap(({ kind, squares }, area) =>
    kind === 'room' && rooms.has(area) ? squares : [],
  );
  const squares = [...fresh, ...seen];
  const [xs, ys] = [squares.map((square) => xOf(board, square)), squares.map((square) => yOf(board, square))];
  const x = Math.max(0, Math.min(...xs) - AROUND);
  const y = Math.max(0, Math.min(...ys) - AROUND);
  const width = Math.min(board.width, Math.max(...xs) + 1 + AROUND) - x;
  const height = Math.min(board.height, Math.max(...ys) + 1 + AROUND) - y;
  return { ...map, fresh, shown: { x, y, width, height } };
}
