/** How fast something is: warmed up, measured in slices, the median taken. */

const WARM_UP_MS = 1500;
const SLICE_MS = 400;
const SLICES = 5;

/** Units of work a second. `work` does some and says how much. */
export function rate(work: () => number): number {
  slice(work, WARM_UP_MS);
  return median(Array.from({ length: SLICES }, () => slice(work, SLICE_MS)));
}

/** Microseconds a unit. */
export function micros(work: () => number): number {
  return 1e6 / rate(work);
}

function slice(work: () => number, ms: number): number {
  const start = performance.now();
  let done = 0;
  let now = start;
  while (now - start < ms) {
    done += work();
    now = performance.now();
  }
  return (done / (now - start)) * 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
