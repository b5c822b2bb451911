/** How events are shown, bit by bit. */
import type { BaseEvent, RuleId } from '@oubliette/kernel';
import type { Subject } from '../pictures/picture.ts';

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
  /** What was found, met, won or lost. */
  readonly card?: CueCard;
}

/** `brief`: many come in a fight; `moment`: the table holds its breath. */
export type CardWeight = 'brief' | 'plain' | 'moment';

export interface CueCard {
  readonly picture: Subject;
  readonly title: string;
  /** How many of it came at once. */
  readonly count: number;
  /** As the log says it. */
  readonly line: string;
  /** Those it is about: it covers none of them. */
  readonly figures: readonly string[];
  readonly square: number | null;
  readonly rolls: readonly CardRoll[];
  readonly rules: readonly RuleId[];
  readonly faces: readonly CardFace[];
  readonly weight: CardWeight;
}

/** Dice, and what they decided. */
export interface CardRoll {
  readonly label: string;
  readonly dice: readonly {
    readonly die: string;
    readonly face: string | number;
    readonly counts: boolean;
  }[];
  /** It decided what its own event tells, and nothing after it. */
  readonly own?: boolean;
}

/** So many with the same face. */
export interface CardFace {
  readonly face: Subject;
  readonly count: number;
}

/** During a cue the board shows the events told so far. */
export function shownView<View>({ cue, view }: { readonly cue: Cue | null; readonly view: View }): View {
  return (cue?.view as View | undefined) ?? view;
}
