/** The parts of a chapter of this book, in the referee's terms. */
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import type * as referee from '@oubliette/referee';
import type { ExpertEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { Play } from './play.ts';
import type { State, Turn } from './state.ts';
import type { World } from './world.ts';

export interface Expert {
  readonly State: State;
  readonly World: World;
  readonly Event: ExpertEvent;
  readonly Frame: Frame;
  readonly Play: Play;
  readonly When: referee.WhenAsked<Moment>;
  readonly Actor: SeatId;
}

/** With nothing under way, in a side's phase; `acting` while a figure of this seat is in its turn, or none is. */
export interface Moment {
  readonly in: readonly Turn['phase'][];
  readonly acting: boolean;
}

export type FrameKind<F extends referee.FrameBase> = referee.FrameKind<Expert, F>;
export type Handler<C extends BaseCommand> = referee.Handler<Expert, C>;
export type Appliers<Facts> = referee.Appliers<Expert, Facts>;
export type Reactions = referee.Reactions<Expert>;
export type Chapter<C extends BaseCommand, Facts, F extends referee.FrameBase> = referee.Chapter<
  Expert,
  C,
  Facts,
  F
>;
