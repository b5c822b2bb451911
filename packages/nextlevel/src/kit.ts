/** What a chapter of NextLevel brings to the book: its commands, its events, and what each of them does. */
import type { EventOf, EventType, Figure } from '@oubliette/classic';
import type { Shapes, World } from '@oubliette/classic/extend';
import type { BaseCommand, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { NextEvent } from './events.ts';
import type { NextPlay } from './play.ts';
import type { NextPending, NextState } from './state.ts';

/** An event with the facts of its type. */
export type EventWith<T extends string, F> = {
  readonly type: T;
  readonly rules: readonly RuleId[];
  readonly audience?: readonly SeatId[];
  readonly news?: true;
} & Readonly<F>;

/** The events of a chapter, from the facts of each. */
export type EventsOf<Facts> = { [T in keyof Facts & string]: EventWith<T, Facts[T]> }[keyof Facts & string];

export interface NextHandler<C extends BaseCommand> {
  /** It answers a question of NextLevel's, and may be given while one is asked. */
  readonly answers?: true;
  /** Whoever gives it sees beforehand which die comes first. */
  readonly foreseen?: true;
  check(world: World, state: NextState, seat: SeatId, command: C): Refusal | null;
  perform(play: NextPlay, command: C): void;
}

export type Handlers<C extends BaseCommand> = {
  readonly [T in C['type']]: NextHandler<Extract<C, { type: T }>>;
};

export type Appliers<Facts> = {
  readonly [T in keyof Facts & string]: (
    state: NextState,
    event: EventWith<T, Facts[T]>,
    world: World,
  ) => NextState;
};

/** One chapter of the rulebook. Chapters know each other's functions, never each other's commands or events. */
export interface Chapter<C extends BaseCommand, Facts> {
  readonly shapes: Shapes<C>;
  readonly handlers: Handlers<C>;
  readonly appliers: Appliers<Facts>;
  /** Commands of classic that this book carries out otherwise. */
  readonly replaces?: Replacements;
  /** Commands worth checking for a figure whose turn it is. */
  readonly offers?: (world: World, state: NextState, figure: Figure) => readonly BaseCommand[];
  /** Commands worth checking in the Morcar turn that no figure on the board gives. */
  readonly masters?: (world: World, state: NextState) => readonly BaseCommand[];
  /** Commands worth checking while this question is asked. */
  readonly answers?: (world: World, state: NextState, asked: NextPending) => readonly BaseCommand[];
  /** What an event of classic's changes in NextLevel's state, once classic's own change is made; `before` is without it. */
  readonly follows?: Follows;
  /** What happens next when an event, of whatever chapter, has happened: it emits further events. */
  readonly reacts?: Reactions;
}

export type Follows = {
  readonly [T in EventType]?: (
    state: NextState,
    event: EventOf<T>,
    world: World,
    before: NextState,
  ) => NextState;
};

/** By the type of an event that has just happened. */
export type Reactions = {
  readonly [T in NextEvent['type']]?: (play: NextPlay, event: Extract<NextEvent, { type: T }>) => void;
};

/** Handlers for commands of classic's, by their type; more fields than classic's are theirs to name in `shapes`. */
export type Replacements = { readonly [type: string]: NextHandler<never> };
