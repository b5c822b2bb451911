/** A monster of lower status takes a point in another's place (NXT-MON-02). */
import { figureOf, groundOf } from '@oubliette/classic/extend';
import type { FigureId, World } from '@oubliette/classic/extend';
import { adjacent } from '@oubliette/dungeon';
import { findCard, isLower } from '../content/bestiary.ts';
import type { NextState } from '../state.ts';

/** Monsters on its four sides that it may pull in front of itself. */
export function shieldsFor(world: World, state: NextState, target: FigureId): FigureId[] {
  const { side, kind, square } = figureOf(state, target);
  if (side !== 'morcar' || findCard(kind) === undefined) return [];
  const ground = groundOf(world, state);
  return state.figures
    .filter((other) => other.side === 'morcar' && findCard(other.kind) !== undefined)
    .filter((other) => isLower(other.kind, kind) && adjacent(ground, square, other.square))
    .map(({ id }) => id);
}
