// `npm run bench`: how fast the games are. `-- --json` prints one JSON object instead of a table.
import { availableParallelism, cpus } from 'node:os';
import { growLevel } from '@oubliette/advanced/testing';
import { readQuestBook } from '@oubliette/classic/node';
import { streamFromSeed, tape } from '@oubliette/kernel';
import { ADVANCED_DUNGEONS, advancedExperiment } from '../src/advanced.ts';
import { classicExperiment } from '../src/classic.ts';
import type { AnyExperiment } from '../src/experiment.ts';
import { nextlevelExperiment } from '../src/nextlevel.ts';
import { matchPlayer } from '../src/simulate.ts';
import { newTally } from '../src/tally.ts';
import { recordJournal } from './journals.ts';
import type { Journal, Played } from './journals.ts';
import { micros, rate } from './measure.ts';
import { askedOf } from '../../../tools/usage.ts';

const USAGE = `Usage: npm run bench -- [--json]

Measures the rules on one core: journals replayed, random play, whole matches, copies of a state.
  --json   one JSON object instead of a table
`;

/** Every quest, and every dungeon with a computer game master if it has one. */
const GAMES = {
  classic: readQuestBook().map(({ id, source }): Played => ({
    id,
    experiment: classicExperiment({ quest: source }) as AnyExperiment,
  })),
  nextlevel: readQuestBook().map(({ id, source }): Played => ({
    id,
    experiment: nextlevelExperiment({ quest: source }) as AnyExperiment,
  })),
  advanced: ADVANCED_DUNGEONS.map((dungeon): Played => ({
    id: dungeon.id,
    experiment: advancedExperiment({ dungeon }) as AnyExperiment,
  })),
} as const;

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

/** Expeditions take a second or so: slices long enough for several. */
const PLAYING_SLICE_MS = { classic: 400, nextlevel: 2000, advanced: 5000 } as const;

const { values } = askedOf({
  name: 'npm run bench',
  usage: USAGE,
  options: { json: { type: 'boolean', default: false } },
});
const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
const tenths = (value: number): number => Math.round(value * 10) / 10;

function figuresOf(name: keyof typeof GAMES) {
  const games = GAMES[name];
  // First, as in the lab: random play makes the engine compile for more cases, and run slower.
  const matchesPerSec = rate(playing(games), PLAYING_SLICE_MS[name]);
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
  };
}

/** Levels of about thirty sections, rolled and laid. */
function levelsPerSec(): number {
  // A small fast generator: this measures laying, not dice.
  let seed = 0x2545f491;
  const below = (count: number): number => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % count;
  };
  return Math.round(
    rate(() => {
      growLevel(below);
      return 1;
    }),
  );
}

const classic = figuresOf('classic');
const report = {
  classic,
  nextlevel: figuresOf('nextlevel'),
  advanced: { ...figuresOf('advanced'), levelsPerSec: levelsPerSec() },
  /** The cost of copying any game's state: one of classic's. */
  kernel: { cloneMicros: classic.cloneMicros, jsonMicros: classic.jsonMicros },
  machine: { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() },
};

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

if (values.json) {
  console.log(JSON.stringify(report));
} else {
  const { kernel: _, machine, ...games } = report;
  for (const [name, figures] of Object.entries(games)) {
    console.log(name);
    for (const [key, value] of Object.entries(figures))
      console.log(`${value.toLocaleString('en').padStart(12)}  ${WORDS[key] ?? key}`);
  }
  console.log(`on one core of ${machine.cpu}, Node ${machine.node}, by the thread's own time`);
}
