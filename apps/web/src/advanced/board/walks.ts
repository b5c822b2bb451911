/** A staged walk bent, shortened or led on, square by square, as the rules would let it. */
import { waysSeen } from '@oubliette/advanced';
import type { FigureId, View, WaySeen } from '@oubliette/advanced';
import { neighbour } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';

/** The walk as far as a square on it; null where it does not lead there. */
export function shortened({ steps, costs }: WaySeen, to: Square): WaySeen | null {
  const at = steps.indexOf(to);
  return at < 0 ? null : { steps: steps.slice(0, at + 1), costs: costs.slice(0, at + 1), cost: costs[at]! };
}

/** The walk led through a square: on to the same end if that can be, else ending there; null where it cannot go there. */
export function bent(view: View, figure: FigureId, way: WaySeen, via: Square): WaySeen | null {
  const cut = shortened(way, via);
  if (cut !== null) return cut;
  const goal = way.steps.at(-1)!;
  const direct = waysSeen(view, figure).get(via);
  const through = direct === undefined ? undefined : waysSeen(view, figure, direct).get(goal);
  if (through !== undefined) return through;
  // As late as it can be, so that earlier bends are kept.
  for (let kept = way.steps.length - 1; kept > 0; kept -= 1) {
    const detour = waysSeen(view, figure, shortened(way, way.steps[kept - 1]!)!).get(via);
    if (detour !== undefined) return detour;
  }
  return direct ?? null;
}

/** One square further in a direction, or one back where that is where it came from; null where it cannot go. */
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
