/** Property 2: offers are accepted, other commands are refused, and some seat can always go on. */
import { canonical } from '../canonical.ts';
import { SPECTATOR } from '../contract.ts';
import type {
  BaseCommand,
  BaseEvent,
  Decided,
  Decision,
  Json,
  RuleId,
  SeatId,
  Waiting,
} from '../contract.ts';
import type { Stream } from '../stream.ts';
import { TABLE } from '../tableRules.ts';
import { broken } from './failure.ts';
import { mutate, wordsIn } from './mutate.ts';
import { same, whyNotPlain } from './plain.ts';
import type { World } from './world.ts';

export type Offers<Command> = ReadonlyMap<SeatId, readonly Command[]>;
const TABLE_IDS: ReadonlySet<RuleId> = new Set(Object.values(TABLE));

/** What every seat may do now, spectators included: they may do nothing. */
export function offersOf<S, C extends BaseCommand, E extends BaseEvent, V>(
  world: World<S, C, E, V>,
): Offers<C> {
  const seats = [...world.game.seats.map(({ id }) => id), SPECTATOR];
  return new Map(seats.map((seat) => [seat, world.game.moves(world.state, seat)]));
}

/** Property 5: at least one rule is cited, and each has a text. */
function checkCited(cited: readonly RuleId[] | undefined, rules: ReadonlySet<RuleId>, what: string): void {
  if (cited === undefined || cited.length === 0) broken('explained', `${what} cites no rule`);
  for (const id of cited)
    if (!rules.has(id) && !TABLE_IDS.has(id))
      broken('explained', `${what} cites ${id}, which is in no rulebook`);
}

/** A seat must act, or the match is over. */
export function checkWaiting<S, C extends BaseCommand, E extends BaseEvent, V>(
  { game, state }: World<S, C, E, V>,
  rules: ReadonlySet<RuleId>,
): readonly Waiting[] {
  const waiting = game.waiting(state);
  const ending = game.ending(state);
  if (ending !== null) {
    if (waiting.length > 0)
      broken('sound', `the match is over (${ending.outcome}) and still waits for ${waiting[0]?.seat}`);
    return waiting;
  }
  if (waiting.length === 0) broken('sound', 'it waits for nobody, and the match is not over');
  if (waiting.every(({ optional }) => optional))
    broken('sound', 'nobody must act, and the match is not over');
  for (const { seat, prompt, rules: cited } of waiting) {
    if (!game.seats.some(({ id }) => id === seat)) broken('sound', `it waits for ${seat}, who has no seat`);
    checkCited(cited, rules, `the prompt ${prompt} to ${seat}`);
  }
  return waiting;
}

/** Awaited seats have a choice, and no other seat has. */
export function checkSeats<C>(offers: Offers<C>, waiting: readonly Waiting[]): void {
  const awaited = new Set(waiting.map(({ seat }) => seat));
  for (const [seat, moves] of offers) {
    if (awaited.has(seat) && moves.length === 0) broken('sound', `it waits for ${seat}, who has no moves`);
    if (!awaited.has(seat) && moves.length > 0)
      broken('sound', `${seat} is not awaited and is offered ${JSON.stringify(moves[0])}`);
  }
}

/** Each command offered to any seat is accepted, and its events cite their rules. */
export function checkOffers<S, C extends BaseCommand, E extends BaseEvent, V>(
  world: World<S, C, E, V>,
  offers: Offers<C>,
  rules: ReadonlySet<RuleId>,
  dice: Stream,
): number {
  let tried = 0;
  for (const [seat, moves] of offers) {
    checkDistinct(seat, moves);
    for (const command of moves) {
      const what = `${JSON.stringify(command)} of ${seat}`;
      const decision = trying(what, () => world.game.decide(world.state, seat, command, dice));
      if (!decision.ok) broken('sound', `${what} is offered and refused: ${decision.refusal.code}`);
      checkEvents(decision.events, rules);
      tried += 1;
    }
  }
  return tried;
}

function checkDistinct(seat: SeatId, moves: readonly unknown[]): void {
  const texts = new Set<string>();
  for (const move of moves) {
    const reason = whyNotPlain(move);
    if (reason !== null)
      broken('serialisable', `a command offered to ${seat} does not survive JSON: ${reason}`);
    const text = canonical(move);
    if (texts.has(text)) broken('sound', `${seat} is offered ${text} twice`);
    texts.add(text);
  }
}

