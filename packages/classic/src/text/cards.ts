/** The cards a hero holds, with their text. */
import type { Language, Noun } from '@oubliette/words';
import { equipmentCard } from '../content/equipment.ts';
import type { Text } from '../content/names.ts';
import { questTreasureCard } from '../content/questTreasures.ts';
import { spellCard } from '../content/spells.ts';
import { treasureCard } from '../content/treasure.ts';
import type { Hero } from '../state.ts';

interface Card {
  readonly noun: Noun;
  readonly text: Text;
}

export function cardTexts(
  hero: Hero,
  language: Language,
): { readonly name: string; readonly text: string }[] {
  const cards: readonly Card[] = [
    ...hero.equipment.map(equipmentCard),
    ...hero.treasures.map(questTreasureCard),
    ...hero.potions.map(treasureCard),
    ...hero.spells.map(spellCard),
  ];
  return cards.map(({ noun, text }) => ({ name: noun[language].one, text: text[language] }));
}
