/** Everything a hero can own, buy or sell: its name, and the shop's prices. */
import { treasureCard } from '@oubliette/classic/extend';
import type { PotionId, Text } from '@oubliette/classic/extend';
import type { Noun } from '@oubliette/words';
import { gearCard, isGear, resale, SHOP } from '../content/armoury.ts';
import type { GearId, ScrollId, SubstanceId } from '../content/ids.ts';
import { SCROLL_IDS, scrollCard } from '../content/magic.ts';
import { POTION_PRICES, SUBSTANCE_IDS, substanceCard } from '../content/search.ts';
import { POTION_IDS } from '../setup.ts';
import type { Growth } from './state.ts';

export type WareId = GearId | PotionId | ScrollId;
export type ThingId = WareId | SubstanceId;

/** The list on which its owner keeps it. */
export type Shelf = 'gear' | 'potions' | 'scrolls' | 'substances';

export const WARES: readonly WareId[] = [...SHOP, ...POTION_IDS, ...SCROLL_IDS];

export function shelfOf(thing: ThingId): Shelf {
  if (isGear(thing)) return 'gear';
  if ((SUBSTANCE_IDS as readonly string[]).includes(thing)) return 'substances';
  return (POTION_IDS as readonly string[]).includes(thing) ? 'potions' : 'scrolls';
}

interface Card {
  readonly noun: Noun;
  readonly text: Text;
  /** The shop's selling price; for a substance, which it never sells, what it pays. */
  readonly price: number;
}

export function thingCard(thing: ThingId): Card {
  switch (shelfOf(thing)) {
    case 'gear':
      return gearCard(thing as GearId);
    case 'substances':
      return substanceCard(thing as SubstanceId);
    case 'scrolls':
      return scrollCard(thing as ScrollId);
    case 'potions': {
      const { noun, text } = treasureCard(thing as PotionId);
      return { noun, text, price: POTION_PRICES[thing as PotionId] };
    }
  }
}

/** What the shop pays: the full price for this stay's purchases and rare substances, half for the rest. */
export function offerFor({ bought }: Pick<Growth, 'bought'>, thing: ThingId): number {
  const { price } = thingCard(thing);
  if (bought.includes(thing) || shelfOf(thing) === 'substances') return price;
  return isGear(thing) ? resale(thing) : Math.floor(price / 2);
}

/** Everything a hero has along, shelf by shelf. */
export function thingsWith({ gear, potions, scrolls, substances }: Pick<Growth, Shelf>): readonly ThingId[] {
  return [...gear, ...potions, ...scrolls, ...substances];
}

/** The same with one more. */
export function withThing(growth: Growth, thing: ThingId): Growth {
  const shelf = shelfOf(thing);
  const poison = isGear(thing) ? (gearCard(thing).poison ?? 0) : 0;
  return { ...growth, [shelf]: [...growth[shelf], thing], poison: growth.poison + poison };
}

/** The same with one fewer. */
export function withoutThing(growth: Growth, thing: ThingId): Growth {
  const shelf = shelfOf(thing);
  const poison = isGear(thing) ? (gearCard(thing).poison ?? 0) : 0;
  return { ...growth, [shelf]: withoutOne(growth[shelf], thing), poison: growth.poison - poison };
}

export function withoutOne<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  return at < 0 ? list : list.toSpliced(at, 1);
}
