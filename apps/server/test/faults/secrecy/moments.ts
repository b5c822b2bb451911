/** Moments of random matches, and for each another one that somebody at the table cannot tell from it. */
import { newMatch, SPECTATOR, streamFromSeed } from '@oubliette/kernel';
import type { Match, SeatId, Stream } from '@oubliette/kernel';
import { classicSubject } from '@oubliette/shelf/testing';
import { pick } from '../seed.ts';

type Subject = typeof classicSubject;
export type Setup = ReturnType<Subject['setup']>;
export type State = Parameters<Subject['census']>[0];
type GameEvent = Parameters<Subject['ledger']>[0];
type Opened = Extract<ReturnType<Subject['system']['open']>, { ok: true }>;
export type Game = Opened['game'];

/** A row of the match that led here, as it was played. */
export interface Played {
  readonly entry: Match<
    State,
    Parameters<Game['decide']>[2],
    GameEvent,
    unknown,
    unknown
  >['rows'][number]['entry'];
  readonly seat: SeatId | null;
  readonly events: readonly GameEvent[];
}

export interface World {
  readonly setup: Setup;
  readonly state: State;
  /** The last rows, oldest first. */
  readonly lately: readonly Played[];
  /** The last command made something known: it cannot be undone. */
  readonly settled: boolean;
}

/** Two worlds that the observer cannot tell apart. */
export interface Pair {
  readonly name: string;
  readonly observer: SeatId;
  readonly game: Game;
  readonly here: World;
  readonly there: World;
}

/** So many rows are told again to whoever comes in. */
const LATELY = 6;
/** On average a moment is taken every so many commands. */
const EVERY = 12;
const MOST_COMMANDS = 1500;

/** Pairs without end; the same for the same stream. */
export function* pairs(chance: Stream): Generator<Pair> {
  for (let match = 0; ; match += 1) {
    const seed = `${chance.below(2 ** 32)}`;
    yield* pairsOf(streamFromSeed(seed), `match ${match} (${seed})`);
  }
}

function* pairsOf(chance: Stream, match: string): Generator<Pair> {
  const setup = classicSubject.setup(chance);
  const game = opened(setup);
  const seats = game.seats.map(({ id }) => id);
  let command = 0;
  for (const world of played(setup, game, chance)) {
    command += 1;
    if (chance.below(EVERY) > 0) continue;
    const observer = pick(chance, [...seats.filter((seat) => seat !== world.state.morcar), SPECTATOR]);
    const there = disguised(world, observer, chance);
    if (there !== null)
      yield { name: `${match}, command ${command}, ${observer}`, observer, game, here: world, there };
  }
}

function opened(setup: Setup): Game {
  const game = classicSubject.system.open(setup);
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  return game.game;
}

/** A match played at random: how it stands before each command. */
function* played(setup: Setup, game: Game, chance: Stream): Generator<World> {
  const match = newMatch(classicSubject.system, setup, game);
  const started = match.start(chance);
  if (started.status !== 'done') throw new Error('the match cannot be started');
  const players = new Map(game.seats.map((seat) => [seat.id, classicSubject.player!(seat, chance)]));
  const lately: Played[] = [{ entry: match.rows[0]!.entry, seat: null, events: eventsOf(started.events) }];
  for (let count = 0; count < MOST_COMMANDS; count += 1) {
    const { state } = match;
    if (game.ending(state) !== null) return;
    yield { setup, state, lately: lately.slice(-LATELY), settled: match.undoable === null };
    const { seat } = pick(
      chance,
      game.waiting(state).filter(({ optional }) => optional !== true),
    );
    const look = { view: game.view(state, seat), moves: game.moves(state, seat) };
    const tried = match.command(seat, players.get(seat)!.choose(look), chance);
    if (tried.status !== 'done') throw new Error(`${seat} was offered what is refused`);
    lately.push({ entry: match.rows.at(-1)!.entry, seat, events: eventsOf(tried.events) });
    if (lately.length > LATELY) lately.shift();
  }
}

/** Commands lead to the game's own events only. */
function eventsOf(events: readonly unknown[]): readonly GameEvent[] {
  return events as readonly GameEvent[];
}

function disguised(world: World, observer: SeatId, chance: Stream): World | null {
  const other = classicSubject.disguise?.(world.setup, world.state, observer, chance) ?? null;
  if (other === null) return null;
  const last = world.lately.at(-1)?.seat ?? null;
  return {
    ...other,
    lately: world.lately.map((row) => hiddenOtherwise(row, observer, world.state)),
    // Of others nobody knows whether their last command told them something.
    settled: last === null || last === observer ? world.settled : !world.settled,
  };
}

/** What the observer was not told of happened otherwise, and so did the dice behind it. */
function hiddenOtherwise(row: Played, observer: SeatId, { morcar }: State): Played {
  const told = row.events.filter(({ audience }) => audience?.includes(observer) ?? true);
  const behind: GameEvent = { type: 'flagSet', rules: ['CLS-QBK-12'], audience: [morcar], flag: 'disguise' };
  const entry = 'dice' in row.entry ? { ...row.entry, dice: [...row.entry.dice, 1] } : row.entry;
  return { ...row, entry, events: [...told, behind] };
}
