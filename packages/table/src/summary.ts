/** What the lobby shows of a table without opening it. */
import type { SeatId } from '@oubliette/kernel';
import type { MemberId, Occupant, TableOptions } from './entries.ts';

export interface LocalText {
  readonly en: string;
  readonly fr: string;
}

/** A chair as the table shows it. */
export interface Chair {
  readonly seat: SeatId;
  readonly role: 'hero' | 'gamemaster';
  readonly title: LocalText;
  /** Which picture stands for it. */
  readonly emblem: string;
  readonly occupant: Occupant | null;
}

export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly title: LocalText;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly options: TableOptions;
  readonly chairs: readonly Chair[];
  readonly members: readonly { readonly id: MemberId; readonly name: string }[];
  /** The seats the match cannot go on without, and since when. */
  readonly awaited: readonly SeatId[];
  readonly since: number;
  readonly seq: number;
  readonly campaign: string | null;
}

/** Anyone may find it in the lobby: it is open, not over, and has a chair free. */
export function isFindable(summary: Summary): boolean {
  return (
    summary.options.open &&
    summary.phase !== 'over' &&
    summary.chairs.some(({ occupant }) => occupant === null)
  );
}
