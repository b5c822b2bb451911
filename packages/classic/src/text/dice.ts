/** The names of dice and piles, and of their faces. */
import { D6 } from '@oubliette/kernel';
import type { Language, Noun } from '@oubliette/words';
import { COMBAT } from '../content/dice.ts';
import type { CombatFace } from '../content/dice.ts';
import { noun } from '../content/names.ts';
import { treasureCard, TREASURE_IDS } from '../content/treasure.ts';
import type { TreasureId } from '../content/treasure.ts';
import { FACES } from './vocabulary.ts';

const DIE_NOUNS: Readonly<Record<string, Noun>> = {
  [COMBAT.id]: noun('combat die', 'dé de combat', 'm', { en: 'combat dice', fr: 'dés de combat' }),
  [D6.id]: noun('ordinary die', 'dé ordinaire', 'm', { en: 'ordinary dice', fr: 'dés ordinaires' }),
};

const TREASURE_NOUN = noun('treasure card', 'carte Trésor', 'f', { fr: 'cartes Trésor' });

/** Anything but the two dice is a card of the treasure pile. */
export function dieNoun(die: string): Noun {
  return DIE_NOUNS[die] ?? TREASURE_NOUN;
}

/** A die shows combat faces, numbers, or a pile's cards; an unknown face is shown as it came. */
export function faceText(face: unknown, language: Language): string {
  const text = typeof face === 'string' || typeof face === 'number' ? String(face) : '?';
  if (Object.hasOwn(FACES, text)) return FACES[text as CombatFace][language].one;
  if (!(TREASURE_IDS as readonly string[]).includes(text)) return text;
  const { noun: card, effect } = treasureCard(text as TreasureId);
  return effect.tag === 'gold' ? `${card[language].one} (${effect.amount})` : card[language].one;
}
