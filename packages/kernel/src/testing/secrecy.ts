/** Property 4: change what a seat may not know, and the seat sees no difference. */
import { attempt } from '../attempt.ts';
import { waitingKnownTo } from '../contract.ts';
import type { BaseCommand, BaseEvent, Decided, SeatId } from '../contract.ts';
import type { WantedDie } from '../attempt.ts';
import { tape } from '../dice.ts';
import type { Stream } from '../stream.ts';
import { broken } from './failure.ts';
import { trying } from './soundness.ts';
import { whyNotPlain } from './plain.ts';
import { noting } from './world.ts';
import type { World } from './world.ts';

/** Everything a seat receives at one moment, byte for byte. */
interface Sight {
  readonly view: string;
  readonly moves: string;
  readonly waiting: string;
}

export function sightOf<S, C extends BaseCommand, E extends BaseEvent, V>(
  { game, state }: World<S, C, E, V>,
  seat: SeatId,
): Sight {
  const view = game.view(state, seat);
  const reason = whyNotPlain(view);
  if (reason !== null) broken('serialisable', `the view of ${seat} does not survive JSON: ${reason}`);
  return {
    view: JSON.stringify(view),
    moves: JSON.stringify(game.moves(state, seat)),
    waiting: JSON.stringify(waitingKnownTo(game.waiting(state), seat)),
  };
}

/** The seat cannot tell two moments apart. */
export function checkAlike(seat: SeatId, a: Sight, b: Sight, when: string): void {
  const part = partThatDiffers(a, b);
  if (part !== null)
    broken('secret', `${seat} can tell a secret ${when} by its ${part}: ${difference(a[part], b[part])}`);
}

function partThatDiffers(a: Sight, b: Sight): keyof Sight | null {
  return (['view', 'moves', 'waiting'] as const).find((part) => a[part] !== b[part]) ?? null;
}

/** A command not offered to the seat is refused in the same words. */
export function checkRefusedAlike<S, C extends BaseCommand, E extends BaseEvent, V>(
  a: World<S, C, E, V>,
  b: World<S, C, E, V>,
  seat: SeatId,
  command: C,
  dice: Stream,
): void {
  const [first, second] = [a, b].map(({ game, state }) => {
    const decision = trying(JSON.stringify(command), () => game.decide(state, seat, command, dice));
    return decision.ok ? 'accepted' : JSON.stringify(decision.refusal);
  });
  if (first !== second)
    broken(
      'secret',
      `${seat} can tell a secret by asking for ${JSON.stringify(command)}: ${first} or ${second}`,
    );
}

/** The same command and dice in a world the seat cannot tell from this one. Null when impossible there. */
export function playedIn<S, C extends BaseCommand, E extends BaseEvent, V>(
  { game, state }: World<S, C, E, V>,
  seat: SeatId,
  command: C,
  faces: readonly (string | number)[],
): (Decided<S, E> & { readonly rolls: readonly WantedDie[] }) | null {
  const { rolls, ...dice } = noting(tape(faces));
  const tried = attempt(game, state, seat, command, dice);
  return tried.status === 'done' ? { ok: true, state: tried.state, events: tried.events, rolls } : null;
}

/**
 * Where people roll, a command that asked for a die and can still be cancelled asks for the same die in
 * all worlds a seat cannot tell apart: asking and cancelling must not reveal one. True if it was checked.
 */
export function checkLeftUnknown<S, C extends BaseCommand, E extends BaseEvent, V>(
  a: World<S, C, E, V>,
  b: World<S, C, E, V>,
  watcher: SeatId,
  seat: SeatId,
  command: C,
): boolean {
  const [first, second] = [a, b].map(({ game, state }) => {
    const tried = attempt(game, state, seat, command, tape([]));
    const isLeft = tried.status === 'dice' && !tried.isNews && tried.wanted.die.seen === 'all';
    return {
      isLeft,
      isRefused: tried.status === 'refused',
      isTold: tried.status === 'dice' && tried.isNews,
      asks: isLeft ? askedFor(tried.wanted) : tried.status,
    };
  }) as [Tried, Tried];
  if (!first.isLeft && !second.isLeft) return false;
  // A seat's own moves match in both worlds; another seat's may differ, and what that shows is up to it.
  if (watcher !== seat && [first, second].some(({ isRefused, isTold }) => isRefused || isTold)) return false;
  if (first.asks !== second.asks)
    broken(
      'secret',
      `${watcher} can tell a secret by ${seat} asking for ${JSON.stringify(command)} and leaving it: ${first.asks} or ${second.asks}`,
    );
  return true;
}

