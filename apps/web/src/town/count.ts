/** Counting gold: which number to show between one sum and another. */

export const COUNT_MS = 700;

/** Fast at first, slow at the end; whole pieces only, and exactly the sum at the end. */
export function counted(from: number, to: number, elapsed: number, ms: number = COUNT_MS): number {
  if (ms <= 0 || elapsed >= ms) return to;
  const share = Math.max(0, elapsed) / ms;
  return Math.round(from + (to - from) * (1 - (1 - share) ** 3));
}
