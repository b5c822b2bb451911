/** What happens in a campaign: each event is one fact a player could narrate. */
import type { Ending, RuleId, SeatId } from '@oubliette/kernel';
import type { EquipmentId } from '../content/equipment.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { Text } from '../content/names.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import type { PotionId } from '../content/treasure.ts';
import type { Outcome } from './report.ts';
import type { ArmourChoice, Expedition, Inscription, Sheet } from './state.ts';

interface Facts {
  campaignOpened: { quests: number };
  heroEnrolled: { sheet: Sheet };
  sheetInscribed: { hero: HeroKind; inscription: Inscription };
  heroDismissed: { hero: HeroKind; gold: number };

  equipmentBought: { hero: HeroKind; equipment: EquipmentId; price: number };
  purchaseReturned: { hero: HeroKind; equipment: EquipmentId; price: number };
  goldGiven: { hero: HeroKind; to: HeroKind; amount: number };
  equipmentGiven: { hero: HeroKind; to: HeroKind; equipment: EquipmentId };
  treasureGiven: { hero: HeroKind; to: HeroKind; treasure: QuestTreasureId };
  armourChosen: { hero: HeroKind; armour: ArmourChoice };
  townLeft: { hero: HeroKind };

  questBegun: Expedition & { title: Text; attempt: number };
  questCalledOff: { quest: string; title: Text };
  questRecorded: { quest: string; title: Text; outcome: Outcome };
  /** `gained` counts from the start of the quest; `potions` are handed back. */
  heroReturned: {
    hero: HeroKind;
    gold: number;
    gained: number;
    equipment: readonly EquipmentId[];
    treasures: readonly QuestTreasureId[];
    potions: readonly PotionId[];
  };
  /** `gold` is what the sheet said when the hero set out. */
  heroStruck: { hero: HeroKind; quest: string; gold: number };
  /** Back in stock: claimed, left behind or thrown, or their owner is gone. */
  cardsReturned: { equipment: readonly EquipmentId[] };
  /** Copies for which the box has no card. */
  copiesGone: { equipment: readonly EquipmentId[] };
  /** Given by a quest; the cards leave the stock. */
  cardsFound: { equipment: readonly EquipmentId[] };
  /** Given by a quest though every card is owned: an extra copy. */
  copiesAdded: { equipment: readonly EquipmentId[] };
  /** The treasure found there was carried out alive and is not placed again. */
  placesEmptied: { quest: string; title: Text; places: readonly string[] };
  treasuresWon: { treasures: readonly QuestTreasureId[] };
  /** Back with Morcar, so that a quest can place them again. */
  treasuresReturned: { treasures: readonly QuestTreasureId[] };
  questCompleted: { hero: HeroKind; quest: string; title: Text };
  championMade: { hero: HeroKind; gold: number };

  bookClosed: { ending: Ending };
  overridden: { change: CampaignChange; before: number; reason: string };
}

/** Corrections the host may make by hand. */
export type CampaignChange = { readonly tag: 'setGold'; readonly hero: HeroKind; readonly gold: number };

export type CampaignEventType = keyof Facts;

export type CampaignEventOf<T extends CampaignEventType> = {
  readonly type: T;
  readonly rules: readonly RuleId[];
  readonly audience?: readonly SeatId[];
  readonly news?: true;
} & Readonly<Facts[T]>;

export type CampaignEvent = { [T in CampaignEventType]: CampaignEventOf<T> }[CampaignEventType];
