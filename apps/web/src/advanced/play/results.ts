/** How the expedition ended: who came home with what, who was killed by whom, and how the dice fell. */
import type { AdvancedEvent, FigureId, Sheet, View } from '@oubliette/advanced';
import type { Batch } from '@oubliette/table';
import { rollsOf } from './rolls.ts';

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

/** Monsters killed, by kind. */
export function slainOf(batches: readonly Batch[]): Readonly<Record<string, number>> {
  const kinds = new Map<FigureId, string>();
  const slain: Record<string, number> = {};
  for (const event of eventsOf(batches)) {
    if (event.type === 'monsterPlaced') kinds.set(event.figure.id, event.figure.of);
    const kind = event.type === 'died' ? kinds.get(event.figure) : undefined;
    if (kind !== undefined) slain[kind] = (slain[kind] ?? 0) + 1;
  }
  return slain;
}

/** The dice of the heroes' side; null if none were rolled. */
export function luckOf(view: View, batches: readonly Batch[]): { dice: number; average: number } | null {
  const own = new Set(view.sheets.map(({ id }) => id));
  const faces = batches.flatMap(({ events }) =>
    events.flatMap((event) =>
      rollsOf(event).flatMap(({ who, dice }) =>
        who !== null && own.has(who) ? dice.map(({ face }) => face) : [],
      ),
    ),
  );
  if (faces.length === 0) return null;
  const sum = faces.reduce((all, face) => all + face, 0);
  return { dice: faces.length, average: Math.round((sum / faces.length) * 10) / 10 };
}

/** Levels seen, and rooms on them. */
export function seenOf({ levels }: View): { readonly levels: number; readonly rooms: number } {
  const rooms = levels.flatMap(({ places }) => Object.values(places)).filter(({ kind }) => kind === 'room');
  return { levels: levels.length, rooms: rooms.length };
}

function eventsOf(batches: readonly Batch[]): readonly AdvancedEvent[] {
  return batches.flatMap(({ events }) => events as readonly AdvancedEvent[]);
}
