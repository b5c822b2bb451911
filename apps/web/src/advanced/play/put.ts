/** Where a correction put a figure (TBL-OVERRIDE). */
import type { AdvancedEvent } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import type { Batch } from '@oubliette/table';

/** The last of them in the log, with its row; null if there was none. */
export function lastPut(batches: readonly Batch[]): { readonly seq: number; readonly square: Square } | null {
  for (const { seq, events } of batches.toReversed())
    for (const event of events as readonly AdvancedEvent[])
      if (event.type === 'corrected' && event.change.tag === 'setSquare')
        return { seq, square: event.change.square };
  return null;
}
