/** A computer player that joins mid-match first hears what its seat has learned so far. */
import type { BaseEvent, SeatId } from '@oubliette/kernel';
import { isOfTheGame, known } from './batch.ts';
import type { BotSeat } from './bots.ts';
import type { Past } from './past.ts';
import type { Room } from './room.ts';

export interface Briefed extends BotSeat {
  /** Before its first request. If the past cannot be read, it plays on without. */
  ready(): Promise<void>;
}

export function briefed(room: Room, past: Past, seat: SeatId, player: BotSeat): Briefed {
  const since = room.standing.seq + 1;
  let heard: BaseEvent[] | null = [];
  let briefing: Promise<void> | null = null;
  const brief = async (): Promise<void> => {
    const before = await learned(room, past, seat, since).catch(() => []);
    const then = heard ?? [];
    heard = null;
    player.hear([...before, ...then]);
    await player.ready?.();
  };
  return {
    ready: () => (briefing ??= brief()),
    hear(events) {
      if (heard === null) player.hear(events);
      else heard.push(...events);
    },
    choose: (asked) => player.choose(asked),
    leave: () => player.leave(),
  };
}

async function learned({ open }: Room, past: Past, seat: SeatId, before: number): Promise<BaseEvent[]> {
  const rows = await past.before(before, before);
  return rows.flatMap(({ row: { entry }, events }) =>
    entry.kind === 'match' && isOfTheGame(entry.entry.kind) ? known(open, events, seat) : [],
  );
}
