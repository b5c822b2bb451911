/** A moment of the game master's at which nothing in his hand fits: nobody is handed the device for it. */
import type { Command, View } from '@oubliette/expert';
import type { Idle } from '../../play/gameUi.ts';

export function idleIn({ stack, gm }: View, moves: readonly Command[]): Idle<Command> | null {
  const held = typeof gm.hand === 'number' ? gm.hand : gm.hand.length;
  const isEmpty = stack.at(-1)?.tag === 'moment' && held === 0;
  const command = isEmpty ? moves.find(({ type }) => type === 'passEvents') : undefined;
  return command === undefined ? null : { command, isTurn: false };
}
