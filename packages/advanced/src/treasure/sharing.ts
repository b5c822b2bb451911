/** Something was found, and players may claim it: the beginning (ADV-EXPL-13, ADV-EXPL-14, ADV-MGT-05). */
import { heroSeats } from '../figures.ts';
import type { Play } from '../play.ts';

/** A single player simply takes it. */
export function share(play: Play, from: string): void {
  const seats = heroSeats(play.state);
  if (seats.length > 1)
    play.begin({ tag: 'share', from, seats, claims: [], disputed: null, claimed: false }, 'ADV-EXPL-13');
}
