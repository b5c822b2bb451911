/** The weapons a figure can attack with, and how well. */
import { monsterNamed } from '../content/bestiary.ts';
import { findItem } from '../content/items.ts';
import { rangedRoll } from '../content/hitTables.ts';
import type { RangedCell } from '../content/hitTables.ts';
import { weaponNamed } from '../content/weapons.ts';
import { findSheet, hasEffect, isAsleep, isUp, onceForSelf, stat } from '../figures.ts';
import type { ItemId, WeaponId } from '../gear/types.ts';
import { meleeDice } from '../hazards/dice.ts';
import { isMeek } from '../hazards/company.ts';
import type { Figure, Sheet, State } from '../state.ts';
import { canWield } from '../traps/limits.ts';
import type { Missile } from './types.ts';

/** A damage die with this face is thrown again (ADV-HTH-15). */
export const AGAIN = 12;

/** Magic missiles: an extra die (ADV-MGT-35), no roll to hit (ADV-MGT-36), 10s thrown again (ADV-MGT-37). */
const OF_DEATH: readonly ItemId[] = ['arrowOfDeath', 'boltOfDeath'];
const OF_TRUE_FLIGHT: readonly ItemId[] = ['arrowOfTrueFlight', 'boltOfTrueFlight'];
const OF_THE_ASSASSIN: readonly ItemId[] = ['arrowOfTheAssassin', 'boltOfTheAssassin'];
const ASSASSIN_AGAIN = 10;

const FISTS: WeaponId = 'fists';

/**
 * Hand-to-hand weapons: the one in hand, or the next on the belt that it is strong enough for
 * (ADV-ARM-03, ADV-WPN-09); bare fists where it has none (ADV-WPN-15). A monster has all of its weapons at once.
 */
export const meleeWeapons: (state: State, figure: Figure) => readonly WeaponId[] = onceForSelf(meleeOf);

function meleeOf(state: State, figure: Figure): readonly WeaponId[] {
  const usable = carried(state, figure).filter(
    (id) => weaponNamed(id).kind === 'melee' && isStrongEnough(state, figure, id),
  );
  if (figure.kind === 'monster') return usable;
  if (usable.length > 0) return usable.slice(0, 1);
  if (isMeek(state, figure)) return [];
  return isStrongEnough(state, figure, FISTS) ? [FISTS] : [];
}

/** Bows with an arrow to shoot, and weapons it can throw, by their entries at range (ADV-RNG-02). */
export const rangedWeapons: (state: State, figure: Figure) => readonly WeaponId[] = onceForSelf(rangedOf);

function rangedOf(state: State, figure: Figure): readonly WeaponId[] {
  const all = carried(state, figure).flatMap((id): WeaponId[] => {
    const weapon = weaponNamed(id);
    if (weapon.kind !== 'melee') return [id];
    // Monsters throw only their throwing weapons.
    return weapon.thrown === null || figure.kind === 'monster' ? [] : [weapon.thrown];
  });
  return [...new Set(all)].filter(
    (id) => isStrongEnough(state, figure, id) && hasMissile(findSheet(state, figure.id), id),
  );
}

/** No sword fights for a wizard (ADV-CRE-15); lost limbs rule weapons out (ADV-TRAP-37, ADV-TRAP-40). */
function carried(state: State, figure: Figure): readonly WeaponId[] {
  const sheet = findSheet(state, figure.id);
  const bearer = sheet ?? monsterNamed(figure.of);
  const known = carriedKnown.get(bearer);
  if (known !== undefined) return known;
  const weapons = carriedBy(sheet, bearer.weapons);
  carriedKnown.set(bearer, weapons);
  return weapons;
}

/** By sheet, or by kind of monster. */
const carriedKnown = new WeakMap<object, readonly WeaponId[]>();

function carriedBy(sheet: Sheet | undefined, weapons: readonly WeaponId[]): readonly WeaponId[] {
  return [...new Set(weapons)]
    .filter((id) => sheet?.calling !== 'wizard' || weaponNamed(id).wizard)
    .filter((id) => sheet === undefined || canWield(sheet, id));
}

function isStrongEnough(state: State, figure: Figure, id: WeaponId): boolean {
  // A monster's own table gives its damage, whatever its strength.
  return figure.kind === 'monster' || weaponDice(state, figure, id, 0) > 0;
}

/** Monsters never run out of ammunition (ADV-RNG-25). */
function hasMissile(sheet: Sheet | undefined, id: WeaponId): boolean {
  if (sheet === undefined) return true;
  const { ammunition } = weaponNamed(id);
  if (ammunition === null) return true;
  return (ammunition === 'arrow' ? sheet.arrows : sheet.bolts) > 0;
}

