/** A spell is about to work on somebody: is it any use? How that is asked (ADV-MGT-09, ADV-MGT-18). */
import type { RuleId } from '@oubliette/kernel';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';

/** Whatever spell, from whomever, welcome or not. Comes to true where it does nothing to this figure. */
export function ward(play: Play, figure: FigureId, rules: readonly [RuleId, ...RuleId[]], own = false): void {
  play.begin({ tag: 'ward', figure, rules, stage: 'amulet', own }, ...rules);
}
