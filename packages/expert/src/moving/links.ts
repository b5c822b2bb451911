/** Doors to tiles that lie apart: one cell to cross, and nothing to be seen through them (EXP-BLD-06). */
import type { Square, StepRules } from '@oubliette/dungeon';
import type { State } from '../state.ts';

/** The cells beyond open doors of this kind. */
export function linkedTo({ links }: State, square: Square): readonly Square[] {
  return links.flatMap(({ a, b, open }) => {
    if (!open) return [];
    if (a.at === square) return [b.at];
    return b.at === square ? [a.at] : [];
  });
}

export function stepRulesOf(state: State): Pick<StepRules, 'links'> {
  return state.links.length === 0 ? {} : { links: (square) => linkedTo(state, square) };
}
