/** What holds, numbs or burdens a figure comes to an end. */
import type { RuleId } from '@oubliette/kernel';
import { figureOf, isBurden } from '../figures.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';

export function freed(play: Play, figure: FigureId, rule: RuleId): void {
  const tags = new Set(
    figureOf(play.state, figure)
      .conditions.filter(isBurden)
      .map(({ tag }) => tag),
  );
  for (const tag of tags) play.tell('conditionEnded', { figure, tag }, [rule]);
}
