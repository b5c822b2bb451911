// `npm run bench`: how fast the games are. `-- --json` prints one JSON object instead of a table.
// Each game is measured in a thread of its own, one after the other: code that all of them use would
// otherwise be compiled for whatever was measured before, and the last be slower than the first.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { streamFromSeed, tape } from '@oubliette/kernel';
import { matchPlayer } from '../src/simulate.ts';
import { newTally } from '../src/tally.ts';
import type { Benched } from './benched.ts';
import { recordJournal } from './journals.ts';
import type { Journal, Played } from './journals.ts';
import { micros, rate } from './measure.ts';
import { askedOf } from '../../../tools/usage.ts';

const USAGE = `Usage: npm run bench -- [--json]

Measures the rules on one core: journals replayed, random play, whole matches, copies of a state.
  --json   one JSON object instead of a table
`;

/** A file for each game. */
const GAMES = new URL('games/', import.meta.url);

/** Recorded matches decided and applied again with their recorded dice; nothing is hashed. */
function replaying(journals: readonly Journal[]): () => number {
  let next = 0;
  return () => {
    const { game, commands, faces } = journals[next++ % journals.length]!;
    const dice = tape(faces);
    let { state } = game.start(dice);
    for (const { seat, command } of commands) {
      const decision = game.decide(state, seat, command, dice);
      if (!decision.ok) throw new Error(`a recorded command is refused: ${decision.refusal.code}`);
      ({ state } = decision);
    }
    return commands.length;
  };
}

/** A random player's work: list the moves, take one, decide it. Starts half-way in each quest in turn. */
function random(journals: readonly Journal[]): () => number {
  const stream = streamFromSeed('bench/random');
  let next = 0;
  return () => {
    const { game, middle } = journals[next++ % journals.length]!;
    let state = middle;
    let done = 0;
    while (done < 200) {
      const awaited = game.waiting(state).find(({ optional }) => optional !== true);
      if (awaited === undefined) break;
      const moves = game.moves(state, awaited.seat);
      const decision = game.decide(state, awaited.seat, moves[stream.below(moves.length)]!, stream);
      if (!decision.ok) throw new Error(`an offered move is refused: ${decision.refusal.code}`);
      ({ state } = decision);
      done += 1;
    }
    return done;
  };
}

/** Whole matches by sensible players on both sides, every quest equally often. */
function playing(games: readonly Played[]): () => number {
  const play = games.map(({ experiment }) => matchPlayer(experiment));
  let match = 0;
  return () => {
    const tally = newTally();
    play[match % play.length]!(tally, 'bench', match++);
    const [wrong] = [...tally.failures, ...Object.values(tally.refused)];
    if (wrong !== undefined) throw new Error(wrong.message);
    return 1;
  };
}

function overStates(journals: readonly Journal[], work: (state: unknown) => unknown): () => number {
  let next = 0;
  return () => {
    work(journals[next++ % journals.length]!.middle);
    return 1;
  };
}

const { values } = askedOf({
  name: 'npm run bench',
  usage: USAGE,
  options: { json: { type: 'boolean', default: false } },
});
const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
const tenths = (value: number): number => Math.round(value * 10) / 10;

function figuresOf({ played, sliceMs, more }: Benched) {
  const games = played();
  // First, as in the lab: random play makes the engine compile for more cases, and run slower.
  const matchesPerSec = rate(playing(games), sliceMs);
  const journals = games.map(recordJournal);
  const bytes = journals.map(({ middle }) => Buffer.byteLength(JSON.stringify(middle)));
  return {
    replayCommandsPerSec: Math.round(rate(replaying(journals))),
    randomCommandsPerSec: Math.round(rate(random(journals))),
    matchesPerSec: matchesPerSec < 10 ? Math.round(matchesPerSec * 100) / 100 : tenths(matchesPerSec),
    commandsPerMatch: Math.round(mean(journals.map(({ commands }) => commands.length))),
    stateBytes: Math.round(mean(bytes)),
    cloneMicros: tenths(micros(overStates(journals, structuredClone))),
    jsonMicros: tenths(micros(overStates(journals, (state) => JSON.parse(JSON.stringify(state))))),
    ...more?.(),
  };
}

const WORDS: Readonly<Record<string, string>> = {
  replayCommandsPerSec: 'commands a second, replayed from journals',
  randomCommandsPerSec: 'commands a second, random play (moves, choice, decision)',
  matchesPerSec: 'matches a second on one core, sensible players on both sides',
  commandsPerMatch: 'commands in a match',
  stateBytes: 'bytes of a state half-way, as JSON',
  levelsPerSec: 'levels a second, rolled and laid',
  cloneMicros: 'microseconds to clone a state half-way (structuredClone)',
  jsonMicros: 'microseconds to take it through JSON and back',
};

type Figures = ReturnType<typeof figuresOf>;

if (isMainThread) {
  const figures: Record<string, Figures> = {};
  for (const id of readdirSync(GAMES).map((file) => file.replace('.ts', ''))) {
    const [found] = (await once(new Worker(new URL(import.meta.url), { workerData: id }), 'message')) as [
      Figures,
    ];
    figures[id] = found;
  }
  report(figures);
} else parentPort!.postMessage(figuresOf(await benchedOf(workerData as string)), []);

async function benchedOf(game: string): Promise<Benched> {
  const { benched } = (await import(new URL(`${game}.ts`, GAMES).href)) as { readonly benched: Benched };
  return benched;
}

function report(figures: Readonly<Record<string, Figures>>): void {
  const [{ cloneMicros, jsonMicros }] = Object.values(figures).toSorted(
    (a, b) => a.stateBytes - b.stateBytes,
  ) as [Figures];
  const all = {
    ...figures,
    /** The cost of copying any game's state: the smallest. */
    kernel: { cloneMicros, jsonMicros },
    machine: { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() },
  };
  if (values.json) {
    console.log(JSON.stringify(all));
  } else {
    const { kernel: _, machine, ...games } = all;
    for (const [name, found] of Object.entries<Readonly<Record<string, number>>>(games)) {
      console.log(name);
      for (const [key, value] of Object.entries(found))
        console.log(`${value.toLocaleString('en').padStart(12)}  ${WORDS[key] ?? key}`);
    }
    console.log(`on one core of ${machine.cpu}, Node ${machine.node}, by the thread's own time`);
  }
}
