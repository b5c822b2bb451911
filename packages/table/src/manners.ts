/** How much one person may say and do at the table besides playing: rows are kept for ever. */
import type { MemberId } from './entries.ts';

export class TooMuchTalk extends Error {}

/** So many at once, and one more every so often. */
const AT_ONCE = 30;
const EVERY_MS = 1500;
/** The most chat kept of a table, in characters. */
export const MOST_SAID = 1_000_000;

interface Spent {
  readonly left: number;
  readonly at: number;
}

/** Spectators share one allowance. */
export class Manners {
  readonly #spent = new Map<MemberId | null, Spent>();

  /** Throws `TooMuchTalk` if a member does too much. */
  weigh(member: MemberId | null, now: number): void {
    const { left, at } = this.#spent.get(member) ?? { left: AT_ONCE, at: now };
    // A clock may be set back.
    const since = Math.max(0, now - at) / EVERY_MS;
    const purse = Math.min(AT_ONCE, left + since);
    const isTooMuch = purse < 1;
    this.#spent.set(member, { left: isTooMuch ? purse : purse - 1, at: now });
    if (isTooMuch) throw new TooMuchTalk('too much at once round this table: wait a moment');
  }
}
