/** What a chapter of the book brings: its commands, its events, its frames, and what each of them does. */
import type { BaseCommand, BaseEvent, Json, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { z } from 'zod';
import type { Play } from './play.ts';
import type { State, Turn } from './state.ts';
import type { World } from './world.ts';

/** An event with the facts of its type. */
export type EventWith<T extends string, F> = {
  readonly type: T;
  readonly rules: readonly RuleId[];
  readonly audience?: readonly SeatId[];
  readonly news?: true;
} & Readonly<F>;

/** The events of a chapter, from the facts of each. */
export type EventsOf<Facts> = { [T in keyof Facts & string]: EventWith<T, Facts[T]> }[keyof Facts & string];

/** Something under way that others may have to finish or answer first. Frames lie on each other. */
export interface FrameBase {
  readonly tag: string;
  /** What the frame above it came to, until it is read: whether a test was passed, what was chosen. */
  readonly answer?: Json;
}

/** Who is asked while a frame lies on top. */
export interface Ask {
  readonly seat: SeatId;
  /** As a code the client words. */
  readonly prompt: string;
  readonly rules: readonly RuleId[];
  /** The seats that may know that it is asked; everyone where left out. */
  readonly audience?: readonly SeatId[];
}

export interface FrameKind<F extends FrameBase> {
  /** Null where it goes on by itself. */
  asks(world: World, state: State, frame: F): Ask | null;
  /** Goes on by itself until something has to be asked: leaves the stack other than it found it. */
  runs(play: Play, frame: F): void;
  /** Commands worth checking while it asks. */
  answers?(world: World, state: State, frame: F): readonly BaseCommand[];
  /** What a seat may know of it: by default all but its answer. */
  shows?(frame: F, seat: SeatId): Json;
}

export type Frames<F extends FrameBase> = { readonly [T in F['tag']]: FrameKind<Extract<F, { tag: T }>> };

/** When a command may be given at all; its check says the rest. */
export type When =
  /** While a frame of this kind asks the seat. */
  | { readonly answers: string }
  /** In a phase, with nothing under way: heroes' seats in theirs, the master in the master's. */
  | { readonly in: readonly (Turn['phase'] | 'setup')[]; readonly mode?: Turn['mode'] }
  /** Whenever the seat likes, whatever is under way. */
  | 'always';

export interface Handler<C extends BaseCommand> {
  readonly when: When;
  check(world: World, state: State, seat: SeatId, command: C): Refusal | null;
  perform(play: Play, command: C, seat: SeatId): void;
}

export type Handlers<C extends BaseCommand> = { readonly [T in C['type']]: Handler<Extract<C, { type: T }>> };

export type Appliers<Facts> = {
  readonly [T in keyof Facts & string]: (state: State, event: EventWith<T, Facts[T]>, world: World) => State;
};

/** By the command's type, what its other fields look like from outside. */
export type Shapes<C extends BaseCommand> = {
  readonly [T in C['type']]: { readonly [K in Exclude<keyof Extract<C, { type: T }>, 'type'>]-?: z.ZodType };
};

/** One chapter. Chapters know each other's functions, never each other's handlers or appliers. */
export interface Chapter<C extends BaseCommand, Facts, F extends FrameBase> {
  readonly shapes: Shapes<C>;
  readonly handlers: Handlers<C>;
  readonly appliers: Appliers<Facts>;
  readonly frames: Frames<F>;
  /** Commands worth checking for a seat while nothing is under way. */
  offers?(world: World, state: State, seat: SeatId): readonly BaseCommand[];
  /** Commands worth checking for a seat at any moment. */
  always?(world: World, state: State, seat: SeatId): readonly BaseCommand[];
  /** What a seat may learn of an event that is neither for all nor for none of them; null for nothing. */
  redacts?: {
    readonly [T in keyof Facts & string]?: (
      event: EventWith<T, Facts[T]>,
      seat: SeatId,
    ) => EventWith<T, Facts[T]> | null;
  };
  /** What happens next when an event, of whatever chapter, has happened. */
  reacts?: { readonly [type: string]: (play: Play, event: BaseEvent) => void };
}
