/** Black Mist: which shots and spells it blocks (NXT-FIM-07). */
import { findFigure, knownGround } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { apart, clearLine } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import type { NextState } from './state.ts';

/** Whether mist lies on or between the two squares: in mist only the fimir reaches beyond the next square. */
export function isMisty(world: World, state: NextState, from: Figure, to: Figure): boolean {
  const { mists } = state.next;
  if (mists.length === 0 || from.kind === 'fimir') return false;
  if (apart(world.board, from.square, to.square) <= 1) return false;
  const isMist = (square: Square) => mists.some((squares) => squares.includes(square));
  if (isMist(from.square) || isMist(to.square)) return true;
  const ground = knownGround(world, state);
  return clearLine(ground, from.square, to.square) && !clearLine(ground, from.square, to.square, isMist);
}

/** Whether mist keeps a spell from its target. */
export function checkMist(
  world: World,
  state: NextState,
  caster: Figure,
  targetId: FigureId | undefined,
): Refusal | null {
  const target = targetId === undefined ? undefined : findFigure(state, targetId);
  return target !== undefined && isMisty(world, state, caster, target)
    ? refuse('blackMist', 'NXT-FIM-07', { target: target.id })
    : null;
}
