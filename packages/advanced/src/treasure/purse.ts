/** What a figure can carry, and how sheets change when things change hands (ADV-TRE-07, ADV-MGT-02). */
import { isArmour } from '../content/armour.ts';
import { isWeapon } from '../content/weapons.ts';
import { COMPONENTS, DARK_COMPONENTS } from '../magic/types.ts';
import { onceFor } from '../onceFor.ts';
import type { Sheet } from '../state.ts';
import type { Goods, PileThing, Share } from './types.ts';

/** Crowns per figure, hero or henchman. */
export const MOST_GOLD = 250;
/** The most weapons. */
const MOST_WEAPONS = 3;

export const GOLD: Share = 'gold';

/** Taken by the handful. */
const MISSILES: readonly string[] = ['arrow', 'bolt'];

const ALL_COMPONENTS: readonly string[] = [...COMPONENTS, ...DARK_COMPONENTS];

const isComponent = (item: string): boolean => ALL_COMPONENTS.includes(item);

/** Whether a figure has a hand or room in the purse for this. Armour is put on, not carried (ADV-EXPL-15). */
export function canCarry({ gold, weapons }: Sheet, item: Share): boolean {
  if (item === GOLD) return gold < MOST_GOLD;
  if (isArmour(item)) return false;
  return !isWeapon(item) || weapons.length < MOST_WEAPONS;
}

export function goldRoom({ gold }: Sheet): number {
  return Math.max(0, MOST_GOLD - gold);
}

/** The kinds of things in a heap that can be taken. */
export function sharesOf({ gold, items }: Goods): Share[] {
  return [...(gold > 0 ? [GOLD] : []), ...new Set(items.filter((item) => !isArmour(item)))];
}

/** Everything a sheet's owner could give away: all except worn armour. */
export const belongings = onceFor((sheet: Sheet): readonly Share[] => {
  const { gold, items, weapons, components, arrows, bolts } = sheet;
  const missiles = [...(arrows > 0 ? ['arrow'] : []), ...(bolts > 0 ? ['bolt'] : [])];
  return [...(gold > 0 ? [GOLD] : []), ...new Set([...items, ...weapons, ...components, ...missiles])];
});

/** How many of a kind go at once: all arrows, but a single potion. */
export function handful(items: readonly string[], item: string): string[] {
  const all = items.filter((one) => one === item);
  return MISSILES.includes(item) ? all : all.slice(0, 1);
}

/** The goods without these. */
export function without({ gold, items }: Goods, took: Goods): Goods {
  return { gold: gold - took.gold, items: removed(items, took.items) };
}

export function removed(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all];
  for (const item of gone) left.splice(left.indexOf(item), 1);
  return left;
}

/** A sheet with more on it. */
export function plus(sheet: Sheet, { gold, items }: Goods): Partial<Sheet> {
  const count = (kind: string): number => items.filter((item) => item === kind).length;
  return {
    gold: sheet.gold + gold,
    arrows: sheet.arrows + count('arrow'),
    bolts: sheet.bolts + count('bolt'),
    weapons: [...sheet.weapons, ...items.filter(isWeapon)],
    components: [...sheet.components, ...(items.filter(isComponent) as Sheet['components'])],
    items: [
      ...sheet.items,
      ...items.filter((item) => !isWeapon(item) && !isComponent(item) && !MISSILES.includes(item)),
    ],
  };
}

/** A sheet with less on it. */
export function minus(sheet: Sheet, { gold, items }: Goods): Partial<Sheet> {
  const count = (kind: string): number => items.filter((item) => item === kind).length;
  return {
    gold: sheet.gold - gold,
    arrows: sheet.arrows - count('arrow'),
    bolts: sheet.bolts - count('bolt'),
    weapons: removed(sheet.weapons, items.filter(isWeapon)),
    components: removed(sheet.components, items.filter(isComponent)) as unknown as Sheet['components'],
    items: removed(
      sheet.items,
      items.filter((item) => !isWeapon(item) && !isComponent(item) && !MISSILES.includes(item)),
    ),
  };
}

/** What a figure gives of a kind at once. */
export function ownGoods(sheet: Sheet, item: Share, room: number): Goods {
  if (item === GOLD) return { gold: Math.min(sheet.gold, room), items: [] };
  if (item === 'arrow') return { gold: 0, items: Array<string>(sheet.arrows).fill('arrow') };
  if (item === 'bolt') return { gold: 0, items: Array<string>(sheet.bolts).fill('bolt') };
  return { gold: 0, items: [item] };
}

/** A pile's goods, its weapons included. */
export function pileGoods({ goods, weapons }: PileThing): Goods {
  return { gold: goods.gold, items: [...goods.items, ...weapons] };
}
