/** What many clients send at about the same time is dealt with in one go: the processor is warm after the first. */

export class Turns {
  readonly #now: () => number;
  readonly #pauseMs: () => number;
  #waiting: (() => void)[] = [];
  #nextAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  /** The first after a pause is dealt with at once; those who follow sooner wait for the rest of it. */
  constructor(now: () => number, pauseMs: () => number) {
    this.#now = now;
    this.#pauseMs = pauseMs;
  }

  /** Deals with it, after all that came before it. */
  take(act: () => void): void {
    this.#waiting.push(act);
    if (this.#waiting.length > 1) return;
    const rest = this.#nextAt - this.#now();
    if (rest > 0) this.#timer = setTimeout(() => this.run(), rest);
    else this.run();
  }

  /** Deals with all that waits. */
  run(): void {
    clearTimeout(this.#timer);
    this.#nextAt = this.#now() + this.#pauseMs();
    const acts = this.#waiting;
    this.#waiting = [];
    for (const act of acts) act();
  }
}
