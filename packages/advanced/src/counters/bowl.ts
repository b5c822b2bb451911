/** The bowl of dungeon counters. */
import { COUNTER_KINDS } from './types.ts';
import type { CounterKind } from './types.ts';

/** The original gives no number: four of each, so that none is certain and none is rare. */
const OF_EACH = 4;

/** Every expedition begins with it: nothing carries over from the one before (ADV-TOK-06). */
export const FULL_BOWL: readonly CounterKind[] = COUNTER_KINDS.flatMap((kind) =>
  Array<CounterKind>(OF_EACH).fill(kind),
);

export function without<T>(list: readonly T[], one: T): readonly T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
}
