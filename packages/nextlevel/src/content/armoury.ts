/** The Armoury: everything a hero can own, its price, and what a classic quest's gifts become. */
import type { EquipmentId, HeroKind } from '@oubliette/classic/extend';
import type { Gear } from './gear.ts';
import { OUTFIT, OUTFIT_IDS } from './outfit.ts';
import { WEAPON_IDS, WEAPONS } from './weapons.ts';

export type { Arm, Gear, Weight } from './gear.ts';

export const GEAR_IDS = [...WEAPON_IDS, ...OUTFIT_IDS] as const;
export type GearId = (typeof GEAR_IDS)[number];

export const GEAR: { readonly [id in GearId]: Gear } = { ...WEAPONS, ...OUTFIT };

export function gearCard(id: GearId): Gear {
  return GEAR[id];
}

export function isGear(id: string): id is GearId {
  return Object.hasOwn(GEAR, id);
}

/** The shop's goods, in its order. The tool kit is not for sale (NXT-DWF-09). */
export const SHOP: readonly GearId[] = GEAR_IDS.filter((id) => gearCard(id).notSold !== true);

/** What the shop pays for a thing: half its price. */
export function resale(id: GearId): number {
  return Math.floor(gearCard(id).price / 2);
}

/** What a hero carries without equipment for it (NXT-HRO-04, NXT-HRO-05). */
export const CARRY = { potions: 2, gold: 100 } as const;

/** The weapons a rack may hold (NXT-SRC-08). */
export const RACK: readonly GearId[] = WEAPON_IDS.filter((id) => {
  const { class: rank } = gearCard(id);
  return rank >= 2 && rank <= 4;
});

/** Whether a hero of this attack level may wield or use the thing at all (NXT-ATK-02). */
export function mayUse(hero: HeroKind, attackLevel: number, id: GearId): boolean {
  const { users, weapon } = gearCard(id);
  return users.includes(hero) && (weapon?.dice ?? 0) <= attackLevel;
}

/** NextLevel's version of equipment given by a classic quest; null if it is paid out in gold. */
export const fromClassic: { readonly [id in EquipmentId]: GearId | null } = {
  dagger: 'dagger',
  staff: 'staff',
  spear: 'spear',
  handAxe: 'handAxe',
  broadsword: 'broadsword',
  crossbow: 'crossbow',
  battleAxe: 'battleAxe',
  helmet: 'helmet',
  shield: 'shield',
  chainMail: 'chainMail',
  plateArmour: 'plateArmour',
  toolKit: null,
};
