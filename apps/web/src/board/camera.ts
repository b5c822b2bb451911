/** Where the camera stands: plain transforms of a viewport over the board, for any size of either. */
import { squareAt, stepsApart, xOf, yOf } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import { boxOf, centre, MARGIN, UNIT } from './geometry.ts';
import type { Box, Point } from './geometry.ts';

/** A square's side in CSS pixels when the scale is one. */
export const SQUARE_PX = 48;
/** Squares to choose from are never smaller than this on the screen. */
export const TARGET_PX = 44;
/** The comfortable size of a square when the camera goes to one. */
const COMFORT_PX = 52;
/** The nearest zoom. */
const NEAREST_PX = 132;

/** A board and its visible part: by default all of it. */
export interface Field extends Size {
  /** In the drawing's units. */
  readonly shown?: Box;
}

/** Screen = world × k + (x, y), the world being the board at scale one, its frame's corner at the origin. */
export interface View2d {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** How much of its lower edge has buttons over it: important squares are shown above them. */
  readonly covered?: number;
  /** And how much of its right edge. */
  readonly aside?: number;
}

/** The height of the buttons over the board's lower edge, with a little room. */
export const TOOLS_PX = 56;

function clearHeight({ height, covered = 0 }: Viewport): number {
  return height - covered;
}

function clearWidth({ width, aside = 0 }: Viewport): number {
  return width - aside;
}

const PER_UNIT = SQUARE_PX / UNIT;

/** The board with its frame at scale one, in pixels. */
export function worldSize({ width, height }: Size): Viewport {
  return { width: (width * UNIT + 2 * MARGIN) * PER_UNIT, height: (height * UNIT + 2 * MARGIN) * PER_UNIT };
}

/** The visible part at scale one, in pixels of the world. */
function extentOf(field: Field): Box {
  const { shown } = field;
  if (shown === undefined) return { x: 0, y: 0, ...worldSize(field) };
  return { ...toWorld(shown), width: shown.width * PER_UNIT, height: shown.height * PER_UNIT };
}

/** From the drawing's units to pixels of the world. */
export function toWorld(point: Point): Point {
  return { x: (point.x + MARGIN) * PER_UNIT, y: (point.y + MARGIN) * PER_UNIT };
}

/** From a point of the viewport to the drawing's units. */
export function toUnits({ k, x, y }: View2d, at: Point): Point {
  return { x: (at.x - x) / k / PER_UNIT - MARGIN, y: (at.y - y) / k / PER_UNIT - MARGIN };
}

/** From the drawing's units to a point of the viewport. */
export function toScreen({ k, x, y }: View2d, point: Point): Point {
  const world = toWorld(point);
  return { x: world.x * k + x, y: world.y * k + y };
}

/** The smallest and largest scale: the whole map, and a square as large as a thumb. */
export function scaleExtent(field: Field, viewport: Viewport): [number, number] {
  const whole = wholeScale(field, viewport);
  return [whole * 0.92, Math.max(NEAREST_PX / SQUARE_PX, whole)];
}

function wholeScale(field: Field, viewport: Viewport): number {
  const world = extentOf(field);
  return Math.min(clearWidth(viewport) / world.width, clearHeight(viewport) / world.height);
}

export function wholeView(field: Field, viewport: Viewport): View2d {
  const { x, y, width, height } = extentOf(field);
  const k = wholeScale(field, viewport);
  return {
    k,
    x: (clearWidth(viewport) - width * k) / 2 - x * k,
    y: (clearHeight(viewport) - height * k) / 2 - y * k,
  };
}

/** Centred on a square, no farther off than is comfortable. */
export function squareView(size: Field, viewport: Viewport, now: View2d, square: Square): View2d {
  const k = Math.max(now.k, COMFORT_PX / SQUARE_PX);
  return settled(size, viewport, centredOn(viewport, k, toWorld(centre(size, square))));
}

