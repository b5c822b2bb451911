/** Measured values and their percentiles. */

export class Samples {
  readonly #values: number[] = [];

  add(value: number): void {
    this.#values.push(value);
  }

  get count(): number {
    return this.#values.length;
  }

  clear(): void {
    this.#values.length = 0;
  }

  /** The value that so many per cent do not exceed; 0 if there is none. */
  percentile(percent: number): number {
    const sorted = this.#values.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
  }
}
