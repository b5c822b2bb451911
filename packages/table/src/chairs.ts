/** Who may sit where, and who decides it. */
import { refuse, TABLE } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import type { MemberId, Occupant } from './entries.ts';
import { hostOf } from './fold.ts';
import type { TableState } from './fold.ts';
import type { Open, Standing } from './standing.ts';

/** As a client asks for it: the table itself knows who lent a computer player its seat. */
export type Wanted =
  | { readonly is: 'member'; readonly member: MemberId }
  | { readonly is: 'bot'; readonly bot: string }
  | null;

/** Why a member may not seat this occupant (TBL-SEATS). */
export function whyNotSeat(
  open: Open,
  standing: Standing,
  by: MemberId,
  seat: SeatId,
  wanted: Wanted,
  /** The others are asked first. */
  isAsked: boolean,
): Refusal | null {
  const { table } = standing;
  if (!open.game.seats.some(({ id }) => id === seat)) return refuse('noSuchSeat', TABLE.seats);
  if (wanted?.is === 'bot' && !open.box.bots.some(({ id }) => id === wanted.bot))
    return refuse('noSuchBot', TABLE.seats);
  if (wanted?.is === 'member' && !table.members.some(({ id }) => id === wanted.member))
    return refuse('noSuchMember', TABLE.seats);
  return by === hostOf(table) ? null : whyNotTheirs(table, by, seat, wanted, isAsked);
}

/** Members other than the host leave their own seat, or sit down where they drive nobody away. */
function whyNotTheirs(
  table: TableState,
  by: MemberId,
  seat: SeatId,
  wanted: Wanted,
  isAsked: boolean,
): Refusal | null {
  const now = table.chairs[seat] ?? null;
  const isOwn = now?.is === 'member' && now.member === by;
  const isForSelf = wanted?.is === 'member' && wanted.member === by;
  if (isOwn && wanted?.is !== 'member') return null;
  // A computer is called for an absent player.
  if (isAsked && now?.is === 'member' && wanted?.is === 'bot') return null;
  if (isOwn || !isForSelf) return refuse('onlyTheHost', TABLE.seats);
  if (now?.is === 'member') return refuse('seatTaken', TABLE.seats);
  if (now?.for === by) return null;
  return now !== null && now.for !== null ? refuse('seatLent', TABLE.seats) : null;
}

/** A computer player keeps the seat for its former holder. */
export function occupantOf(now: Occupant | null, wanted: Wanted): Occupant | null {
  if (wanted?.is !== 'bot') return wanted;
  const lender = now?.is === 'member' ? now.member : (now?.for ?? null);
  return { is: 'bot', bot: wanted.bot, for: lender };
}

/** Whether no person sits there. */
export function isEmptyOrBot(occupant: Occupant | null | undefined): boolean {
  return occupant?.is !== 'member';
}
