/** A poison that kills at once unless cured: the beginning (ADV-MGT-31, ADV-HAZ-70). */
import type { RuleId } from '@oubliette/kernel';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';

/** Death, unless a fate point or a healing potion, also a neighbour's, helps. Answers whether it lives. */
export function deadly(
  play: Play,
  figure: FigureId,
  cause: string,
  rules: readonly [RuleId, ...RuleId[]],
): void {
  play.begin({ tag: 'deadly', figure, cause, rules, stage: 'ask' }, ...rules);
}
