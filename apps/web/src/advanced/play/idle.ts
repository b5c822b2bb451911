/** A moment for counters at which none could fit, as far as all know: nobody is handed the device for it. */
import { counterCouldFit, topSeenAs } from '@oubliette/advanced';
import type { Command, View } from '@oubliette/advanced';
import type { Idle } from '../../play/gameUi.ts';

export function idleIn(view: View, moves: readonly Command[]): Idle<Command> | null {
  const frame = topSeenAs(view, 'counter');
  if (frame === null || counterCouldFit(view, frame)) return null;
  const command = moves.find(({ type }) => type === 'holdCounters');
  return command === undefined ? null : { command, isTurn: false };
}
