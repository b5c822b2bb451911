/** What is in the way of a shot, before its target and beyond. */

import { opensDiagonally, stepOf } from './corner.ts';
import { crossable } from './ground.ts';
import type { Ground } from './ground.ts';
import { EAST, NORTH, SOUTH, WEST, xOf, yOf } from './squares.ts';
import type { Direction, Square } from './squares.ts';
import { hasSquare } from './squareSet.ts';

/**
 * The squares whose inside the line from one centre through another crosses, nearest first, without the
 * start. It goes on past the second square to the first wall, shut door or rubble.
 */
export function lineOfFire(ground: Ground, from: Square, through: Square): Square[] {
  const { board } = ground;
  const dx = Math.abs(xOf(board, through) - xOf(board, from));
  const dy = Math.abs(yOf(board, through) - yOf(board, from));
  const across: Direction = xOf(board, through) > xOf(board, from) ? EAST : WEST;
  const down: Direction = yOf(board, through) > yOf(board, from) ? SOUTH : NORTH;
  const crossed: Square[] = [];
  if (from === through) return crossed;
  for (let at = from, lead = dy - dx; ;) {
    if (lead < 0) {
      if (!crossable(ground, at, across)) return crossed;
      at += stepOf(board, across);
      lead += 2 * dy;
    } else if (lead > 0) {
      if (!crossable(ground, at, down)) return crossed;
      at += stepOf(board, down);
      lead -= 2 * dx;
    } else {
      if (!opensDiagonally(ground, at, across, down)) return crossed;
      at += stepOf(board, across) + stepOf(board, down);
      lead += 2 * (dy - dx);
    }
    if (hasSquare(ground.rubble, at)) return crossed;
    crossed.push(at);
  }
}

/** Up to so many squares straight ahead; only walls, shut doors and rubble stop. */
export function straightAhead(ground: Ground, from: Square, direction: Direction, most: number): Square[] {
  const squares: Square[] = [];
  for (let at = from; squares.length < most && crossable(ground, at, direction);) {
    at += stepOf(ground.board, direction);
    if (hasSquare(ground.rubble, at)) break;
    squares.push(at);
  }
  return squares;
}
