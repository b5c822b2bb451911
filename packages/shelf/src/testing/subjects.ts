/** The games as tests host them: how to play each at random, and another truth for partial views. */
import { advancedSubject } from '@oubliette/advanced/testing';
import { classicSubject } from '@oubliette/classic/testing';
import { SPECTATOR } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, Player, Seat, SeatId, Stream, System } from '@oubliette/kernel';
import type { Moment, Subject } from '@oubliette/kernel/testing';
import { nextSubject } from '@oubliette/nextlevel/testing';
import type { GameId } from '../games.ts';

/** A subject of any game, without its types. */
export interface HostedSubject {
  readonly system: System;
  setup(stream: Stream): unknown;
  player(seat: Seat, stream: Stream): Player;
  /** Another moment that the seat cannot tell from this one; null if it knows everything. */
  otherMoment(setup: unknown, state: unknown, seat: SeatId, stream: Stream): Moment<unknown, unknown> | null;
  /** The seat that knows what is hidden; null if none does. */
  masterOf(state: unknown): SeatId | null;
}

export const SUBJECTS: Readonly<Record<GameId, HostedSubject>> = {
  classic: hosted(classicSubject, ({ morcar }) => morcar),
  nextlevel: hosted(nextSubject, ({ morcar }) => morcar),
  advanced: hosted(advancedSubject, ({ master }) => master.seat),
};

function hosted<S, C extends BaseCommand, E extends BaseEvent, V, Setup>(
  subject: Subject<S, C, E, V, Setup>,
  masterOf: (state: S) => SeatId | null,
): HostedSubject {
  return {
    system: subject.system,
    setup: (stream) => subject.setup(stream),
    player: (seat, stream) => subject.player!(seat, stream),
    otherMoment: (setup, state, seat, stream) =>
      otherMoment(subject, masterOf, { setup: setup as Setup, state: state as S }, seat, stream),
    masterOf: (state) => masterOf(state as S),
  };
}

function otherMoment<S, C extends BaseCommand, E extends BaseEvent, V, Setup>(
  subject: Subject<S, C, E, V, Setup>,
  masterOf: (state: S) => SeatId | null,
  { setup, state }: Moment<S, Setup>,
  seat: SeatId,
  stream: Stream,
): Moment<S, Setup> | null {
  // A table is laid on a setup; if that holds no secret, a truth made up from a view alone serves.
  if (subject.disguise !== null) return subject.disguise(setup, state, seat, stream);
  if (subject.imagine === undefined || (seat !== SPECTATOR && seat === masterOf(state))) return null;
  const opened = subject.system.open(setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const { game } = opened;
  const imagined = subject.imagine(game.view(state, seat), stream);
  const other = subject.goesOn === undefined ? imagined : subject.goesOn(imagined, { game, state });
  return other === null ? null : { setup, state: other.state };
}
