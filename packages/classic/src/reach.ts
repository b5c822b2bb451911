/** Where a figure can go, as far as its seat knows. */
import {
  DIRECTIONS,
  enterable,
  hasSquare,
  isSquare,
  neighbour,
  reach,
  unionSquares,
  withSquares,
} from '@oubliette/dungeon';
import type { Ground, Reach, Square } from '@oubliette/dungeon';
import type { Figure, FigureId } from './state.ts';
import type { View } from './view.ts';
import { pieceSquares } from './world.ts';

type Seen = Pick<View, 'board' | 'doors' | 'rubble' | 'furnitureSquares' | 'screen'>;

/** The board as the seat knows it; Morcar also knows what is still unseen. */
export function groundSeen({ board, doors, rubble, furnitureSquares, screen }: Seen): Ground {
  if (screen === null) return { board, doors, rubble, furniture: furnitureSquares };
  const { quest } = screen;
  return {
    board: quest.board,
    doors: screen.doors,
    rubble: unionSquares(rubble, quest.blocked),
    furniture: withSquares(
      furnitureSquares,
      quest.furniture.flatMap((_, piece) => pieceSquares({ quest }, screen, piece)),
    ),
  };
}

export interface ReachWishes {
  /** Start there instead of on the figure's own square, with this much movement left. */
  readonly from?: Square;
  readonly budget?: number;
  /** Squares to avoid, besides those the rules close. */
  readonly avoid?: (square: Square) => boolean;
  /** Squares already crossed, which stay closed; by default those of the current move. */
  readonly crossed?: readonly Square[];
  /** Squares reachable in one step besides the neighbours. */
  readonly links?: (square: Square) => readonly Square[];
}

/** What the figure has left to move; null when it cannot move now. */
export function movementLeft(
  { turn, figures }: Pick<View, 'turn' | 'figures'>,
  mover: FigureId,
): number | null {
  const figure = figures.find(({ id }) => id === mover);
  if (figure === undefined || turn.done.includes(mover)) return null;
  if (turn.actor !== mover) return figure.move;
  return turn.moveOver ? null : turn.left;
}

/** The squares of the pit a figure is in, along which it walks (CLS-TRP-12); none if it is in none. */
function pitHolding(
  { traps, pits }: Pick<View, 'traps' | 'pits'>,
  { square, conditions }: Figure,
): readonly Square[] {
  if (!conditions.includes('pit') || !hasSquare(pits, square)) return [];
  return traps.find(({ squares }) => squares.includes(square))?.squares ?? [square];
}

/** Whether a figure entering a square climbs down into an open pit, a deliberate fall (CLS-TRP-13). */
export function isPitfall(view: Pick<View, 'traps' | 'pits'>, figure: Figure, to: Square): boolean {
  return hasSquare(view.pits, to) && !pitHolding(view, figure).includes(to);
}

/** Where the figure can go with its remaining movement, into no pit (CLS-MOV-04 to CLS-MOV-10). */
export function reachOf(view: View, mover: FigureId, wishes: ReachWishes = {}): Reach | null {
  const { turn, figures } = view;
  const figure = figures.find(({ id }) => id === mover);
  const left = movementLeft(view, mover);
  if (figure === undefined || left === null) return null;
  const isActing = turn.actor === mover;
  const ground = groundSeen(view);
  const crossed = new Set(wishes.crossed ?? (isActing ? turn.path : [figure.square]));
  const boons = isActing ? turn.boons : [];
  const held = new Map(figures.map((other) => [other.square, other]));
  const bottom = wishes.from === undefined || wishes.from === figure.square ? pitHolding(view, figure) : [];
  const isClosed = (square: Square): boolean =>
    crossed.has(square) ||
    (hasSquare(view.pits, square) && !bottom.includes(square)) ||
    (figure.side === 'morcar' && view.stairs.includes(square)) ||
    wishes.avoid?.(square) === true;
  const passes = (square: Square): boolean => {
    const holder = held.get(square);
    if (holder === undefined || boons.includes('veilOfMist')) return true;
    if (isActing && turn.denied.includes(holder.id)) return false;
    return holder.side === figure.side || holder.side === 'nobody';
  };
  const throughRock = (square: Square): Square[] =>
    DIRECTIONS.map((direction) => neighbour(view.board, square, direction)).filter((beyond) =>
      isSquare(view.board, beyond),
    );
  const linked = wishes.links === undefined ? {} : { links: wishes.links };
  return reach(ground, wishes.from ?? figure.square, {
    budget: wishes.budget ?? left,
    enter: (square) => enterable(ground, square) && !isClosed(square) && passes(square),
    stay: (square) => !held.has(square),
    ...(boons.includes('passThroughRock') ? { links: throughRock } : linked),
  });
}
