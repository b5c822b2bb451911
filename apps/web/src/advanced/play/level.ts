/** A level as the board draws it: its squares, its doors, and the exits still dark. */
import { boardSeen } from '@oubliette/advanced';
import type { Level } from '@oubliette/advanced';
import { neighbour, sameExit, withSquares, emptySquares } from '@oubliette/dungeon';
import type { Board, Exit, Layout, Square, SquareSet } from '@oubliette/dungeon';
import type { OpenEnd } from '../../board/cellText.ts';
import type { ShownDoor } from '../../board/Doors.tsx';
import type { BoardGround } from '../../board/GroundLayers.tsx';
import { isSame } from '../../board/same.ts';

export interface Laid {
  readonly board: Board;
  /** Every square of the level, in order. */
  readonly squares: readonly Square[];
  readonly known: SquareSet;
}

/** Every message brings new views: a layout equal to an earlier one reuses it. */
const drawn: { readonly layout: Layout; readonly laid: Laid }[] = [];
const KEPT = 6;

export function laidOf(layout: Layout): Laid {
  const known = drawn.find(
    (one) =>
      one.layout === layout ||
      (one.layout.pieces.length === layout.pieces.length &&
        one.layout.doors.length === layout.doors.length &&
        one.layout.exits.length === layout.exits.length &&
        isSame(one.layout, layout)),
  );
  if (known !== undefined) return known.laid;
  const board = boardSeen(layout);
  const squares = board.areas.flatMap((area) => area.squares).toSorted((a, b) => a - b);
  const laid = { board, squares, known: withSquares(emptySquares(board), squares) };
  drawn.unshift({ layout, laid });
  drawn.splice(KEPT);
  return laid;
}

export function groundOf(level: Level): BoardGround {
  const { board, squares, known } = laidOf(level.layout);
  return { board, known, laid: squares, doors: doorsOf(level, board), openEnds: openEnds(level) };
}

/** Doors between squares, and those in exits with nothing laid behind them. */
export function doorsOf({ layout, doors, opened, falseDoors }: Level, board: Board): ShownDoor[] {
  const inside = board.doors.flatMap(({ a, b }, index): ShownDoor[] => {
    const state = doors[index];
    return state === undefined || state === 'hidden' ? [] : [{ key: `${a}-${b}`, size: board, a, b, state }];
  });
  const outside = layout.exits.flatMap((exit): ShownDoor[] => {
    const [a] = exit.squares;
    if (exit.door === null || exit.door === 'hidden' || a === undefined) return [];
    const b = neighbour(board, a, exit.direction);
    const isIn = (exits: readonly Exit[]): boolean => exits.some((other) => sameExit(other, exit));
    const state = isIn(falseDoors) ? 'walledUp' : isIn(opened) ? 'open' : 'closed';
    return b < 0 ? [] : [{ key: `${a}-${b}`, size: board, a, b, state }];
  });
  return [...inside, ...outside];
}

/** Exits with darkness beyond: open ends, and open doors onto nothing. */
export function darkExits({ layout, falseDoors, opened }: Level): readonly Exit[] {
  return layout.exits.filter(
    (exit) =>
      !falseDoors.some((other) => sameExit(other, exit)) &&
      (exit.door === null || opened.some((other) => sameExit(other, exit))),
  );
}

/** The dark sides of squares. */
function openEnds(level: Level): readonly OpenEnd[] {
  return darkExits(level).flatMap(({ squares, direction }) =>
    squares.map((square) => ({ square, direction })),
  );
}
