/** Computer players as the table asks them: elsewhere, and in their own time. */
import type { BaseCommand, BaseEvent, SeatId } from '@oubliette/kernel';

export interface BotAsked {
  readonly view: unknown;
  readonly moves: readonly BaseCommand[];
  /** The seat may act but need not: null is an answer. */
  readonly optional: boolean;
}

/** One computer player in one seat. */
export interface BotSeat {
  /** Its thread may have to start first: that does not count as thinking. */
  ready?(): Promise<void>;
  hear(events: readonly BaseEvent[]): void;
  choose(asked: BotAsked): Promise<BaseCommand | null>;
  leave(): void;
}

export interface Bots {
  sit(game: string, bot: string, table: string, seat: SeatId): BotSeat;
}
