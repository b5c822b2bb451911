/** Laying a section against an exit: where it fits, and what to lay instead if it does not. */

import { joinExit } from './exits.ts';
import { coveredSquares, layAt, onField, sectionOf, squaresUnder } from './layout.ts';
import type { Layout, Sections } from './layout.ts';
import { wallExits } from './section.ts';
import type { Exit, Section } from './section.ts';
import { neighbour, opposite, squareAt, xOf, yOf } from './squares.ts';
import type { Square } from './squares.ts';
import { hasSquare } from './squareSet.ts';
import { TURNS } from './turn.ts';
import type { Turns } from './turn.ts';

/** A section to lay, and how. */
export interface Wish {
  readonly section: string;
  /** What may meet the exit: the section's own exits (the default) or any stretch of its outer walls. */
  readonly entrances?: 'exits' | 'walls';
  /** The turns allowed; all by default. */
  readonly turns?: readonly Turns[];
  /** How many squares must be free behind each of its other exits; 0 by default. */
  readonly roomBeyond?: number;
}

/** A way to lay a section: its turn, and the square of its top left corner. */
export interface Fit {
  readonly section: string;
  readonly at: Square;
  readonly turns: Turns;
}

/** Every way to lay a section against an exit without covering anything, by turn and then by entrance. */
export function fits(layout: Layout, sections: Sections, exit: Exit, wish: Wish): Fit[] {
  const covered = coveredSquares(layout, sections);
  const taken = (square: Square): boolean => hasSquare(covered, square) || hasSquare(layout.reserved, square);
  const found: Fit[] = [];
  for (const turns of wish.turns ?? TURNS) {
    const section = sectionOf(sections, { section: wish.section, turns });
    const entrances = wish.entrances === 'walls' ? wallExits(section, exit.squares.length) : section.exits;
    for (const entrance of entrances) {
      const at = meet(layout, exit, section, entrance);
      if (at < 0 || !hasRoom(layout, taken, section, at, entrance, wish.roomBeyond ?? 0)) continue;
      found.push({ section: wish.section, at, turns });
    }
  }
  return found;
}

/** The first wish that fits, with all its fits; null if none does. */
export function firstFit(
  layout: Layout,
  sections: Sections,
  exit: Exit,
  wishes: readonly Wish[],
): { readonly wish: Wish; readonly fits: readonly Fit[] } | null {
  for (const wish of wishes) {
    const found = fits(layout, sections, exit, wish);
    if (found.length > 0) return { wish, fits: found };
  }
  return null;
}

/** Lays a section as a fit says, and joins it to the exit. */
export function lay(layout: Layout, sections: Sections, exit: Exit, fit: Fit): Layout {
  return joinExit(layAt(layout, sections, fit.section, fit.at, fit.turns), sections, exit);
}

/** The section's top left corner when an entrance meets an exit; -1 if they cannot meet or it juts out. */
function meet(layout: Layout, exit: Exit, section: Section, entrance: Exit): Square {
  if (entrance.direction !== opposite(exit.direction) || entrance.squares.length !== exit.squares.length)
    return -1;
  const beyond = neighbour(layout, exit.squares[0]!, exit.direction);
  if (beyond < 0) return -1;
  const { board } = section;
  const x = xOf(layout, beyond) - xOf(board, entrance.squares[0]!);
  const y = yOf(layout, beyond) - yOf(board, entrance.squares[0]!);
  const inside = squareAt(layout, x + board.width - 1, y + board.height - 1) >= 0;
  return inside ? squareAt(layout, x, y) : -1;
}

function hasRoom(
  layout: Layout,
  taken: (square: Square) => boolean,
  section: Section,
  at: Square,
  entrance: Exit,
  roomBeyond: number,
): boolean {
  const squares = squaresUnder(layout, section, at);
  if (squares.some(taken)) return false;
  if (roomBeyond === 0) return true;
  const lies = onField(layout, section, at);
  const full = (square: Square): boolean => taken(square) || squares.includes(square);
  return section.exits.every(
    (exit) =>
      exit === entrance ||
      exit.squares.every((square) => isFreeBeyond(layout, full, lies(square), exit, roomBeyond)),
  );
}

function isFreeBeyond(
  layout: Layout,
  taken: (square: Square) => boolean,
  from: Square,
  exit: Exit,
  depth: number,
): boolean {
  let square = from;
  for (let step = 0; step < depth; step++) {
    square = neighbour(layout, square, exit.direction);
    if (square < 0 || taken(square)) return false;
  }
  return true;
}
