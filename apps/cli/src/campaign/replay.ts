/** A campaign told again from its file. */
import { castAfter } from '@oubliette/classic';
import type { CampaignEvent, CampaignLogEvent, CampaignSetup, Cast } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import type { TownBook } from './townBook.ts';

interface CampaignRow {
  readonly lines: readonly { readonly text: string; readonly rules: readonly string[] }[];
}

/** Row by row; whoever was named in a row that was undone is called as before. */
export function tellCampaign(
  { narrate }: Pick<TownBook, 'narrate'>,
  setup: CampaignSetup,
  rows: readonly (readonly BaseEvent[])[],
  language: Language,
): CampaignRow[] {
  const quests = Object.fromEntries(setup.quests.map(({ id, title }) => [id, title]));
  let casts: Cast[] = [{ heroes: {}, quests }];
  return (rows as readonly (readonly CampaignLogEvent[])[]).map((events) => {
    const told = narrate(language, events, casts.at(-1));
    casts = castsAfter(casts, events);
    return { lines: told.map((text, i) => ({ text, rules: events[i]!.rules })) };
  });
}

/** One cast for each moment of the present line of play, and the one before the first. */
function castsAfter(casts: readonly Cast[], events: readonly CampaignLogEvent[]): Cast[] {
  const [first] = events;
  if (first?.type === 'undone') return casts.slice(0, -1);
  const back = events.find((event) => event.type === 'takenBack');
  if (back !== undefined) return casts.slice(0, back.keep + 1);
  if (first?.type === 'takeBackProposed' || first?.type === 'takeBackAnswered') return [...casts];
  return [...casts, (events as readonly CampaignEvent[]).reduce(castAfter, casts.at(-1)!)];
}
