/** A walk is given step by step, but undone as one. */
import type { ClassicEvent } from '@oubliette/classic';
import type { Batch } from '@oubliette/table';

/** How many of the last rows are consecutive steps of one figure. */
export function walkLength(batches: readonly Batch[]): number {
  const walker = walkerOf(batches.at(-1));
  if (walker === null) return 1;
  const other = batches.findLastIndex((batch) => walkerOf(batch) !== walker);
  return batches.length - 1 - other;
}

/** The figure that only took a step in this row. */
function walkerOf(batch: Batch | undefined): string | null {
  const [event, ...more] = (batch?.events ?? []) as readonly ClassicEvent[];
  return event?.type === 'stepped' && more.length === 0 ? event.figure : null;
}
