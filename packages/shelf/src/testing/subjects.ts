/** The games as tests host them: how to play each at random, and another truth for partial views. */
import { advancedSubject } from '@oubliette/advanced/testing';
import type { QuestSource } from '@oubliette/classic';
import { classicSubject } from '@oubliette/classic/testing';
import { GM } from '@oubliette/expert';
import { expertSubject } from '@oubliette/expert/testing';
import { SPECTATOR } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, Game, Player, Seat, SeatId, Stream, System } from '@oubliette/kernel';
import type { Imagined, Moment, Subject } from '@oubliette/kernel/testing';
import { randomPlayer } from '@oubliette/players';
import { nextSubject } from '@oubliette/nextlevel/testing';
import type { GameId } from '../games.ts';

/** A subject of any game, without its types. */
export interface HostedSubject {
  readonly system: System;
  setup(stream: Stream): unknown;
  player(seat: Seat, stream: Stream): Player;
  /** Another moment that the seat cannot tell from this one; null if it knows everything. */
  otherTruth(truth: Truth, seat: SeatId, stream: Stream): Truth | null;
  /** The seat that knows what is hidden; null if none does. */
  masterOf(state: unknown): SeatId | null;
}

/** A moment, the game it is one of, and the setup a table was laid for it with. */
export interface Truth {
  readonly setup: unknown;
  readonly game: Game;
  readonly state: unknown;
}

export const SUBJECTS: Readonly<Record<GameId, HostedSubject>> = {
  classic: hosted(classicSubject, ({ morcar }) => morcar, withoutQuest),
  nextlevel: hosted(nextSubject, ({ morcar }) => morcar, withoutQuest),
  advanced: hosted(advancedSubject, ({ master }) => master.seat),
  expert: hosted(expertSubject, () => GM),
};

/** Nothing of what only the Morcar player may read: a table opened on it must show the same all the same. */
function withoutQuest<S extends { readonly quest: QuestSource }>(setup: S): S {
  const { monsters: _monsters, traps: _traps, notes: _notes, treasures: _treasures, ...quest } = setup.quest;
  return { ...setup, quest };
}

/** Without players of its own a game is played at random. */
export function hosted<S, C extends BaseCommand, E extends BaseEvent, V, Setup>(
  subject: Subject<S, C, E, V, Setup>,
  masterOf: (state: S) => SeatId | null,
  sealed: (setup: Setup) => Setup = (setup) => setup,
): HostedSubject {
  return {
    system: subject.system,
    setup: (stream) => subject.setup(stream),
    player: (seat, stream) => subject.player?.(seat, stream) ?? randomPlayer(stream),
    otherTruth({ setup, ...truth }, seat, stream) {
      const { game, state } = truth as Imagined<S, C, E, V>;
      if (seat !== SPECTATOR && seat === masterOf(state)) return null;
      if (subject.imagine === undefined)
        return disguised(subject, { setup: setup as Setup, state }, seat, stream);
      const imagined = subject.imagine(game.view(state, seat), stream);
      const other = subject.goesOn === undefined ? imagined : subject.goesOn(imagined, { game, state });
      return other === null ? null : { ...other, setup: sealed(setup as Setup) };
    },
    masterOf: (state) => masterOf(state as S),
  };
}

function disguised<S, C extends BaseCommand, E extends BaseEvent, V, Setup>(
  subject: Subject<S, C, E, V, Setup>,
  { setup, state }: Moment<S, Setup>,
  seat: SeatId,
  stream: Stream,
): Truth | null {
  const other = subject.disguise?.(setup, state, seat, stream) ?? null;
  if (other === null) return null;
  const opened = subject.system.open(other.setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return { ...other, game: opened.game };
}
