/** The names of NextLevel's things, and the text of their cards. */
import type { Hero, PotionId, QuestTreasureId, Text } from '@oubliette/classic/extend';
import { questTreasureCard, spellCard, treasureCard, WORDS } from '@oubliette/classic/extend';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language, Mention, Noun } from '@oubliette/words';
import { gearCard, isGear } from '../content/armoury.ts';
import type { GearId, GiftId, ScrollId, SpecialityId, SubstanceId } from '../content/ids.ts';
import { scrollCard } from '../content/magic.ts';
import { giftCard, specialityCard } from '../content/progress.ts';
import { substanceCard } from '../content/search.ts';
import { nextTrap } from '../content/traps.ts';
import type { NextTrapKind } from '../content/traps.ts';
import type { Sheet } from '../state.ts';

/** A piece of gear or a quest treasure: what a hand may hold. */
export function thingNoun(id: GearId | QuestTreasureId): Noun {
  return isGear(id) ? gearCard(id).noun : questTreasureCard(id).noun;
}

interface Heap {
  readonly gold?: number;
  readonly potions?: readonly PotionId[];
  readonly gear?: readonly GearId[];
  readonly treasures?: readonly QuestTreasureId[];
  readonly scrolls?: readonly ScrollId[];
  readonly substances?: readonly SubstanceId[];
}

/** The contents of a heap, as a list for a sentence. */
export function thingsOf(heap: Heap): readonly Mention[] {
  const { gold = 0, potions = [], gear = [], treasures = [], scrolls = [], substances = [] } = heap;
  return [
    ...(gold > 0 ? [{ noun: WORDS.goldPiece, count: gold }] : []),
    ...potions.map((id) => treasureCard(id).noun),
    ...gear.map((id) => gearCard(id).noun),
    ...treasures.map((id) => questTreasureCard(id).noun),
    ...scrolls.map((id) => scrollCard(id).noun),
    ...substances.map((id) => substanceCard(id).noun),
  ];
}

/** The names of things on a sheet or in a shop. */
export const gearName = (id: GearId, language: Language): string => gearCard(id).noun[language].one;
export const giftName = (id: GiftId, language: Language): string => giftCard(id).noun[language].one;
export const specialityName = (id: SpecialityId, language: Language): string =>
  specialityCard(id).noun[language].one;
export const scrollName = (id: ScrollId, language: Language): string => scrollCard(id).noun[language].one;
export const substanceName = (id: SubstanceId, language: Language): string =>
  substanceCard(id).noun[language].one;
export const trapName = (kind: NextTrapKind, language: Language): string => nextTrap(kind).noun[language].one;

interface Card {
  readonly noun: Noun;
  readonly text: Text;
}

/** The cards a hero holds, with their text. */
export function nextCardTexts(
  hero: Pick<Hero, 'treasures' | 'potions' | 'spells'>,
  sheet: Pick<Sheet, 'gear' | 'gifts' | 'speciality' | 'scrolls' | 'substances'>,
  language: Language,
): { readonly name: string; readonly text: string }[] {
  const cards: readonly Card[] = [
    ...(sheet.speciality === null ? [] : [specialityCard(sheet.speciality)]),
    ...sheet.gifts.map(giftCard),
    ...sheet.gear.map(gearCard),
    ...hero.treasures.map(questTreasureCard),
    ...hero.potions.map(treasureCard),
    ...hero.spells.map(spellCard),
    ...sheet.scrolls.map(scrollCard),
    ...sheet.substances.map(substanceCard),
  ];
  return cards.map(({ noun, text }) => ({
    name: noun[language].one,
    text: typeset(language, withApostrophes(text[language])),
  }));
}
