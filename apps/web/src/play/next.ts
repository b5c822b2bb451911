/** What comes after something in a list, or before it, round and round; where it is not in it, the first or the last. */
export function nextOf<T>(all: readonly T[], at: number, back: boolean): T | undefined {
  if (at < 0) return back ? all.at(-1) : all[0];
  return all[(at + (back ? -1 : 1) + all.length) % all.length];
}

/** Everything that comes after something, or before it, once round. */
export function cycled<T>(all: readonly T[], at: number, back: boolean): readonly T[] {
  const order = back ? all.toReversed() : all;
  const from = at < 0 ? 0 : (back ? all.length - 1 - at : at) + 1;
  return [...order.slice(from), ...order.slice(0, from)];
}
