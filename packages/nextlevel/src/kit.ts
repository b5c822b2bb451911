/** What a chapter of this book provides, in the referee's terms, built on classic's. */
import type { ClassicFrame, Figure, World } from '@oubliette/classic/extend';
import type { BaseCommand } from '@oubliette/kernel';
import type * as referee from '@oubliette/referee';
import type { NextEvent } from './events.ts';
import type { NextPlay } from './play.ts';
import type { NextPending, NextState } from './state.ts';

export interface NextLevel {
  readonly State: NextState;
  readonly World: World;
  readonly Event: NextEvent;
  readonly Frame: ClassicFrame | NextPending;
  readonly Play: NextPlay;
  /** Answers a question of NextLevel's, and may be given while one is open. */
  readonly When: 'answering' | undefined;
  readonly Actor: Figure | null;
}

export type NextHandler<C extends BaseCommand> = referee.Handler<NextLevel, C>;
export type Handlers<C extends BaseCommand> = referee.Handlers<NextLevel, C>;
export type Appliers<Facts> = referee.Appliers<NextLevel, Facts>;
export type Follows = referee.Follows<NextLevel>;
export type Reactions = referee.Reactions<NextLevel>;
type PendingNamed<T extends NextPending['tag']> = Extract<NextPending, { tag: T }>;
export type Frames<T extends NextPending['tag']> = referee.Frames<NextLevel, PendingNamed<T>>;
export type Chapter<C extends BaseCommand, Facts, T extends NextPending['tag'] = never> = referee.Chapter<
  NextLevel,
  C,
  Facts,
  PendingNamed<T>
>;
