/** How much of the rock beyond a wall is still free to be dug: where there is none, no door leads anywhere. */
import { neighbour, turned } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { noted } from '../seen.ts';
import { chartOf, isRoomBehind } from './charts.ts';
import type { Seen } from '../seen.ts';

/** The length of a passage section, and the side of the smallest room. */
export const ROOMY = 5;

const isFree = ({ ground: { board } }: Seen, square: Square): boolean =>
  square >= 0 && board.areaOf[square]! < 0;

/** How deep it is free beyond a square, two squares wide, as passages are; no more than a section. */
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

/** Whether the smallest room would find its place beyond a square, to whichever side of the door it lies. */
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

/** A room that a treasure map shows there is worth more than any room for one. */
const CHARTED = 10 * ROOMY;

/** The most there is beyond a wall of an area. */
export function spaceBehind(seen: Seen, squares: readonly Square[], side: Direction): number {
  return noted(seen, `space ${squares[0]}/${side}`, () => {
    const { board } = seen.ground;
    const edge = squares.filter((square) => !squares.includes(neighbour(board, square, side)));
    const chart = chartOf(seen);
    if (chart !== null && isRoomBehind(seen, chart, edge, side)) return CHARTED;
    return Math.max(0, ...edge.map((square) => spaceBeyond(seen, square, side)));
  });
}
