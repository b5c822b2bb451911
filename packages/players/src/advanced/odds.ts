/** The expected effect of a blow: hit roll, then damage dice against Toughness (ADV-HTH-05, ADV-HTH-13). */
import type { Figure } from '@oubliette/advanced';
import {
  attackSkill,
  attacksOf,
  defenceSkill,
  distance,
  hitRoll,
  meleeWeapons,
  rangedWeapons,
  shotNeeds,
  stat,
  weaponDice,
  weaponNamed,
} from '@oubliette/advanced/reckoning';
import type { Sight } from '@oubliette/dungeon';
import type { Seen } from './seen.ts';

const FACES = 12;
/** A 12 is thrown again, and so on (ADV-HTH-15). */
const AGAIN = FACES / (FACES - 1);

export interface Odds {
  /** Wounds expected, up to what the target can bear. */
  readonly wounds: number;
  /** How likely it is to fell the target. */
  readonly kills: number;
}

/** The chance of a die to show at least this face. */
export function chance(face: number): number {
  return Math.min(1, Math.max(0, (FACES + 1 - face) / FACES));
}

/** The chance of at least this many successes with this many dice. */
export function atLeast(successes: number, dice: number, each: number): number {
  if (successes <= 0) return 1;
  let exactly = (1 - each) ** dice;
  let fewer = exactly;
  for (let k = 1; k < successes && k <= dice; k += 1) {
    exactly *= ((dice - k + 1) / k) * (each / (1 - each || 1e-9));
    fewer += exactly;
  }
  return successes > dice ? 0 : Math.max(0, 1 - fewer);
}

/** A target seen in part counts as this much farther off (ADV-RNG-16). */
const HIDDEN = 4;

/** `sight` only matters for missiles. */
export function blow(
  seen: Seen,
  attacker: Figure,
  target: Figure,
  weapon: string,
  sight: Sight = 'full',
): Odds {
  const hits = hitChance(seen, attacker, target, weapon, sight);
  const dice = weaponDice(seen.state, attacker, weapon, 0);
  const each = chance(stat(seen.state, target, 'toughness'));
  const left = Math.max(1, target.wounds);
  const wounds = hits * Math.min(left, dice * each * AGAIN);
  return { wounds, kills: hits * atLeast(left, dice, each) };
}

function hitChance(
  { state, world }: Seen,
  attacker: Figure,
  target: Figure,
  weapon: string,
  sight: Sight,
): number {
  if (weaponNamed(weapon).kind === 'melee')
    return chance(hitRoll(attackSkill(state, attacker, weapon), defenceSkill(state, target)));
  const squares = distance(world, state, attacker, target) + (sight === 'partial' ? HIDDEN : 0);
  const cell = shotNeeds(state, attacker, squares);
  return cell === null ? 0 : chance(cell.roll);
}

/** A figure's expected effect on another in a phase, hand to hand, with its best weapon. */
export function menace(seen: Seen, attacker: Figure, target: Figure): number {
  const weapons = meleeWeapons(seen.state, attacker);
  const each = weapons.map((weapon) => blow(seen, attacker, target, weapon).wounds);
  return Math.max(0, ...each) * attacksOf(attacker);
}

export function shootsWith(seen: Seen, figure: Figure): readonly string[] {
  return rangedWeapons(seen.state, figure).filter((weapon) => weaponNamed(weapon).kind !== 'thrown');
}
