/** The tale of a match for its last page: what its events count for is the game's, how they add up is everybody's. */
import { isTableTalk, taleOf } from '@oubliette/words';
import type { Mention, Tale, Telling } from '@oubliette/words';
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';

export interface ToldTale {
  readonly tale: Tale;
  /** Whether it is told from the first row: the rest may still be on its way. */
  readonly whole: boolean;
  /** As sentences mention them, the dead included. */
  readonly who: (figure: string) => Mention;
}

type Teller<Names> = Pick<Telling<never, never, Names>, 'deeds' | 'figure' | 'learn' | 'namesIn'>;

export function tellTale<Names>(telling: Teller<Names>, batches: readonly Batch[], view: unknown): ToldTale {
  const events = batches.flatMap((batch) => batch.events);
  const before = telling.namesIn({ ...(view as object), figures: [] } as never);
  const names = telling.learn(events, before);
  return {
    whole: batches[0]?.seq === 1,
    tale: taleOf(played(batches).flatMap((event) => telling.deeds(event))),
    who: (figure) => telling.figure(figure, names),
  };
}

/** The events that stand: what was undone or taken back never happened. */
function played(batches: readonly Batch[]): readonly BaseEvent[] {
  let rows: (readonly BaseEvent[])[] = [];
  for (const { events } of batches) {
    const taken = events.find(({ type }) => type === 'takenBack');
    if (taken !== undefined) rows = rows.slice(0, (taken as BaseEvent & { readonly keep: number }).keep);
    else if (events.some(({ type }) => type === 'undone')) rows.pop();
    else if (events.length > 0 && !events.every(isTableTalk)) rows.push(events);
  }
  return rows.flat();
}
