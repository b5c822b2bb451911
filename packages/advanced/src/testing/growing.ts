/** A whole level grown at random: rolled and laid by the same frames as in play, without figures. */
import type { BaseCommand, Dice, Die, Face, SeatId } from '@oubliette/kernel';
import { REFEREE } from '../book.ts';
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

/** The world of a growing level. */
export const NURSERY = makeWorld(
  REFEREE,
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
  ...emptyState(NURSERY),
  stage: 'play',
  levels: [openingOf(NURSERY, 0)],
  sheets: [{ ...plainSheet('hero'), seat: 'ann', where: 'inside' }],
  leader: 'hero',
};

export interface Growing {
  /** The most sections it may have. */
  readonly most?: number;
  /** Dice to use instead of random ones. */
  readonly dice?: Dice;
  /** Called before every choice. */
  readonly offered?: (state: State, seat: SeatId, answers: readonly BaseCommand[]) => void;
}

/** Grows until no exit is left or the level is large enough; `below` gives a number from 0 up to one less. */
export function growLevel(below: (count: number) => number, growing: Growing = {}): State {
  const { most = MOST_SECTIONS, dice = atRandom(below) } = growing;
  const play = new Play(NURSERY, START, dice);
  for (;;) {
    const { layout } = levelOf(play.state);
    const exits = layout.exits.filter((exit) => isUnexplored(play.state, exit));
    if (exits.length === 0 || layout.pieces.length >= most) return play.state;
    explore(play, exits[below(exits.length)]!);
    settleAtRandom(play, below, growing);
  }
}

function atRandom(below: (count: number) => number): Dice {
  return { roll: <F extends Face>({ faces }: Die<F>): F => faces[below(faces.length)]! };
}

/** Goes on until nothing is under way; answers every question at random. */
function settleAtRandom(play: Play, below: (count: number) => number, { offered }: Growing): void {
  for (let top = play.state.stack.at(-1); top !== undefined; top = play.state.stack.at(-1)) {
    const kind = REFEREE.rules.frames[top.tag]!;
    const ask = kind.asks(NURSERY, play.state, top);
    if (ask === null) {
      kind.runs?.(play, top);
      continue;
    }
    const answers = kind.answers!(NURSERY, play.state, top);
    offered?.(play.state, ask.seat, answers);
    const command = answers[below(answers.length)]!;
    REFEREE.rules.handlers[command.type]!.perform(play, command, ask.seat);
  }
}
