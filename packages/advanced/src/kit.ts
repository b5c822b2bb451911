/** The parts of a chapter of this book, in the referee's terms. */
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import type * as referee from '@oubliette/referee';
import type { AdvancedEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { Play } from './play.ts';
import type { State, Turn } from './state.ts';
import type { World } from './world.ts';

export type { Ask, EventWith, FrameBase } from '@oubliette/referee';

export interface Advanced {
  readonly State: State;
  readonly World: World;
  readonly Event: AdvancedEvent;
  readonly Frame: Frame;
  readonly Play: Play;
  readonly When: referee.WhenAsked<Moment>;
  readonly Actor: SeatId;
}

/** In a phase, with nothing under way: heroes' seats in theirs, the master in its own. */
export interface Moment {
  readonly in: readonly (Turn['phase'] | 'setup')[];
  readonly mode?: Turn['mode'];
}

export type FrameKind<F extends referee.FrameBase> = referee.FrameKind<Advanced, F>;
export type Handler<C extends BaseCommand> = referee.Handler<Advanced, C>;
export type Appliers<Facts> = referee.Appliers<Advanced, Facts>;
export type Chapter<C extends BaseCommand, Facts, F extends referee.FrameBase> = referee.Chapter<
  Advanced,
  C,
  Facts,
  F
>;
