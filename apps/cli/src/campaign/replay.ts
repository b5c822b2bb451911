/** A campaign told again from its file. */
import type { CampaignSetup, Cast, TownTelling } from '@oubliette/classic';
import type { BaseEvent, TableEvent } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import type { CampaignRow } from './campaignBook.ts';

/** Row by row; after an undo the heroes have their earlier names again. */
export function tellCampaign(
  { telling }: { readonly telling: TownTelling },
  setup: CampaignSetup,
  rows: readonly (readonly BaseEvent[])[],
  language: Language,
): CampaignRow[] {
  const quests = Object.fromEntries(setup.quests.map(({ id, title }) => [id, title]));
  let casts: Cast[] = [{ heroes: {}, quests }];
  return rows.map((events) => {
    const { lines, after } = telling.log(events, { language, names: casts.at(-1)! });
    casts = castsAfter(casts, events as readonly TableEvent[], after);
    return { lines };
  });
}

/** One cast for each moment of the present line of play, and one before the first. */
function castsAfter(casts: readonly Cast[], events: readonly TableEvent[], after: Cast): Cast[] {
  const [first] = events;
  if (first?.type === 'undone') return casts.slice(0, -1);
  const back = events.find((event) => event.type === 'takenBack');
  if (back !== undefined) return casts.slice(0, back.keep + 1);
  if (first?.type === 'takeBackProposed' || first?.type === 'takeBackAnswered') return [...casts];
  return [...casts, after];
}
