/** Numbers about many matches. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 95 % point of the normal distribution, two-sided. */
const Z = 1.959963984540054;

/** The 95 % confidence interval of a success rate, by Wilson's score: sound for few or extreme results. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * trials);
  const spread = Z * Math.sqrt((share * (1 - share) + z2 / (4 * trials)) / trials);
  const scale = 1 + z2 / trials;
  const low = successes === 0 ? 0 : (centre - spread) / scale;
  const high = successes === trials ? 1 : (centre + spread) / scale;
  return { low: Math.max(0, low), high: Math.min(1, high) };
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly p5: number;
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

const NOTHING: Spread = { mean: 0, least: 0, p5: 0, median: 0, p95: 0, most: 0 };

/** The spread of values. A percentile is the smallest value with so large a share at or below it. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return NOTHING;
  const sorted = Float64Array.from(values).sort();
  let sum = 0;
  for (const value of sorted) sum += value;
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
  return {
    mean: sum / sorted.length,
    least: sorted[0]!,
    p5: at(0.05),
    median: at(0.5),
    p95: at(0.95),
    most: at(1),
  };
}
