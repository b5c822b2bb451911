/** What a seat may ask for between NextLevel's quests: classic's commands, with the shop's instead of the armoury's. */
import type { CampaignCommand, CampaignCommandType, HeroKind } from '@oubliette/classic/extend';
import type { GearId, GiftId, SpecialityId } from '../content/ids.ts';
import type { NextQuestReport } from './report.ts';
import type { ThingId, WareId } from './things.ts';

/** Commands of classic's town without a place here: gear is NextLevel's own. */
export const DROPPED_IN_TOWN = ['buy', 'returnPurchase', 'giveEquipment', 'wear'] as const;
type Dropped = (typeof DROPPED_IN_TOWN)[number] | 'recordQuest';

export type OwnTownCommand =
  | { readonly type: 'purchase'; readonly hero: HeroKind; readonly ware: WareId }
  | { readonly type: 'sell'; readonly hero: HeroKind; readonly thing: ThingId }
  | { readonly type: 'giveThing'; readonly hero: HeroKind; readonly to: HeroKind; readonly thing: ThingId }
  /** A weapon or armour stays at home, or goes along again. */
  | { readonly type: 'stow'; readonly hero: HeroKind; readonly gear: GearId }
  | { readonly type: 'pack'; readonly hero: HeroKind; readonly gear: GearId }
  /** One level up, if the hero has the experience. */
  | { readonly type: 'advance'; readonly hero: HeroKind }
  | { readonly type: 'learn'; readonly hero: HeroKind; readonly gift: GiftId }
  | { readonly type: 'specialise'; readonly hero: HeroKind; readonly speciality: SpecialityId }
  | { readonly type: 'chooseLuck'; readonly hero: HeroKind; readonly number: number };

export type OwnTownType = OwnTownCommand['type'];
export type OwnTownCommandOf<T extends OwnTownType> = Extract<OwnTownCommand, { type: T }>;

type Kept = Exclude<CampaignCommandType, Dropped>;

export type NextTownCommand =
  | Extract<CampaignCommand, { type: Kept }>
  | { readonly type: 'recordQuest'; readonly report: NextQuestReport }
  | OwnTownCommand;

export type NextTownCommandType = NextTownCommand['type'];
export type NextTownCommandOf<T extends NextTownCommandType> = Extract<NextTownCommand, { type: T }>;
