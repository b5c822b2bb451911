/** Computer players: one for either seat, which sees what that seat sees. */
import type { Player } from '@oubliette/kernel';
import { VAULT } from './kinds.ts';
import type { WickCommand, WickEvent, WickView } from './kinds.ts';

/** The thief peers where a snare may lie and oil is to spare; the warden shifts it away from where the thief is about to look. */
export function sensibleWick(): Player<WickView, WickCommand, WickEvent> {
  return {
    choose({ view, moves }) {
      const find = (type: WickCommand['type']) => moves.find((move) => move.type === type);
      if (view.turn === 'hiding') return moves[(view.oil * 3) % moves.length]!;
      if (view.turn === 'warden')
        return (view.snare === view.at + 2 ? find('shift') : undefined) ?? find('wait')!;
      const spare = view.oil - (VAULT - view.at);
      const mayLieThere = view.at + 1 >= 3 && view.at + 1 <= 6;
      return (mayLieThere && spare >= 4 ? find('peer') : undefined) ?? find('step')!;
    },
  };
}
