/** Falling rocks, and where Morcar puts those they fall on (NXT-TRP-11 to NXT-TRP-13). */
import {
  askForEscapes,
  figureAt,
  figureOf,
  findFigure,
  groundOf,
  isOpenPit,
  lookAround,
  nextEscape,
  othersToEscape,
  renewEscape,
  setFoot,
  underRocks,
} from '@oubliette/classic/extend';
import type { Command, Figure, FigureId, WaysOut, World } from '@oubliette/classic/extend';
import { distances, enterable, hasSquare, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { nextTrap } from '../content/traps.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';
import { hurt } from './hurt.ts';
import { isSphere } from './lines.ts';

type Escape = Extract<Command, { type: 'escape' }>;

/** The rocks come down where the map says; all who are under them are hurt, but for one who saw them coming. */
export function rocksFall(play: NextPlay, square: Square, by: FigureId, unhurt: FigureId | null): void {
  const { rule, harm } = nextTrap('rockfall');
  for (const id of underRocks(play.state, square, by)) if (id !== unhurt) hurt(play, id, harm!, rule);
  block(play, square, [rule, 'NXT-TRP-13'], by);
}

/** A square is blocked for good, and whoever is on it must be put elsewhere. */
export function block(
  play: NextPlay,
  square: Square,
  rules: readonly RuleId[],
  by: FigureId | null = null,
): void {
  play.emit({ type: 'rocksFell', rules, news: true, squares: [square] });
  if (play.state.pending === null) askForEscapes(play, underRocks(play.state, square, by), REFUGES);
}

/** With nowhere to go in the whole place, the victim stays among the rocks: nobody is buried. */
const REFUGES: WaysOut = {
  rule: 'NXT-TRP-12',
  squares: (world, state, victim) => refuges(world, state as NextState, victim),
  stuck: () => undefined,
};

/** The free squares beside the rocks or, where there is none, the nearest. */
function refuges(world: World, state: NextState, victim: Figure): Square[] {
  const ground = groundOf(world, state);
  const isFree = (square: Square) =>
    enterable(ground, square) &&
    figureAt(state, square) === undefined &&
    !isOpenPit(state, square) &&
    !isSphere(state, square) &&
    !(victim.side === 'morcar' && world.isStairs(square));
  const beside = sideNeighbours(ground, victim.square).filter(isFree);
  if (beside.length > 0) return beside;
  const steps = distances(ground, [victim.square], (square) => !hasSquare(ground.rubble, square));
  const free = Array.from(steps.keys()).filter((square) => steps[square]! > 0 && isFree(square));
  const nearest = Math.min(...free.map((square) => steps[square]!));
  return free.filter((square) => steps[square] === nearest);
}

/** The notes may have filled or freed squares to choose from; returns whether they did. */
export function renewRefuges(play: NextPlay): boolean {
  const { pending } = play.state;
  const renewed = renewEscape(play, REFUGES);
  if (!renewed || play.state.pending !== pending || pending?.tag !== 'escape') return renewed;
  const { figure } = pending;
  play.emit({ type: 'escaped', rules: ['NXT-TRP-12'], figure, to: figureOf(play.state, figure).square });
  return true;
}

export function checkEscape(
  _: World,
  state: NextState,
  seat: SeatId,
  { figure, to }: Escape,
): Refusal | null {
  const { pending } = state;
  if (pending?.tag !== 'escape' || pending.figure !== figure) return refuse('nothingAsked', 'NXT-TRP-12');
  if (seat !== state.morcar) return refuse('notYourFigure', 'NXT-TRP-12', { figure });
  return pending.squares.includes(to) ? null : refuse('noEscapeThere', 'NXT-TRP-12', { to });
}

export function escape(play: NextPlay, { figure, to }: Escape): void {
  const from = figureOf(play.state, figure).square;
  const then = othersToEscape(play.state);
  play.emit({ type: 'escaped', rules: ['NXT-TRP-12'], news: true, figure, to });
  const survivor = findFigure(play.state, figure);
  if (survivor?.side === 'heroes') {
    lookAround(play, survivor);
    setFoot(play, figure, from);
  }
  nextEscape(play, then, REFUGES);
}
