/** Since when absent members have been away, and when the others need not wait (TBL-HOST, TBL-AGREE). */
import type { MemberId, Pace } from './entries.ts';
import type { Away } from './protocol.ts';
import type { Standing } from './standing.ts';

const MINUTE = 60_000;
/** After so long away from a live table a member is not waited for. */
const ABSENT_MS = 2 * MINUTE;
/** The same if turns take days, and wherever a person would learn secrets. */
export const LONG_ABSENT_MS = 2 * 24 * 60 * MINUTE;
/** How long the others wait for an absent member before they may decide alone. */
function absenceAt(pace: Pace, live = ABSENT_MS): number {
  return pace === 'days' ? LONG_ABSENT_MS : live;
}

/** When absent members left. */
export class Absences {
  readonly #now: () => number;
  readonly #limit: number;
  readonly #isLive: boolean;
  readonly #loadedAt: number;
  readonly #left = new Map<MemberId, number>();

  constructor(now: () => number, pace: Pace, live?: number) {
    this.#now = now;
    this.#limit = absenceAt(pace, live);
    this.#isLive = pace !== 'days';
    this.#loadedAt = now();
  }

  left(member: MemberId): void {
    this.#left.set(member, this.#now());
  }

  came(member: MemberId): void {
    this.#left.delete(member);
  }

  /** How long an absent member has been away, as far as it gives others a right. */
  awayFor(member: MemberId, { acted }: Standing): number {
    return this.#now() - this.#base(member, acted[member]);
  }

  of(member: MemberId, standing: Standing): Away {
    const since = this.#left.get(member) ?? standing.acted[member] ?? this.#loadedAt;
    return { member, since, long: this.isLong(member, standing) };
  }

  isLong(member: MemberId, standing: Standing): boolean {
    return this.awayFor(member, standing) >= this.#limit;
  }

  /** How long until a member has been away too long; null if already. */
  untilLong(member: MemberId, standing: Standing): number | null {
    const left = this.#limit - this.awayFor(member, standing);
    return left > 0 ? left : null;
  }

  /** A restarted host saw nobody leave: at a live table all members get time to come back. */
  #base(member: MemberId, acted: number | undefined): number {
    const left = this.#left.get(member);
    if (left !== undefined) return left;
    return this.#isLive ? this.#loadedAt : (acted ?? this.#loadedAt);
  }
}
