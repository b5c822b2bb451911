/** How figures walk and leap by classic's rules, as far as a seat knows. */
import { groundSeen, isPitfall, movementLeft, reachOf } from '@oubliette/classic';
import type { Figure, View } from '@oubliette/classic';
import { crossable, enterable, hasSquare, neighbour } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { Walking } from '../kit.ts';
import type { Leap } from './reach.ts';

export const CLASSIC_WALKING: Walking = {
  left: movementLeft,
  reach: reachOf,
  turning: () => 0,
  jumpOver,
  pitBeside,
  isRisky,
  sight: Infinity,
};

/** Found traps that go off under a figure; monsters do not spring them (CLS-TRP-04, CLS-TRP-30). */
function isRisky(view: View, figure: Figure, square: Square): boolean {
  return (
    figure.side === 'heroes' &&
    (isPitfall(view, figure, square) ||
      view.traps.some(({ kind, squares }) => kind === 'rockfall' && squares.includes(square)))
  );
}

/** Heroes may climb down into an empty pit; monsters never do (CLS-TRP-13). */
function pitBeside(view: View, figure: Figure, from: Square, direction: Direction): Square {
  const to = neighbour(view.board, from, direction);
  const isOpen = figure.side === 'heroes' && to >= 0 && isPitfall(view, figure, to);
  if (!isOpen || view.turn.path.includes(to) || !crossable(groundSeen(view), from, direction)) return -1;
  return view.figures.some(({ square }) => square === to) ? -1 : to;
}

/** The leap over the pit on this side of a square, as far as the seat knows. */
function jumpOver(view: View, from: Square, direction: Direction): Leap | null {
  const first = neighbour(view.board, from, direction);
  const pit = view.traps.find(({ kind, squares }) => kind === 'pit' && squares.includes(first));
  if (pit === undefined || !hasSquare(view.pits, first)) return null;
  const over: Square[] = [];
  let at = from;
  let next = first;
  const ground = groundSeen(view);
  const crossed = new Set(view.turn.path);
  const isFree = (square: Square): boolean =>
    enterable(ground, square) &&
    !crossed.has(square) &&
    !view.figures.some((figure) => figure.square === square);
  while (next >= 0 && crossable(ground, at, direction) && isFree(next)) {
    if (!pit.squares.includes(next))
      return hasSquare(view.pits, next) ? null : { is: 'jump', over, to: next };
    over.push(next);
    at = next;
    next = neighbour(view.board, at, direction);
  }
  return null;
}
