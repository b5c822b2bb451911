/** The last of what happened in town, in words. */
import { castOf, narrateCampaign } from '@oubliette/classic';
import type { CampaignLogEvent, CampaignView } from '@oubliette/classic';
import type { Batch } from '@oubliette/table';
import type { Language } from '@oubliette/words';

export interface NewsLine {
  readonly key: string;
  readonly text: string;
}

/** At most so many lines, the newest first. */
export function newsOf(
  batches: readonly Batch[],
  view: Pick<CampaignView, 'heroes' | 'quests'>,
  language: Language,
  most: number,
): readonly NewsLine[] {
  const events = batches.flatMap(({ seq, events: told }) =>
    told.map((event, i) => ({ key: `${seq}.${i}`, event: event as CampaignLogEvent })),
  );
  const texts = narrateCampaign(
    language,
    events.map(({ event }) => event),
    castOf(view),
  );
  return events
    .map(({ key }, i) => ({ key, text: texts[i]! }))
    .slice(-most)
    .reverse();
}
