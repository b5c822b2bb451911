/** A repeated experiment: a system, its setups, its players and what is measured at the end. */
import type { BaseCommand, BaseEvent, Ending, Game, Player, SeatId, Stream, System } from '@oubliette/kernel';
import type { Tallies } from './tally.ts';

export interface Experiment<
  State = unknown,
  Command extends BaseCommand = BaseCommand,
  Event extends BaseEvent = BaseEvent,
  View = unknown,
  Setup = unknown,
> {
  readonly system: System<Game<State, Command, Event, View>, Setup>;
  /** The setup of a match, by its number. An object used for several matches is opened once. */
  setup(match: number): Setup;
  /** New players for a match. Their chance comes from the stream, which belongs to that match alone. */
  players(match: number, stream: Stream): ReadonlyMap<SeatId, Player<View, Command, Event>>;
  /** Whether the side we count for has won. */
  won(ending: Ending, state: State): boolean;
  /** What the ending counts as, by the kinds of command given; its own outcome by default. */
  outcome?(ending: Ending, given: ReadonlySet<string>): string;
  /** The setup after a match not won, and how many there were; null if there is none. */
  next?(setup: Setup, state: State, played: number): Setup | null;
  /** How many rounds it took. */
  rounds(state: State): number;
  /** Whatever else to average, by name: deaths, gold … */
  measures?(state: State): { readonly [name: string]: number };
  /** Whatever else to count as it happens: cards drawn and played. Averaged like the measures. */
  counted?(event: Event): readonly string[];
  /** Commands after which a match counts as unfinished. */
  readonly most?: number;
}

/** An experiment of any system: matches are played through the contract alone. */
export type AnyExperiment = Experiment;

/** Runs that are counted under several names: the quests of a campaign. */
export interface Series {
  readonly parts: readonly string[];
  /** Plays the run of that number into the tallies of its parts. */
  play(tallies: Tallies, seed: string, run: number): void;
}
