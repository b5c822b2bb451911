/** An attacker turns to its target (NXT-FAC-04). */
import type { FigureId } from '@oubliette/classic/extend';
import { figureOf } from '@oubliette/classic/extend';
import { facingTowards } from '../facing.ts';
import type { NextPlay } from '../play.ts';

/** At no cost, and only if it faces another way. */
export function turnTowards(play: NextPlay, id: FigureId, target: FigureId): void {
  const figure = figureOf(play.state, id);
  const { square } = figureOf(play.state, target);
  if (figure.square === square) return;
  const facing = facingTowards(play.world, play.state, figure, square);
  if (facing !== play.next.facing[id])
    play.emit({ type: 'faced', rules: ['NXT-FAC-04'], figure: id, facing, cost: 0 });
}
