/** A poison that kills at once, unless: how it begins (ADV-MGT-31, ADV-HAZ-70). */
import type { RuleId } from '@oubliette/kernel';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';

/** A healing potion, the victim's or of somebody beside them, or a fate point; otherwise the victim dies. Comes to whether they live. */
export function deadly(
  play: Play,
  figure: FigureId,
  cause: string,
  rules: readonly [RuleId, ...RuleId[]],
): void {
  play.begin({ tag: 'deadly', figure, cause, rules, stage: 'ask' }, ...rules);
}
