/** Computer players: they see only what their seat sees. */
import type { BaseCommand, BaseEvent, Game, SeatId } from './contract.ts';
import type { Dice } from './dice.ts';

/** What a player may look at before choosing. Each part is computed only when read. */
export interface Look<View, Command> {
  readonly view: View;
  readonly moves: readonly Command[];
}

export interface Player<
  View = unknown,
  Command extends BaseCommand = BaseCommand,
  Event extends BaseEvent = BaseEvent,
> {
  /** The game waits for the seat: one of its moves. */
  choose(look: Look<View, Command>): Command;
  /** The seat may act but need not: one of its moves, or null. */
  consider?(look: Look<View, Command>): Command | null;
  /** News the seat learned since its last choice. */
  hear?(event: Event): void;
}

export interface Played<State> {
  readonly state: State;
  readonly commands: number;
  /** False when the limit on commands was reached first. */
  readonly finished: boolean;
}

export interface PlayOptions<Command, Event> {
  readonly most: number;
  /** Called for every command carried out, in order. */
  readonly each?: (seat: SeatId, command: Command, events: readonly Event[]) => void;
}

/** Plays from a state to the end of the match, or until `most` commands were given. */
export function playOut<State, Command extends BaseCommand, Event extends BaseEvent, View>(
  game: Game<State, Command, Event, View>,
  from: State,
  players: ReadonlyMap<SeatId, Player<View, Command, Event>>,
  dice: Dice,
  options: PlayOptions<Command, Event>,
): Played<State> {
  let state = from;
  let commands = 0;
  while (commands < options.most) {
    const next = nextCommand(game, state, players);
    if (next === null) return { state, commands, finished: true };
    const decision = game.decide(state, next.seat, next.command, dice);
    if (!decision.ok)
      throw new Error(
        `${next.seat} gave an illegal ${JSON.stringify(next.command)}: ${decision.refusal.code}`,
      );
    state = decision.state;
    commands += 1;
    for (const [seat, player] of players) tell(game, seat, player, decision.events);
    options.each?.(next.seat, next.command, decision.events);
  }
  return { state, commands, finished: game.waiting(state).length === 0 };
}

function nextCommand<State, Command extends BaseCommand, Event extends BaseEvent, View>(
  game: Game<State, Command, Event, View>,
  state: State,
  players: ReadonlyMap<SeatId, Player<View, Command, Event>>,
): { seat: SeatId; command: Command } | null {
  const waiting = game.waiting(state);
  for (const { seat, optional } of waiting) {
    if (optional !== true) continue;
    const command = playerOf(players, seat).consider?.(lookOf(game, state, seat)) ?? null;
    if (command !== null) return { seat, command };
  }
  const awaited = waiting.find(({ optional }) => optional !== true);
  if (awaited === undefined) return null;
  return {
    seat: awaited.seat,
    command: playerOf(players, awaited.seat).choose(lookOf(game, state, awaited.seat)),
  };
}

function playerOf<P>(players: ReadonlyMap<SeatId, P>, seat: SeatId): P {
  const player = players.get(seat);
  if (player === undefined) throw new Error(`nobody plays the seat ${seat}`);
  return player;
}

function tell<Command extends BaseCommand, Event extends BaseEvent, View>(
  game: { redact(event: Event, seat: SeatId): Event | null },
  seat: SeatId,
  player: Player<View, Command, Event>,
  events: readonly Event[],
): void {
  if (player.hear === undefined) return;
  for (const event of events) {
    const known = game.redact(event, seat);
    if (known !== null) player.hear(known);
  }
}

type Seen<State, Command extends BaseCommand, View> = Pick<
  Game<State, Command, BaseEvent, View>,
  'view' | 'moves'
>;

/** Computes view and moves on first use: the computer players' hot path. */
class LazyLook<State, Command extends BaseCommand, View> implements Look<View, Command> {
  readonly #game: Seen<State, Command, View>;
  readonly #state: State;
  readonly #seat: SeatId;
  #view: View | undefined;
  #moves: readonly Command[] | undefined;

  constructor(game: Seen<State, Command, View>, state: State, seat: SeatId) {
    this.#game = game;
    this.#state = state;
    this.#seat = seat;
  }

  get view(): View {
    this.#view ??= this.#game.view(this.#state, this.#seat);
    return this.#view;
  }

  get moves(): readonly Command[] {
    this.#moves ??= this.#game.moves(this.#state, this.#seat);
    return this.#moves;
  }
}

export function lookOf<State, Command extends BaseCommand, View>(
  game: Seen<State, Command, View>,
  state: State,
  seat: SeatId,
): Look<View, Command> {
  return new LazyLook(game, state, seat);
}
