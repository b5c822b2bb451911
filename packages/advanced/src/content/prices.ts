/** Goods for sale, and their prices. */
import { armourNamed, isArmour } from './armour.ts';
import { isItem, itemNamed } from './items.ts';
import { isWeapon, weaponNamed } from './weapons.ts';

/** Arrows and bolts are sold in sixes; a bow comes with six. */
export const SHEAF = 6;
const SHEAVES: Readonly<Record<string, number>> = { arrows: 10, bolts: 10 };

/** In gold crowns; null if not for sale. */
export function priceOf(goods: string): number | null {
  if (Object.hasOwn(SHEAVES, goods)) return SHEAVES[goods]!;
  if (isWeapon(goods)) return weaponNamed(goods).price;
  if (isArmour(goods)) return armourNamed(goods).price;
  return isItem(goods) ? itemNamed(goods).price : null;
}
