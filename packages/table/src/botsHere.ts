/** Computer players that think in this very thread, one choice at a time. */
import type { Stream } from '@oubliette/kernel';
import type { Bots } from './bots.ts';
import type { Shelf } from './box.ts';
import { breathe } from './pause.ts';

/** `luck` makes the stream by which a new player decides. */
export function botsHere(shelf: Shelf, luck?: () => Stream): Bots {
  return {
    sit(game, bot) {
      const box = shelf.get(game);
      if (box === undefined) throw new Error(`there is no game ${game} on the shelf`);
      const player = box.makeBot(bot, luck?.());
      let hasLeft = false;
      return {
        hear(events) {
          if (hasLeft) return;
          for (const event of events) player.hear?.(event);
        },
        async choose({ view, moves, optional }) {
          await breathe();
          const look = { view, moves };
          return optional ? (player.consider?.(look) ?? null) : player.choose(look);
        },
        leave() {
          hasLeft = true;
        },
      };
    },
  };
}
