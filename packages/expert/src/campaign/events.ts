/** What happens between quests. */
import type { EventsOf, EventWith } from '@oubliette/referee';
import type { Ending, SeatId } from '@oubliette/kernel';
import type { AbilityId } from '../content/abilities.ts';
import type { ClassId } from '../content/characters.ts';
import type { LifeId } from '../content/life.ts';
import type { Omen } from '../content/lifeKinds.ts';
import type { TreasureId } from '../content/treasures.ts';
import type { Remembered } from '../returning/remembered.ts';
import { GM } from '../setup.ts';
import type { HeroReport, Outcome } from './report.ts';
import type { Sheet } from './state.ts';

export interface CampaignFacts {
  campaignOpened: { quests: number };
  heroEnrolled: { sheet: Sheet };
  abilitySwapped: { hero: ClassId; from: AbilityId; to: AbilityId };
  cardSold: { hero: ClassId; card: TreasureId; gold: number };
  blindBuy: { hero: ClassId; price: number };
  /** From the pile, bought or a gift of fate. */
  cardGained: { hero: ClassId; card: TreasureId };
  /** Wealth turns into gold at once (EXP-INV-01). */
  wealthCashed: { hero: ClassId; card: TreasureId; gold: number };
  cardGiven: { hero: ClassId; to: ClassId; card: TreasureId };
  goldGiven: { hero: ClassId; to: ClassId; gold: number };
  lifeDrawn: { hero: ClassId; heroes: readonly ClassId[]; card: LifeId };
  goldMoved: { hero: ClassId; by: number };
  cardLost: { hero: ClassId; card: TreasureId };
  /** Nothing of the kind is left in the pile, or nothing is there to lose. */
  luckMissed: { hero: ClassId };
  omenSet: { hero: ClassId; omen: Omen };
  readied: { hero: ClassId; is: boolean };
  questBegun: { quest: string; heroes: readonly ClassId[] };
  questCalledOff: { quest: string };
  questRecorded: { quest: string; outcome: Outcome };
  /** Heroes are told without the dungeon, which holds what only the game master knows. */
  dungeonLeft: { quest: string; dungeon: Remembered | null };
  heroReturned: { hero: ClassId; told: HeroReport; mayDraw: boolean; bodyBelow: number | null };
  heroWentDeeper: { hero: ClassId; body: number };
  heroFell: { hero: ClassId; quest: string };
  bookClosed: { ending: Ending };
  goldCorrected: { hero: ClassId; before: number; gold: number; reason: string };
}

export type CampaignEvent = EventsOf<CampaignFacts>;
/** As a seat hears it. */
export function heardBy(event: CampaignEvent, seat: SeatId): CampaignEvent {
  return event.type === 'dungeonLeft' && seat !== GM ? { ...event, dungeon: null } : event;
}

export type CampaignEventOf<T extends keyof CampaignFacts> = EventWith<T, CampaignFacts[T]>;
