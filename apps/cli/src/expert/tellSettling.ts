/** A campaign of Expert told again from its file. */
import { campaignTelling } from '@oubliette/expert';
import type { BaseEvent } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import type { CampaignRow } from '../campaign/campaignBook.ts';

export function tellSettling(
  rows: readonly (readonly BaseEvent[])[],
  language: Language,
): readonly CampaignRow[] {
  let names = campaignTelling.namesIn({ heroes: [], fallen: [] });
  return rows.map((events) => {
    const { lines, after } = campaignTelling.log(events, { language, names });
    names = after;
    return { lines: lines.filter(({ quiet }) => !quiet) };
  });
}
