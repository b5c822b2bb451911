/** The town as its pages see it: its state, and what may be done. */
import { EQUIPMENT, heroNoun, questTreasureCard } from '@oubliette/classic';
import type {
  CampaignView,
  CommonSheet,
  EquipmentId,
  HeroKind,
  QuestTreasureId,
  TownView,
} from '@oubliette/classic';
import { properNoun } from '@oubliette/words';
import type { Language, Noun } from '@oubliette/words';
import type { Between } from './between.ts';

export type { Asked as TownAsked } from './between.ts';

export interface Town<V extends TownView = TownView> extends Between<V> {
  correctGold(hero: HeroKind, gold: number, reason: string): Promise<boolean>;
}

export type ClassicTown = Town<CampaignView>;

/** A hero by the name on the sheet. */
export function called({ name, gender }: Pick<CommonSheet, 'name' | 'gender'>): Noun {
  return properNoun(name, gender);
}

/** Barbarian, Barbare: as on the hero card. */
export function kindName(kind: HeroKind, language: Language, gender: 'm' | 'f' = 'm'): string {
  return heroNoun(kind, gender)[language].one;
}

/** With a capital, as on a card. */
export function thingName(id: EquipmentId | QuestTreasureId, language: Language): string {
  const { one } = thingNoun(id)[language];
  return one.charAt(0).toLocaleUpperCase(language) + one.slice(1);
}

export function thingNoun(id: EquipmentId | QuestTreasureId): Noun {
  return isEquipment(id) ? EQUIPMENT[id].noun : questTreasureCard(id).noun;
}

function isEquipment(id: EquipmentId | QuestTreasureId): id is EquipmentId {
  return Object.hasOwn(EQUIPMENT, id);
}
