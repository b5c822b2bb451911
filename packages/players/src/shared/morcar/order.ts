/** The order in which the monsters of a turn are played. */
import type { Figure, FigureId, View } from '@oubliette/classic';
import { canAct } from '../threat.ts';
import type { Lair } from './lair.ts';

/** The nearest to the heroes first, so that none blocks another; the current one goes on. */
export function nextMonster(lair: Lair, played: ReadonlySet<FigureId>): Figure | null {
  const { view } = lair.chart;
  const { steps } = lair.field;
  let best: Figure | null = null;
  let nearest = Infinity;
  for (const figure of view.figures) {
    if (figure.side !== 'morcar' || played.has(figure.id) || view.turn.done.includes(figure.id)) continue;
    if (!canAct(figure)) continue;
    // The current one goes on: playing another would end its turn.
    const distance = figure.id === view.turn.actor ? -2 : steps[figure.square]!;
    const rank = distance === -1 ? 30000 : distance;
    if (rank >= nearest) continue;
    nearest = rank;
    best = figure;
  }
  return best;
}

/** Whether monsters not played yet are near enough to want the place of one that has attacked. */
export function othersWait(lair: Lair, played: ReadonlySet<FigureId>, monster: Figure, view: View): boolean {
  const { steps } = lair.field;
  return view.figures.some(
    ({ id, side, square, move, conditions }) =>
      side === 'morcar' &&
      id !== monster.id &&
      !played.has(id) &&
      !view.turn.done.includes(id) &&
      !conditions.includes('asleep') &&
      steps[square]! > 1 &&
      steps[square]! <= move + 1,
  );
}
