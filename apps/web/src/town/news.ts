/** The last of what happened in town, in words. */
import { castOf } from '@oubliette/classic';
import type { CampaignLogEvent, Cast, TownView } from '@oubliette/classic';
import type { Batch } from '@oubliette/table';
import type { Language } from '@oubliette/words';

export interface NewsLine {
  readonly key: string;
  readonly text: string;
}

/** How a book tells what happened in its town. */
export type Narrate = (language: Language, events: readonly CampaignLogEvent[], from: Cast) => string[];

/** At most so many lines, the newest first. */
export function newsOf(
  narrate: Narrate,
  batches: readonly Batch[],
  view: Pick<TownView, 'heroes' | 'quests'>,
  language: Language,
  most: number,
): readonly NewsLine[] {
  const events = batches.flatMap(({ seq, events: told }) =>
    told.map((event, i) => ({ key: `${seq}.${i}`, event: event as CampaignLogEvent })),
  );
  const texts = narrate(
    language,
    events.map(({ event }) => event),
    castOf(view),
  );
  return events
    .map(({ key }, i) => ({ key, text: texts[i]! }))
    .slice(-most)
    .reverse();
}
