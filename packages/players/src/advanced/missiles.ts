/** Throws and shots from a square: their targets, and their expected effect. */
import type { Figure } from '@oubliette/advanced';
import { distance, isUp, rangedWeapons, sightBetween, weaponNamed } from '@oubliette/advanced/reckoning';
import type { Square } from '@oubliette/dungeon';
import { zonesAgainst } from './ground.ts';
import { blow } from './odds.ts';
import type { Odds } from './odds.ts';
import { enemiesOf } from './seen.ts';
import type { Seen } from './seen.ts';

export interface Missile {
  readonly target: Figure;
  readonly weapon: string;
  readonly odds: Odds;
}

/** A figure's throws and shots from a square at foes in range and sight; none in a zone (ADV-RNG-04). */
export function missilesFrom(
  seen: Seen,
  figure: Figure,
  square: Square,
  weapons: readonly string[] = rangedWeapons(seen.state, figure),
): Missile[] {
  if (weapons.length === 0 || zonesAgainst(seen, figure).has(square)) return [];
  const there = { ...figure, square };
  return enemiesOf(seen, figure)
    .filter(isUp)
    .flatMap((target): Missile[] => {
      const near = distance(seen.world, seen.state, there, target);
      const able = weapons.filter((weapon) => near <= weaponNamed(weapon).range!);
      if (able.length === 0) return [];
      const sight = sightBetween(seen.world, seen.state, there, target);
      if (sight === 'none') return [];
      return able.map((weapon) => ({ target, weapon, odds: blow(seen, there, target, weapon, sight) }));
    })
    .filter(({ odds }) => odds.wounds > 0);
}
