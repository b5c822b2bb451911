/** The latest events of a campaign, in words. */
import type { Batch } from '@oubliette/table';
import type { Language } from '@oubliette/words';

export interface NewsLine {
  readonly key: string;
  readonly text: string;
}

interface Teller<Seen, Names> {
  namesIn(view: Seen): Names;
  log(
    events: readonly Batch['events'][number][],
    reader: { readonly language: Language; readonly names: Names },
  ): { readonly lines: readonly { readonly text: string; readonly quiet?: boolean }[] };
}

/** At most this many lines, newest first, without bookkeeping. */
export function newsIn<Seen, Names>(
  telling: Teller<Seen, Names>,
  batches: readonly Batch[],
  view: Seen,
  language: Language,
  most: number,
): readonly NewsLine[] {
  const keys = batches.flatMap(({ seq, events }) => events.map((_, i) => `${seq}.${i}`));
  const events = batches.flatMap((batch) => batch.events);
  const { lines } = telling.log(events, { language, names: telling.namesIn(view) });
  return lines
    .map(({ text, quiet = false }, i) => ({ key: keys[i]!, text, quiet }))
    .filter(({ quiet }) => !quiet)
    .slice(-most)
    .reverse();
}
