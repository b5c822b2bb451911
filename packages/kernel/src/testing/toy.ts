/** Toys: one-page games for tests. The author writes the rules; this supplies what all toys share. */
import { canonical } from '../canonical.ts';
import { forAudience } from '../contract.ts';
import type {
  BaseCommand,
  BaseEvent,
  Decision,
  Ending,
  Game,
  Refusal,
  RuleId,
  Seat,
  SeatId,
  System,
  Waiting,
} from '../contract.ts';
import type { Dice } from '../dice.ts';
import { refuse, Resolution } from '../resolution.ts';
import { TABLE } from '../tableRules.ts';

export interface Toy<State, Command extends BaseCommand, Event extends BaseEvent, Setup, Change = never> {
  readonly id: string;
  readonly seats: readonly Seat[];
  /** The rule that refuses a command not offered. */
  readonly refusal: RuleId;
  /** What lies on the table before the first event. */
  lay(setup: Setup): State;
  /** The first events, if any come before the first choice. */
  begin?(now: Resolution<State, Event>): void;
  moves(state: State, seat: SeatId): readonly Command[];
  /** Resolves a command that was offered. */
  play(now: Resolution<State, Event>, seat: SeatId, command: Command): void;
  /** Commands whose first die every seat expects. */
  foresees?(command: Command): boolean;
  apply(state: State, event: Event): State;
  waiting(state: State): readonly Waiting[];
  ending(state: State): Ending | null;
  view(state: State, seat: SeatId): unknown;
  redact?(event: Event, seat: SeatId): Event | null;
  /** The game master's correction; anything that is not a change is refused. */
  correct?(now: Resolution<State, Event>, change: Change, reason: string): Refusal | null;
}

export type ToyGame<State, Command extends BaseCommand, Event extends BaseEvent, Change = never> = Game<
  State,
  Command,
  Event,
  unknown,
  Change
>;

export function toySystem<State, Command extends BaseCommand, Event extends BaseEvent, Setup, Change = never>(
  toy: Toy<State, Command, Event, Setup, Change>,
): System<ToyGame<State, Command, Event, Change>, Setup> {
  return { id: toy.id, rulesVersion: 1, open: (setup) => ({ ok: true, game: toyGame(toy, setup) }) };
}

function toyGame<State, Command extends BaseCommand, Event extends BaseEvent, Setup, Change>(
  toy: Toy<State, Command, Event, Setup, Change>,
  setup: Setup,
): ToyGame<State, Command, Event, Change> {
  const resolution = (state: State, dice: Dice) =>
    new Resolution<State, Event>(state, (before, event) => toy.apply(before, event), dice);
  return {
    seats: toy.seats,
    start(dice) {
      const now = resolution(toy.lay(setup), dice);
      toy.begin?.(now);
      return now.done();
    },
    foresees: (command) => toy.foresees?.(command) === true,
    decide(state, seat, command, dice) {
      const wanted = canonical(command);
      const offered = toy.moves(state, seat).find((move) => canonical(move) === wanted);
      if (offered === undefined) return { ok: false, refusal: refuse('notOffered', toy.refusal) };
      const now = resolution(state, dice);
      toy.play(now, seat, offered);
      return now.done();
    },
    apply: (state, event) => toy.apply(state, event),
    moves: (state, seat) => toy.moves(state, seat),
    waiting: (state) => toy.waiting(state),
    ending: (state) => toy.ending(state),
    view: (state, seat) => toy.view(state, seat),
    redact: (event, seat) => (toy.redact === undefined ? forAudience(event, seat) : toy.redact(event, seat)),
    override: (state, seat, change, reason) =>
      correction(toy, resolution(state, NO_DICE), seat, change, reason),
  };
}

function correction<State, Command extends BaseCommand, Event extends BaseEvent, Setup, Change>(
  toy: Toy<State, Command, Event, Setup, Change>,
  now: Resolution<State, Event>,
  seat: SeatId,
  change: Change,
  reason: string,
): Decision<State, Event> {
  const isMaster = toy.seats.some(({ id, role }) => id === seat && role === 'gamemaster');
  if (toy.correct === undefined || !isMaster)
    return { ok: false, refusal: refuse('notAllowed', TABLE.override) };
  return now.decided(toy.correct(now, change, reason));
}

const NO_DICE: Dice = {
  roll() {
    throw new Error('a correction rolls no dice');
  },
};
