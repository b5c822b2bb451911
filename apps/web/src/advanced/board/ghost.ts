/** The possible layouts of a section, while a player chooses between them. */
import { SECTIONS, topSeenAs } from '@oubliette/advanced';
import type { Command, FrameSeenOf, View } from '@oubliette/advanced';
import { neighbour, pieceSquares, sectionOf, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Direction, Layout, Square } from '@oubliette/dungeon';

export interface Ghost {
  /** The number `chooseLayout` uses, from 0. */
  readonly option: number;
  readonly squares: readonly Square[];
  /** The square of its number: one that no other layout covers, if there is one. */
  readonly badge: Square;
  /** Where it would continue: open ends and doors. */
  readonly ends: readonly { readonly square: Square; readonly direction: Direction }[];
}

/** Empty if nothing is to be chosen. */
export function ghostsOf(view: View): readonly Ghost[] {
  const top = topSeenAs(view, 'laying');
  const layout = view.levels[view.level]?.layout;
  if (top === null || layout === undefined) return [];
  const { plans } = top;
  const covered = plans.map(({ steps }) => squaresOfSteps(layout, steps));
  return plans.map(({ steps }, option) => {
    const squares = covered[option]!;
    const others = new Set(covered.flatMap((each, index) => (index === option ? [] : each)));
    const own = squares.filter((square) => !others.has(square));
    const free = own.length > 0 ? own : squares;
    return {
      option,
      squares,
      badge: free[Math.floor(free.length / 2)]!,
      ends: endsOf(layout, steps, squares),
    };
  });
}

type Steps = FrameSeenOf<'laying'>['plans'][number]['steps'];

function squaresOfSteps(layout: Layout, steps: Steps): readonly Square[] {
  return steps.flatMap(({ section, at, turns }) =>
    pieceSquares(layout, SECTIONS, { id: section, section, at, turns }),
  );
}

/** Exits of its sections with none of them beyond, and that do not lead back. */
function endsOf(layout: Layout, steps: Steps, covered: readonly Square[]): Ghost['ends'] {
  const own = new Set(covered);
  const from = new Set(steps.flatMap(({ exit }) => exit.squares));
  return steps.flatMap(({ section, at, turns }) => {
    const laid = sectionOf(SECTIONS, { section, turns });
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

/** Which of them is shown: the staged one, or the chosen kind. */
export function ghostShown(staged: Command | null, chosen: string | null): number | null {
  if (staged?.type === 'chooseLayout') return staged.option;
  const number = /^layout (\d+)$/u.exec(chosen ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

/** The layout a tap turns to: the one with its number there, else the next covering the square; null for the one shown. */
export function ghostTapped(ghosts: readonly Ghost[], shown: number | null, square: Square): number | null {
  const others = ghosts.filter(({ option, squares }) => option !== shown && squares.includes(square));
  const numbered = others.find(({ badge }) => badge === square);
  if (numbered !== undefined) return numbered.option;
  if (ghosts.some(({ option, squares }) => option === shown && squares.includes(square))) return null;
  return (others.find(({ option }) => option > (shown ?? -1)) ?? others[0])?.option ?? null;
}

/** Walls, or lines for a portcullis, of which one is to be chosen: their sides of squares, and whether it is the one staged. */
export interface WallShown {
  readonly squares: readonly Square[];
  readonly side: Direction;
  readonly staged: boolean;
}

export function wallsIn(
  commands: readonly Command[],
  staged: Command | null,
  placesOf: (command: Command) => readonly Square[],
): readonly WallShown[] {
  return commands.flatMap((command) =>
    command.type === 'chooseWall' || command.type === 'dropPortcullis'
      ? [
          {
            squares: placesOf(command),
            side: command.side,
            staged: JSON.stringify(staged) === JSON.stringify(command),
          },
        ]
      : [],
  );
}
