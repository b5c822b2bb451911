/** Every refusal of this game, with the details beside its code. */
import type { Refusal, RuleId } from '@oubliette/kernel';
import { refuse } from '@oubliette/kernel';
import type { EquipmentId } from '../content/equipment.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';

type Nothing = Readonly<Record<never, never>>;
type OfHero = { readonly hero: HeroKind };
type OfQuest = { readonly quest: string };

export interface Reasons {
  notACommand: Nothing;
  malformed: { readonly field: string };
  campaignOver: Nothing;
  questUnderWay: Nothing;
  noQuestUnderWay: Nothing;
  notSeated: Nothing;
  onlyTheHost: Nothing;
  hostPlaysMorcar: Nothing;

  alreadyEnrolled: OfHero;
  noSuchHero: OfHero;
  notYourHero: OfHero;
  nameUnfit: { readonly most: number };
  mottoUnfit: { readonly most: number };
  nothingWritten: Nothing;

  leftTown: OfHero;
  soldOut: { readonly equipment: EquipmentId };
  tooDear: OfHero & { readonly equipment: EquipmentId; readonly price: number; readonly gold: number };
  notForTheWizard: { readonly equipment: EquipmentId };
  notBoughtNow: { readonly equipment: EquipmentId };
  equipmentNotOwned: OfHero & { readonly equipment: EquipmentId };
  treasureNotOwned: OfHero & { readonly treasure: QuestTreasureId };
  goldNotOwned: OfHero & { readonly gold: number };
  armourNotOwned: OfHero;
  alreadyWorn: OfHero;
  wearsNoArmour: OfHero;
  giftsForbidden: Nothing;
  giftToOneself: OfHero;

  unknownQuest: Nothing;
  notNext: OfQuest & { readonly next: string };
  bookFinished: Nothing;
  partyEmpty: Nothing;
  partyOutOfOrder: Nothing;
  noTraining: OfQuest;

  otherQuest: OfQuest;
  otherParty: Nothing;
  contradictory: Nothing;
  treasureTwice: { readonly treasure: QuestTreasureId };

  overridesForbidden: Nothing;
  outOfRange: Nothing;
}

export type RefusalCode = keyof Reasons;

/** The detail may be omitted exactly when the code has none. */
type Detail<C extends RefusalCode> = Nothing extends Reasons[C] ? readonly [] : readonly [detail: Reasons[C]];

export function no<C extends RefusalCode>(code: C, rule: RuleId, ...[detail]: Detail<C>): Refusal {
  return refuse(code, rule, detail);
}
