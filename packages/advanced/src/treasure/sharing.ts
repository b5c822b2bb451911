/** Something was found: whoever wants some of it says so. How that begins (ADV-EXPL-13, ADV-EXPL-14, ADV-MGT-05). */
import { heroSeats } from '../figures.ts';
import type { Play } from '../play.ts';

/** A player alone simply takes it. */
export function share(play: Play, from: string): void {
  const seats = heroSeats(play.state);
  if (seats.length > 1)
    play.begin({ tag: 'share', from, seats, claims: [], disputed: null, claimed: false }, 'ADV-EXPL-13');
}
