/** What a chapter of a rule book brings: its commands, its events, its frames, and what each of them does. */
import type { BaseCommand, BaseEvent, Decided, Json, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { Shapes } from './shape.ts';

/** What a game plays with, named once by each game. */
export interface Kinds {
  /** Everything that changes. */
  readonly State: object;
  /** Everything that does not: the setup, and what is worked out from it. */
  readonly World: object;
  readonly Event: BaseEvent;
  /** What can be under way. */
  readonly Frame: FrameBase;
  /** A command being resolved. */
  readonly Play: object;
  /** When a command may be given that answers nothing. */
  readonly Moment: unknown;
}

/** A command being resolved, as the referee sees it. */
export type Playing<K extends Kinds> = K['Play'] & {
  readonly world: K['World'];
  readonly state: K['State'];
  done(): Decided<K['State'], K['Event']>;
};

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

export interface FrameKind<K extends Kinds, F extends FrameBase> {
  /** Null where it goes on by itself. */
  asks(world: K['World'], state: K['State'], frame: F): Ask | null;
  /** Goes on by itself until something has to be asked: leaves the stack other than it found it. */
  runs(play: K['Play'], frame: F): void;
  /** Commands worth checking while it asks. */
  answers?(world: K['World'], state: K['State'], frame: F): readonly BaseCommand[];
  /** What a seat may know of it: by default all but its answer. */
  shows?(frame: F, seat: SeatId): Json;
}

export type Frames<K extends Kinds, F extends FrameBase> = {
  readonly [T in F['tag']]: FrameKind<K, Extract<F, { tag: T }>>;
};

/** When a command may be given at all; its check says the rest. */
export type When<K extends Kinds> =
  /** While a frame of this kind asks the seat. */
  | { readonly answers: string }
  /** Whenever the seat likes, whatever is under way. */
  | 'always'
  /** With nothing under way, at a moment the game knows. */
  | K['Moment'];

export interface Handler<K extends Kinds, C extends BaseCommand> {
  /** Whoever gives it sees beforehand which die comes first: where people roll, it may still be left then. */
  readonly foreseen?: true;
  readonly when: When<K>;
  check(world: K['World'], state: K['State'], seat: SeatId, command: C): Refusal | null;
  perform(play: K['Play'], command: C, seat: SeatId): void;
}

export type Handlers<K extends Kinds, C extends BaseCommand> = {
  readonly [T in C['type']]: Handler<K, Extract<C, { type: T }>>;
};

export type Appliers<K extends Kinds, Facts> = {
  readonly [T in keyof Facts & string]: (
    state: K['State'],
    event: EventWith<T, Facts[T]>,
    world: K['World'],
  ) => K['State'];
};

export type Redactions<Facts> = {
  readonly [T in keyof Facts & string]?: (
    event: EventWith<T, Facts[T]>,
    seat: SeatId,
  ) => EventWith<T, Facts[T]> | null;
};

/** What happens next when an event, of whatever chapter, has happened. */
export type Reactions<K extends Kinds> = {
  readonly [T in K['Event']['type']]?: (play: K['Play'], event: Extract<K['Event'], { type: T }>) => void;
};

/** Commands worth checking for a seat: every legal one is among them. */
export type Offers<K extends Kinds> = (
  world: K['World'],
  state: K['State'],
  seat: SeatId,
) => readonly BaseCommand[];

/** One chapter. Chapters know each other's functions, never each other's handlers or appliers. */
export interface Chapter<K extends Kinds, C extends BaseCommand, Facts, F extends FrameBase> {
  readonly shapes: Shapes<C>;
  readonly handlers: Handlers<K, C>;
  readonly appliers: Appliers<K, Facts>;
  readonly frames: Frames<K, F>;
  /** While nothing is under way. */
  readonly offers?: Offers<K>;
  /** At any moment. */
  readonly always?: Offers<K>;
  /** What a seat may learn of an event that is neither for all nor for none of them; null for nothing. */
  readonly redacts?: Redactions<Facts>;
  readonly reacts?: Reactions<K>;
}
