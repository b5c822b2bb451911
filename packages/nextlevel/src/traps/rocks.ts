/** Falling rocks, and where Morcar puts those they fall on (NXT-TRP-11 to NXT-TRP-13). */
import type { Command, Figure, FigureId } from '@oubliette/classic';
import {
  figureAt,
  figureOf,
  findFigure,
  groundOf,
  isOpenPit,
  lookAround,
  setFoot,
} from '@oubliette/classic/extend';
import type { World } from '@oubliette/classic/extend';
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

/** The rocks come down where the map says; whoever is under them is hurt, but for one who saw them coming. */
export function rocksFall(play: NextPlay, square: Square, unhurt: FigureId | null): void {
  const victim = figureAt(play.state, square);
  const { rule, harm } = nextTrap('rockfall');
  if (victim !== undefined && victim.id !== unhurt) hurt(play, victim.id, harm!, rule);
  block(play, square, [rule, 'NXT-TRP-13']);
}

/** A square is blocked for good, and whoever is on it must be put elsewhere. */
export function block(play: NextPlay, square: Square, rules: readonly RuleId[]): void {
  play.emit({ type: 'rocksFell', rules, news: true, squares: [square] });
  const buried = figureAt(play.state, square);
  if (buried !== undefined && play.state.pending === null) askWhere(play, buried);
}

/** With nowhere to go in the whole place, the victim stays among the rocks: nobody is buried. */
function askWhere(play: NextPlay, victim: Figure): void {
  const squares = refuges(play.world, play.state, victim);
  if (squares.length === 0) return;
  play.emit({
    type: 'escapeAsked',
    rules: ['NXT-TRP-12'],
    pending: { tag: 'escape', figure: victim.id, squares },
  });
}

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
export function renewEscape(play: NextPlay): boolean {
  const { world, state } = play;
  if (state.pending?.tag !== 'escape') return false;
  const victim = figureOf(state, state.pending.figure);
  const squares = refuges(world, state, victim);
  if (squares.join() === state.pending.squares.join()) return false;
  if (squares.length > 0) askWhere(play, victim);
  else play.emit({ type: 'escaped', rules: ['NXT-TRP-12'], figure: victim.id, to: victim.square });
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
  play.emit({ type: 'escaped', rules: ['NXT-TRP-12'], news: true, figure, to });
  const survivor = findFigure(play.state, figure);
  if (survivor?.side !== 'heroes') return;
  lookAround(play, survivor);
  setFoot(play, figure, from, false);
}
