/** How events are shown, bit by bit. */
import type { BaseEvent } from '@oubliette/kernel';

/** One thing shown for a while as events are played back in order. */
export interface Cue {
  readonly key: string;
  /** At normal speed, in milliseconds; any cue can be skipped. */
  readonly ms: number;
  /** Which view the board shows during it. */
  readonly shows: 'before' | 'after';
  /** A view to show instead, with part of the events told and the rest still to come. */
  readonly view?: unknown;
  readonly events: readonly BaseEvent[];
  readonly sound: { readonly id: string; readonly caption: string } | null;
  /** Large text for all to read, until a player closes it: a parchment, a note, a card. */
  readonly readAloud?: { readonly title: string; readonly text: string };
}

/** During a cue the board shows the events told so far. */
export function shownView<View>({ cue, view }: { readonly cue: Cue | null; readonly view: View }): View {
  return (cue?.view as View | undefined) ?? view;
}
