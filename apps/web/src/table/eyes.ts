/** Which seat's view this device shows, and when a curtain hides the table until it changes hands. */
import type { SeatId, Waiting } from '@oubliette/kernel';
import type { Chair } from '@oubliette/table';
import type { KnownTable } from '../net/link.ts';
import type { GameUi, Idle } from '../play/gameUi.ts';

type Role = Chair['role'];

export interface Looking {
  readonly seats: readonly SeatId[];
  readonly chairs: readonly Pick<Chair, 'seat' | 'role'>[];
  readonly eyes: SeatId;
  readonly waiting: readonly Waiting[];
  /** The seat now rolling dice behind the screen. */
  readonly screened: SeatId | null;
  /** Whether nothing is being played back. */
  readonly still: boolean;
  /** The side that last said it holds the device; at first the heroes, from whom nothing is hidden. */
  readonly holds: Role;
  /** The side that has the device out of turn, until it is handed back. */
  readonly handedTo: Role | null;
}

export type Sight =
  | { readonly shows: 'table'; readonly lookThrough: SeatId | null }
  /** The table stays hidden until `to` has the device. */
  | { readonly shows: 'curtain'; readonly to: SeatId }
  /** The right side has the device; its view is being fetched. */
  | { readonly shows: 'nothing'; readonly lookThrough: SeatId };

export function sightOf(looking: Looking): Sight {
  const { seats, eyes, still, holds } = looking;
  if (seats.length === 0) return { shows: 'table', lookThrough: null };
  const both = seats.some((seat) => roleOf(looking, seat) !== roleOf(looking, seats[0]!));
  const wanted = wantedEyes(looking);
  if (!both) return { shows: 'table', lookThrough: still && wanted !== eyes ? wanted : null };
  const inOwnHands = roleOf(looking, eyes) === holds;
  // The holder of the device sees the playback to its end.
  if (inOwnHands && !still) return { shows: 'table', lookThrough: null };
  if (roleOf(looking, wanted) !== holds) return { shows: 'curtain', to: wanted };
  if (!inOwnHands) return { shows: 'nothing', lookThrough: wanted };
  return { shows: 'table', lookThrough: wanted === eyes ? null : wanted };
}

export function roleOf({ chairs }: Pick<Looking, 'chairs'>, seat: SeatId): Role {
  return chairs.find((chair) => chair.seat === seat)?.role ?? 'hero';
}

/** The player's own seat that rolls behind the screen or is awaited; if none, the holder keeps the device. */
function wantedEyes(looking: Looking): SeatId {
  const { seats, eyes, waiting, screened, holds, handedTo } = looking;
  if (screened !== null && seats.includes(screened)) return screened;
  if (handedTo !== null) {
    const theirs = seats.filter((seat) => roleOf(looking, seat) === handedTo);
    if (theirs.length > 0) return theirs.includes(eyes) ? eyes : theirs[0]!;
  }
  const awaited = waiting.filter(({ seat, optional }) => optional !== true && seats.includes(seat));
  if (awaited.some(({ seat }) => seat === eyes)) return eyes;
  if (awaited[0] !== undefined) return awaited[0].seat;
  const own = seats.filter((seat) => roleOf(looking, seat) === holds);
  return seats.includes(eyes) && (own.length === 0 || own.includes(eyes)) ? eyes : (own[0] ?? seats[0]!);
}

/** With a shared device, printing during a match shows what the heroes may know: the seat to look through. */
export function heroesEyes({
  info,
  seats,
  eyes,
}: Pick<KnownTable, 'info' | 'seats' | 'eyes'>): SeatId | null {
  if (info.phase === 'over' || roleOf(info, eyes) !== 'gamemaster') return null;
  return seats.find((seat) => roleOf(info, seat) === 'hero') ?? null;
}

interface Passing extends Idle {
  readonly seat: SeatId;
}

interface Awaiting extends Pick<KnownTable, 'seats'> {
  readonly present: Pick<KnownTable['present'], 'waiting' | 'moves' | 'view'>;
}

/** The own seat that is awaited and has nothing to do. */
export function passingOf({ seats, present }: Awaiting, ui: Pick<GameUi, 'idle'>): Passing | null {
  const { waiting, moves, view } = present;
  const awaited = waiting.find(({ seat, optional }) => optional !== true && seats.includes(seat));
  if (awaited === undefined || view === null) return null;
  const idle = ui.idle?.(view, moves[awaited.seat] ?? []) ?? null;
  return idle === null ? null : { ...idle, seat: awaited.seat };
}
