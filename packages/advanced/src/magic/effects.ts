/** Active effects: how they begin, and when they end by themselves. */
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

/** The rule for the duration of each. */
const LASTS: Readonly<Record<string, RuleId>> = {
  dragonArmour: 'ADV-SPELL-01',
  flamingHand: 'ADV-SPELL-06',
  swift: 'ADV-SPELL-08',
  stilled: 'ADV-SPELL-10',
  courage: 'ADV-SPELL-12',
  fearsome: 'ADV-DARK-04',
  berserk: 'ADV-ABIL-07',
  cowering: 'ADV-ABIL-23',
  oneMoreDie: 'ADV-HAZ-58',
  fleet: 'ADV-HAZ-58',
  irritated: 'ADV-HAZ-55',
  atTrap: 'ADV-SPOT-08',
  lifts: 'ADV-TRAP-13',
  drags: 'ADV-DEATH-08',
  carries: 'ADV-DEATH-11',
  unloaded: 'ADV-WPN-31',
};

/** A turn, a fight or the time between two exploration turns is over, and with it effects of that length. */
export function endEffects(play: Play, ends: Exclude<Effect['ends'], 'never'>): void {
  for (const { id, effects } of play.state.figures)
    for (const { tag, ends: its } of effects)
      if (its === ends) endEffect(play, id, tag, [LASTS[tag] ?? 'ADV-TURN-01']);
}
