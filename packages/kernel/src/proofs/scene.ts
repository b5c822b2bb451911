/** A match played by hand: scripted dice, all used; plain JSON at every moment; a journal that replays. */
import assert from 'node:assert/strict';
import type { BaseCommand, BaseEvent, Game, SeatId, System } from '../contract.ts';
import { tape } from '../dice.ts';
import type { Face } from '../dice.ts';
import { makeMatchFile, newMatch, replayFile } from '../matchFile.ts';
import type { MatchFile } from '../matchFile.ts';
import type { Match, TableEvent } from '../match.ts';
import { whyNotPlain } from '../testing/plain.ts';

export class Scene<State, Command extends BaseCommand, Event extends BaseEvent, Change, Setup> {
  readonly match: Match<State, Command, Event, unknown, Change>;
  readonly #system: System<Game<State, Command, Event, unknown, Change>, Setup>;
  readonly #setup: Setup;
  readonly #told: (readonly (Event | TableEvent)[])[] = [];

  constructor(
    system: System<Game<State, Command, Event, unknown, Change>, Setup>,
    setup: Setup,
    ...faces: Face[]
  ) {
    const opened = system.open(setup);
    assert.ok(opened.ok);
    this.#system = system;
    this.#setup = setup;
    this.match = newMatch(system, setup, opened.game);
    const dice = tape(faces);
    this.done(this.match.start(dice));
    assert.deepEqual(dice.left(), [], 'dice left over at the start');
  }

  get state(): State {
    return this.match.state;
  }

  /** Gives a command that must be accepted and use exactly these dice; returns its event types. */
  play(seat: SeatId, command: Command, ...faces: Face[]): string[] {
    const dice = tape(faces);
    const told = this.done(this.match.command(seat, command, dice));
    assert.deepEqual(dice.left(), [], `dice left over after ${JSON.stringify(command)}`);
    return told.map(({ type }) => type);
  }

  /** An action at the table, not in the game: the journal has one row more. */
  done(
    outcome: ReturnType<Match<State, Command, Event, unknown, Change>['undo']>,
  ): readonly (Event | TableEvent)[] {
    assert.ok(outcome.status === 'done', JSON.stringify(outcome));
    assert.equal(whyNotPlain(outcome.state), null);
    this.#told.push(outcome.events);
    return outcome.events;
  }

  /** A command that must be refused. */
  refused(seat: SeatId, command: Command): void {
    assert.equal(this.match.command(seat, command, tape([])).status, 'refused', JSON.stringify(command));
  }

  /** The last events, as a seat hears them. */
  heardBy(seat: SeatId): (Event | null)[] {
    return (this.#told.at(-1) ?? []).map((event) => this.match.game.redact(event as Event, seat));
  }

  /** The seats awaited, and for what: `'ann: act'`; optional ones in brackets. */
  awaited(): string[] {
    return this.match.game
      .waiting(this.state)
      .map(({ seat, prompt, optional }) =>
        optional === true ? `(${seat}: ${prompt})` : `${seat}: ${prompt}`,
      );
  }

  movesOf(seat: SeatId): string[] {
    return this.match.game.moves(this.state, seat).map(({ type }) => type);
  }

  /** The file of the match, once through JSON: it gives the same events again and ends in the same state. */
  replays(): MatchFile {
    const file = JSON.parse(
      JSON.stringify(makeMatchFile(this.#system, this.#setup, this.match)),
    ) as MatchFile;
    const replayed = replayFile(this.#system, file);
    assert.ok(replayed.ok, JSON.stringify(replayed));
    assert.deepEqual(replayed.events, this.#told);
    assert.deepEqual(replayed.match.state, this.state);
    return file;
  }
}
