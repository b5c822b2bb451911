/** What is shown of what has happened, bit by bit. */
import type { BaseEvent } from '@oubliette/kernel';

/** One thing that is shown for a while as events are played back, in order. */
export interface Cue {
  readonly key: string;
  /** At normal speed, in milliseconds; any cue can be skipped. */
  readonly ms: number;
  /** Which view the board shows meanwhile. */
  readonly shows: 'before' | 'after';
  /** What a board may show instead: the view with part of the events told and the rest still to come. */
  readonly view?: unknown;
  readonly events: readonly BaseEvent[];
  readonly sound: { readonly id: string; readonly caption: string } | null;
  /** Large text for all to read, until somebody puts it away: a parchment, a note, a card. */
  readonly readAloud?: { readonly title: string; readonly text: string };
}

/** While a cue is shown the board stands as it has been told so far. */
export function shownView<View>({ cue, view }: { readonly cue: Cue | null; readonly view: View }): View {
  return (cue?.view as View | undefined) ?? view;
}
