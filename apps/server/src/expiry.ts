/** Abandoned tables are deleted, a few at a time. */
import { keptUntil } from '@oubliette/table';
import type { Hosting, Keeping } from '@oubliette/table';
import type { SqliteStore } from '@oubliette/table/node';

export interface ExpiryOptions {
  readonly store: Pick<SqliteStore, 'stale' | 'newest'>;
  readonly hosting: Pick<Hosting, 'expire'>;
  readonly keeping: Keeping;
  /** Milliseconds since 1970; `elapsed` is a clock that nobody sets. */
  readonly now: () => number;
  readonly elapsed: () => number;
  readonly complain: (what: string, error: unknown) => void;
}

const SWEEP_MS = 3_600_000;
const AT_A_TIME = 200;
/** A clock that has jumped further, or is so long after the last move anywhere, is not trusted to delete. */
const JUMP_MS = 86_400_000;
const SILENCE_MS = 45 * 86_400_000;

export class Expiry {
  readonly #options: ExpiryOptions;
  readonly #began: { readonly now: number; readonly elapsed: number };
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ExpiryOptions) {
    this.#options = options;
    this.#began = { now: options.now(), elapsed: options.elapsed() };
  }

  start(): void {
    this.#timer = setInterval(() => void this.sweep(), SWEEP_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** How many tables were deleted. */
  async sweep(): Promise<number> {
    const { complain } = this.#options;
    try {
      return await this.#sweep();
    } catch (error) {
      complain('tables left for too long could not be looked for', error);
      return 0;
    }
  }

  async #sweep(): Promise<number> {
    const { store, hosting, keeping, now } = this.#options;
    const periods = [keeping.unfinishedMs, keeping.finishedMs].filter((ms) => ms !== null);
    if (periods.length === 0 || !(await this.#isClockSound())) return 0;
    let deleted = 0;
    for (const summary of await store.stale(now() - Math.min(...periods), AT_A_TIME)) {
      const until = keptUntil(keeping, summary);
      if (until !== null && until < now() && (await hosting.expire(summary.id))) deleted += 1;
    }
    return deleted;
  }

  async #isClockSound(): Promise<boolean> {
    const { store, now, elapsed, complain } = this.#options;
    const jumped = now() - this.#began.now - (elapsed() - this.#began.elapsed);
    const newest = await store.newest();
    if (Math.abs(jumped) < JUMP_MS && newest !== null && now() - newest < SILENCE_MS) return true;
    if (newest !== null)
      complain('no table is deleted', new Error('the clock may be wrong, or nobody has played for long'));
    return false;
  }
}
