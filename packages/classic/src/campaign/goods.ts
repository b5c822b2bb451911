/** Lists of goods, which may hold the same thing more than once. */

/** What is in `list` more often than in `taken`. */
export function without<T>(list: readonly T[], taken: readonly T[]): T[] {
  const left = [...list];
  for (const item of taken) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
