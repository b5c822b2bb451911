/** What stands on the card a command is about. */
import { abilityCard, eventCard } from '@oubliette/expert';
import type { AbilityId, Command } from '@oubliette/expert';
import { chaosCard } from '@oubliette/expert/reckoning';
import type { EventId } from '@oubliette/expert/reckoning';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';

/** Null where the label says all. */
export function textOf(command: Command, language: Language): string | null {
  switch (command.type) {
    case 'answer':
      return command.by === 'ability' ? abilityText(command.id, language) : null;
    case 'useAbility':
    case 'chooseSpell':
      return abilityText(command.ability, language);
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

export function eventText(id: string, language: Language): string {
  return print(eventCard(id as EventId).text, language);
}

function print(text: Readonly<Record<Language, string>>, language: Language): string {
  return typeset(language, withApostrophes(text[language]));
}
