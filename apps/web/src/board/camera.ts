/** Where the camera stands: plain transforms of a viewport over the board, for any size of either. */
import { squareAt, stepsApart, xOf, yOf } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import { isUnder, roomFor } from './covers.ts';
import { boxOf, centre, corner, MARGIN, UNIT } from './geometry.ts';
import type { Box, Point } from './geometry.ts';

/** A square's side in CSS pixels when the scale is one. */
export const SQUARE_PX = 48;
/** Squares to choose from are never smaller than this on the screen. */
export const TARGET_PX = 44;
/** Many squares at once may be this small: a second tap confirms, and nothing to choose lies outside the window. */
const MANY_PX = 30;
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
  /** What lies over it, in its pixels: important squares are shown beside it. */
  readonly covers?: readonly Box[];
}

function clearFor(need: { readonly width: number; readonly height: number }, viewport: Viewport): Box {
  return roomFor(need, viewport, viewport.covers ?? []);
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
  const room = clearFor(world, viewport);
  return Math.min(room.width / world.width, room.height / world.height);
}

export function wholeView(field: Field, viewport: Viewport): View2d {
  const world = extentOf(field);
  const middle = { x: world.x + world.width / 2, y: world.y + world.height / 2 };
  return centredOn(clearFor(world, viewport), wholeScale(field, viewport), middle);
}

/** Centred on a square, no farther off than is comfortable. */
export function squareView(size: Field, viewport: Viewport, now: View2d, square: Square): View2d {
  const k = Math.max(now.k, COMFORT_PX / SQUARE_PX);
  const room = clearFor(ONE, viewport);
  return settled(size, viewport, centredOn(room, k, toWorld(centre(size, square))), room);
}

const ONE = { width: 1, height: 1 };

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
  const clear = clearFor(room, viewport);
  const fitting = Math.min(clear.width / (room.width * PER_UNIT), clear.height / (room.height * PER_UNIT));
  const least = TARGET_PX / SQUARE_PX;
  const middle = toWorld({ x: room.x + room.width / 2, y: room.y + room.height / 2 });
  const smallest = Math.min(least, fitting);
  if (fitting >= MANY_PX / SQUARE_PX && now.k >= smallest && showsAll(viewport, now, room)) return now;
  if (fitting >= MANY_PX / SQUARE_PX)
    return settled(size, viewport, centredOn(clear, clampScale(fitting, now.k), middle), clear);
  const centred = centredOn(clear, least, toWorld(centre(size, middleSquare(size, squares))));
  const around = settled(size, viewport, centred, clear);
  return keep === undefined ? around : withSquareInSight(size, viewport, around, keep);
}

/** Whether they can all be in sight at a size that can still be tapped. */
export function fits(size: Field, viewport: Viewport, squares: readonly Square[]): boolean {
  const box = boxOf(size, squares);
  const need = { width: (box.width + UNIT) * PER_UNIT, height: (box.height + UNIT) * PER_UNIT };
  const clear = clearFor(need, viewport);
  return Math.min(clear.width / need.width, clear.height / need.height) >= MANY_PX / SQUARE_PX;
}

/** Whether any of them is in the window, but under something. */
export function hides(size: Size, viewport: Viewport, view: View2d, squares: readonly Square[]): boolean {
  const { width, height, covers = [] } = viewport;
  return squares.some((square) => {
    const { x, y } = toScreen(view, corner(size, square));
    const side = SQUARE_PX * view.k;
    const isIn = x >= 0 && y >= 0 && x + side <= width && y + side <= height;
    return isIn && isUnder({ x, y, width: side, height: side }, covers);
  });
}

/** The scale at which everything fits, close to the previous one but neither tiny nor huge. */
function clampScale(fitting: number, now: number): number {
  const wanted = Math.max(now, COMFORT_PX / SQUARE_PX);
  return Math.min(fitting, wanted);
}

