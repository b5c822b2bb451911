/** A chapter of a rule book: its commands, events and frames, and what each of them does. */
import type { BaseCommand, BaseEvent, Decided, Json, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { Fields, Shapes } from './shape.ts';

/** The types a game plays with, named once per game. */
export interface Kinds {
  /** Everything that changes. */
  readonly State: object;
  /** Everything that does not: the setup, and what is computed from it. */
  readonly World: object;
  readonly Event: BaseEvent;
  /** What can be under way. */
  readonly Frame: FrameBase;
  /** A command being resolved. */
  readonly Play: object;
  /** When a command may be given at all, as the game's guard says it; `undefined` if it may be absent. */
  readonly When: unknown;
  /** To what commands are offered while nothing is under way: a seat, or a figure. */
  readonly Actor: unknown;
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

/** Something under way that may need others to finish or answer first. Frames form a stack. */
export interface FrameBase {
  readonly tag: string;
  /** The result of the frame above, until it is read: whether a test was passed, what was chosen. */
  readonly answer?: Json;
}

/** The seat asked while a frame is on top. */
export interface Ask {
  readonly seat: SeatId;
  /** As a code the client words. */
  readonly prompt: string;
  readonly rules: readonly RuleId[];
  /** The seats that may know that it is asked; absent: everyone. */
  readonly audience?: readonly SeatId[];
}

export interface FrameKind<K extends Kinds, F extends FrameBase> {
  /** Null where it goes on by itself. */
  asks(world: K['World'], state: K['State'], frame: F): Ask | null;
  /** Goes on by itself until a question comes up: must change the stack. Absent where it always asks. */
  runs?(play: K['Play'], frame: F): void;
  /** Commands worth checking while it asks. */
  answers?(world: K['World'], state: K['State'], frame: F): readonly BaseCommand[];
}

export type Frames<K extends Kinds, F extends FrameBase> = {
  readonly [T in F['tag']]: FrameKind<K, Extract<F, { tag: T }>>;
};

/** When a command may be given, for games that use `guardBy`; the command's check says the rest. */
export type WhenAsked<Moment> =
  /** While a frame of this kind asks the seat. */
  | { readonly answers: string }
  /** Whenever the seat likes, whatever is under way. */
  | 'always'
  /** With nothing under way, at a moment the game knows. */
  | Moment;

export interface AnyHandler<K extends Kinds, C extends BaseCommand = BaseCommand> {
  readonly when?: K['When'];
  /** Its player knows beforehand which die comes first: where people roll, it can still be cancelled then. */
  readonly foreseen?: true;
  check(world: K['World'], state: K['State'], seat: SeatId, command: C): Refusal | null;
  perform(play: K['Play'], command: C, seat: SeatId): void;
  /** Commands of this type worth checking while nothing is under way. */
  offers?(world: K['World'], state: K['State'], actor: K['Actor']): readonly BaseCommand[];
  /** Commands of this type worth checking at any moment. */
  always?(world: K['World'], state: K['State'], seat: SeatId): readonly BaseCommand[];
}

/** What a command needs and what it does. */
export type Handler<K extends Kinds, C extends BaseCommand> = AnyHandler<K, C> &
  (undefined extends K['When'] ? unknown : { readonly when: K['When'] });

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

/** What happens next after an event of any chapter. */
export type Reactions<K extends Kinds> = {
  readonly [T in K['Event']['type']]?: (play: K['Play'], event: Extract<K['Event'], { type: T }>) => void;
};

/** Commands worth checking: every legal one is among them. */
export type Offers<K extends Kinds, For> = (
  world: K['World'],
  state: K['State'],
  actor: For,
) => readonly BaseCommand[];

/** Changes added to those of an event of the base; `before` is the state without them. */
export type Follows<K extends Kinds> = {
  readonly [T in K['Event']['type']]?: (
    state: K['State'],
    event: Extract<K['Event'], { type: T }>,
    world: K['World'],
    before: K['State'],
  ) => K['State'];
};

/** One chapter. Chapters use each other's functions, never each other's handlers or appliers. */
export interface Chapter<K extends Kinds, C extends BaseCommand, Facts, F extends FrameBase> {
  readonly shapes: Shapes<C>;
  readonly handlers: Handlers<K, C>;
  readonly appliers: Appliers<K, Facts>;
  readonly frames: Frames<K, F>;
  /** While nothing is under way. */
  readonly offers?: Offers<K, K['Actor']>;
  /** At any moment. */
  readonly always?: Offers<K, SeatId>;
  /** What a seat may learn of an event that is neither for all nor for none; null for nothing. */
  readonly redacts?: Redactions<Facts>;
  readonly reacts?: Reactions<K>;
  /** New handlers for commands of the base. */
  readonly replaces?: { readonly [type: string]: Handler<K, never> };
  /** Commands of the base that no longer exist. */
  readonly drops?: readonly string[];
  /** Commands of the base that this chapter offers instead, and carries out as the base does. */
  readonly lists?: readonly string[];
  /** Extra fields for commands of any chapter, and their effect. */
  readonly refines?: { readonly [type: string]: Refinement<K> };
  readonly follows?: Follows<K>;
}

export interface Refinement<K extends Kinds> {
  readonly fields: Fields;
  refined(handler: AnyHandler<K>): AnyHandler<K>;
}
