/** A figure's values without its armour. */
import { armourNamed } from '../content/armour.ts';
import { monsterNamed } from '../content/bestiary.ts';
import { weaponNamed } from '../content/weapons.ts';
import { findSheet, statsOf } from '../figures.ts';
import { RATED } from '../rated.ts';
import type { Figure, Rated, StatChange, State, Stats } from '../state.ts';
import type { WeaponId } from './types.ts';
import { isShieldSlung } from './worn.ts';

/** Reversed signs: what armour takes comes back, what it adds is gone (ADV-ARM-09). */
export function unarmoured(state: State, figure: Figure): Stats {
  const sheet = findSheet(state, figure.id);
  const worn = (sheet ?? monsterNamed(figure.of)).armour
    .map((id) => armourNamed(id))
    .filter(({ slot }) => !(slot === 'shield' && sheet !== undefined && isShieldSlung(sheet)))
    .flatMap(({ changes }): readonly StatChange[] => changes);
  const now = statsOf(state, figure);
  const without = (stat: Rated): number =>
    worn.reduce((value, change) => (change.stat === stat ? value - (change.by ?? 0) : value), now[stat]);
  return Object.fromEntries(RATED.map((stat) => [stat, without(stat)])) as unknown as Stats;
}

/** The value damage dice must reach: some shots ignore armour (ADV-ABIL-38). */
export function toughnessAgainst(state: State, figure: Figure, weapon: WeaponId): number {
  return weaponNamed(weapon).piercing
    ? unarmoured(state, figure).toughness
    : statsOf(state, figure).toughness;
}
