/** A match of Advanced played in a test, and the table as one seat sees it. */
import assert from 'node:assert/strict';
import type { Command, View } from '@oubliette/advanced';
import { streamFromSeed } from '@oubliette/kernel';
import type { BaseEvent, Game, Refusal, SeatId } from '@oubliette/kernel';
import type { Batch, Box, Present } from '@oubliette/table';
import { Desk } from '../desk.ts';
import type { AdvancedScene, Hand } from '../desk.ts';

type AnyState = unknown;

export class TestMatch {
  readonly batches: Batch[] = [];
  readonly hand: Hand = new Desk().hand.get();
  readonly seats: readonly SeatId[];
  readonly #game: Game;
  readonly #dice = streamFromSeed('a table of Advanced');
  #state: AnyState;

  constructor(game: Game) {
    this.#game = game;
    this.seats = game.seats.map(({ id }) => id);
    const { state, events } = game.start(this.#dice);
    this.#state = state;
    this.#keep(events);
  }

  view(seat: SeatId): View {
    return this.#game.view(this.#state, seat) as View;
  }

  give(command: Command): void {
    const seat = this.seats.find((each) =>
      this.#game.moves(this.#state, each).some((move) => JSON.stringify(move) === JSON.stringify(command)),
    );
    assert.ok(seat !== undefined, `nobody may ${JSON.stringify(command)}`);
    const decision = this.#game.decide(this.#state, seat, command, this.#dice);
    assert.ok(decision.ok);
    this.#state = decision.state;
    this.#keep(decision.events);
  }

  /** The refusal of a command that may not be given. */
  refusal(seat: SeatId, command: Command): Refusal {
    const decision = this.#game.decide(this.#state, seat, command, this.#dice);
    assert.ok(!decision.ok, `${JSON.stringify(command)} is legal`);
    return decision.refusal;
  }

  /** Takes the first move as long as such a question is open. */
  playWhile(isAsked: (prompt: string) => boolean): void {
    for (;;) {
      const awaited = this.#game.waiting(this.#state).find(({ prompt }) => isAsked(prompt));
      if (awaited === undefined) return;
      this.give(this.#game.moves(this.#state, awaited.seat)[0] as Command);
    }
  }

  scene(...seats: readonly SeatId[]): AdvancedScene {
    const eyes = seats[0]!;
    const view = this.view(eyes);
    const moves = Object.fromEntries(
      seats.map((seat) => [seat, this.#game.moves(this.#state, seat) as readonly Command[]]),
    );
    const waiting = this.#game.waiting(this.#state);
    const present = { view, moves, waiting, ending: null, rolling: null } as unknown as Present;
    return {
      language: 'en',
      view,
      seats,
      eyes,
      chairs: [],
      moves,
      waiting,
      present,
      batches: this.batches,
      cue: null,
      still: false,
      settings: { reducedMotion: true, speed: 0, warnBeforeEnd: false, letterKeys: true },
      points: [],
      ask: () => Promise.reject(new Error('nobody is asked')),
      give: () => Promise.resolve(false),
      why: () => Promise.resolve(),
      showRule: () => undefined,
      notify: () => undefined,
      confirm: () => Promise.resolve(true),
    };
  }

  #keep(events: readonly BaseEvent[]): void {
    const seen = events.flatMap((event) => this.#game.redact(event, 'spectator') ?? []);
    this.batches.push({ seq: this.batches.length + 1, at: 0, events: seen } as unknown as Batch);
  }
}

/** A new match with the box's defaults. */
export async function boxed(box: Box): Promise<TestMatch> {
  const composed = await box.compose({});
  assert.ok(composed.ok);
  const opened = box.system.open(composed.setup);
  assert.ok(opened.ok);
  return new TestMatch(opened.game);
}
