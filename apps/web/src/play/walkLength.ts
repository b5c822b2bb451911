/** A walk is given step by step, told as one and taken back as one. */
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';

/** The figure that takes a step in this event. */
export function walkerIn(event: BaseEvent | undefined): string | null {
  return event?.type === 'stepped' && 'figure' in event && typeof event.figure === 'string'
    ? event.figure
    : null;
}

/** How many of the last rows are consecutive steps of one figure. */
export function walkLength(batches: readonly Batch[]): number {
  const walker = walkerOf(batches.at(-1));
  if (walker === null) return 1;
  const other = batches.findLastIndex((batch) => walkerOf(batch) !== walker);
  return batches.length - 1 - other;
}

/** The figure that only took a step in this row. */
function walkerOf(batch: Batch | undefined): string | null {
  const [event, ...more] = batch?.events ?? [];
  return more.length === 0 ? walkerIn(event) : null;
}
