/** How figures walk in NextLevel: they may cross squares again, turning right round costs one, the Elf steps diagonally. */
import { DISCOVERY_SIGHT, nextMovementLeft, nextReachOf, turningCost } from '@oubliette/nextlevel';
import type { NextView } from '@oubliette/nextlevel';
import type { Walking } from '../../classic/kit.ts';
import { CLASSIC_WALKING } from '../../classic/play/walking.ts';

export const NEXT_WALKING: Walking<NextView> = {
  left: nextMovementLeft,
  reach: nextReachOf,
  turning: turningCost,
  /** Over one square only (NXT-TRP-07). */
  jumpOver(view, from, direction) {
    const open = { ...view, turn: { ...view.turn, path: [] } };
    const leap = CLASSIC_WALKING.jumpOver(open, from, direction);
    return leap?.over.length === 1 ? leap : null;
  },
  pitBeside: (view, figure, from, direction) =>
    CLASSIC_WALKING.pitBeside({ ...view, turn: { ...view.turn, path: [] } }, figure, from, direction),
  isRisky: (view, figure, square) =>
    figure.side === 'heroes' && view.next.traps.some(({ squares }) => squares.includes(square)),
  sight: DISCOVERY_SIGHT,
};
