/** A match of Advanced played in a test, and the table as one seat sees it. */
import assert from 'node:assert/strict';
import type { Command, View } from '@oubliette/advanced';
import { arrangeAdvanced } from '@oubliette/advanced/scenario';
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

  /** A new one, or one under way. */
  constructor(game: Game, laid?: AnyState) {
    this.#game = game;
    this.seats = game.seats.map(({ id }) => id);
    const { state, events } = laid === undefined ? game.start(this.#dice) : { state: laid, events: [] };
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

  /** Why a command may not be given; null if it may. */
  whyNot(seat: SeatId, command: Command): Refusal | null {
    const decision = this.#game.decide(this.#state, seat, command, streamFromSeed('never thrown'));
    return decision.ok ? null : decision.refusal;
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
    const moments = this.batches.length;
    const present = { view, moves, waiting, ending: null, rolling: null, moments } as unknown as Present;
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
      settings: {
        reducedMotion: true,
        speed: 0,
        askBefore: 'always',
        warnBeforeEnd: false,
        letterKeys: true,
        asks: {},
      },
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

type DrawnScene = Parameters<typeof arrangeAdvanced>[0];
type DrawnTable = ReturnType<typeof arrangeAdvanced>;

export interface Drawn {
  readonly match: TestMatch;
  /** A figure by its letter, a square by its name. */
  readonly id: (letter: string) => string;
  readonly at: (square: string) => number;
}

/** A drawn table in mid-expedition; what a drawing cannot say is put into its state. */
export function drawn(
  scene: DrawnScene,
  put: (state: DrawnTable['state'], at: Drawn['at']) => DrawnTable['state'] = (state) => state,
): Drawn {
  const { game, state, idOf, squareOf } = arrangeAdvanced(scene);
  return { match: new TestMatch(game, put(state, squareOf)), id: idOf, at: squareOf };
}

/** A new match with the box's defaults, unless something else is chosen. */
export async function boxed(box: Box, choice: Parameters<Box['compose']>[0] = {}): Promise<TestMatch> {
  const composed = await box.compose(choice);
  assert.ok(composed.ok);
  const opened = box.system.open(composed.setup);
  assert.ok(opened.ok);
  return new TestMatch(opened.game);
}
