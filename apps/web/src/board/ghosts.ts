/** Ways to lay a tile, while a player chooses between them. */
import { neighbour, pieceSquares, sectionOf, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Direction, Exit, Layout, Piece, Sections, Square } from '@oubliette/dungeon';
import type { Light } from './light.ts';

export interface Ghost {
  /** Its number among the ways, from 0. */
  readonly option: number;
  readonly squares: readonly Square[];
  /** The square of its number: one that no other way covers, if there is one. */
  readonly badge: Square;
  /** Where it would continue: open ends and doors. */
  readonly ends: readonly { readonly square: Square; readonly direction: Direction }[];
}

/** A section laid, and the exit it is joined to. */
type Step = Omit<Piece, 'id'> & { readonly exit: Pick<Exit, 'squares'> };

export function ghostsFor(
  layout: Layout,
  sections: Sections,
  ways: readonly (readonly Step[])[],
): readonly Ghost[] {
  const covered = ways.map((steps) =>
    steps.flatMap(({ section, at, turns }) =>
      pieceSquares(layout, sections, { id: section, section, at, turns }),
    ),
  );
  return ways.map((steps, option) => {
    const squares = covered[option]!;
    const others = new Set(covered.flatMap((each, index) => (index === option ? [] : each)));
    const own = squares.filter((square) => !others.has(square));
    const free = own.length > 0 ? own : squares;
    return {
      option,
      squares,
      badge: free[Math.floor(free.length / 2)]!,
      ends: endsOf(layout, sections, steps, squares),
    };
  });
}

/** Exits of its sections with none of them beyond, and that do not lead back. */
function endsOf(
  layout: Layout,
  sections: Sections,
  steps: readonly Step[],
  covered: readonly Square[],
): Ghost['ends'] {
  const own = new Set(covered);
  const from = new Set(steps.flatMap(({ exit }) => exit.squares));
  return steps.flatMap(({ section, at, turns }) => {
    const laid = sectionOf(sections, { section, turns });
    const [x, y] = [xOf(layout, at), yOf(layout, at)];
    const lies = (square: Square): Square =>
      squareAt(layout, x + xOf(laid.board, square), y + yOf(laid.board, square));
    return laid.exits.flatMap(({ squares, direction }) =>
      squares
        .map((square) => ({ square: lies(square), direction }))
        .filter(({ square }) => {
          const beyond = neighbour(layout, square, direction);
          return !own.has(beyond) && !from.has(beyond);
        }),
    );
  });
}

/** The way a tap turns to: the one with its number there, else the next covering the square; null for the one shown. */
export function ghostTapped(ghosts: readonly Ghost[], shown: number | null, square: Square): number | null {
  const others = ghosts.filter(({ option, squares }) => option !== shown && squares.includes(square));
  const numbered = others.find(({ badge }) => badge === square);
  if (numbered !== undefined) return numbered.option;
  if (ghosts.some(({ option, squares }) => option === shown && squares.includes(square))) return null;
  return (others.find(({ option }) => option > (shown ?? -1)) ?? others[0])?.option ?? null;
}

/** Every possible way can be tapped and names itself; what would be laid is already drawn. */
export function withGhosts(
  lights: readonly Light[],
  ghosts: readonly Ghost[],
  spoken: (number: number) => string,
): readonly Light[] {
  const drawn = new Set(ghosts.flatMap(({ squares }) => squares));
  if (drawn.size === 0) return lights;
  const told = new Set(lights.map(({ square }) => square));
  return [
    ...lights.map((light) => (drawn.has(light.square) ? { ...light, undrawn: true } : light)),
    ...ghosts.flatMap(({ squares, option }) =>
      squares
        .filter((square) => !told.has(square))
        .map((square): Light => ({ square, kind: 'choice', spoken: spoken(option + 1), undrawn: true })),
    ),
  ];
}

/** Walls, or lines across a place, of which one is to be chosen: their sides of squares, and whether it is the one staged. */
export interface WallShown {
  readonly squares: readonly Square[];
  readonly side: Direction;
  readonly staged: boolean;
}
