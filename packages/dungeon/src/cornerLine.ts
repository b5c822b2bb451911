/** Sight from any corner of one square to any corner of another. One clear line of the sixteen is enough. */

import { crossable } from './ground.ts';
import type { Ground } from './ground.ts';
import { stepOf } from './corner.ts';
import { EAST, NORTH, SOUTH, squareAt, WEST, xOf, yOf } from './squares.ts';
import type { Direction, Square } from './squares.ts';
import { hasSquare } from './squareSet.ts';

/** Who looks at whom, and what stops the look. */
interface CornerLook {
  readonly ground: Ground;
  readonly a: Square;
  readonly b: Square;
  readonly blocks: ((square: Square) => boolean) | undefined;
}

/** A point where four squares meet: the top left corner of square (x, y). */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The four squares round a point, clockwise from the north-west. */
type Quarter = 0 | 1 | 2 | 3;
const NORTH_WEST = 0;
const NORTH_EAST = 1;
const SOUTH_EAST = 2;
const SOUTH_WEST = 3;

/**
 * A line is stopped by the inside of a blocking square and by a wall or shut door it crosses. At a point it
 * touches it needs a way round one side, through neither walls nor blocking squares; along a border it needs
 * one free side. Neither the looker's square nor the target's blocks.
 */
export function cornerLine(
  ground: Ground,
  a: Square,
  b: Square,
  blocks?: (square: Square) => boolean,
): boolean {
  const look = { ground, a, b, blocks };
  return (
    a === b || cornersOf(look, a).some((from) => cornersOf(look, b).some((to) => isClear(look, from, to)))
  );
}

function cornersOf({ ground }: CornerLook, square: Square): Point[] {
  const x = xOf(ground.board, square);
  const y = yOf(ground.board, square);
  return [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ];
}

function isClear(look: CornerLook, from: Point, to: Point): boolean {
  if (from.x === to.x && from.y === to.y)
    return turns(look, from, quarterOf(look, look.a, from), quarterOf(look, look.b, to));
  return from.x === to.x || from.y === to.y ? clearAlong(look, from, to) : clearAcross(look, from, to);
}

/** A line that crosses squares. */
function clearAcross(look: CornerLook, from: Point, to: Point): boolean {
  const right = to.x > from.x;
  const down = to.y > from.y;
  const columns = Math.abs(to.x - from.x);
  const rows = Math.abs(to.y - from.y);
  const ahead = down ? (right ? SOUTH_EAST : SOUTH_WEST) : right ? NORTH_EAST : NORTH_WEST;
  const behind = opposite(ahead);
  let at = squareIn(look, from, ahead);
  if (!turns(look, from, quarterOf(look, look.a, from), ahead)) return false;
  for (let column = 1, row = 1; ;) {
    if (isBlocked(look, at)) return false;
    const lead = column * rows - row * columns;
    if (lead < 0) {
      const next = cross(look, at, right ? EAST : WEST);
      if (next < 0) return false;
      at = next;
      column++;
    } else if (lead > 0) {
      const next = cross(look, at, down ? SOUTH : NORTH);
      if (next < 0) return false;
      at = next;
      row++;
    } else {
      if (column === columns) return turns(look, to, behind, quarterOf(look, look.b, to));
      const point = { x: from.x + (right ? column : -column), y: from.y + (down ? row : -row) };
      if (!turns(look, point, behind, ahead)) return false;
      at = squareIn(look, point, ahead);
      column++;
      row++;
    }
  }
}

/** A line along the borders of squares: it goes on while one side of it is free. */
function clearAlong(look: CornerLook, from: Point, to: Point): boolean {
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  const ahead = sidesAhead(stepX, stepY);
  const behind = (side: Quarter): Quarter => (stepX === 0 ? 3 - side : side ^ 1) as Quarter;
  let sides: readonly Quarter[] = [quarterOf(look, look.a, from)];
  for (let point = from; ; point = { x: point.x + stepX, y: point.y + stepY }) {
    if (point.x === to.x && point.y === to.y) {
      return sides.some((side) => turns(look, to, side, quarterOf(look, look.b, to)));
    }
    const free = ahead.filter(
      (next) =>
        sides.some((side) => turns(look, point, side, next)) && !isBlocked(look, squareIn(look, point, next)),
    );
    if (free.length === 0) return false;
    sides = free.map(behind);
  }
}

function sidesAhead(stepX: number, stepY: number): readonly Quarter[] {
  if (stepX !== 0) return stepX > 0 ? [NORTH_EAST, SOUTH_EAST] : [NORTH_WEST, SOUTH_WEST];
  return stepY > 0 ? [SOUTH_EAST, SOUTH_WEST] : [NORTH_EAST, NORTH_WEST];
}

/** Is there a way round a point from one of its quarters to another, in either direction? */
function turns(look: CornerLook, point: Point, from: Quarter, to: Quarter): boolean {
  return from === to || turnsOneWay(look, point, from, to, 1) || turnsOneWay(look, point, from, to, 3);
}

function turnsOneWay(look: CornerLook, point: Point, from: Quarter, to: Quarter, sense: 1 | 3): boolean {
  for (let quarter = from; ;) {
    const side = ((quarter + (sense === 1 ? 1 : 2)) & 3) as Direction;
    const next = cross(look, squareIn(look, point, quarter), side);
    if (next < 0) return false;
    quarter = ((quarter + sense) & 3) as Quarter;
    if (quarter === to) return true;
    if (isBlocked(look, next)) return false;
  }
}

function opposite(quarter: Quarter): Quarter {
  return (quarter ^ 2) as Quarter;
}

function quarterOf({ ground }: CornerLook, square: Square, point: Point): Quarter {
  const north = yOf(ground.board, square) < point.y;
  if (xOf(ground.board, square) < point.x) return north ? NORTH_WEST : SOUTH_WEST;
  return north ? NORTH_EAST : SOUTH_EAST;
}

function squareIn({ ground }: CornerLook, point: Point, quarter: Quarter): Square {
  const west = quarter === NORTH_WEST || quarter === SOUTH_WEST ? 1 : 0;
  const north = quarter === NORTH_WEST || quarter === NORTH_EAST ? 1 : 0;
  return squareAt(ground.board, point.x - west, point.y - north);
}

/** The square across a side, or -1 if it cannot be crossed. */
function cross({ ground }: CornerLook, square: Square, side: Direction): Square {
  return square >= 0 && crossable(ground, square, side) ? square + stepOf(ground.board, side) : -1;
}

function isBlocked({ ground, a, b, blocks }: CornerLook, square: Square): boolean {
  if (square === a || square === b) return false;
  return hasSquare(ground.rubble, square) || (blocks !== undefined && blocks(square));
}
