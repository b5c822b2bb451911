/** Figures with no square left to go to (NXT-COR). */
import { checkSquare, figureAt, has, leadsDown } from '@oubliette/classic/extend';
import type { Figure, World } from '@oubliette/classic/extend';
import { areFoes, canHit, wieldedBy } from './arms.ts';
import { squaresToStepTo } from './movement/ways.ts';
import { isOverwhelmed } from './overwhelmed.ts';
import type { NextState } from './state.ts';

const FEWEST_ATTACKERS = 2;

/** Two enemies can attack it and it can step nowhere but into a pit. With four around it, it is overwhelmed instead. */
export function isCornered(world: World, state: NextState, target: Figure): boolean {
  if (canStep(world, state, target) || isOverwhelmed(world, state, target)) return false;
  const attackers = state.figures.filter(
    (figure) =>
      areFoes(figure, target) &&
      !has(figure, 'asleep') &&
      canHit(world, state, figure, target, wieldedBy(state, figure)),
  );
  return attackers.length >= FEWEST_ATTACKERS;
}

function canStep(world: World, state: NextState, mover: Figure): boolean {
  const way = { path: [], boons: [] };
  return squaresToStepTo(world, mover).some(
    (to) =>
      figureAt(state, to) === undefined &&
      !leadsDown(world, state, mover, mover.square, to) &&
      checkSquare(world, state, mover, way, mover.square, to) === null,
  );
}
