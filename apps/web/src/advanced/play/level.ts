/** A level as the board draws it: its squares, its doors, and the exits still dark. */
import { boardSeen } from '@oubliette/advanced';
import type { Level } from '@oubliette/advanced';
import { neighbour, sameExit } from '@oubliette/dungeon';
import type { Board, Exit } from '@oubliette/dungeon';
import type { OpenEnd } from '../../board/cellText.ts';
import type { ShownDoor } from '../../board/Doors.tsx';
import type { BoardGround } from '../../board/GroundLayers.tsx';
import { laidBy } from '../../board/laid.ts';

export const laidOf = laidBy(boardSeen);

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