/** All the squares in sight if they can be large enough to tap; else as many as can, around the middle one, with `keep` in sight. */
export function squaresView(
  size: Field,
  viewport: Viewport,
  now: View2d,
  squares: readonly Square[],
  keep?: Square,
): View2d {
  if (squares.length === 0) return now;
  const box = boxOf(size, squares);
  const room: Box = {
    x: box.x - UNIT / 2,
    y: box.y - UNIT / 2,
    width: box.width + UNIT,
    height: box.height + UNIT,
  };
  const fitting = Math.min(
    clearWidth(viewport) / (room.width * PER_UNIT),
    clearHeight(viewport) / (room.height * PER_UNIT),
  );
  const least = TARGET_PX / SQUARE_PX;
  const middle = toWorld({ x: room.x + room.width / 2, y: room.y + room.height / 2 });
  if (fitting >= least && now.k >= least && showsAll(viewport, now, room)) return now;
  if (fitting >= least)
    return settled(size, viewport, centredOn(viewport, clampScale(fitting, now.k), middle));
  const around = settled(
    size,
    viewport,
    centredOn(viewport, least, toWorld(centre(size, middleSquare(size, squares)))),
  );
  return keep === undefined ? around : withSquareInSight(size, viewport, around, keep);
}

/** The scale at which everything fits, close to the previous one but neither tiny nor huge. */
function clampScale(fitting: number, now: number): number {
  const wanted = Math.max(now, COMFORT_PX / SQUARE_PX);
  return Math.max(TARGET_PX / SQUARE_PX, Math.min(fitting, wanted));
}

function showsAll(viewport: Viewport, view: View2d, box: Box): boolean {
  const from = toScreen(view, box);
  const to = toScreen(view, { x: box.x + box.width, y: box.y + box.height });
  return from.x >= 0 && from.y >= 0 && to.x <= clearWidth(viewport) && to.y <= clearHeight(viewport);
}

function middleSquare(size: Size, squares: readonly Square[]): Square {
  const mean = (of: (square: Square) => number): number =>
    Math.round(squares.reduce((sum, square) => sum + of(square), 0) / squares.length);
  const middle = squareAt(
    size,
    mean((square) => xOf(size, square)),
    mean((square) => yOf(size, square)),
  );
  return squares.toSorted((a, b) => stepsApart(size, a, middle) - stepsApart(size, b, middle))[0]!;
}

function centredOn(viewport: Viewport, k: number, world: Point): View2d {
  return { k, x: clearWidth(viewport) / 2 - world.x * k, y: clearHeight(viewport) / 2 - world.y * k };
}

/** How far the board's edge may be drawn into the viewport, clear of the buttons that lie over it. */
const SLACK_PX = 60;

/** Moved as little as needed for the board to fill the viewport, or to lie in its middle where it is smaller. */
export function settled(field: Field, viewport: Viewport, { k, x, y }: View2d): View2d {
  const world = extentOf(field);
  const along = (offset: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : Math.min(SLACK_PX, Math.max(room - length - SLACK_PX, offset));
  const [wide, high] = [world.width * k, world.height * k];
  // A board that fits above the buttons is centred there; a larger one may use the whole viewport.
  const room = high <= clearHeight(viewport) ? clearHeight(viewport) : viewport.height;
  const breadth = wide <= clearWidth(viewport) ? clearWidth(viewport) : viewport.width;
  const [left, top] = [world.x * k, world.y * k];
  return { k, x: along(x + left, wide, breadth) - left, y: along(y + top, high, room) - top };
}

/** Moved as little as needed for a square to be in sight, with a little room around it. */
export function withSquareInSight(size: Field, viewport: Viewport, view: View2d, square: Square): View2d {
  const side = SQUARE_PX * view.k;
  const { x, y } = toScreen(view, centre(size, square));
  const shift = (at: number, room: number): number => Math.max(0, side - at) + Math.min(0, room - side - at);
  const [dx, dy] = [shift(x, clearWidth(viewport)), shift(y, clearHeight(viewport))];
  return dx === 0 && dy === 0 ? view : settled(size, viewport, { k: view.k, x: view.x + dx, y: view.y + dy });
}

/** Between two camera positions; the scale goes by ratio, so that a zoom looks even. */
export function between(from: View2d, to: View2d, viewport: Viewport, progress: number): View2d {
  const eased = progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2;
  const k = from.k * (to.k / from.k) ** eased;
  const middle = (view: View2d): Point => ({
    x: (clearWidth(viewport) / 2 - view.x) / view.k,
    y: (clearHeight(viewport) / 2 - view.y) / view.k,
  });
  const [start, end] = [middle(from), middle(to)];
  const at = { x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased };
  return centredOn(viewport, k, at);
}
