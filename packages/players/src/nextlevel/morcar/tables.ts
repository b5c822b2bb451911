/** Tables that two monsters trample on their way, for free (NXT-MON-11). */
import { stepsApart } from '@oubliette/dungeon';
import type { PlayerLook } from '@oubliette/kernel';
import type { NextCommand, NextView } from '@oubliette/nextlevel';
import type { Manner } from '../../shared/morcar/difficulty.ts';
import type { Lair } from '../../shared/morcar/lair.ts';
import { hasPlight } from '../seen.ts';

type Smash = Extract<NextCommand, { type: 'smash' }>;

/** A table that lengthens the way of others; null if there is none, or no monster is left to come. */
export function trample(
  lair: Lair,
  { greedy }: Manner,
  { view, moves }: PlayerLook<NextView, NextCommand>,
): Smash | null {
  const { actor } = view.turn;
  if (!greedy || actor === null || !hasPlight(view, actor, 'trampling')) return null;
  // In another monster's name it would end the walker's turn.
  const smash = moves.find((move): move is Smash => move.type === 'smash' && move.figure === actor);
  return smash !== undefined && isRoundabout(lair, view) ? smash : null;
}

/** Whether a monster still to be played has further to walk than the squares between. */
function isRoundabout({ field, prey }: Lair, { board, figures, turn }: NextView): boolean {
  return figures.some(({ id, side, square }) => {
    if (side !== 'morcar' || id === turn.actor || turn.done.includes(id)) return false;
    const straight = Math.min(...prey.map(({ figure }) => stepsApart(board, square, figure.square)));
    return field.steps[square]! > straight;
  });
}
