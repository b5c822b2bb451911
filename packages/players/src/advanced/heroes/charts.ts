/** The content of a treasure map for the party's level: rooms and doors not seen yet (ADV-TRE-05). */
import { groundOf } from '@oubliette/advanced/reckoning';
import { distances, enterable, neighbour } from '@oubliette/dungeon';
import type { Direction, Exit, Ground, Square } from '@oubliette/dungeon';
import { noted } from '../seen.ts';
import type { Seen } from '../seen.ts';

interface Chart {
  readonly ground: Ground;
  /** The squares of rooms on the map that are not found yet. */
  readonly rooms: ReadonlySet<Square>;
}

/** Null without a map of this level. */
export function chartOf(seen: Seen): Chart | null {
  return noted(seen, 'chart', () => {
    const { view, state, world } = seen;
    const drawn = view.charts.find(({ level }) => level === view.level)?.drawn;
    if (drawn === undefined) return null;
    const ground = groundOf(world, { ...state, figures: [], levels: view.levels.with(view.level, drawn) });
    const rooms = ground.board.areas
      .filter(({ id }) => drawn.places[id]?.kind === 'room')
      .flatMap(({ squares }) => squares)
      .filter((square) => isUnseen(seen, square));
    return { ground, rooms: new Set(rooms) };
  });
}

function isUnseen({ ground: { board } }: Seen, square: Square): boolean {
  return board.areaOf[square]! < 0;
}

/** Steps over unseen squares from an exit to the nearest room; Infinity if the map shows none that way. */
export function roomsBeyond(seen: Seen, { ground, rooms }: Chart, { squares, direction }: Exit): number {
  const far = noted(seen, 'chart far', () => {
    const open = { ...ground, doors: ground.doors.map(() => 'open' as const) };
    return distances(open, [...rooms], (square) => enterable(open, square) && isUnseen(seen, square));
  });
  const steps = squares.map((square) => far[neighbour(ground.board, square, direction)] ?? -1);
  return Math.min(Infinity, ...steps.filter((one) => one >= 0));
}

/** Whether a room on the map lies right behind a wall. */
export function isRoomBehind(
  { ground: { board } }: Seen,
  { rooms }: Chart,
  squares: readonly Square[],
  side: Direction,
): boolean {
  return squares.some((square) => rooms.has(neighbour(board, square, side)));
}
