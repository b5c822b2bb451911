/** Active effects on a figure: added, replaced, removed. */
import { figureOf, withFigure } from '../figures.ts';
import type { Effect, FigureId, State } from '../state.ts';

/** At most one of each kind. */
export function withEffect(state: State, id: FigureId, effect: Effect): State {
  const others = withoutEffect(state, id, effect.tag);
  return withFigure(others, id, { effects: [...figureOf(others, id).effects, effect] });
}

export function withoutEffect(state: State, id: FigureId, tag: string): State {
  return withFigure(state, id, {
    effects: figureOf(state, id).effects.filter((effect) => effect.tag !== tag),
  });
}
