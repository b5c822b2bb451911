/** Tools help with tests by being carried (EXP-ITM-01). */
import { treasureCard } from '../content/treasures.ts';
import type { Tool } from '../content/treasures.ts';
import { bearerOf } from '../figures.ts';
import type { Figure, State } from '../state.ts';

function toolsOf(state: State, figure: Pick<Figure, 'id'>, helps: Tool['helps']): readonly Tool[] {
  return (bearerOf(state, figure)?.cards ?? []).flatMap(({ card: id }) => {
    const card = treasureCard(id);
    return card.kind === 'tool' && card.helps === helps ? [card] : [];
  });
}

export function hasTool(state: State, figure: Pick<Figure, 'id'>, helps: Tool['helps']): boolean {
  return toolsOf(state, figure, helps).length > 0;
}

/** What the best of them adds to the die. */
export function helpWith(state: State, figure: Pick<Figure, 'id'>, helps: Tool['helps']): number {
  return Math.max(0, ...toolsOf(state, figure, helps).map(({ by }) => by));
}
