/** Where a step may lead, and what it costs (NXT-MOV, NXT-FAC-03, NXT-ELF-05). */
import { CLASSIC_POINTS } from '@oubliette/classic/extend';
import type { Figure, StepCost, Way, World } from '@oubliette/classic/extend';
import {
  besideCorner,
  diagonalNeighbours,
  DIRECTIONS,
  enterable,
  neighbour,
  NORTH,
  squaresOnSides,
} from '@oubliette/dungeon';
import type { Ground, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId } from '@oubliette/kernel';
import { turningFor } from '../facing.ts';
import { mayClimb } from '../heights.ts';
import type { NextState } from '../state.ts';
import { isSphere } from '../traps/lines.ts';

/** Side by side; for the elf also diagonally (NXT-ELF-05). */
export function squaresToStepTo({ board }: World, { id, square }: Figure): Square[] {
  return [
    ...DIRECTIONS.map((direction) => neighbour(board, square, direction)).filter((to) => to >= 0),
    ...(id === 'elf' ? squaresOnSides(board, square, NORTH, CORNERS) : []),
  ];
}

const CORNERS = ['frontRight', 'backRight', 'backLeft', 'frontLeft'] as const;

/**
 * The elf's diagonal step passes no wall, shut door, furniture or rubble, nor enters any; figures do not
 * matter (NXT-ELF-06).
 */
export function checkBorder(
  ground: Ground,
  mover: Figure,
  way: Way,
  from: Square,
  to: Square,
): Refusal | null {
  if (mover.id !== 'elf' || besideCorner(ground.board, from, to) === null)
    return CLASSIC_POINTS.checkBorder(ground, mover, way, from, to);
  if (!diagonalNeighbours(ground, from, 'clear').includes(to))
    return refuse('cornerInTheWay', 'NXT-ELF-06', { to });
  return enterable(ground, to) ? null : refuse('squareBlocked', 'CLS-MOV-10', { to });
}

/** Spheres keep everybody off; goblins may enter furniture they can climb. */
export function barredBy(
  world: World,
  state: NextState,
  ground: Ground,
  mover: Figure,
  square: Square,
): RuleId | null {
  if (isSphere(state, square)) return 'NXT-TRP-16';
  const rule = CLASSIC_POINTS.barredBy(world, state, ground, mover, square);
  return rule !== null && mayClimb(world, state, mover, square) ? null : rule;
}

/** 1 more for turning right round first (NXT-MOV-03). */
export function stepCost(
  world: World,
  state: NextState,
  mover: Figure,
  way: Pick<Way, 'path'>,
  from: Square,
  to: Square,
): StepCost {
  return turningFor(world, state, mover, way, from, to).cost === 0 ? AHEAD : ABOUT;
}

const AHEAD: StepCost = { points: 1, rule: 'NXT-MOV-01' };
const ABOUT: StepCost = { points: 2, rule: 'NXT-MOV-03' };
