/** What a system hands over to have the seven properties checked on it. */
import type { BaseCommand, BaseEvent, Game, RuleId, Seat, SeatId, System } from '../contract.ts';
import type { WantedDie } from '../attempt.ts';
import type { undeclaredIn } from '../knowledge.ts';
import type { Player } from '../player.ts';
import type { Stream } from '../stream.ts';

/** How much there is of each thing that is neither lost nor made: `{ gold: 120, figures: 9 }`. */
export type Amounts = Readonly<Record<string, number>>;

/** A moment of a match: the setup it was opened on and the state it has come to. */
export interface Moment<State, Setup> {
  readonly setup: Setup;
  readonly state: State;
}

/** A moment and the game it is one of. */
export interface Imagined<State, Command extends BaseCommand, Event extends BaseEvent, View> {
  readonly game: Game<State, Command, Event, View>;
  readonly state: State;
}

export interface Subject<State, Command extends BaseCommand, Event extends BaseEvent, View, Setup> {
  readonly system: System<Game<State, Command, Event, View>, Setup>;
  /** A setup to play on. Cover them all: party sizes, quests, options, with and without a game master. */
  setup(stream: Stream): Setup;
  /** The rules that have a text in both languages. The table's own rules need not be among them. */
  readonly rules: ReadonlySet<RuleId>;
  /** A match is over within this many commands. */
  readonly bound: number;
  census(state: State): Amounts;
  /** What a rule made (more than 0) or took away (less than 0) in this event. Moving from hand to hand is neither. */
  ledger(event: Event): Amounts;
  /**
   * Another moment that the seat cannot tell from this one: whatever it may not know is different.
   * Null where the seat knows everything. In place of the function: null when the game has no secrets at all.
   */
  readonly disguise:
    | ((setup: Setup, state: State, seat: SeatId, stream: Stream) => Moment<State, Setup> | null)
    | null;
  /**
   * Some whole truth made up from what a seat sees, and from nothing else: used in the place of `disguise` where a game has
   * it. The seat sees the same, may do the same, and is told the same until there is news.
   */
  imagine?(view: View, stream: Stream): Imagined<State, Command, Event, View>;
  /**
   * From where play goes one step on, where that is not the imagined moment as it is: what nobody is told, but everybody
   * sees as soon as it matters, is as in the truth. Null where a seat may be given any secret by the next step.
   */
  goesOn?(
    imagined: Imagined<State, Command, Event, View>,
    truth: Imagined<State, Command, Event, View>,
  ): Imagined<State, Command, Event, View> | null;
  /** Who may know what of a state: there is no field in it without a word. */
  readonly declared?: Parameters<typeof undeclaredIn>[0];
  /** The rules dice are rolled for that have words: whoever is asked to roll is told what for. */
  readonly rolls?: ReadonlySet<RuleId>;
  /** True for a roll or draw whose result the seat may not see when it is made. */
  secretRoll?(roll: WantedDie, seat: SeatId): boolean;
  /** True for an event that tells a seat something its view does not keep: a glimpse, an answer to a listener. */
  fleeting?(event: Event): boolean;
  /** Who plays; by default anyone awaited gives any of its moves, all equally likely. */
  player?(seat: Seat, stream: Stream): Player<View, Command, Event>;
}
