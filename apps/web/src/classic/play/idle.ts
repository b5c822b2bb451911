/** A Morcar turn in which nothing can be done. */
import type { Command, View } from '@oubliette/classic';
import type { Idle } from '../../play/gameUi.ts';

/** Its end, where no monster can move or act and none has; null in any other turn. */
export function idleIn({ phase, turn }: View, moves: readonly Command[]): Idle<Command> | null {
  const [only, ...more] = moves;
  const isUntouched = phase === 'play' && turn.taker === null && turn.done.length === 0;
  return isUntouched && more.length === 0 && only?.type === 'endTurn'
    ? { command: only, isTurn: true }
    : null;
}
