/** Armour and weapons in use, and their effect on a figure (ADV-ARM). */
import { armourNamed } from '../content/armour.ts';
import { findItem } from '../content/items.ts';
import { weaponNamed } from '../content/weapons.ts';
import type { Sheet, StatChange } from '../state.ts';
import { canShield } from '../traps/limits.ts';
import type { WeaponId } from './types.ts';

/** The hand-to-hand weapon in hand: the first one carried; null if there is none. */
export function inHand({ weapons }: Pick<Sheet, 'weapons'>): WeaponId | null {
  return weapons.find((id) => weaponNamed(id).kind === 'melee') ?? null;
}

/** A two-handed weapon (ADV-ARM-03) or lost limb (ADV-TRAP-37, ADV-TRAP-40) puts the shield on the back. */
export function isShieldSlung(sheet: Pick<Sheet, 'weapons'> & { readonly marks?: Sheet['marks'] }): boolean {
  const weapon = inHand(sheet);
  return (weapon !== null && weaponNamed(weapon).hands === 2) || !canShield(sheet, weapon);
}

/** All armour in use (ADV-ARM-02), and the first ring and amulet (ADV-MGT-02). */
export function wornChanges(
  sheet: Pick<Sheet, 'armour' | 'items' | 'weapons'> & { readonly marks?: Sheet['marks'] },
): StatChange[] {
  return [...armourChanges(sheet), ...jewelChanges(sheet)];
}

function armourChanges(
  sheet: Pick<Sheet, 'armour' | 'weapons'> & { readonly marks?: Sheet['marks'] },
): StatChange[] {
  const slung = isShieldSlung(sheet);
  return sheet.armour
    .map((id) => armourNamed(id))
    .filter(({ slot }) => !(slung && slot === 'shield'))
    .flatMap(({ changes }) => changes);
}

function jewelChanges({ items }: Pick<Sheet, 'items'>): StatChange[] {
  const kinds = items.map((written) => findItem(written));
  return (['ring', 'amulet'] as const).flatMap(
    (worn) => kinds.find((item) => item?.worn === worn)?.changes ?? [],
  );
}