interface Tried {
  readonly isLeft: boolean;
  readonly isRefused: boolean;
  /** It revealed something before it asked. */
  readonly isTold: boolean;
  readonly asks: string;
}

/** The request as everyone hears it who watches the dice. */
function askedFor({ die, by, rule, of }: WantedDie): string {
  return JSON.stringify([die, by, rule, of]);
}

/** The rolls all may see: typed dice are seen one by one. */
function seenRolls(rolls: readonly WantedDie[]): string {
  return rolls
    .filter(({ die }) => die.seen === 'all')
    .map(askedFor)
    .join(' ');
}

/** A world after one more command, and what the command did. */
interface After<S, C extends BaseCommand, E extends BaseEvent, V> {
  readonly world: World<S, C, E, V>;
  readonly events: readonly E[];
  readonly rolls: readonly WantedDie[];
}

/**
 * Two worlds a seat could not tell apart have gone one step on. Only news may let it tell them apart now:
 * a command that can no longer be undone, about something its view then shows.
 */
export function checkTold<S, C extends BaseCommand, E extends BaseEvent, V>(
  seat: SeatId,
  a: After<S, C, E, V>,
  b: After<S, C, E, V>,
  fleeting: (event: E) => boolean,
): void {
  const [toldA, toldB] = [told(a, seat), told(b, seat)];
  const [sightA, sightB] = [sightOf(a.world, seat), sightOf(b.world, seat)];
  const at = firstDifference(toldA.map(textOf), toldB.map(textOf));
  if (at === null) {
    if (seenRolls(a.rolls) !== seenRolls(b.rolls))
      broken(
        'secret',
        `${seat} can tell a secret by the dice: ${seenRolls(a.rolls)} or ${seenRolls(b.rolls)}`,
      );
    return checkAlike(seat, sightA, sightB, 'though no event told it');
  }
  const differing = [toldA[at], toldB[at]].filter((event) => event !== undefined);
  const what = `by ${differing.map(textOf).join(' or ')}`;
  if (isUndoable(a) && isUndoable(b))
    broken(
      'secret',
      `${seat} is told a secret ${what}, which is not marked as news: an undo would leave it known`,
    );
  if (partThatDiffers(sightA, sightB) === null && !differing.some(fleeting))
    broken('secret', `${seat} is told a secret ${what}, of which its view shows nothing afterwards`);
}

/** An event a seat does not hear changes nothing that it sees. */
export function checkUntold<S, C extends BaseCommand, E extends BaseEvent, V>(
  { game, state: before }: World<S, C, E, V>,
  seat: SeatId,
  events: readonly E[],
): void {
  let state = before;
  for (const event of events) {
    const after = game.apply(state, event);
    // Bookkeeping events reach no seat.
    if (event.audience?.length !== 0 && game.redact(event, seat) === null) {
      const [was, is] = [state, after].map((at) => textOf(game.view(at, seat))) as [string, string];
      if (was !== is)
        broken('secret', `${seat} sees what it is not told of (${textOf(event)}): ${difference(was, is)}`);
    }
    state = after;
  }
}

function isUndoable({
  rolls,
  events,
}: {
  readonly rolls: readonly WantedDie[];
  readonly events: readonly BaseEvent[];
}): boolean {
  return rolls.length === 0 && !events.some(({ news }) => news);
}

function told<S, C extends BaseCommand, E extends BaseEvent, V>(
  { world, events }: After<S, C, E, V>,
  seat: SeatId,
): E[] {
  return events.map((event) => world.game.redact(event, seat)).filter((event) => event !== null);
}

function textOf(value: unknown): string {
  return JSON.stringify(value);
}

function firstDifference(a: readonly string[], b: readonly string[]): number | null {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i += 1) if (a[i] !== b[i]) return i;
  return null;
}

/** Where two texts differ, with some text around it. */
function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string) => `…${text.slice(Math.max(0, at - 30), at + 40)}…`;
  return `${around(a)} or ${around(b)}`;
}
