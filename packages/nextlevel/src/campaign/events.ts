/** What happens in a NextLevel campaign besides classic's events. */
import type { CampaignEvent, HeroKind } from '@oubliette/classic/extend';
import type { GearId, GiftId, SpecialityId } from '../content/ids.ts';
import type { EventsOf, EventWith } from '@oubliette/referee';
import type { Spoils } from './report.ts';
import type { Growth } from './state.ts';
import type { ThingId, WareId } from './things.ts';

export interface TownFacts {
  wareBought: { hero: HeroKind; ware: WareId; price: number };
  thingSold: { hero: HeroKind; thing: ThingId; price: number };
  thingGiven: { hero: HeroKind; to: HeroKind; thing: ThingId };
  gearStowed: { hero: HeroKind; gear: GearId };
  gearPacked: { hero: HeroKind; gear: GearId };
  levelRaised: { hero: HeroKind; level: number };
  giftLearnt: { hero: HeroKind; gift: GiftId };
  specialityTaken: { hero: HeroKind; speciality: SpecialityId };
  luckChosen: { hero: HeroKind; number: number };
  /** A survivor's experience and goods; `found` is what is new. */
  spoilsKept: { hero: HeroKind; spoils: Spoils; potions: Growth['potions']; found: readonly ThingId[] };
}

export type OwnTownEvent = EventsOf<TownFacts>;
export type NextTownEvent = CampaignEvent | OwnTownEvent;
export type OwnTownEventOf<T extends keyof TownFacts> = EventWith<T, TownFacts[T]>;
