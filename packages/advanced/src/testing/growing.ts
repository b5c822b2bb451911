/** A whole level grown at random: rolled on the tables and laid by the same frames as in play. Nobody walks there. */
import type { Dice, Die, Face } from '@oubliette/kernel';
import { BOOK } from '../book.ts';
import { SECTIONS } from '../content/sections.ts';
import { emptyState } from '../emptyState.ts';
import { levelOf } from '../figures.ts';
import { explore, isUnexplored } from '../generate/lay.ts';
import { Play } from '../play.ts';
import { PLAIN_PLAN, plainSheet } from '../scenario/plain.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import type { State } from '../state.ts';
import { openingOf } from '../turns/opening.ts';
import { makeWorld } from '../world.ts';

const MOST_SECTIONS = 30;

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

const START: State = {
  ...emptyState(WORLD),
  stage: 'play',
  levels: [openingOf(WORLD, 0)],
  sheets: [{ ...plainSheet('hero'), seat: 'ann', where: 'inside' }],
  leader: 'hero',
};

/** Until no exit is left or a level has its thirty sections; `below` gives a number from 0 up to one less. */
export function growLevel(below: (count: number) => number): State {
  const dice: Dice = { roll: <F extends Face>({ faces }: Die<F>): F => faces[below(faces.length)]! };
  const play = new Play(WORLD, START, dice);
  for (;;) {
    const { layout } = levelOf(play.state);
    const exits = layout.exits.filter((exit) => isUnexplored(play.state, exit));
    if (exits.length === 0 || layout.pieces.length >= MOST_SECTIONS) return play.state;
    explore(play, exits[below(exits.length)]!);
    settleAtRandom(play, below);
  }
}

/** Goes on until nothing is under way, every question answered at random. */
function settleAtRandom(play: Play, below: (count: number) => number): void {
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
