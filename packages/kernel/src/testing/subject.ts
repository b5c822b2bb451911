/** What a system supplies to have the seven properties checked. */
import type { BaseCommand, BaseEvent, Game, RuleId, Seat, SeatId, System } from '../contract.ts';
import type { WantedDie } from '../attempt.ts';
import type { undeclaredIn } from '../knowledge.ts';
import type { Player } from '../player.ts';
import type { Stream } from '../stream.ts';

/** The amount of each conserved thing: `{ gold: 120, figures: 9 }`. */
export type Amounts = Readonly<Record<string, number>>;

/** A moment of a match: its setup and its state. */
export interface Moment<State, Setup> {
  readonly setup: Setup;
  readonly state: State;
}

/** A moment and its game. */
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
  /** What a rule made (above 0) or removed (below 0) in this event. Changing hands is neither. */
  ledger(event: Event): Amounts;
  /**
   * Another moment that the seat cannot tell from this one: everything it may not know differs.
   * Null where the seat knows everything. Instead of the function: null when the game has no secrets.
   */
  readonly disguise:
    | ((setup: Setup, state: State, seat: SeatId, stream: Stream) => Moment<State, Setup> | null)
    | null;
  /**
   * A whole truth made up from a seat's view and nothing else: replaces `disguise` where a game has it. The
   * seat sees the same, may do the same, and hears the same until there is news.
   */
  imagine?(view: View, stream: Stream): Imagined<State, Command, Event, View>;
  /**
   * Where play goes on one step, if not from the imagined moment itself: things hidden now, but seen by all
   * as soon as they matter, are as in the truth. Null where the next step may reveal any secret to a seat.
   */
  goesOn?(
    imagined: Imagined<State, Command, Event, View>,
    truth: Imagined<State, Command, Event, View>,
  ): Imagined<State, Command, Event, View> | null;
  /** Who may know what of a state: every field has a word. */
  readonly declared?: Parameters<typeof undeclaredIn>[0];
  /** The rules of dice that have words: a person asked to roll learns why. */
  readonly rolls?: ReadonlySet<RuleId>;
  /** True for a roll or draw whose result the seat may not see at once. */
  secretRoll?(roll: WantedDie, seat: SeatId): boolean;
  /** True for an event whose content a seat's view does not keep: a glimpse, an answer to a listener. */
  fleeting?(event: Event): boolean;
  /** The player of a seat; by default an awaited seat gives any of its moves, all equally likely. */
  player?(seat: Seat, stream: Stream): Player<View, Command, Event>;
}
