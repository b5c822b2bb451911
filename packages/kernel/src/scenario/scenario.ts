/** A scenario: a table laid by hand, commands with every die scripted, and their expected results. */
import type { BaseCommand, BaseEvent, Game, RuleId, SeatId } from '../contract.ts';
import type { Face, Tape } from '../dice.ts';
import { WrongFace, DiceWanted, tape } from '../dice.ts';
import { differences, show } from './expect.ts';

/** One action, and what is expected right after it. */
export interface ScenarioStep {
  /** The command, in the words of the scenario: figures by their letters, squares by their names. */
  readonly do?: Readonly<Record<string, unknown>> & { readonly type: string };
  /** The seat that gives it, where the figure does not make that plain. */
  readonly by?: SeatId;
  /** Exactly the dice and cards it takes, in order; or the dice of some rules, and a face for all others. */
  readonly dice?: readonly Face[] | DiceByRule;
  /** The expected refusal. */
  readonly refused?: { readonly code?: string; readonly rule?: string };
  /** The events that must follow, complete and in order: a type, or a type with details. */
  readonly events?: readonly (string | Readonly<Record<string, unknown>>)[];
  /** Events that must be among those that follow, in this order. */
  readonly among?: readonly (string | Readonly<Record<string, unknown>>)[];
  /** Event types that must not follow. */
  readonly without?: readonly string[];
  /** Expected parts of the state. */
  readonly state?: unknown;
  /** Expected parts of a seat's view. */
  readonly views?: Readonly<Record<SeatId, unknown>>;
  /** All the seats that must be awaited now. */
  readonly waiting?: unknown;
  /** Commands that must, or must not, be offered now. */
  readonly offered?: readonly (Readonly<Record<string, unknown>> & { readonly type: string })[];
  readonly notOffered?: readonly (Readonly<Record<string, unknown>> & { readonly type: string })[];
}

/** Exactly the dice rolled for each rule, in this order; dice for any other rule show `else`. */
export type DiceByRule = Readonly<Record<RuleId, readonly Face[] | Face>>;

/** A scenario ready for play: the game, its state, and how to read the scenario's words. */
export interface Arranged<State, Command extends BaseCommand, Event extends BaseEvent, View> {
  readonly game: Game<State, Command, Event, View>;
  readonly state: State;
  /** From the scenario's words to a command. */
  command(written: Readonly<Record<string, unknown>>): Command;
  /** The seat that would give this command. */
  seatFor(state: State, command: Command): SeatId;
  /** State, view, event or waits, in the scenario's words. */
  describe(value: unknown, state: State): unknown;
  describeState(state: State): unknown;
  describeView(view: View, state: State): unknown;
}

/** A scene that makes no sense: the message says what and where. */
export class SceneError extends Error {}

export interface Failure {
  /** The step, counted from 1. */
  readonly step: number;
  readonly message: string;
}

/** Plays the steps in order; stops at the first that differs from what is written. */
export function runScenario<State, Command extends BaseCommand, Event extends BaseEvent, View>(
  arranged: Arranged<State, Command, Event, View>,
  steps: readonly ScenarioStep[],
): Failure | null {
  let { state } = arranged;
  for (const [index, step] of steps.entries()) {
    const taken = step.do === undefined ? { state, events: [] } : take(arranged, state, step, step.do);
    if (typeof taken === 'string') return { step: index + 1, message: taken };
    state = taken.state;
    const message = compare(arranged, state, taken.events, step);
    if (message !== null) return { step: index + 1, message };
  }
  return null;
}

function take<State, Command extends BaseCommand, Event extends BaseEvent, View>(
  arranged: Arranged<State, Command, Event, View>,
  state: State,
  step: ScenarioStep,
  written: Readonly<Record<string, unknown>>,
): { state: State; events: readonly Event[] } | string {
  const command = arranged.command(written);
  const seat = step.by ?? arranged.seatFor(state, command);
  const dice = diceOf(step);
  try {
    const decision = arranged.game.decide(state, seat, command, dice);
    if (!decision.ok) return refusedAs(step, decision.refusal) ?? { state, events: [] };
    if (step.refused !== undefined)
      return `it was accepted, but should be refused${step.refused.code ? ` as ${step.refused.code}` : ''}`;
    const left = dice.left();
    return left.length === 0 ? decision : `dice left over: ${left.join(', ')}`;
  } catch (error) {
    if (error instanceof DiceWanted) return `more dice are needed: a ${error.die.id} for ${error.rule}`;
    if (error instanceof WrongFace) return error.message;
    throw error;
  }
}