function showsAll(viewport: Viewport, view: View2d, box: Box): boolean {
  const from = toScreen(view, box);
  const to = toScreen(view, { x: box.x + box.width, y: box.y + box.height });
  return showsOnScreen(viewport, { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y });
}

function showsOnScreen({ width, height, covers = [] }: Viewport, box: Box): boolean {
  const isIn = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  return isIn && !isUnder(box, covers);
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

function centredOn(room: Box, k: number, world: Point): View2d {
  return {
    k,
    x: room.x + room.width / 2 - world.x * k,
    y: room.y + room.height / 2 - world.y * k,
  };
}

/** How far the board's edge may be drawn into the viewport, clear of what lies over it. */
const SLACK_PX = 60;

/** Moved as little as needed for the board to fill the viewport, or to lie in the middle of its room where it is smaller. */
export function settled(
  field: Field,
  viewport: Viewport,
  { k, x, y }: View2d,
  room = clearFor(extentOf(field), viewport),
): View2d {
  const world = extentOf(field);
  const [wide, high] = [world.width * k, world.height * k];
  const slack = slackOf(viewport);
  const along = (offset: number, length: number, from: number, to: number): number =>
    Math.min(from, Math.max(to - length, offset));
  const [left, top] = [world.x * k, world.y * k];
  return {
    k,
    x:
      wide <= room.width
        ? room.x + (room.width - wide) / 2 - left
        : along(x + left, wide, slack.left, viewport.width - slack.right) - left,
    y:
      high <= room.height
        ? room.y + (room.height - high) / 2 - top
        : along(y + top, high, slack.top, viewport.height - slack.bottom) - top,
  };
}

/** From each edge as far as what lies along it reaches. */
function slackOf({ width, height, covers = [] }: Viewport) {
  const slack = { left: SLACK_PX, right: SLACK_PX, top: SLACK_PX, bottom: SLACK_PX };
  for (const cover of covers) {
    const gaps = {
      left: cover.x,
      right: width - cover.x - cover.width,
      top: cover.y,
      bottom: height - cover.y - cover.height,
    };
    const nearest = Math.max(ALONG_PX, Math.min(...Object.values(gaps)));
    const spans = { left: cover.width, right: cover.width, top: cover.height, bottom: cover.height };
    for (const edge of ['left', 'right', 'top', 'bottom'] as const)
      if (gaps[edge] <= nearest) slack[edge] = Math.max(slack[edge], gaps[edge] + spans[edge]);
  }
  return slack;
}

/** What is so close to an edge lies along it. */
const ALONG_PX = 24;

/** Moved as little as needed for a square to be in sight, with a little room around it. */
export function withSquareInSight(size: Field, viewport: Viewport, view: View2d, square: Square): View2d {
  const side = SQUARE_PX * view.k;
  const { x, y } = toScreen(view, centre(size, square));
  const around = { x: x - side, y: y - side, width: 2 * side, height: 2 * side };
  if (showsOnScreen(viewport, around)) return view;
  const room = clearFor(around, viewport);
  const shift = (at: number, from: number, length: number): number =>
    Math.max(0, from + side - at) + Math.min(0, from + length - side - at);
  const [dx, dy] = [shift(x, room.x, room.width), shift(y, room.y, room.height)];
  if (dx === 0 && dy === 0) return view;
  return settled(size, viewport, { k: view.k, x: view.x + dx, y: view.y + dy }, room);
}

/** Between two camera positions; the scale goes by ratio, so that a zoom looks even. */
export function between(from: View2d, to: View2d, viewport: Viewport, progress: number): View2d {
  const eased = progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2;
  const k = from.k * (to.k / from.k) ** eased;
  const middle = (view: View2d): Point => ({
    x: (viewport.width / 2 - view.x) / view.k,
    y: (viewport.height / 2 - view.y) / view.k,
  });
  const [start, end] = [middle(from), middle(to)];
  const at = { x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased };
  return centredOn({ x: 0, y: 0, width: viewport.width, height: viewport.height }, k, at);
}
