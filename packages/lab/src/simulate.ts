/** Matches played one after the other. The seed and its number fix a match, on any thread at any time. */
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { BaseEvent, Game, System } from '@oubliette/kernel';
import type { AnyExperiment } from './experiment.ts';
import { addChain, addCounts, addRefused, newTally, statisticsOf } from './tally.ts';
import type { Statistics, Tally } from './tally.ts';

export interface Batch {
  readonly seed: string;
  /** The number of the first match; 0 by default. */
  readonly from?: number;
  readonly matches: number;
}

/** A match with more commands than this has lost its way. */
const MOST_COMMANDS = 20_000;

/** Plays a batch on this thread. */
export function simulate(experiment: AnyExperiment, batch: Batch): Statistics {
  return statisticsOf(tallyOf(experiment, batch));
}

export function tallyOf(experiment: AnyExperiment, { seed, from = 0, matches }: Batch): Tally {
  const tally = newTally();
  const play = matchPlayer(experiment);
  for (let match = from; match < from + matches; match += 1) play(tally, seed, match);
  return tally;
}

/** Plays single matches into a tally; a repeated setup is opened only once. */
export function matchPlayer(experiment: AnyExperiment): (tally: Tally, seed: string, match: number) => void {
  const games = new Map<unknown, Game>();
  return (tally, seed, match) => {
    tally.matches += 1;
    attempt(tally, seed, match, () => {
      const game = gameFor(experiment, match, games);
      if (experiment.next === undefined) playMatch(tally, experiment, game, `${seed}/${match}`, match);
      else playChain(tally, experiment, game, seed, match);
    });
  };
}

/** Matches in a row until one is won or leads no further: counted as one, which ends as the last does. */
function playChain(tally: Tally, experiment: AnyExperiment, first: Game, seed: string, match: number): void {
  const links: Tally[] = [];
  let setup: unknown = experiment.setup(match);
  let game = first;
  for (;;) {
    const link = newTally();
    const nth = links.push(link);
    const name = nth === 1 ? `${seed}/${match}` : `${seed}/${match}/${nth}`;
    const state = playMatch(link, experiment, game, name, match);
    const next = link.wins > 0 ? null : experiment.next!(setup, state, nth);
    if (next === null) break;
    setup = next;
    game = openGame(experiment.system, next);
  }
  addChain(tally, links);
}

/** Records a failure with what is needed to reproduce it. */
export function attempt(tally: Tally, seed: string, match: number, play: () => unknown): void {
  try {
    play();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof RefusedSetup) addRefused(tally, { message, matches: 1, match, seed });
    else tally.failures.push({ match, seed, message });
  }
}

class RefusedSetup extends Error {}

function gameFor(experiment: AnyExperiment, match: number, games: Map<unknown, Game>): Game {
  const setup: unknown = experiment.setup(match);
  const known = games.get(setup);
  if (known !== undefined) return known;
  const game = openGame(experiment.system, setup);
  games.set(setup, game);
  return game;
}

export function openGame<G extends Game, Setup>(system: System<G, Setup>, setup: Setup): G {
  const opened = system.open(setup);
  if (opened.ok) return opened.game;
  const [problem] = opened.problems;
  throw new RefusedSetup(`the setup is refused: ${problem?.path}: ${problem?.message} (${problem?.remedy})`);
}

/** Plays a match and counts it; throws if it does not end. Returns its last state. */
export function playMatch(
  tally: Tally,
  experiment: AnyExperiment,
  game: Game,
  seed: string,
  match: number,
): unknown {
  const dice = streamFromSeed(`${seed}/dice`);
  const players = experiment.players(match, streamFromSeed(`${seed}/players`));
  const { rules } = tally;
  const start = game.start(dice);
  const counts: Record<string, number> = {};
  const count = (events: readonly BaseEvent[]): void => {
    if (experiment.counted === undefined) return;
    for (const event of events)
      for (const name of experiment.counted(event)) counts[name] = (counts[name] ?? 0) + 1;
  };
  cite(rules, start.events);
  count(start.events);
  for (const [seat, player] of players)
    for (const event of start.events) {
      const known = game.redact(event, seat);
      if (known !== null) player.hear?.(known);
    }
  const given = new Set<string>();
  const most = experiment.most ?? MOST_COMMANDS;
  const { state, commands, finished } = playOut(game, start.state, players, dice, {
    most,
    each(_seat, { type }, events) {
      given.add(type);
      cite(rules, events);
      count(events);
    },
  });
  const ending = game.ending(state);
  if (!finished || ending === null) throw new Error(`the match has not ended after ${commands} commands`);
  const outcome = experiment.outcome?.(ending, given) ?? ending.outcome;
  tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1;
  if (experiment.won(ending, state)) tally.wins += 1;
  tally.rounds.push(experiment.rounds(state));
  tally.commands.push(commands);
  if (experiment.measures !== undefined) addCounts(tally.measures, experiment.measures(state));
  addCounts(tally.measures, counts);
  return state;
}

function cite(rules: Record<string, number>, events: readonly BaseEvent[]): void {
  for (const event of events) for (const rule of event.rules) rules[rule] = (rules[rule] ?? 0) + 1;
}
