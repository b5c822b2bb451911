/** How NextLevel's events change a campaign, one small function each. They never decide. */
import type { CampaignEvent, CampaignState, HeroKind } from '@oubliette/classic/extend';
import { CLASSIC_CAMPAIGN } from '@oubliette/classic/extend';
import type { BaseEvent } from '@oubliette/kernel';
import type { OwnTownEventOf, TownFacts } from './events.ts';
import type { Growth, NextCampaignState, NextTownSheet } from './state.ts';
import { withoutOne, withoutThing, withThing } from './things.ts';

type Appliers = {
  readonly [T in keyof TownFacts]: (state: NextCampaignState, event: OwnTownEventOf<T>) => NextCampaignState;
};

const APPLIERS: Appliers = {
  wareBought: (state, { hero, ware, price }) =>
    grow(pay(state, hero, -price), hero, (next) => ({
      ...withThing(next, ware),
      bought: [...next.bought, ware],
    })),
  thingSold: (state, { hero, thing, price }) =>
    grow(pay(state, hero, price), hero, (next) => ({
      ...withoutThing(next, thing),
      bought: withoutOne(next.bought, thing),
    })),
  thingGiven: (state, { hero, to, thing }) =>
    grow(
      grow(state, hero, (next) => withoutThing(next, thing)),
      to,
      (next) => withThing(next, thing),
    ),
  gearStowed: (state, { hero, gear }) =>
    grow(state, hero, (next) => ({
      ...next,
      gear: withoutOne(next.gear, gear),
      stowed: [...next.stowed, gear],
    })),
  gearPacked: (state, { hero, gear }) =>
    grow(state, hero, (next) => ({
      ...next,
      gear: [...next.gear, gear],
      stowed: withoutOne(next.stowed, gear),
    })),
  levelRaised: (state, { hero, level }) => grow(state, hero, (next) => ({ ...next, level })),
  giftLearnt: (state, { hero, gift }) =>
    grow(state, hero, (next) => ({ ...next, gifts: [...next.gifts, gift] })),
  specialityTaken: (state, { hero, speciality }) => grow(state, hero, (next) => ({ ...next, speciality })),
  luckChosen: (state, { hero, number }) => grow(state, hero, (next) => ({ ...next, lucky: number })),
  spoilsKept: (state, { hero, potions, spoils: { won, substances, ...brought } }) =>
    grow(state, hero, (next) => ({
      ...next,
      ...brought,
      experience: next.experience + won,
      potions,
      // Substances not sold before the quest stayed in town.
      substances: [...next.substances, ...substances],
    })),
};

export function applyTownEvent(state: CampaignState, event: BaseEvent): CampaignState {
  const own = Object.hasOwn(APPLIERS, event.type) ? APPLIERS[event.type as keyof TownFacts] : undefined;
  if (own !== undefined) return own(state as NextCampaignState, event as never);
  return closedBooks(CLASSIC_CAMPAIGN.apply(state, event) as NextCampaignState, event as CampaignEvent);
}

/** Purchases become final when their owner leaves town, and all of them when a quest begins (CLS-EQP-07). */
function closedBooks(state: NextCampaignState, event: CampaignEvent): NextCampaignState {
  if (event.type === 'townLeft') return grow(state, event.hero, (next) => ({ ...next, bought: [] }));
  if (event.type !== 'questBegun') return state;
  return state.heroes.reduce(
    (after, { kind }) => grow(after, kind, (next) => ({ ...next, bought: [] })),
    state,
  );
}

function change(
  state: NextCampaignState,
  hero: HeroKind,
  by: (sheet: NextTownSheet) => NextTownSheet,
): NextCampaignState {
  return { ...state, heroes: state.heroes.map((sheet) => (sheet.kind === hero ? by(sheet) : sheet)) };
}

function grow(state: NextCampaignState, hero: HeroKind, by: (next: Growth) => Growth): NextCampaignState {
  return change(state, hero, (sheet) => ({ ...sheet, next: by(sheet.next) }));
}

function pay(state: NextCampaignState, hero: HeroKind, gold: number): NextCampaignState {
  return change(state, hero, (sheet) => ({ ...sheet, gold: sheet.gold + gold }));
}
