/** Free rock beyond a wall: without any, no door leads anywhere. */
import { neighbour, turned } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { noted } from '../seen.ts';
import { chartOf, isRoomBehind } from './charts.ts';
import type { Seen } from '../seen.ts';

/** The length of a passage section, and the side of the smallest room. */
export const ROOMY = 5;

const isFree = ({ ground: { board } }: Seen, square: Square): boolean =>
  square >= 0 && board.areaOf[square]! < 0;

/** The free depth beyond a square, two squares wide like passages; at most a section's length. */
export function spaceBeyond(seen: Seen, square: Square, side: Direction): number {
  const { board } = seen.ground;
  const depth = (beside: Direction): number => {
    let at = square;
    for (let deep = 0; deep < ROOMY; deep += 1) {
      at = neighbour(board, at, side);
      if (!isFree(seen, at) || !isFree(seen, neighbour(board, at, beside))) return deep;
    }
    return ROOMY;
  };
  return Math.max(depth(turned(side, 1)), depth(turned(side, -1)));
}

/** Whether the smallest room fits beyond a square, on either side of the door. */
export function isRoomFor(seen: Seen, square: Square, side: Direction): boolean {
  const { board } = seen.ground;
  const [ahead, along] = [side, turned(side, 1)] as const;
  const first = neighbour(board, square, ahead);
  const row = (start: Square, by: Direction): Square[] => {
    const squares = [start];
    while (squares.length < ROOMY) squares.push(neighbour(board, squares.at(-1)!, by));
    return squares;
  };
  const isColumnFree = (foot: Square): boolean => row(foot, ahead).every((one) => isFree(seen, one));
  const feet = [...row(first, turned(side, -1)).toReversed(), ...row(first, along).slice(1)];
  let run = 0;
  for (const foot of feet) {
    run = foot >= 0 && isColumnFree(foot) ? run + 1 : 0;
    if (run >= ROOMY) return true;
  }
  return false;
}

/** A room on a treasure map is worth more than any space for one. */
const CHARTED = 10 * ROOMY;

/** The most free space beyond a wall of an area. */
export function spaceBehind(seen: Seen, squares: readonly Square[], side: Direction): number {
  return noted(seen, `space ${squares[0]}/${side}`, () => {
    const { board } = seen.ground;
    const edge = squares.filter((square) => !squares.includes(neighbour(board, square, side)));
    const chart = chartOf(seen);
    if (chart !== null && isRoomBehind(seen, chart, edge, side)) return CHARTED;
    return Math.max(0, ...edge.map((square) => spaceBeyond(seen, square, side)));
  });
}
