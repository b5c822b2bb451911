/** Where a figure of NextLevel can walk, as a seat knows the board: it may cross squares again, turning right round costs one, the Elf steps diagonally. */
import { groundSeen, movementLeft, reachOf } from '@oubliette/classic/extend';
import type { FigureId, ReachWishes } from '@oubliette/classic/extend';
import { diagonalNeighbours, directionTo, neighbour, opposite, SOUTH } from '@oubliette/dungeon';
import type { Reach, Square } from '@oubliette/dungeon';
import type { NextView } from './view.ts';

/** Movement left; null if the figure may not move. */
export function nextMovementLeft(view: NextView, mover: FigureId): number | null {
  const { over, rooted } = view.next.turn;
  return view.turn.actor === mover && (over || rooted) ? null : movementLeft(view, mover);
}

/**
 * Leaving the opposite way to the arrival costs 1, unless the figure already faces that way (NXT-MOV-03,
 * NXT-FAC-03).
 */
export function turningCost(view: NextView, mover: FigureId, to: Square): number {
  const square = view.figures.find(({ id }) => id === mover)?.square;
  if (square === undefined) return 0;
  const facing = view.next.facing[mover] ?? SOUTH;
  const came = view.turn.actor === mover ? (view.next.turn.arrived ?? facing) : facing;
  const way = directionTo(view.board, square, to);
  return way === opposite(came) && way !== facing ? 1 : 0;
}

export function nextReachOf(view: NextView, mover: FigureId, wishes: ReachWishes = {}): Reach | null {
  const figure = view.figures.find(({ id }) => id === mover);
  const left = nextMovementLeft(view, mover);
  if (figure === undefined || left === null) return null;
  const ground = groundSeen(view);
  const start = wishes.from ?? figure.square;
  const isClosed = (square: Square): boolean =>
    wishes.avoid?.(square) === true || view.next.spheres.some((sphere) => sphere.square === square);
  const search = (from: Square, budget: number, avoid: (square: Square) => boolean): Reach | null =>
    reachOf(view, mover, {
      from,
      budget,
      avoid,
      crossed: [start],
      ...(mover === 'elf' ? { links: (square) => diagonalNeighbours(ground, square, 'clear') } : {}),
    });
  const budget = wishes.budget ?? left;
  const all = search(start, budget, isClosed);
  const back = start === figure.square ? behind(view, mover, start) : -1;
  if (all === null || back < 0 || all.from[back] !== start) return all;
  const first = search(start, budget, (square) => square === back || isClosed(square));
  const about = budget < 2 ? null : search(back, budget - 2, isClosed);
  if (first === null || about === null) return first;
  // A figure there may be passed, but its square is no place to stop.
  if (view.figures.some(({ square }) => square === back)) about.cost[back] = -1;
  return cheaper(first, about, start, back);
}

/** The square that requires turning round; -1 for none. */
function behind(view: NextView, mover: FigureId, from: Square): Square {
  const facing = view.next.facing[mover] ?? SOUTH;
  const came = view.turn.actor === mover ? (view.next.turn.arrived ?? facing) : facing;
  const back = neighbour(view.board, from, opposite(came));
  return back >= 0 && turningCost(view, mover, back) > 0 ? back : -1;
}

/** Of two searches, the cheaper way: straight on, or round and through the square behind. */
function cheaper(on: Reach, about: Reach, start: Square, back: Square): Reach {
  const cost = on.cost.slice();
  const from = on.from.slice();
  for (const square of about.cost.keys()) {
    const isWay = square === back || about.from[square]! >= 0;
    if (square === start || !isWay) continue;
    const spent = about.cost[square]! < 0 ? -1 : about.cost[square]! + 2;
    const isKnown = on.from[square]! >= 0;
    if (isKnown && (spent < 0 || (cost[square]! >= 0 && cost[square]! <= spent))) continue;
    cost[square] = spent;
    from[square] = square === back ? start : about.from[square]!;
  }
  return { cost, from };
}
