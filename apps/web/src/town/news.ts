/** The latest events in town, in words. */
import type { TownTelling, TownView } from '@oubliette/classic';
import type { Batch } from '@oubliette/table';
import type { Language } from '@oubliette/words';

export interface NewsLine {
  readonly key: string;
  readonly text: string;
}

/** At most this many lines, newest first. */
export function newsOf(
  telling: TownTelling,
  batches: readonly Batch[],
  view: Pick<TownView, 'heroes' | 'quests'>,
  language: Language,
  most: number,
): readonly NewsLine[] {
  const keys = batches.flatMap(({ seq, events }) => events.map((_, i) => `${seq}.${i}`));
  const events = batches.flatMap((batch) => batch.events);
  const { lines } = telling.log(events, { language, names: telling.namesIn(view) });
  return lines
    .map(({ text }, i) => ({ key: keys[i]!, text }))
    .slice(-most)
    .reverse();
}
