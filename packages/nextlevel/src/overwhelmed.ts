/** Figures with an enemy on each of the four sides (NXT-OVW). */
import { figureAt, figureOf, groundOf } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { sideNeighbours } from '@oubliette/dungeon';
import { areFoes } from './arms.ts';
import { isBehind } from './facing.ts';
import type { NextState, Strike } from './state.ts';

const SIDES = 4;

/** No wall between them, and all four places held by enemies. */
export function isOverwhelmed(world: World, state: NextState, figure: Figure): boolean {
  const around = sideNeighbours(groundOf(world, state), figure.square);
  return (
    around.length === SIDES &&
    around.every((square) => {
      const other = figureAt(state, square);
      return other !== undefined && areFoes(figure, other);
    })
  );
}

/** The attackers an overwhelmed target may name to defend against: any but the one behind it (NXT-OVW-04). */
export function wardChoices(world: World, state: NextState, { attackers, target }: Strike): FigureId[] {
  const defender = figureOf(state, target);
  return attackers
    .map(({ figure }) => figureOf(state, figure))
    .filter(({ square }) => !isBehind(world, state, defender, square))
    .map(({ id }) => id);
}
