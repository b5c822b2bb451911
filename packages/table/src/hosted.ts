/** All that belongs to one open table. */
import { BotPlayers } from './botPlayers.ts';
import type { Host } from './host.ts';
import { Past } from './past.ts';
import { Play } from './play.ts';
import { Room } from './room.ts';
import type { Resumed } from './snapshot.ts';
import type { Open } from './standing.ts';

export interface Hosted {
  readonly room: Room;
  readonly play: Play;
  readonly bots: BotPlayers;
  readonly past: Past;
}

/** `quiet` is called whenever the computer players have nothing more to do. */
export function hostTable(host: Host, open: Open, resumed: Resumed, quiet: () => void): Hosted {
  const room = new Room(host, open, resumed);
  const play = new Play(room);
  return { room, play, bots: new BotPlayers(room, play, quiet), past: new Past(host.store, open) };
}

/** Nothing is under way, and nobody looks. */
export function isQuiet({ room, bots }: Hosted): boolean {
  return room.visits.size === 0 && !room.isBusy && !bots.isThinking;
}
