/** Places that came into view are laid one by one (ADV-TURN-06, ADV-TURN-07, ADV-GEN-03 to ADV-GEN-09). */
import { sameExit } from '@oubliette/dungeon';
import type { Exit } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { offer } from '../counters/moments.ts';
import { isUp, levelOf, partyOf } from '../figures.ts';
import { explore, isUnexplored } from '../generate/lay.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { ensureLeader } from './election.ts';
import type { FrontierFrame, TurnCommand } from './types.ts';

type ExploreNext = Extract<TurnCommand, { type: 'exploreNext' }>;

export function beginExploring(play: Play): void {
  play.begin({ tag: 'frontier', stage: 'look', met: false, exit: null }, 'ADV-TURN-06');
}

/** Doors just opened; in the heroes' phase also open doors beside a figure, and exits in a hero's area. */
export function exitsInView(world: World, state: State): Exit[] {
  if (state.turn.phase === 'master') return [...state.frontier];
  const { opened, layout } = levelOf(state);
  const party = partyOf(state).filter(isUp);
  const posted = opened.filter((exit) => party.some(({ square }) => exit.squares.includes(square)));
  const heroes = party.filter(({ kind }) => kind === 'hero');
  const seen = layout.exits.filter(
    (exit) =>
      exit.door === null &&
      heroes.some(({ square }) => areaAt(world, state, square).squares.includes(exit.squares[0]!)),
  );
  const all = [...state.frontier, ...posted, ...seen].filter((exit) => isUnexplored(state, exit));
  return all.filter((exit, at) => all.findIndex((other) => sameExit(exit, other)) === at);
}

/** One exit of each place to explore: a door is its own place, the exits of a junction are one. */
function placesToExplore(world: World, state: State): Exit[] {
  const left = state.frontier.filter((exit) => isUnexplored(state, exit));
  const names = left.map((exit) =>
    exit.door === null ? areaAt(world, state, exit.squares[0]!).id : `${exit.squares[0]!}/${exit.direction}`,
  );
  return left.filter((_, at) => names.indexOf(names[at]!) === at);
}

export const frontier: FrameKind<FrontierFrame> = {
  asks: (world, state, { stage, answer, exit, met }) => {
    if (stage !== 'lay' || answer !== undefined || exit !== null || met) return null;
    if (placesToExplore(world, state).length < 2) return null;
    const leader = state.sheets.find(({ id }) => id === state.leader) ?? state.sheets[0]!;
    return { seat: leader.seat, prompt: 'exploreNext', rules: ['ADV-TURN-07', 'ADV-SET-30'] };
  },
  runs: (play, frame) => {
    const { answer, ...next } = frame;
    switch (frame.stage) {
      case 'look': {
        ensureLeader(play);
        const exits = exitsInView(play.world, play.state);
        if (exits.length > 0) play.tell('frontierSeen', { exits }, ['ADV-TURN-06', 'ADV-GEN-06']);
        return play.goOn({ ...next, stage: 'lay' }, 'ADV-TURN-06');
      }
      case 'lay':
        if (frame.exit !== null)
          return play.goOn({ ...next, met: typeof answer === 'number', exit: null }, 'ADV-TURN-07');
        return layNext(play, next);
      case 'counters': {
        play.goOn({ ...next, stage: 'end' }, 'ADV-TOK-07');
        const { turn, fight } = play.state;
        if (turn.mode === 'exploration' && fight === null) offer(play, 'exploration');
        return;
      }
      case 'end':
        return play.finish(['ADV-TURN-06']);
    }
  },
  answers: (world, state) =>
    placesToExplore(world, state).map(({ squares, direction }): BaseCommand & ExploreNext => ({
      type: 'exploreNext',
      at: squares[0]!,
      side: direction,
    })),
};

/** Explores the only place left; with none left, or monsters met, exploring is over. */
function layNext(play: Play, frame: Omit<FrontierFrame, 'answer'>): void {
  const [exit] = frame.met ? [] : placesToExplore(play.world, play.state);
  if (exit === undefined) {
    if (play.state.frontier.length > 0)
      play.tell('frontierSeen', { exits: [] }, ['ADV-TURN-07'], { audience: [] });
    return play.goOn({ ...frame, stage: 'counters' }, 'ADV-TURN-07');
  }
  exploreAt(play, frame, exit);
}

function exploreAt(play: Play, frame: Omit<FrontierFrame, 'answer'>, exit: Exit): void {
  ensureLeader(play);
  const exits = play.state.frontier.filter((other) => !sameExit(other, exit));
  play.tell('frontierSeen', { exits }, ['ADV-TURN-06'], { audience: [] });
  play.goOn({ ...frame, exit }, 'ADV-TURN-06');
  explore(play, exit);
}

export const exploreNext: Handler<ExploreNext> = {
  when: { answers: 'frontier' },
  check: (world, state, _seat, { at, side }) =>
    chosen(world, state, at, side) === undefined
      ? refuse('nothingToExplore', 'ADV-TURN-07', { square: at })
      : null,
  perform: (play, { at, side }) => {
    const { answer: _answer, ...frame } = play.state.stack.at(-1) as FrontierFrame;
    exploreAt(play, frame, chosen(play.world, play.state, at, side)!);
  },
};

function chosen(world: World, state: State, at: number, side: number): Exit | undefined {
  return placesToExplore(world, state).find(
    ({ squares, direction }) => squares[0] === at && direction === side,
  );
}
