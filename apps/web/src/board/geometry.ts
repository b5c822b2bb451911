/** Where things lie on the drawn board: squares, walls in long runs, doors, pieces. Plain numbers, no drawing. */
import {
  DIRECTIONS,
  EDGE_OPEN,
  EDGE_WALL,
  isSquare,
  neighbour,
  squareAt,
  xOf,
  yOf,
} from '@oubliette/dungeon';
import type { Board, Direction, Size, Square } from '@oubliette/dungeon';

/** A square's side in the units of the drawing. */
export const UNIT = 100;
/** Room around the squares for the frame and its letters. */
export const MARGIN = 64;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function corner(size: Size, square: Square): Point {
  return { x: xOf(size, square) * UNIT, y: yOf(size, square) * UNIT };
}

export function centre(size: Size, square: Square): Point {
  const { x, y } = corner(size, square);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/** A number from 0 up to 1, always the same for the same square and purpose. */
export function grain(square: number, purpose: number): number {
  let mixed = Math.imul((square + 1) ^ Math.imul(purpose + 1, 0x9e3779b1), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  mixed ^= mixed >>> 16;
  return (mixed >>> 0) / 2 ** 32;
}

/** The smallest box around these squares. */
export function boxOf(size: Size, squares: readonly Square[]): Box {
  const xs = squares.map((square) => xOf(size, square));
  const ys = squares.map((square) => yOf(size, square));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return {
    x: x * UNIT,
    y: y * UNIT,
    width: (Math.max(...xs) - x + 1) * UNIT,
    height: (Math.max(...ys) - y + 1) * UNIT,
  };
}

/** A straight piece of wall, along one line of the grid. */
export interface Run {
  readonly from: Point;
  readonly to: Point;
}

interface Line {
  /** Every edge along this line of the grid, in order: true where a wall stands. */
  readonly walls: readonly boolean[];
  readonly at: (index: number) => Point;
}

/** The walls for which `shown` is true, joined into runs as long as possible. */
export function wallRuns(board: Board, shown: (a: Square, b: Square) => boolean): Run[] {
  return linesOf(board, shown).flatMap(({ walls, at }) => {
    const runs: Run[] = [];
    for (let start = 0; start < walls.length; start += 1) {
      if (walls[start] !== true) continue;
      let end = start;
      while (walls[end] === true) end += 1;
      runs.push({ from: at(start), to: at(end) });
      start = end;
    }
    return runs;
  });
}

function linesOf(board: Board, shown: (a: Square, b: Square) => boolean): Line[] {
  const { width, height } = board;
  const lines: Line[] = [];
  for (let y = 0; y <= height; y += 1) {
    const walls = Array.from({ length: width }, (_, x) =>
      hasWall(board, squareAt(board, x, y - 1), squareAt(board, x, y), 2, shown),
    );
    lines.push({ walls, at: (x) => ({ x: x * UNIT, y: y * UNIT }) });
  }
  for (let x = 0; x <= width; x += 1) {
    const walls = Array.from({ length: height }, (_, y) =>
      hasWall(board, squareAt(board, x - 1, y), squareAt(board, x, y), 1, shown),
    );
    lines.push({ walls, at: (y) => ({ x: x * UNIT, y: y * UNIT }) });
  }
  return lines;
}

function hasWall(
  board: Board,
  a: Square,
  b: Square,
  towardsB: Direction,
  shown: (a: Square, b: Square) => boolean,
): boolean {
  const real = isSquare(board, a) || isSquare(board, b);
  if (!real || !shown(a, b)) return false;
  return a < 0 || b < 0 || board.edges[a * 4 + towardsB] === EDGE_WALL;
}

/** Runs as the `d` of one path. */
export function pathOf(runs: readonly Run[]): string {
  return runs.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
}

/** Where a door stands: the middle of its edge, and whether that edge runs from top to bottom. */
export interface Doorway extends Point {
  readonly upright: boolean;
}

export function doorway(size: Size, a: Square, b: Square): Doorway {
  const [first, second] = [centre(size, a), centre(size, b)];
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2, upright: first.y === second.y };
}

/** A door on the side of a square that leads off the board. */
export function outerDoorway(size: Size, square: Square, side: Direction): Doorway {
  const { x, y } = centre(size, square);
  const half = UNIT / 2;
  const [dx, dy] = [
    [0, -half],
    [half, 0],
    [0, half],
    [-half, 0],
  ][side]!;
  return { x: x + dx!, y: y + dy!, upright: dx !== 0 };
}

/** Groups of squares that touch by a side: each stairway by itself. */
export function gathered(size: Size, squares: readonly Square[]): Square[][] {
  const groups: Square[][] = [];
  for (const square of squares) {
    const beside = (other: Square): boolean =>
      DIRECTIONS.some((direction) => neighbour(size, square, direction) === other);
    const touching = groups.filter((group) => group.some(beside));
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push([...touching.flat(), square]);
  }
  return groups;
}

/** A piece's box, and the quarter turns that bring its drawing, back to the north, into place. */
export interface Lie {
  readonly box: Box;
  readonly turns: 0 | 1 | 2 | 3;
}

/** A long piece stands with its back to a wall if there is one beside it. */
export function lieOf(board: Board, squares: readonly Square[]): Lie {
  const box = boxOf(board, squares);
  const sides = DIRECTIONS.map((direction) => squares.filter((square) => isWalled(board, square, direction)));
  const walled = (direction: Direction): number => sides[direction]!.length;
  if (box.width === box.height) {
    const best = DIRECTIONS.toSorted((a, b) => walled(b) - walled(a))[0]!;
    return { box, turns: walled(best) > 0 ? best : 0 };
  }
  if (box.width > box.height) return { box, turns: walled(2) > walled(0) ? 2 : 0 };
  return { box, turns: walled(1) > walled(3) ? 1 : 3 };
}

function isWalled(board: Board, square: Square, direction: Direction): boolean {
  const edge = board.edges[square * 4 + direction];
  return edge !== undefined && edge !== EDGE_OPEN && edge < 0;
}

/** The `transform` that lays a drawing made at the origin, its back to the north, into its place. */
export function layTransform({ box, turns }: Lie): string {
  const { x, y, width, height } = box;
  if (turns === 0) return `translate(${x} ${y})`;
  if (turns === 1) return `translate(${x + width} ${y}) rotate(90)`;
  if (turns === 2) return `translate(${x + width} ${y + height}) rotate(180)`;
  return `translate(${x} ${y + height}) rotate(270)`;
}

/** How far a drawing may be pulled out of its shape. */
const MOST_PULLED = 1.4;

/** What more it takes where a drawing is not as large as its place: scaled, in its middle, its back where it was. */
export function fitInto({ box, turns }: Lie, wide: number, deep: number): string {
  const [long, short] = turns % 2 === 0 ? [box.width, box.height] : [box.height, box.width];
  const [x, y] = [long / wide, short / deep];
  const [across, down] = [Math.min(x, y * MOST_PULLED), Math.min(y, x * MOST_PULLED)];
  if (across === 1 && down === 1 && long === wide) return '';
  return ` translate(${(long - wide * across) / 2} 0) scale(${across} ${down})`;
}

/** Sides of known squares beyond which it is still dark, with no wall between. */
export function darkSides(
  board: Board,
  revealed: (square: Square) => boolean,
): { readonly square: Square; readonly direction: Direction }[] {
  const sides: { square: Square; direction: Direction }[] = [];
  for (let square = 0; square < board.areaOf.length; square += 1) {
    if (!isSquare(board, square) || !revealed(square)) continue;
    for (const direction of DIRECTIONS) {
      const beyond = neighbour(board, square, direction);
      if (board.edges[square * 4 + direction] === EDGE_OPEN && !revealed(beyond))
        sides.push({ square, direction });
    }
  }
  return sides;
}

/** One side of a square, drawn this far inside it. */
export function sidePath(size: Size, square: Square, side: Direction, inset = 0): string {
  const { x, y } = corner(size, square);
  const [near, far, long] = [inset, UNIT - inset, UNIT - 2 * inset];
  if (side === 0) return `M${x + near} ${y + near}h${long}`;
  if (side === 1) return `M${x + far} ${y + near}v${long}`;
  return side === 2 ? `M${x + near} ${y + far}h${long}` : `M${x + near} ${y + near}v${long}`;
}

/** The sides with none of the squares beyond, as the `d` of one path. */
export function outlineOf(size: Size, squares: readonly Square[], inset = 0): string {
  const own = new Set(squares);
  return squares
    .flatMap((square) =>
      DIRECTIONS.filter((side) => !own.has(neighbour(size, square, side))).map((side) =>
        sidePath(size, square, side, inset),
      ),
    )
    .join('');
}
