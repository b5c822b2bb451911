/** What a NextLevel hero keeps from quest to quest besides classic's score sheet: all of it under `next`. */
import type { CampaignState, PotionId, Sheet as TownSheet } from '@oubliette/classic/extend';
import type { GearId, GiftId, ScrollId, SpecialityId, SubstanceId } from '../content/ids.ts';
import type { ThingId } from './things.ts';

export interface Growth {
  readonly level: number;
  readonly experience: number;
  /** Everything that goes along on a quest. */
  readonly gear: readonly GearId[];
  /** Weapons and armour that stay at home. */
  readonly stowed: readonly GearId[];
  readonly potions: readonly PotionId[];
  readonly scrolls: readonly ScrollId[];
  readonly substances: readonly SubstanceId[];
  /** Doses of poison left. */
  readonly poison: number;
  readonly gifts: readonly GiftId[];
  readonly speciality: SpecialityId | null;
  /** For extraordinary dodge (NXT-DOD-08). */
  readonly lucky: number | null;
  /** Kinds of monster met so far (NXT-LIS-02). */
  readonly met: readonly string[];
  /** Bought during this stay in town: the shop takes it back at the full price. */
  readonly bought: readonly ThingId[];
}

export interface NextTownSheet extends TownSheet {
  readonly next: Growth;
}

export interface NextCampaignState extends CampaignState {
  readonly heroes: readonly NextTownSheet[];
}
