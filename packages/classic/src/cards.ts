/** The cards a hero holds, whatever they are: found by name, given and taken away by hand. */
import type { Noun } from '@oubliette/words';
import { dressed, withoutFirst } from './changes.ts';
import { EQUIPMENT, EQUIPMENT_IDS } from './content/equipment.ts';
import type { EquipmentId } from './content/equipment.ts';
import { QUEST_TREASURE_IDS, questTreasureCard } from './content/questTreasures.ts';
import type { QuestTreasureId } from './content/questTreasures.ts';
import { SPELL_IDS, spellCard } from './content/spells.ts';
import type { SpellId } from './content/spells.ts';
import { isPotion, TREASURE_IDS, treasureCard } from './content/treasure.ts';
import type { PotionId } from './content/treasure.ts';
import type { Hero } from './state.ts';

export type CardId = EquipmentId | QuestTreasureId | PotionId | SpellId;

type Pile = 'equipment' | 'treasures' | 'potions' | 'spells';

interface KindOfCard {
  readonly pile: Pile;
  readonly noun: Noun;
}

const CARDS: ReadonlyMap<string, KindOfCard> = new Map<string, KindOfCard>([
  ...EQUIPMENT_IDS.map((id) => [id, { pile: 'equipment', noun: EQUIPMENT[id].noun }] as const),
  ...QUEST_TREASURE_IDS.map((id) => [id, { pile: 'treasures', noun: questTreasureCard(id).noun }] as const),
  ...TREASURE_IDS.filter((id) => isPotion(id)).map(
    (id) => [id, { pile: 'potions', noun: treasureCard(id).noun }] as const,
  ),
  ...SPELL_IDS.map((id) => [id, { pile: 'spells', noun: spellCard(id).noun }] as const),
]);

export const CARD_IDS = [...CARDS.keys()] as readonly CardId[];

export function isCard(id: string): id is CardId {
  return CARDS.has(id);
}

export function cardNoun(id: CardId): Noun {
  return CARDS.get(id)!.noun;
}

/** Every card of a hero, in the order of the sheet. */
export function cardsOf({ equipment, treasures, potions, spells }: Hero): readonly CardId[] {
  return [...equipment, ...treasures, ...potions, ...spells];
}

export function withCard(hero: Hero, id: CardId): Hero {
  const { pile } = CARDS.get(id)!;
  return dressed({ ...hero, [pile]: [...hero[pile], id] }, [id]);
}

/** What is no longer held is neither worn nor wielded. */
export function withoutCard(hero: Hero, id: CardId): Hero {
  const { pile } = CARDS.get(id)!;
  return {
    ...hero,
    [pile]: withoutFirst<CardId>(hero[pile], id),
    armour: hero.armour === id ? null : hero.armour,
    wielded: hero.wielded === id ? null : hero.wielded,
  };
}
