/** What a blow is likely to do, by the dice and knacks of either side (EXP-ATK-01 to EXP-DMG-02). */
import type { Figure } from '@oubliette/expert';
import { attackDice, blowsOf, diceOf, hasKnack, isMonster } from '@oubliette/expert/reckoning';
import { chanceToKill, expectedLoss } from '../shared/odds.ts';
import { noted } from './seen.ts';
import type { Seen } from './seen.ts';

export interface Odds {
  /** Body expected to be lost, up to what the target has. */
  readonly loss: number;
  /** How likely it is to die of it. */
  readonly kill: number;
}

/** So many dice against so many, blocked by the target's own shields. */
function oddsOf(attack: number, defence: number, target: Figure): Odds {
  const shield = isMonster(target) ? 'blackShield' : 'whiteShield';
  const kill = chanceToKill(attack, defence, Math.max(target.body, floorOf(target)), shield);
  const loss = expectedLoss(attack, defence, target.body, shield);
  // A single hit does nothing to a tough hide.
  const single =
    floorOf(target) === 1
      ? 0
      : chanceToKill(attack, defence, 1, shield) - chanceToKill(attack, defence, 2, shield);
  return { loss: loss - single, kill };
}

function floorOf(target: Figure): number {
  return hasKnack(target, 'toughHide') ? 2 : 1;
}

/** Dice more or fewer than a figure's own, or other dice in their stead. */
export interface Change {
  readonly dice?: number;
  readonly attack?: number;
  readonly defence?: number;
  readonly shot?: boolean;
}

/** One blow of a figure against another as they stand. */
export function blow(seen: Seen, attacker: Figure, target: Figure, change: Change = {}): Odds {
  const { state, world } = seen;
  const own = change.dice ?? attackDice(world, state, attacker, target);
  const wards = change.shot === true && hasKnack(target, 'wards') ? 1 : 0;
  const defence = diceOf(state, target, 'defence') + (change.defence ?? 0) + wards;
  // No more than one hit is blocked: as good as two dice at the most.
  const stops = hasKnack(attacker, 'crushes') ? Math.min(2, defence) : defence;
  return oddsOf(own + (change.attack ?? 0), Math.max(0, stops), target);
}

/** Body a creature's turn may cost this hero if it gets at it. */
export function menace(seen: Seen, monster: Figure, hero: Figure): number {
  return noted(
    seen,
    `menace ${monster.id} ${hero.id}`,
    () => blow(seen, monster, hero).loss * blowsOf(monster),
  );
}
