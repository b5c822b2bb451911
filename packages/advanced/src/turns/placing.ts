/** Figures take their places on the stairs, one per square, the rest in the first passage (ADV-SET-34). */
import { distances, hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { groundOf } from '../board.ts';
import { stairsOf } from '../explore/stairsOf.ts';
import { figureAt, levelOf, seatOf, sheetOf } from '../figures.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, Place, State } from '../state.ts';
import type { World } from '../world.ts';
import type { PlacingFrame, TurnCommand } from './types.ts';

type TakePlace = Extract<TurnCommand, { type: 'takePlace' }>;
type PlaceRest = Extract<TurnCommand, { type: 'placeRest' }>;

/** Starts on stairs of a kind, nearest squares first; the leader's player chooses first (ADV-SET-35). */
export function beginPlacing(play: Play, figures: readonly FigureId[], stairs: Place['stairs']): void {
  const { state } = play;
  const led = state.leader === null ? null : seatOf(state, state.leader);
  const order = [...figures].sort(
    (a, b) => Number(seatOf(state, b) === led) - Number(seatOf(state, a) === led),
  );
  const squares = startSquares(play.world, state, stairs, figures.length);
  play.begin({ tag: 'placing', figures: order, squares }, 'ADV-SET-34');
}

/** At least one free square per figure: the stairs (used ones, if several), then the nearest beyond. */
function startSquares(world: World, state: State, stairs: Place['stairs'], count: number): Square[] {
  const ground = groundOf(world, state);
  const { trodden } = levelOf(state);
  const all = stairsOf(world, state).filter(({ leads }) => leads === stairs);
  const steps = all.find(({ squares }) => squares.some((square) => hasSquare(trodden, square))) ?? all[0];
  if (steps === undefined) throw new Error(`level ${state.level + 1} has no stairs ${stairs}`);
  const far = distances(ground, steps.squares);
  const free = (square: Square): boolean => figureAt(state, square) === undefined;
  const onStairs = steps.squares.filter(free);
  const beyond = ground.board.areas
    .flatMap(({ squares }) => squares)
    .filter((square) => far[square]! > 0 && free(square))
    .sort((a, b) => far[a]! - far[b]! || a - b);
  return [...onStairs, ...beyond.slice(0, Math.max(0, count - onStairs.length))];
}

export const placing: FrameKind<PlacingFrame> = {
  asks: (_world, state, { figures }) =>
    figures.length === 0
      ? null
      : { seat: seatOf(state, figures[0]!), prompt: 'takePlace', rules: ['ADV-SET-34', 'ADV-SET-35'] },
  runs: (play) => play.finish(['ADV-SET-34']),
  answers: (_world, state, { figures, squares }) => {
    const seat = seatOf(state, figures[0]!);
    const own = ownOf(state, figures, seat);
    const places = own.flatMap((figure) =>
      squares.map((at): BaseCommand & TurnCommand => ({ type: 'takePlace', figure, at })),
    );
    return own.length > 1 ? [...places, { type: 'placeRest' }] : places;
  },
};

export const takePlace: Handler<TakePlace> = {
  when: { answers: 'placing' },
  check: (_world, state, seat, { figure, at }): Refusal | null => {
    const { figures, squares } = frameOf(state);
    if (!figures.includes(figure)) return refuse('alreadyPlaced', 'ADV-SET-34', { figure });
    if (seatOf(state, figure) !== seat) return refuse('notYourFigure', 'ADV-TURN-11', { figure });
    return squares.includes(at) ? null : refuse('notAStart', 'ADV-SET-34', { square: at });
  },
  perform: (play, { figure, at }) => put(play, [figure], [at]),
};

export const placeRest: Handler<PlaceRest> = {
  when: { answers: 'placing' },
  check: (_world, state, seat) =>
    ownOf(state, frameOf(state).figures, seat).length > 1 ? null : refuse('nothingToDo', 'ADV-SET-34'),
  perform(play, _command, seat) {
    const { figures, squares } = frameOf(play.state);
    put(play, ownOf(play.state, figures, seat), squares);
  },
};

function ownOf(state: State, figures: readonly FigureId[], seat: SeatId): FigureId[] {
  return figures.filter((id) => seatOf(state, id) === seat);
}

/** One by one, each on the next of these squares. */
function put(play: Play, figures: readonly FigureId[], squares: readonly Square[]): void {
  const frame = frameOf(play.state);
  const taken = squares.slice(0, figures.length);
  figures.forEach((figure, index) => play.tell('tookPlace', { figure, at: taken[index]! }, ['ADV-SET-34']));
  play.goOn(
    {
      tag: 'placing',
      figures: frame.figures.filter((id) => !figures.includes(id)),
      squares: frame.squares.filter((square) => !taken.includes(square)),
    },
    'ADV-SET-34',
  );
}

function frameOf(state: State): PlacingFrame {
  return state.stack.at(-1) as PlacingFrame;
}

/** A hero or henchman at the start: unhurt, and without effects. */
export function settingOut(state: State, id: FigureId, square: Square): Figure {
  const sheet = sheetOf(state, id);
  return {
    id,
    side: 'heroes',
    kind: sheet.kind,
    of: id,
    square,
    size: 1,
    wounds: sheet.startWounds,
    effects: [],
    group: null,
    disguise: null,
    character: null,
  };
}
