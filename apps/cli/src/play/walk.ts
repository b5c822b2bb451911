/** Walking to a square: the shortest way that the seat can see, one step after the other. */
import type { FigureId, View } from '@oubliette/classic';
import { enterable, hasSquare, reach } from '@oubliette/dungeon';
import type { Ground, Reach, Square } from '@oubliette/dungeon';

function groundOf(view: View): Ground {
  return { board: view.board, doors: view.doors, rubble: view.rubble, furniture: view.furnitureSquares };
}

/** Where the figure can go with what it has left to move, as far as its seat can tell. */
export function reachOf(view: View, mover: FigureId): Reach | null {
  const { turn, figures } = view;
  const figure = figures.find(({ id }) => id === mover);
  if (figure === undefined) return null;
  const isActing = turn.actor === mover;
  const left = isActing ? turn.left : figure.move;
  if (left === null || (isActing && turn.moveOver)) return null;
  const ground = groundOf(view);
  const crossed = new Set(isActing ? turn.path : []);
  const held = new Map(figures.map(({ square, side }) => [square, side]));
  const isClosed = (square: Square): boolean =>
    crossed.has(square) ||
    hasSquare(view.pits, square) ||
    (figure.side === 'morcar' && view.stairs.includes(square));
  const passes = (square: Square): boolean => {
    if (isActing && turn.boons.includes('veilOfMist')) return true;
    const side = held.get(square);
    return side === undefined || side === figure.side || side === 'nobody';
  };
  return reach(ground, figure.square, {
    budget: left,
    enter: (square) => enterable(ground, square) && !isClosed(square) && passes(square),
    stay: (square) => !held.has(square),
  });
}
