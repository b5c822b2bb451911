/** The cards of those who die. */
import { say } from '@oubliette/words';
import type { Language, Mention } from '@oubliette/words';
import type { EventCard } from './cards.ts';
import { CARD_WORDS } from './cardWords.ts';

/** Of a hero. */
export function heroDied(hero: Mention, language: Language): EventCard {
  return {
    topic: 'event',
    id: 'death',
    title: say(CARD_WORDS, language, 'fell', { figure: hero }),
    weight: 'moment',
  };
}

/** Of a leader, by name, and of the last foe in sight; null for any other. */
export function foeDied(
  kind: string,
  leader: string | null,
  isLast: boolean,
  language: Language,
): EventCard | null {
  if (leader === null && !isLast) return null;
  return {
    topic: 'event',
    id: 'slain',
    title: leader ?? say(CARD_WORDS, language, 'clear', {}),
    monsters: { [kind]: 1 },
    weight: 'brief',
  };
}
