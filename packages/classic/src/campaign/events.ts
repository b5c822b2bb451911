/** What happens in a campaign: each event is one fact somebody at the table could tell. */
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
  /** Back in the stock: claimed, left behind, thrown, or their owner gone. */
  cardsReturned: { equipment: readonly EquipmentId[] };
  /** Copies for which the box has no card. */
  copiesGone: { equipment: readonly EquipmentId[] };
  /** A quest gave it, and its card leaves the stock. */
  cardsFound: { equipment: readonly EquipmentId[] };
  /** A quest gave it though every card is owned: a copy more. */
  copiesAdded: { equipment: readonly EquipmentId[] };
  /** What was found there was carried out alive: it is not placed again. */
  placesEmptied: { quest: string; title: Text; places: readonly string[] };
  treasuresWon: { treasures: readonly QuestTreasureId[] };
  /** Back with Morcar, for a quest to place again. */
  treasuresReturned: { treasures: readonly QuestTreasureId[] };
  questCompleted: { hero: HeroKind; quest: string; title: Text };
  championMade: { hero: HeroKind; gold: number };

  bookClosed: { ending: Ending };
  overridden: { change: CampaignChange; before: number; reason: string };
}

/** What the host may set right by hand. */
export type CampaignChange = { readonly tag: 'setGold'; readonly hero: HeroKind; readonly gold: number };

export type CampaignEventType = keyof Facts;

export type CampaignEventOf<T extends CampaignEventType> = {
  readonly type: T;
  readonly rules: readonly RuleId[];
  readonly audience?: readonly SeatId[];
  readonly news?: true;
} & Readonly<Facts[T]>;

export type CampaignEvent = { [T in CampaignEventType]: CampaignEventOf<T> }[CampaignEventType];
