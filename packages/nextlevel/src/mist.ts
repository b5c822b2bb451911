/** Black Mist: who it keeps from shooting at whom (NXT-FIM-07). */
import type { Figure } from '@oubliette/classic';
import type { NextState } from './state.ts';

/** Whether mist lies between the two: sight is blocked both ways, for all but the fimir. */
export function isMisty(state: NextState, from: Figure, to: Figure): boolean {
  if (from.kind === 'fimir') return false;
  return state.next.mists.some((squares) => squares.includes(from.square) || squares.includes(to.square));
}
