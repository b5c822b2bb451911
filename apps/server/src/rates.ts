/** Token buckets: so many at once, and so many a second. Time is monotonic; no clock can be set back. */
import type { Rate } from './limits.ts';

export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  has(now: number): boolean {
    return this.#refilled(now) >= 1;
  }

  /** Takes a token even if there is none: a debt has to be waited off. */
  take(now: number): void {
    this.#tokens = this.#refilled(now) - 1;
    this.#at = now;
  }

  /** False, and nothing taken, if there is none. */
  tryTake(now: number): boolean {
    if (!this.has(now)) return false;
    this.take(now);
    return true;
  }

  /** Seconds until there is one, rounded up. */
  secondsToWait(now: number): number {
    return Math.ceil(Math.max(0, 1 - this.#refilled(now)) / this.#rate.perSecond);
  }

  #refilled(now: number): number {
    return Math.min(this.#rate.burst, this.#tokens + ((now - this.#at) / 1000) * this.#rate.perSecond);
  }
}

/** How many keys are remembered: the longest unused are forgotten. */
const MOST_KEYS = 10_000;

/** A bucket for every address, or every table. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  has(key: string, now: number): boolean {
    return this.#buckets.get(key)?.has(now) ?? true;
  }

  take(key: string, now: number): void {
    this.#of(key, now).take(now);
  }

  tryTake(key: string, now: number): boolean {
    return this.#of(key, now).tryTake(now);
  }

  secondsToWait(key: string, now: number): number {
    return this.#buckets.get(key)?.secondsToWait(now) ?? 0;
  }

  #of(key: string, now: number): Bucket {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_KEYS && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket;
  }
}
