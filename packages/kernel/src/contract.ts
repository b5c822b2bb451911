/** The one contract between a game and everything above it: players, table, lab, server, client. */
import type { Dice } from './dice.ts';
import type { RuleId, SeatId } from './ids.ts';

export type { RuleId, SeatId } from './ids.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Seat {
  readonly id: SeatId;
  readonly role: 'hero' | 'gamemaster';
}

/** The seat of everyone who only watches: it has a view but no commands. */
export const SPECTATOR: SeatId = 'spectator';

/** What a seat wants. Plain data. */
export interface BaseCommand {
  readonly type: string;
}

/** What happened. Plain data; one fact a player could narrate. */
export interface BaseEvent {
  readonly type: string;
  /** The rules that produced it: at least one. */
  readonly rules: readonly RuleId[];
  /** The seats that may know about it. Absent: everyone. */
  readonly audience?: readonly SeatId[];
  /** True when it gave some seat new information (a die, a card, a reveal): no free undo past it. */
  readonly news?: true;
}

/** Why a command was refused. Nothing has changed; the client words it. */
export interface Refusal {
  readonly code: string;
  readonly rule: RuleId;
  readonly with?: { readonly [name: string]: Json };
}

/** One seat the game waits for, and why. */
export interface Waiting {
  readonly seat: SeatId;
  /** The question, as a code the client words. */
  readonly prompt: string;
  readonly rules: readonly RuleId[];
  /** True when the seat may act but the game does not depend on it. */
  readonly optional?: true;
  /** The seats that may know that this seat is awaited. Absent: everyone. */
  readonly audience?: readonly SeatId[];
}

export interface Ending {
  readonly winners: readonly SeatId[];
  /** How it ended, as a code the client words. */
  readonly outcome: string;
}

export interface Decided<State, Event> {
  readonly ok: true;
  readonly state: State;
  readonly events: readonly Event[];
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export type Decision<State, Event> = Decided<State, Event> | Refused;

/** One match's rules, opened on its setup. Pure: everything that changes is in `State`, which is JSON. */
export interface Game<
  State = unknown,
  Command extends BaseCommand = BaseCommand,
  Event extends BaseEvent = BaseEvent,
  View = unknown,
  Change = unknown,
> {
  readonly seats: readonly Seat[];
  /** The first events of the match, up to the first choice of a seat. */
  start(dice: Dice): Decided<State, Event>;
  /** Total: events, or a refusal and nothing has changed. */
  decide(state: State, seat: SeatId, command: Command, dice: Dice): Decision<State, Event>;
  /**
   * Whether the first die of this command is no news: its player knows before that it will be rolled. Where
   * people roll, any other command cannot be cancelled once it has asked for a die.
   */
  foresees?(command: Command): boolean;
  /** The only code that changes state. Never rolls. */
  apply(state: State, event: Event): State;
  /** Every command the seat may give now. */
  moves(state: State, seat: SeatId): readonly Command[];
  /** Who may act now and why. Empty only when the match is over. */
  waiting(state: State): readonly Waiting[];
  ending(state: State): Ending | null;
  /** What a person at that seat would know at a real table, built as an allow-list. */
  view(state: State, seat: SeatId): View;
  /** What that seat may learn of an event; null for nothing. */
  redact(event: Event, seat: SeatId): Event | null;
  /** A game master's correction outside the rules, with a reason; the system says what may be changed. */
  override(state: State, seat: SeatId, change: Change, reason: string): Decision<State, Event>;
}

export interface Problem {
  /** Where in the setup, as a path: `quest.doors[2].between`. */
  readonly path: string;
  readonly message: string;
  readonly remedy: string;
}

export type Opened<G> =
  | { readonly ok: true; readonly game: G }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A game as a product: what the table, the lab and the terminal know of it. */
export interface System<G extends Game = Game, Setup = unknown> {
  readonly id: string;
  /** Raised when a change of rules makes an old journal decide differently. */
  readonly rulesVersion: number;
  /** Earlier versions that rarely differ: their tables go on if these rules decide every command the same. */
  readonly kindred?: readonly number[];
  /** Checks a setup that may come from outside and opens the match on it. */
  open(setup: Setup): Opened<G>;
}

/** For an event a seat learns whole or not at all: the audience decides. */
export function forAudience<Event extends BaseEvent>(event: Event, seat: SeatId): Event | null {
  return event.audience === undefined || event.audience.includes(seat) ? event : null;
}

/** The waits a seat may know about. It always knows its own. */
export function waitingKnownTo(waiting: readonly Waiting[], seat: SeatId): Waiting[] {
  return waiting.filter(
    ({ seat: awaited, audience }) => awaited === seat || audience === undefined || audience.includes(seat),
  );
}