/** A figure's magic arrows and bolts, each with a weapon to shoot them. */
export const magicShots: (state: State, figure: Figure) => readonly MagicShot[] = onceForSelf(magicShotsOf);

interface MagicShot {
  readonly weapon: WeaponId;
  readonly missile: ItemId;
}

function magicShotsOf(state: State, figure: Figure): MagicShot[] {
  const items = [...new Set(findSheet(state, figure.id)?.items ?? [])];
  const bows = carried(state, figure).filter(
    (id) => weaponNamed(id).ammunition !== null && isStrongEnough(state, figure, id),
  );
  return bows.flatMap((weapon) =>
    items
      .filter((missile) => findItem(missile)?.ammunition === weaponNamed(weapon).ammunition)
      .map((missile) => ({ weapon, missile })),
  );
}

export function extraDice(missile: ItemId | null): number {
  return missile !== null && OF_DEATH.includes(missile) ? 1 : 0;
}

export function hitsByItself(missile: ItemId | null): boolean {
  return missile !== null && OF_TRUE_FLIGHT.includes(missile);
}

export function againFrom(missile: ItemId | null): number {
  return missile !== null && OF_THE_ASSASSIN.includes(missile) ? ASSASSIN_AGAIN : AGAIN;
}

/** The missile spent by a shot or throw. */
export function missileOf(id: WeaponId): Missile {
  const { ammunition, of } = weaponNamed(id);
  return ammunition ?? of;
}

/** Damage dice of one hit (ADV-HTH-13); a monster's first and second attack have their own (ADV-ABIL-16). */
export function weaponDice(state: State, figure: Figure, id: WeaponId, number: number): number {
  const weapon = weaponNamed(id);
  if (figure.kind === 'monster' && weapon.kind === 'melee') {
    const { damage } = monsterNamed(figure.of);
    return meleeDice(state, figure, damage[Math.min(number, damage.length - 1)] ?? 0);
  }
  const dice = weapon.damage(stat(state, figure, 'strength') + weapon.bonus.strength);
  const isStrong = weapon.kind === 'melee' && hasEffect(figure, STRENGTH_POTION);
  if (isStrong) return strongDice(state, figure, id, dice);
  return weapon.kind === 'melee' ? meleeDice(state, figure, dice) : dice;
}

const STRENGTH_POTION = 'strengthPotion';
const STRONG = 2;

/** A potion of strength adds two dice in all, whatever the table gives for two points more (ADV-MGT-27). */
function strongDice(state: State, figure: Figure, id: WeaponId, dice: number): number {
  const sober = { ...figure, effects: figure.effects.filter(({ tag }) => tag !== STRENGTH_POTION) };
  const usual = weaponDice(state, sober, id, 0);
  return usual === 0 ? dice : usual + STRONG;
}

/** The Weapon Skill of a blow, with the weapon's bonus. */
export function attackSkill(state: State, figure: Figure, id: WeaponId): number {
  return stat(state, figure, 'weaponSkill') + weaponNamed(id).bonus.weaponSkill;
}

/** Skill of a helpless defender (ADV-DEATH-07, ADV-HAZ-58), and the penalty for berserk (ADV-ABIL-05). */
const FALLEN_SKILL = 1;
const BERSERK = -2;

/** A figure's Weapon Skill against a blow. */
export function defenceSkill(state: State, figure: Figure): number {
  if (!isUp(figure) || isAsleep(figure)) return FALLEN_SKILL;
  const skill = stat(state, figure, 'weaponSkill');
  return hasEffect(figure, 'berserk') ? Math.max(1, skill + BERSERK) : skill;
}

/** The roll a shot over this many squares needs; null where it cannot hit (ADV-WPN-05). */
export function shotNeeds(state: State, figure: Figure, squares: number): RangedCell | null {
  return rangedRoll(stat(state, figure, 'bowSkill'), squares);
}

/** Hand-to-hand attacks in a phase: one, two for some monsters (ADV-ABIL-15), one more when berserk (ADV-ABIL-03). */
export function attacksOf(figure: Figure): number {
  const own = figure.kind === 'monster' && monsterNamed(figure.of).special.includes('twoAttacks') ? 2 : 1;
  return own + (hasEffect(figure, 'berserk') ? 1 : 0);
}

export function isInvulnerable(figure: Figure): boolean {
  return figure.kind === 'monster' && monsterNamed(figure.of).special.includes('invulnerable');
}
