/** Protection against a spell about to work on a figure: the beginning (ADV-MGT-09, ADV-MGT-18). */
import type { RuleId } from '@oubliette/kernel';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';

/** Against any spell, from any caster, welcome or not. Answers true if it has no effect on this figure. */
export function ward(play: Play, figure: FigureId, rules: readonly [RuleId, ...RuleId[]], own = false): void {
  play.begin({ tag: 'ward', figure, rules, stage: 'amulet', own }, ...rules);
}
