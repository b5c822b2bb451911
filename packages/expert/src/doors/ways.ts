/** How the tile that was turned can be laid: as printed, smaller, or apart (EXP-BLD-01, EXP-BLD-02, EXP-BLD-06). */
import {
  coveredSquares,
  fits,
  hasSquare,
  sectionOf,
  squareAt,
  squaresOf,
  TURNS,
  xOf,
  yOf,
} from '@oubliette/dungeon';
import type { Exit, Fit, Layout, Square, SquareSet } from '@oubliette/dungeon';
import { printedOf, smallerOf } from '../content/sections.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';

export interface Way extends Fit {
  /** Elsewhere on the field, a few steps up or down, its door joined to the one that was opened. */
  readonly apart?: true;
}

/** Bounded, the next only where the one before fits nowhere; free, all of them (EXP-BLD-01). */
export function waysToLay(
  world: World,
  state: State,
  exit: Exit,
  card: string,
  isRoom: boolean,
): readonly Way[] {
  const { sections, setup } = world;
  const ways = (names: readonly string[]): readonly Way[] =>
    names.flatMap((section) => fits(state.layout, sections, exit, { section }));
  const kinds = [
    () => ways(printedOf(card)),
    () => (isRoom ? [] : ways(smallerOf(card))),
    () => apart(world, state.layout, exit, card),
  ];
  if (setup.options.layout === 'free') return kinds.flatMap((kind) => kind());
  for (const kind of kinds) {
    const found = kind();
    if (found.length > 0) return found;
  }
  return [];
}

/** Cells between what is laid and what is laid apart. */
const GAP = 2;

/** Beside all that is laid, as near to the door as can be; else the first place with a free cell all around (EXP-BLD-06). */
function apart(world: World, layout: Layout, exit: Exit, card: string): readonly Way[] {
  const covered = coveredSquares(layout, world.sections);
  const { width, height } = sectionOf(world.sections, { section: card, turns: TURNS[0] }).board;
  for (const [x, y] of [
    ...placesBeside(layout, covered, exit, width, height),
    ...placesIn(layout, width, height),
  ])
    if (isClear(layout, covered, x - 1, y - 1, width + 2, height + 2))
      return [{ section: card, at: squareAt(layout, x, y), turns: TURNS[0], apart: true }];
  return [];
}

type Place = readonly [x: number, y: number];

function* placesIn(layout: Layout, width: number, height: number): Generator<Place> {
  for (let y = 1; y + height < layout.height; y += 1)
    for (let x = 1; x + width < layout.width; x += 1) yield [x, y];
}

/** One on each side of the dungeon, level with the door, the nearest to it first. */
function placesBeside(
  layout: Layout,
  covered: SquareSet,
  { squares: [door] }: Exit,
  width: number,
  height: number,
): readonly Place[] {
  const laid = squaresOf(covered);
  const [xs, ys] = [laid.map((square) => xOf(layout, square)), laid.map((square) => yOf(layout, square))];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const [x, y] = [xOf(layout, door!), yOf(layout, door!)];
  const [acrossX, acrossY] = [x - (width >> 1), y - (height >> 1)];
  const sides = [
    { far: x - left, place: [left - GAP - width, acrossY] },
    { far: right - x, place: [right + GAP + 1, acrossY] },
    { far: y - top, place: [acrossX, top - GAP - height] },
    { far: bottom - y, place: [acrossX, bottom + GAP + 1] },
  ] as const;
  const isInside = ([at, from]: Place): boolean =>
    at > 0 && from > 0 && at + width < layout.width && from + height < layout.height;
  return sides
    .toSorted((a, b) => a.far - b.far)
    .map(({ place }) => place)
    .filter(isInside);
}

function isTaken({ reserved }: Layout, covered: SquareSet, square: Square): boolean {
  return hasSquare(covered, square) || hasSquare(reserved, square);
}

function isClear(
  layout: Layout,
  covered: SquareSet,
  left: number,
  top: number,
  width: number,
  height: number,
): boolean {
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1)
      if (isTaken(layout, covered, squareAt(layout, x, y))) return false;
  return true;
}
