/** Questions that need not be put to a person: what was chosen for each sort, and what is answered then. */
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import type { Chair } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import type { Asks, Asking } from '../settings/settings.ts';

/** A question to one of the player's seats with an answer that lets things go on as they are. */
export interface Sparable<Command extends BaseCommand = BaseCommand> {
  /** Its sort, one of the game's `AskSort`s. */
  readonly sort: string;
  readonly seat: SeatId;
  readonly goOn: Command;
  /** Another answer could change what counts: it kills, it saves, it spends the last. */
  readonly matters: boolean;
  /**
   * Others at the table may not learn from a pause whether the seat holds anything: asked or not, the answer
   * comes after the same beat, unless the person takes their time on purpose.
   */
  readonly veiled?: boolean;
}

/** A sort of question, as people choose whether to be asked. */
export interface AskSort {
  /** Unique among all games: `advanced.fate`. */
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** What is answered when it is not asked. */
  readonly otherwise: Readonly<Record<Language, string>>;
}

export function wishFor(asks: Asks, sort: string): Asking {
  return asks[sort] ?? 'matters';
}

/** Who else could read something from a pause: people elsewhere, or the other side round the same screen. */
export interface Onlookers {
  readonly elsewhere: boolean;
  readonly besideMe: boolean;
}

/** Put to the person, answered for them at once, or after the beat that all such questions take. */
export type Course = 'ask' | 'spare' | 'beat';

export function courseOf(
  { sort, matters, veiled = false }: Pick<Sparable, 'sort' | 'matters' | 'veiled'>,
  asks: Asks,
  { elsewhere, besideMe }: Onlookers,
): Course {
  const wish = wishFor(asks, sort);
  if (wish !== 'matters') return wish === 'never' ? 'spare' : 'ask';
  if (veiled && besideMe) return 'ask';
  if (veiled && elsewhere) return 'beat';
  return matters ? 'ask' : 'spare';
}

export function onlookersOf({
  chairs,
  seats,
}: {
  readonly chairs: readonly Chair[];
  readonly seats: readonly SeatId[];
}): Onlookers {
  const own = chairs.filter(({ seat }) => seats.includes(seat));
  return {
    elsewhere: chairs.some(({ seat, occupant }) => occupant?.is === 'member' && !seats.includes(seat)),
    besideMe: new Set(own.map(({ role }) => role)).size > 1,
  };
}

/** How long a veiled question lasts, whatever is held: long enough to say that one wants to think. */
export const BEAT_MS = 3000;
