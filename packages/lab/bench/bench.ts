// `npm run bench`: how fast the classic game is. `-- --json` prints one JSON object instead of a table.
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Command } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { streamFromSeed, tape } from '@oubliette/kernel';
import { classicExperiment } from '../src/classic.ts';
import { matchPlayer } from '../src/simulate.ts';
import { newTally } from '../src/tally.ts';
import { recordJournals } from './journals.ts';
import type { Journal } from './journals.ts';
import { micros, rate } from './measure.ts';

/** Recorded matches decided and applied again with the dice of their tape; nothing is hashed. */
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

/** What a random player does: list the moves, take one, decide it. Starts half-way through every quest in turn. */
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
      const moves: readonly Command[] = game.moves(state, awaited.seat);
      const decision = game.decide(state, awaited.seat, moves[stream.below(moves.length)]!, stream);
      if (!decision.ok) throw new Error(`an offered move is refused: ${decision.refusal.code}`);
      ({ state } = decision);
      done += 1;
    }
    return done;
  };
}

/** Whole quests by sensible players on both sides, every quest as often as any other. */
function playing(): () => number {
  const play = readQuestBook().map(({ source }) => matchPlayer(classicExperiment({ quest: source })));
  let match = 0;
  return () => {
    const tally = newTally();
    play[match % play.length]!(tally, 'bench', match++);
    if (tally.failures.length > 0) throw new Error(tally.failures[0]!.message);
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

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
// First of all, as the lab does: an engine that has seen random play is compiled for more cases, and slower.
const matchesPerSec = rate(playing());
const journals = recordJournals();
const bytes = journals.map(({ middle }) => Buffer.byteLength(JSON.stringify(middle)));
const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;

const report = {
  classic: {
    replayCommandsPerSec: Math.round(rate(replaying(journals))),
    randomCommandsPerSec: Math.round(rate(random(journals))),
    matchesPerSec: Math.round(matchesPerSec * 10) / 10,
    commandsPerMatch: Math.round(mean(journals.map(({ commands }) => commands.length))),
    stateBytes: Math.round(mean(bytes)),
  },
  kernel: {
    cloneMicros: Math.round(micros(overStates(journals, structuredClone)) * 10) / 10,
    jsonMicros:
      Math.round(micros(overStates(journals, (state) => JSON.parse(JSON.stringify(state)))) * 10) / 10,
  },
  machine: { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() },
};

const WORDS = {
  replayCommandsPerSec: 'commands a second, replayed from journals',
  randomCommandsPerSec: 'commands a second, random play (moves, choice, decision)',
  matchesPerSec: 'quests a second on one core, sensible players on both sides',
  commandsPerMatch: 'commands in a quest',
  stateBytes: 'bytes of a state half-way, as JSON',
  cloneMicros: 'microseconds to clone that state (structuredClone)',
  jsonMicros: 'microseconds to take it through JSON and back',
} as const;

if (values.json) {
  console.log(JSON.stringify(report));
} else {
  const rows = { ...report.classic, ...report.kernel };
  for (const [name, words] of Object.entries(WORDS))
    console.log(`${rows[name as keyof typeof WORDS].toLocaleString('en').padStart(12)}  ${words}`);
  console.log(`on one core of ${report.machine.cpu}, Node ${report.machine.node}`);
}
