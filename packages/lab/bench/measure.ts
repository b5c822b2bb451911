/** Speed of a piece of work: warmed up, measured in slices, the median taken. */

const WARM_UP_MS = 1500;
const SLICE_MS = 400;
const SLICES = 5;

/** Units of work a second. `work` does some and returns how much. */
export function rate(work: () => number, sliceMs = SLICE_MS): number {
  slice(work, WARM_UP_MS);
  return median(Array.from({ length: SLICES }, () => slice(work, sliceMs)));
}

/** Microseconds per unit. */
export function micros(work: () => number): number {
  return 1e6 / rate(work);
}

/** Seconds of this thread's own time: other processes do not count. */
function slice(work: () => number, ms: number): number {
  const start = performance.now();
  const before = process.threadCpuUsage();
  let done = 0;
  while (performance.now() - start < ms) done += work();
  const { user, system } = process.threadCpuUsage(before);
  return (done / (user + system)) * 1e6;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
