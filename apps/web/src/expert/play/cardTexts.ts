/** What stands on the card a command is about. */
import { abilityCard, eventCard } from '@oubliette/expert';
import type { AbilityId, Command } from '@oubliette/expert';
import { chaosCard, spellOn } from '@oubliette/expert/reckoning';
import type { EventId, TreasureId } from '@oubliette/expert/reckoning';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { wordsIn } from '../../words/useWords.ts';
import { EXPERT } from '../words.ts';

/** Null where the label says all. */
export function textOf(command: Command, language: Language): string | null {
  switch (command.type) {
    case 'answer':
      return command.by === 'ability' ? abilityText(command.id, language) : null;
    case 'useAbility':
    case 'chooseSpell':
      return abilityText(command.ability, language);
    case 'readScroll':
      return scrollText(command.card as TreasureId, language);
    case 'useChaos':
      return print(chaosCard(command.card as Parameters<typeof chaosCard>[0]).text, language);
    case 'playEvent':
    case 'dropEvent':
      return eventText(command.card, language);
    default:
      return null;
  }
}

export function abilityText(id: string, language: Language): string {
  return print(abilityCard(id as AbilityId).text, language);
}

/** Null for a card that is not read in one's own turn. */
export function scrollText(id: TreasureId, language: Language): string | null {
  const spell = spellOn(id);
  if (spell === null) return null;
  const words = wordsIn(EXPERT, language);
  return spell.tag === 'bolt'
    ? words('scroll_bolt', { dice: spell.dice })
    : words('scroll_heal', { body: spell.body });
}

export function eventText(id: string, language: Language): string {
  return print(eventCard(id as EventId).text, language);
}

function print(text: Readonly<Record<Language, string>>, language: Language): string {
  return typeset(language, withApostrophes(text[language]));
}
