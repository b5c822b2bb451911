/** Everything that belongs to one open table. */
import { Advice } from './advice.ts';
import { Attendance } from './attendance.ts';
import { BotPlayers } from './botPlayers.ts';
import type { Host } from './host.ts';
import { Manners } from './manners.ts';
import { Past } from './past.ts';
import { Play } from './play.ts';
import { Room } from './room.ts';
import type { Resumed } from './snapshot.ts';
import type { Open } from './standing.ts';

export interface Hosted {
  readonly room: Room;
  readonly play: Play;
  readonly bots: BotPlayers;
  readonly advice: Advice;
  readonly past: Past;
  readonly manners: Manners;
  readonly attendance: Attendance;
}

/** `quiet` is called whenever the computer players have nothing more to do. */
export function hostTable(host: Host, open: Open, resumed: Resumed, quiet: () => void): Hosted {
  const room = new Room(host, open, resumed);
  const play = new Play(room);
  const past = new Past(host, open);
  const bots = new BotPlayers(room, play, past, quiet);
  const manners = new Manners();
  return {
    room,
    play,
    bots,
    advice: new Advice(room, past),
    past,
    manners,
    attendance: new Attendance(room),
  };
}

/** Nothing is under way, and no client is connected. */
export function isQuiet({ room, bots }: Hosted): boolean {
  return room.visits.size === 0 && !room.isBusy && !bots.isThinking;
}

/** Its computer players leave, and absences are no longer watched. */
export function dismissBots({ bots, advice, attendance }: Hosted): void {
  attendance.leave();
  bots.leave();
  advice.leave();
}
