/** A figure comes under the game master's orders: the beginning (ADV-TRAP-22, ADV-TRAP-33). */
import type { RuleId } from '@oubliette/kernel';
import { beginEffect } from '../magic/effects.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { CONTROLLED } from './limits.ts';

/** The rest of this turn, and six more. */
const TURNS = 7;

export function takeControl(
  play: Play,
  figure: FigureId,
  to: 'attack' | 'move',
  rules: readonly [RuleId, ...RuleId[]],
): void {
  beginEffect(play, figure, { tag: CONTROLLED, ends: 'never', left: TURNS, of: to }, rules);
}
