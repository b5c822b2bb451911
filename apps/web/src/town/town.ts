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
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import type { Batch, TableInfo } from '@oubliette/table';
import { properNoun } from '@oubliette/words';
import type { Language, Noun } from '@oubliette/words';
import type { Moves } from './townModel.ts';

/** A command of the town's book, whichever it is. */
export interface TownAsked extends BaseCommand {
  readonly [field: string]: unknown;
}

export interface Town<V extends TownView = TownView> {
  readonly language: Language;
  readonly view: V;
  readonly info: TableInfo;
  /** The seats this player plays. */
  readonly seats: readonly SeatId[];
  readonly moves: Moves;
  readonly batches: readonly Batch[];
  /** The player's own seat whose last command may be undone. */
  readonly undoable: SeatId | null;
  /** True once done; a refusal is shown with its rule. */
  give(seat: SeatId, command: TownAsked): Promise<boolean>;
  /** Shows why a command may not be given. */
  why(seat: SeatId, command: TownAsked): Promise<void>;
  undo(seat: SeatId): Promise<boolean>;
  correctGold(hero: HeroKind, gold: number, reason: string): Promise<boolean>;
  /** Asks before something irreversible. */
  confirm(question: string, yes: string): Promise<boolean>;
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
