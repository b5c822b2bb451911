/** The games as a test hosts them: how each is played at random, and another truth for whoever may not know everything. */
import { advancedSubject } from '@oubliette/advanced/testing';
import { classicSubject } from '@oubliette/classic/testing';
import { SPECTATOR } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, Player, Seat, SeatId, Stream, System } from '@oubliette/kernel';
import type { Moment, Subject } from '@oubliette/kernel/testing';
import { randomPlayer } from '@oubliette/players';
import { nextSubject } from '@oubliette/nextlevel/testing';
import type { GameId } from '../games.ts';

/** A subject of any game, with nothing of its types left. */
export interface HostedSubject {
  readonly system: System;
  setup(stream: Stream): unknown;
  player(seat: Seat, stream: Stream): Player;
  /** Another moment that the seat cannot tell from this one; null where it knows everything. */
  otherMoment(setup: unknown, state: unknown, seat: SeatId, stream: Stream): Moment<unknown, unknown> | null;
  /** The seat that knows what is hidden; null where nobody does. */
  masterOf(state: unknown): SeatId | null;
}

export const SUBJECTS: Readonly<Record<GameId, HostedSubject>> = {
  classic: hosted(classicSubject, ({ morcar }) => morcar),
  nextlevel: hosted(nextSubject, ({ morcar }) => morcar),
  advanced: hosted(advancedSubject, ({ master }) => master.seat),
};

/** Where a subject has no players of its own, its games are played by chance. */
export function hosted<S, C extends BaseCommand, E extends BaseEvent, V, Setup>(
  subject: Subject<S, C, E, V, Setup>,
  masterOf: (state: S) => SeatId | null,
): HostedSubject {
  return {
    system: subject.system,
    setup: (stream) => subject.setup(stream),
    player: (seat, stream) => subject.player?.(seat, stream) ?? randomPlayer(stream),
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
  // A table is laid on a setup: a truth made up from a view alone serves where the setup holds no secret.
  if (subject.disguise !== null) return subject.disguise(setup, state, seat, stream);
  if (subject.imagine === undefined || (seat !== SPECTATOR && seat === masterOf(state))) return null;
  const opened = subject.system.open(setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const { game } = opened;
  const imagined = subject.imagine(game.view(state, seat), stream);
  const other = subject.goesOn === undefined ? imagined : subject.goesOn(imagined, { game, state });
  return other === null ? null : { setup, state: other.state };
}
