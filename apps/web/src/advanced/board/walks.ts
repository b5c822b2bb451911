/** Bends, shortens or extends a staged walk, square by square, as the rules would allow. */
import { waysSeen } from '@oubliette/advanced';
import type { FigureId, View, WaySeen } from '@oubliette/advanced';
import { neighbour } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';

/** The walk up to a square on it; null if it does not pass there. */
export function shortened({ steps, costs }: WaySeen, to: Square): WaySeen | null {
  const at = steps.indexOf(to);
  return at < 0 ? null : { steps: steps.slice(0, at + 1), costs: costs.slice(0, at + 1), cost: costs[at]! };
}

/** The walk bent through a square: on to the same end if possible, else ending there; null if impossible. */
export function bent(view: View, figure: FigureId, way: WaySeen, via: Square): WaySeen | null {
  const cut = shortened(way, via);
  if (cut !== null) return cut;
  const goal = way.steps.at(-1)!;
  const direct = waysSeen(view, figure).get(via);
  const through = direct === undefined ? undefined : waysSeen(view, figure, direct).get(goal);
  if (through !== undefined) return through;
  // As late as possible, so that earlier bends are kept.
  for (let kept = way.steps.length - 1; kept > 0; kept -= 1) {
    const detour = waysSeen(view, figure, shortened(way, way.steps[kept - 1]!)!).get(via);
    if (detour !== undefined) return detour;
  }
  return direct ?? null;
}

/** One square further in a direction, or one back if the walk came from there; null if impossible. */
export function extended(
  view: View,
  figure: FigureId,
  way: WaySeen | null,
  direction: Direction,
): WaySeen | null {
  const start = view.figures.find(({ id }) => id === figure)?.square;
  if (start === undefined) return null;
  const from = way?.steps.at(-1) ?? start;
  const to = neighbour(view.levels[view.level]!.layout, from, direction);
  const before = way === null ? undefined : (way.steps.at(-2) ?? start);
  if (way !== null && to === before) return way.steps.length === 1 ? null : shortened(way, to);
  const next = waysSeen(view, figure, way ?? undefined).get(to);
  return next?.steps.length === (way?.steps.length ?? 0) + 1 ? next : null;
}