function diceOf({ dice = [] }: ScenarioStep): Tape {
  if (isList(dice)) return tape(dice);
  const { else: others, ...named } = dice;
  const tapeOf = (faces: readonly Face[] | Face): Tape => tape([faces].flat());
  const tapes = new Map(Object.entries(named).map(([rule, faces]) => [rule, tapeOf(faces)]));
  return {
    roll: (die, by, rule) => (tapes.get(rule) ?? tapeOf(others ?? [])).roll(die, by, rule),
    left: () => [...tapes.values()].flatMap((each) => each.left()),
  };
}

function isList(dice: readonly Face[] | DiceByRule): dice is readonly Face[] {
  return Array.isArray(dice);
}

function refusedAs({ refused }: ScenarioStep, refusal: { code: string; rule: string }): string | null {
  if (refused === undefined) return `it was refused: ${refusal.code} (${refusal.rule})`;
  const found = differences(refusal, refused, 'refusal');
  return found.length === 0 ? null : found.map(show).join('\n  ');
}

function compare<State, Command extends BaseCommand, Event extends BaseEvent, View>(
  arranged: Arranged<State, Command, Event, View>,
  state: State,
  happened: readonly Event[],
  step: ScenarioStep,
): string | null {
  const { game } = arranged;
  const events = happened.map((event) => arranged.describe(event, state)) as Record<string, unknown>[];
  const found = [
    ...(step.events === undefined ? [] : differences(events, step.events.map(asDetail), 'events')),
    ...(step.among === undefined ? [] : outOfOrder(events, step.among.map(asDetail))),
    ...(step.without ?? [])
      .filter((type) => events.some((event) => event['type'] === type))
      .map((type) => ({ path: 'events without', expected: type, actual: type })),
    ...(step.state === undefined ? [] : differences(arranged.describeState(state), step.state, 'state')),
    ...Object.entries(step.views ?? {}).flatMap(([seat, view]) =>
      differences(arranged.describeView(game.view(state, seat), state), view, `view of ${seat}`),
    ),
    ...(step.waiting === undefined
      ? []
      : differences(arranged.describe(game.waiting(state), state), step.waiting, 'waiting')),
    ...offers(arranged, state, step),
  ];
  if (found.length === 0) return null;
  const types = events.map((event) => String(event['type'])).join(', ');
  return `${found.map(show).join('\n  ')}${step.do === undefined ? '' : `\n  (events: ${types === '' ? 'none' : types})`}`;
}

function asDetail(written: string | Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof written === 'string' ? { type: written } : written;
}

function outOfOrder(events: readonly unknown[], wanted: readonly unknown[]) {
  let from = 0;
  for (const [i, expected] of wanted.entries()) {
    const at = events.findIndex((event, index) => index >= from && differences(event, expected).length === 0);
    if (at < 0) return [{ path: `events among[${i}]`, expected, actual: events }];
    from = at + 1;
  }
  return [];
}

function offers<State, Command extends BaseCommand, Event extends BaseEvent, View>(
  arranged: Arranged<State, Command, Event, View>,
  state: State,
  { offered = [], notOffered = [], by }: ScenarioStep,
) {
  const has = (written: Readonly<Record<string, unknown>>) => {
    const command = arranged.command(written);
    const seat = by ?? arranged.seatFor(state, command);
    return arranged.game.moves(state, seat).some((move) => differences(move, command).length === 0);
  };
  return [
    ...offered
      .filter((command) => !has(command))
      .map((expected) => ({ path: 'offered', expected, actual: undefined })),
    ...notOffered.filter(has).map((actual) => ({ path: 'not offered', expected: undefined, actual })),
  ];
}
