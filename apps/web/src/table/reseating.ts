/** Finds in the log where another player changed this player's seat. */
import type { SeatId } from '@oubliette/kernel';
import type { Batch, MemberId, Occupant } from '@oubliette/table';

export interface Reseating {
  readonly seat: SeatId;
  readonly by: MemberId;
  readonly occupant: Occupant | null;
}

type Held = ReadonlyMap<SeatId, Occupant | null>;

/** How rows after `seen` changed a member's seats without their doing; the match must have begun before. */
export function lastReseating(
  batches: readonly Batch[],
  you: MemberId,
  seen: number,
  before: Held,
): { readonly news: Reseating | null; readonly held: Held } {
  const held = new Map(before);
  const news = new Map<SeatId, Reseating>();
  for (const { seq, happening } of batches) {
    if (seq <= seen || happening?.kind !== 'seated') continue;
    const { seat, by, occupant } = happening;
    const isAboutYou = [held.get(seat) ?? null, occupant].some(
      (one) => isYours(one, you) || isLent(one, you),
    );
    news.delete(seat);
    if (by !== you && isAboutYou) news.set(seat, { seat, by, occupant });
    held.set(seat, occupant);
  }
  const last = [...news.values()].at(-1) ?? null;
  // A newcomer knows the seat they were given at the opening.
  const isOld = seen === 0 && !isLent(last?.occupant ?? null, you);
  return { news: isOld ? null : last, held };
}

function isYours(occupant: Occupant | null, you: MemberId): boolean {
  return occupant?.is === 'member' && occupant.member === you;
}

function isLent(occupant: Occupant | null, you: MemberId): boolean {
  return occupant?.is === 'bot' && occupant.for === you;
}
