/** Cycles through choices: the next monster to play, the next square to walk to. */
import type { Command, FigureId, View } from '@oubliette/classic';
import { nextOf } from '../../play/next.ts';
import type { Walking } from '../kit.ts';
import { waysOf } from './reach.ts';
import type { Staged } from './session.ts';
import { goalOf, stagePath } from './stage.ts';
import type { StagedPath } from './stage.ts';

export function nextMonster(
  view: View,
  moves: readonly Command[],
  now: FigureId | null,
  back: boolean,
): FigureId | null {
  const able = view.figures.filter(
    ({ id, side }) => side === 'morcar' && moves.some((move) => 'figure' in move && move.figure === id),
  );
  const at = able.findIndex(({ id }) => id === now);
  return nextOf(able, at, back)?.id ?? null;
}

/** From near to far. */
export function nextGoal(
  walking: Walking,
  view: View,
  actor: FigureId,
  staged: Staged | null,
  back: boolean,
): StagedPath | null {
  const ways = waysOf(walking, view, actor);
  if (ways === null) return null;
  const goals = [...ways.to.keys()].toSorted((a, b) => ways.to.get(a)!.cost - ways.to.get(b)!.cost);
  const at = staged?.is === 'path' ? goals.indexOf(goalOf(staged.path)) : -1;
  const goal = nextOf(goals, at, back);
  return goal === undefined ? null : stagePath(walking, view, actor, goal);
}
