/** What the terminal says in a town of NextLevel beyond classic's. */
import { defineMessages, say } from '@oubliette/words';
import type { ArgumentsOf, Language } from '@oubliette/words';

export const SHOP = defineMessages({
  en: {
    level: 'level {level}',
    experience: '{experience, plural, one {# point} other {# points}} of experience',
    experienceOf: '{experience} of {needed} points to the next level',
    bareHands: 'bare hands',
    mana: 'Mana {mana}',
    spellPoints: '{points, plural, one {# spell point} other {# spell points}}',
    carries: 'room for {potions, plural, one {# potion} other {# potions}} and {gold} gold',
    atHome: '{thing} (at home)',
    purseOf: '{name} · {gold, plural, one {# gold piece} other {# gold pieces}}',
    rise: 'Rise to level {level}',
    points: '{points} points',
    gift: 'gift',
    speciality: 'speciality',
    lucky: 'Lucky number {number}',
    inHand: 'in hand',
    worn: 'worn',
    stow: 'Leave {thing}',
    pack: 'Take {thing}',
  },
  fr: {
    level: 'niveau {level}',
    experience: "{experience, plural, one {# point} other {# points}} d'expérience",
    experienceOf: '{experience} points sur {needed} vers le niveau suivant',
    bareHands: 'mains nues',
    mana: 'Mana {mana}',
    spellPoints: '{points, plural, one {# point de sort} other {# points de sort}}',
    carries: 'place pour {potions, plural, one {# potion} other {# potions}} et {gold} or',
    atHome: '{thing} (à la maison)',
    purseOf: "{name} · {gold, plural, one {# pièce d'or} other {# pièces d'or}}",
    rise: 'Passer au niveau {level}',
    points: '{points} points',
    gift: 'don',
    speciality: 'spécialité',
    lucky: 'Nombre fétiche {number}',
    inHand: 'en main',
    worn: 'porté',
    stow: 'Laisser : {thing}',
    pack: 'Emporter : {thing}',
  },
});

type Key = keyof typeof SHOP.en;

export function shop<K extends Key>(language: Language, key: K, args: ArgumentsOf<typeof SHOP, K>): string {
  return say(SHOP, language, key, args);
}
