/** What a chapter of this book provides, in the referee's terms. */
import type { BaseCommand, RuleId, SeatId } from '@oubliette/kernel';
import type * as referee from '@oubliette/referee';
import type { ClassicEvent } from './events.ts';
import type { Play } from './play.ts';
import type { Figure, Pending, State } from './state.ts';
import type { World } from './world.ts';

/** What must be answered first: a preparation choice, a question, or a figure missing from the box. */
export type ClassicFrame = Pending | { readonly tag: 'roles' | 'spells' | 'placement' | 'substitute' };

export interface Classic {
  readonly State: State;
  readonly World: World;
  readonly Event: ClassicEvent;
  readonly Frame: ClassicFrame;
  readonly Play: Play;
  /** Unused: the command's check covers it. */
  readonly When: undefined;
  /** A figure that may act in this turn; null for commands without one. */
  readonly Actor: Figure | null;
}

type FrameOf<T extends ClassicFrame['tag']> = Extract<ClassicFrame, { tag: T }>;

export type Chapter<C extends BaseCommand, Facts, T extends ClassicFrame['tag']> = referee.Chapter<
  Classic,
  C,
  Facts,
  T extends Pending['tag'] ? FrameOf<T> : { readonly tag: T }
>;

/** A question to a seat, with every possible answer. */
export function asking<F>(
  prompt: string,
  rules: readonly RuleId[],
  seat: (world: World, state: State, frame: F) => SeatId,
  answers: (world: World, state: State, frame: F) => readonly BaseCommand[],
) {
  return {
    asks: (world: World, state: State, frame: F): referee.Ask => ({
      seat: seat(world, state, frame),
      prompt,
      rules,
    }),
    answers,
  };
}

const NONE: readonly BaseCommand[] = [];

/** Offered to each figure that may act. */
export function forFigures<S extends State>(
  offers: (world: World, state: S, figure: Figure) => readonly BaseCommand[],
): (world: World, state: S, actor: Figure | null) => readonly BaseCommand[] {
  return (world, state, actor) => (actor === null ? NONE : offers(world, state, actor));
}
