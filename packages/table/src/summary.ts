/** What the lobby shows of a table without opening it. */
import type { SeatId } from '@oubliette/kernel';
import type { Noun } from '@oubliette/words';
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
  /** In a sentence; as its title if absent. */
  readonly called?: readonly Noun[];
  /** The picture for it. */
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
  /** The seats without which the match cannot go on, and since when. */
  readonly awaited: readonly SeatId[];
  readonly since: number;
  readonly seq: number;
  readonly campaign: string | null;
}

/** Listed for everybody in the lobby: it is open, not over, and has a free chair. */
export function isFindable(summary: Summary): boolean {
  return (
    summary.options.open &&
    summary.phase !== 'over' &&
    summary.chairs.some(({ occupant }) => occupant === null)
  );
}
