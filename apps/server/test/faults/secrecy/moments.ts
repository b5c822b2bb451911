/** Moments of random matches, each with another one that someone at the table cannot tell from it. */
import { newMatch, SPECTATOR, streamFromSeed, TABLE } from '@oubliette/kernel';
import type { BaseEvent, Entry, Game, SeatId, Stream } from '@oubliette/kernel';
import type { HostedSubject } from '@oubliette/shelf/testing';
import { pick } from '../seed.ts';

/** A row of the match that led here, as it was played. */
export interface Played {
  readonly entry: Entry;
  readonly seat: SeatId | null;
  readonly events: readonly BaseEvent[];
}

export interface World {
  readonly setup: unknown;
  /** As the table that is laid for it opens it. */
  readonly game: Game;
  readonly state: unknown;
  /** The last rows, oldest first. */
  readonly lately: readonly Played[];
  /** The last command made something known: it cannot be undone. */
  readonly settled: boolean;
}

/** Two worlds that the observer cannot tell apart. */
export interface Pair {
  readonly name: string;
  readonly observer: SeatId;
  /** The seat that knows what is hidden; null if none does. */
  readonly master: SeatId | null;
  readonly game: Game;
  readonly here: World;
  readonly there: World;
}

/** How many rows a newcomer is told again. */
const LATELY = 6;
/** On average a moment is taken every so many commands. */
const EVERY = 12;
const MOST_COMMANDS = 1500;

/** Pairs without end; the same for the same stream. */
export function* pairs(subject: HostedSubject, chance: Stream): Generator<Pair> {
  for (let match = 0; ; match += 1) {
    const seed = `${chance.below(2 ** 32)}`;
    yield* pairsOf(subject, streamFromSeed(seed), `match ${match} (${seed})`);
  }
}

function* pairsOf(subject: HostedSubject, chance: Stream, match: string): Generator<Pair> {
  const setup = subject.setup(chance);
  const game = opened(subject, setup);
  const seats = game.seats.map(({ id }) => id);
  let command = 0;
  for (const world of played(subject, setup, game, chance)) {
    command += 1;
    if (chance.below(EVERY) > 0) continue;
    const master = subject.masterOf(world.state);
    const observer = pick(chance, [...seats.filter((seat) => seat !== master), SPECTATOR]);
    const there = disguised(subject, world, observer, chance);
    if (there !== null)
      yield { name: `${match}, command ${command}, ${observer}`, observer, master, game, here: world, there };
  }
}

function opened({ system }: HostedSubject, setup: unknown): Game {
  const game = system.open(setup);
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  return game.game;
}

/** A match played at random, before each command. */
function* played(subject: HostedSubject, setup: unknown, game: Game, chance: Stream): Generator<World> {
  const match = newMatch(subject.system, setup, game);
  const started = match.start(chance);
  if (started.status !== 'done') throw new Error('the match cannot be started');
  const players = new Map(game.seats.map((seat) => [seat.id, subject.player(seat, chance)]));
  const lately: Played[] = [{ entry: match.rows[0]!.entry, seat: null, events: started.events }];
  for (let count = 0; count < MOST_COMMANDS; count += 1) {
    const { state } = match;
    if (game.ending(state) !== null) return;
    yield { setup, game, state, lately: lately.slice(-LATELY), settled: match.undoable === null };
    const { seat } = pick(
      chance,
      game.waiting(state).filter(({ optional }) => optional !== true),
    );
    const look = { view: game.view(state, seat), moves: game.moves(state, seat) };
    const tried = match.command(seat, players.get(seat)!.choose(look), chance);
    if (tried.status !== 'done') throw new Error(`${seat} was offered what is refused`);
    lately.push({ entry: match.rows.at(-1)!.entry, seat, events: tried.events });
    if (lately.length > LATELY) lately.shift();
  }
}

function disguised(subject: HostedSubject, world: World, observer: SeatId, chance: Stream): World | null {
  const other = subject.otherTruth(world, observer, chance);
  if (other === null) return null;
  const master = subject.masterOf(world.state);
  const last = world.lately.at(-1)?.seat ?? null;
  return {
    ...other,
    lately: world.lately.map((row) => hiddenOtherwise(row, observer, master)),
    // No seat knows whether another's last command told that one something.
    settled: last === null || last === observer ? world.settled : !world.settled,
  };
}

/** What the observer was not told happened otherwise, and so did the dice behind it. */
function hiddenOtherwise(row: Played, observer: SeatId, master: SeatId | null): Played {
  const told = row.events.filter(({ audience }) => audience?.includes(observer) ?? true);
  const behind: BaseEvent = {
    type: 'hidden',
    rules: [TABLE.undo],
    audience: master === null ? [] : [master],
  };
  const entry = 'dice' in row.entry ? { ...row.entry, dice: [...row.entry.dice, 1] } : row.entry;
  return { ...row, entry, events: [...told, behind] };
}
