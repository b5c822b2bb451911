/** Falling rocks, and where Morcar puts the figures under them (NXT-TRP-11 to NXT-TRP-13). */
import { askForEscapes, figureAt, groundOf, isOpenPit, underRocks } from '@oubliette/classic/extend';
import type { Figure, FigureId, WaysOut, World } from '@oubliette/classic/extend';
import { distances, enterable, hasSquare, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { RuleId } from '@oubliette/kernel';
import { nextTrap } from '../content/traps.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';
import { hurt } from './hurt.ts';
import { isSphere } from './lines.ts';

/** The rocks fall where the map says; every figure under them is hurt, except one that saw them coming. */
export function rocksFall(play: NextPlay, square: Square, by: FigureId, unhurt: FigureId | null): void {
  const { rule, harm } = nextTrap('rockfall');
  for (const id of underRocks(play.state, square, by)) if (id !== unhurt) hurt(play, id, harm!, rule);
  block(play, square, [rule, 'NXT-TRP-13'], by);
}

/** A square is blocked for good, and a figure on it must be moved. */
export function block(
  play: NextPlay,
  square: Square,
  rules: readonly RuleId[],
  by: FigureId | null = null,
): void {
  play.emit({ type: 'rocksFell', rules, news: true, squares: [square] });
  if (play.state.pending === null) askForEscapes(play, underRocks(play.state, square, by));
}

/** Morcar chooses; with nowhere to go in the whole place, the victim stays among the rocks, alive. */
export const WAYS_OUT: WaysOut = {
  rules: ['NXT-TRP-12'],
  chooser: ({ morcar }) => morcar,
  squares: (world, state, victim) => refuges(world, state as NextState, victim),
  stuck: () => undefined,
};

/** The free squares beside the rocks or, if there are none, the nearest. */
function refuges(world: World, state: NextState, victim: Figure): Square[] {
  const ground = groundOf(world, state);
  const isFree = (square: Square) =>
    enterable(ground, square) &&
    figureAt(state, square) === undefined &&
    !isOpenPit(state, square) &&
    !isSphere(state, square) &&
    !world.points.isClosed(world, victim.side, square);
  const beside = sideNeighbours(ground, victim.square).filter(isFree);
  if (beside.length > 0) return beside;
  const steps = distances(ground, [victim.square], (square) => !hasSquare(ground.rubble, square));
  const free = Array.from(steps.keys()).filter((square) => steps[square]! > 0 && isFree(square));
  const nearest = Math.min(...free.map((square) => steps[square]!));
  return free.filter((square) => steps[square] === nearest);
}
