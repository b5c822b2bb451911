/** What is at work on figures: how it begins, and when it ends by itself. */
import type { RuleId } from '@oubliette/kernel';
import type { Play } from '../play.ts';
import type { Effect, FigureId } from '../state.ts';

export function beginEffect(
  play: Play,
  figure: FigureId,
  effect: Effect,
  rules: readonly [RuleId, ...RuleId[]],
): void {
  play.tell('effectBegan', { figure, effect }, rules);
}

export function endEffect(
  play: Play,
  figure: FigureId,
  tag: string,
  rules: readonly [RuleId, ...RuleId[]],
): void {
  play.tell('effectEnded', { figure, tag }, rules);
}

/** A turn, a fight or the time between two exploration turns is over, and with it all that was to last as long. */
export function endEffects(play: Play, ends: Exclude<Effect['ends'], 'never'>): void {
  for (const { id, effects } of play.state.figures)
    for (const effect of effects) if (effect.ends === ends) endEffect(play, id, effect.tag, ['ADV-MAG-10']);
}
