/** How the tile that was turned can be laid: as printed, smaller, or apart (EXP-BLD-01, EXP-BLD-02, EXP-BLD-06). */
import { coveredSquares, fits, hasSquare, sectionOf, squareAt, TURNS } from '@oubliette/dungeon';
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
    () => apart(world, state.layout, card),
  ];
  if (setup.options.layout === 'free') return kinds.flatMap((kind) => kind());
  for (const kind of kinds) {
    const found = kind();
    if (found.length > 0) return found;
  }
  return [];
}

/** The first place with a free cell all around (EXP-BLD-06). */
function apart(world: World, layout: Layout, card: string): readonly Way[] {
  const covered = coveredSquares(layout, world.sections);
  const { width, height } = sectionOf(world.sections, { section: card, turns: TURNS[0] }).board;
  for (let y = 1; y + height < layout.height; y += 1)
    for (let x = 1; x + width < layout.width; x += 1)
      if (isClear(layout, covered, x - 1, y - 1, width + 2, height + 2))
        return [{ section: card, at: squareAt(layout, x, y), turns: TURNS[0], apart: true }];
  return [];
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
