/** How the expedition ended: who came home with what and who was killed by whom. */
import type { AdvancedEvent, FigureId, Sheet, View } from '@oubliette/advanced';
import type { Batch } from '@oubliette/table';

export interface Result {
  readonly sheet: Sheet;
  /** The killer, if known. */
  readonly by: FigureId | null;
}

/** Heroes and henchmen, the living first. */
export function resultsOf(view: View, batches: readonly Batch[]): readonly Result[] {
  const killers = new Map<FigureId, FigureId | null>();
  for (const event of eventsOf(batches)) if (event.type === 'died') killers.set(event.figure, event.by);
  const isGone = ({ where }: Sheet): boolean => where === 'dead' || where === 'lost';
  return view.sheets
    .toSorted((a, b) => Number(isGone(a)) - Number(isGone(b)))
    .map((sheet) => ({ sheet, by: isGone(sheet) ? (killers.get(sheet.id) ?? null) : null }));
}

/** Levels seen, and rooms on them. */
export function seenOf({ levels }: View): { readonly levels: number; readonly rooms: number } {
  const rooms = levels.flatMap(({ places }) => Object.values(places)).filter(({ kind }) => kind === 'room');
  return { levels: levels.length, rooms: rooms.length };
}

function eventsOf(batches: readonly Batch[]): readonly AdvancedEvent[] {
  return batches.flatMap(({ events }) => events as readonly AdvancedEvent[]);
}
