/**
 * How fast dungeons grow: whole levels, rolled on the tables and laid by the same frames as in play, with random dice
 * and random choices, until no exit is left or a level has its thirty sections. Nobody walks there.
 *
 *     node packages/advanced/bench/levels.ts
 */
import type { Dice, Die, Face } from '@oubliette/kernel';
import { BOOK } from '../src/book.ts';
import { SECTIONS } from '../src/content/sections.ts';
import { emptyState } from '../src/emptyState.ts';
import { levelOf } from '../src/figures.ts';
import { explore, isUnexplored } from '../src/generate/lay.ts';
import { Play } from '../src/play.ts';
import { PLAIN_PLAN, plainSheet } from '../src/scenario/plain.ts';
import { DEFAULT_OPTIONS } from '../src/setup.ts';
import { openingOf } from '../src/turns/opening.ts';
import { makeWorld } from '../src/world.ts';

const MOST_SECTIONS = 30;
const WARM_UP_MS = 2000;
const SLICE_MS = 500;
const SLICES = 7;

const WORLD = makeWorld(
  BOOK,
  {
    players: [{ seat: 'ann', sheets: ['hero'] }],
    master: true,
    sheets: [plainSheet('hero')],
    dungeon: PLAIN_PLAN,
    map: null,
    options: DEFAULT_OPTIONS,
  },
  SECTIONS,
);

/** A small fast generator: the bench is about laying, not about dice. */
let seed = 0x2545f491;

function below(count: number): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % count;
}

const DICE: Dice = { roll: <F extends Face>({ faces }: Die<F>): F => faces[below(faces.length)]! };

const START = {
  ...emptyState(WORLD),
  stage: 'play' as const,
  levels: [openingOf(WORLD, 0)],
  sheets: [{ ...plainSheet('hero'), seat: 'ann', where: 'inside' as const }],
  leader: 'hero',
};

/** Goes on until nothing is under way, every question answered at random. */
function settleAtRandom(play: Play): void {
  for (let top = play.state.stack.at(-1); top !== undefined; top = play.state.stack.at(-1)) {
    const kind = BOOK.frames[top.tag]!;
    const ask = kind.asks(WORLD, play.state, top);
    if (ask === null) {
      kind.runs(play, top);
      continue;
    }
    const answers = kind.answers!(WORLD, play.state, top);
    const command = answers[below(answers.length)]!;
    BOOK.handlers[command.type]!.perform(play, command, ask.seat);
  }
}

/** One level to its end: how many sections it came to. */
function level(): number {
  const play = new Play(WORLD, START, DICE);
  for (;;) {
    const { layout } = levelOf(play.state);
    const exits = layout.exits.filter((exit) => isUnexplored(play.state, exit));
    if (exits.length === 0 || layout.pieces.length >= MOST_SECTIONS) return layout.pieces.length;
    explore(play, exits[below(exits.length)]!);
    settleAtRandom(play);
  }
}

/** Levels and sections a second of this process's own time: others on the machine do not count. */
function slice(ms: number): { levels: number; sections: number } {
  const start = performance.now();
  const before = process.cpuUsage();
  let [levels, sections] = [0, 0];
  while (performance.now() - start < ms) {
    sections += level();
    levels += 1;
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  return { levels: levels / seconds, sections: sections / seconds };
}

slice(WARM_UP_MS);
const slices = Array.from({ length: SLICES }, () => slice(SLICE_MS)).toSorted((a, b) => a.levels - b.levels);
const { levels, sections } = slices[SLICES >> 1]!;
console.log(
  `${Math.round(levels)} levels a second, ${(sections / levels).toFixed(1)} sections each, ` +
    `${(1e6 / sections).toFixed(1)} µs a section`,
);
