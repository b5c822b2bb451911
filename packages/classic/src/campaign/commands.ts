/** What a seat may ask for between quests. `hero` is always the acting hero. */
import type { EquipmentId } from '../content/equipment.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import type { QuestReport } from './report.ts';
import type { ArmourChoice, Inscription } from './state.ts';

export type CampaignCommand =
  /** A new hero from the hero card; omitted fields have defaults and may be written later. */
  | ({ readonly type: 'enrol'; readonly hero: HeroKind } & Partial<Inscription>)
  | ({ readonly type: 'inscribe'; readonly hero: HeroKind } & Partial<Inscription>)
  | { readonly type: 'dismiss'; readonly hero: HeroKind }
  | { readonly type: 'buy'; readonly hero: HeroKind; readonly equipment: EquipmentId }
  | { readonly type: 'returnPurchase'; readonly hero: HeroKind; readonly equipment: EquipmentId }
  /** The whole purse, unless an amount is given. */
  | { readonly type: 'giveGold'; readonly hero: HeroKind; readonly to: HeroKind; readonly amount?: number }
  | {
      readonly type: 'giveEquipment';
      readonly hero: HeroKind;
      readonly to: HeroKind;
      readonly equipment: EquipmentId;
    }
  | {
      readonly type: 'giveTreasure';
      readonly hero: HeroKind;
      readonly to: HeroKind;
      readonly treasure: QuestTreasureId;
    }
  | { readonly type: 'wear'; readonly hero: HeroKind; readonly armour: ArmourChoice }
  | { readonly type: 'leaveTown'; readonly hero: HeroKind }
  /** The heroes who go, in the order of the hero cards. */
  | {
      readonly type: 'beginQuest';
      readonly quest: string;
      readonly heroes: readonly HeroKind[];
      readonly training?: true;
    }
  | { readonly type: 'recordQuest'; readonly report: QuestReport }
  /** The quest was not played to its end: it never happened. */
  | { readonly type: 'callOff' }
  | { readonly type: 'closeBook' };

export type CampaignCommandType = CampaignCommand['type'];
export type CampaignCommandOf<T extends CampaignCommandType> = Extract<CampaignCommand, { type: T }>;
