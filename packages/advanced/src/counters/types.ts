/** State, questions and events of the game master's counters. */
import type { Square } from '@oubliette/dungeon';
import type { FrameBase } from '../kit.ts';
import type { Effect, FigureId } from '../state.ts';
import { counted, declare, isMaster, isNobody, open, own, unread } from '../knowledge.ts';

/** The moments to play a dungeon counter (ADV-TOK-03). */
export const COUNTER_MOMENTS = ['exploration', 'combatStart', 'combat', 'placing', 'step', 'chest'] as const;
export type CounterMoment = (typeof COUNTER_MOMENTS)[number];

export const COUNTER_KINDS = ['wandering', 'ambush', 'fate', 'escape', 'character', 'trap'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

export type CounterCommand =
  /** Answers: a counter from the hand; an escape names the figure, for others the moment decides. */
  | { readonly type: 'playCounter'; readonly counter: Exclude<CounterKind, 'escape'> }
  | { readonly type: 'playEscape'; readonly figure: FigureId }
  /** A monster character's own counter (ADV-MCH-05). */
  | { readonly type: 'bringCharacter'; readonly character: string }
  | { readonly type: 'holdCounters' }
  /** At any time: whether the master wants to be asked at such moments from now on. */
  | { readonly type: 'watch'; readonly moment: CounterMoment; readonly on: boolean };

export type CounterCommandOf<T extends CounterCommand['type']> = Extract<
  CounterCommand,
  { readonly type: T }
>;

export interface CounterFacts {
  /** Only the master learns the kind. */
  counterDrawn: { counter: CounterKind | null };
  counterPlayed: { counter: CounterKind; moment: CounterMoment };
  characterJoined: { character: string; by: 'own' | 'character' | 'quest' };
  characterEscaped: { figure: FigureId; character: string };
  /** Back again, without what it used up (ADV-TOK-18). */
  characterReturned: { figure: FigureId; character: string; effects: readonly Effect[] };
  watched: { moment: CounterMoment; on: boolean };
}

/** The figure a moment is about: hit, wounded, at the end of a roll, about to step there or open that. */
export interface CounterAbout {
  readonly about?: 'hit' | 'wounds' | 'roll';
  readonly figure: FigureId;
  readonly wounds?: number;
  /** The kind of test, and the roll. */
  readonly kind?: string;
  readonly face?: number;
  readonly square?: Square;
  readonly chest?: string;
}

/** The master is asked whether to play a counter now. Answers the last one played, or null. */
export interface CounterFrame extends FrameBase {
  readonly tag: 'counter';
  readonly moment: CounterMoment;
  /** What it is about: the figure hit, wounded, failing a test, stepping or opening. */
  readonly about: CounterAbout | null;
  readonly played: CounterKind | null;
  readonly over: boolean;
}

export const COUNTER_FRAME = declare<CounterFrame>()({
  tag: open,
  moment: open,
  about: open,
  played: open,
  over: open,
  answer: unread,
});

/** The game master's counters. */
export interface CounterState {
  /** Null for an empty seat: the solo tables decide. */
  readonly seat: string | null;
  /** Still in the bowl (ADV-TOK-01), and played; both in a fixed order without meaning. */
  readonly bowl: readonly CounterKind[];
  readonly played: readonly CounterKind[];
  /** Hidden from all other seats (ADV-TOK-05). */
  readonly hand: readonly CounterKind[];
  /** Monster characters that may come, those that escaped, and those met (ADV-MCH-03, ADV-TOK-20). */
  readonly characters: readonly string[];
  readonly escaped: readonly string[];
  readonly met: readonly string[];
  /** What the escaped ones had used up. */
  readonly spent: Readonly<Record<string, readonly Effect[]>>;
  /**
   * The moments at which the master wants to be asked. Asking only when the right counter is in hand would
   * give the hand away, so the master sets the moments, counter or not.
   */
  readonly watch: readonly CounterMoment[];
}

export const COUNTERS = declare<CounterState>()({
  seat: open,
  bowl: counted(isNobody, (_count, { counters }) => counters.bowl),
  played: open,
  hand: counted(isMaster, (_count, { counters }) => counters.hand),
  characters: own(isMaster, () => []),
  escaped: own(isMaster, () => []),
  met: open,
  spent: own(isMaster, () => ({})),
  watch: own(isMaster, ({ asked, stream }) =>
    COUNTER_MOMENTS.filter((moment) => moment === asked || stream.below(2) === 0),
  ),
});