export function checkEvents(events: readonly BaseEvent[], rules: ReadonlySet<RuleId>): void {
  for (const event of events) checkCited(event.rules, rules, `the event ${event.type}`);
}

/** A decision's state is the fold of its events, and of nothing else. */
export function checkFold<S, C extends BaseCommand, E extends BaseEvent, V>(
  { game, state }: World<S, C, E, V>,
  decided: Decided<S, E>,
): void {
  const folded = decided.events.reduce((before, event) => game.apply(before, event), state);
  if (!same(folded, decided.state))
    broken('sound', `the events ${typesOf(decided.events)} do not fold to the state decided`);
}

function typesOf(events: readonly BaseEvent[]): string {
  return events.map(({ type }) => type).join(', ') || '(none)';
}

/** Commands not offered to a seat now, though offered to others, earlier, or in a similar form. */
export function strangers<C extends BaseCommand>(
  seat: SeatId,
  offers: Offers<C>,
  earlier: readonly C[],
  stream: Stream,
): C[] {
  const offered = new Set((offers.get(seat) ?? []).map((move) => canonical(move)));
  const others = [...offers].flatMap(([other, moves]) => (other === seat ? [] : moves));
  const near = offered.size > 0 ? offers.get(seat)! : [...others, ...earlier];
  const words =
    near.length > 0
      ? wordsIn([pick(near, stream), ...others.slice(0, 4), ...earlier.slice(-8)] as unknown as Json)
      : [];
  const mutants =
    near.length === 0
      ? []
      : [1, 2, 3, 4].map(() => mutate(pick(near, stream) as unknown as Json, words, stream));
  const candidates = [...some(others, 2, stream), ...some(earlier, 2, stream), ...mutants];
  return candidates.filter((candidate) => isCommand(candidate) && !offered.has(canonical(candidate))) as C[];
}

function isCommand(value: unknown): boolean {
  return value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';
}

function some<T>(list: readonly T[], count: number, stream: Stream): T[] {
  return list.length === 0 ? [] : Array.from({ length: count }, () => pick(list, stream));
}

function pick<T>(list: readonly T[], stream: Stream): T {
  return list[stream.below(list.length)]!;
}

/** A command that is not offered is refused, by a rule with a text. */
export function checkRefused<S, C extends BaseCommand, E extends BaseEvent, V>(
  { game, state }: World<S, C, E, V>,
  seat: SeatId,
  command: C,
  rules: ReadonlySet<RuleId>,
  dice: Stream,
): void {
  const what = `${JSON.stringify(command)} of ${seat}`;
  const decision = trying(what, () => game.decide(state, seat, command, dice));
  if (decision.ok) broken('sound', `${what} is not offered, yet accepted`);
  checkRefusal(decision, rules, what);
}

/** A nonsense correction is refused by a rule with a text, or its change is still JSON. */
export function checkCorrection<S, C extends BaseCommand, E extends BaseEvent, V>(
  { game, state }: World<S, C, E, V>,
  seat: SeatId,
  nonsense: unknown,
  rules: ReadonlySet<RuleId>,
): void {
  const what = `the correction ${JSON.stringify(nonsense)} of ${seat}`;
  const decision = trying(what, () => game.override(state, seat, nonsense, 'a test'));
  if (!decision.ok) return checkRefusal(decision, rules, what);
  if (!game.seats.some(({ id, role }) => id === seat && role === 'gamemaster'))
    broken('sound', `${what} is accepted`);
  checkEvents(decision.events, rules);
  const reason = whyNotPlain(decision.state);
  if (reason !== null)
    broken('serialisable', `${what} leads to a state that does not survive JSON: ${reason}`);
}

function checkRefusal(decision: Decision<unknown, unknown>, rules: ReadonlySet<RuleId>, what: string): void {
  if (decision.ok) return;
  checkCited([decision.refusal.rule], rules, `the refusal ${decision.refusal.code} of ${what}`);
  const reason = whyNotPlain(decision.refusal);
  if (reason !== null) broken('serialisable', `the refusal of ${what} does not survive JSON: ${reason}`);
}

export function trying<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    return broken('sound', `${what} makes it throw: ${String(error)}`);
  }
}
