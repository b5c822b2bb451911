/** What the table waits for, where NextLevel differs from classic. */
import { promptText, reasonText } from '@oubliette/classic/extend';
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';

export const NEXT_PROMPTS = defineMessages({
  en: {
    takeTurn: 'Take two different actions, in either order, then end the turn.',
    escapeRocks: 'The rocks are coming down: choose where the figure is thrown.',
    takeStance: 'Choose how many dice go from attack to defence.',
    chooseWard: 'Enemies on all sides: choose the one to defend against.',
    chooseShield: 'Choose a monster to take the blow, or none.',
    chooseCounter: 'Choose whom to strike back at.',
    chooseRiposte: 'Choose who strikes at the shooter.',
    handWeapon: 'Choose the weapon that the rack yields.',
    shareSkulls: 'Share out the skulls of the sweep.',
  },
  fr: {
    takeTurn: 'Faites deux actions différentes, dans l’ordre voulu, puis terminez le tour.',
    escapeRocks: 'Les pierres tombent : choisissez où la figurine est projetée.',
    takeStance: 'Choisissez combien de dés passent de l’attaque à la défense.',
    chooseWard: 'Des ennemis de tous côtés : choisissez contre lequel vous défendre.',
    chooseShield: 'Choisissez un monstre qui prenne le coup, ou aucun.',
    chooseCounter: 'Choisissez qui contre-attaquer.',
    chooseRiposte: 'Choisissez qui frappe le tireur.',
    handWeapon: 'Choisissez l’arme que livre le râtelier.',
    shareSkulls: 'Répartissez les crânes de la frappe.',
  },
});

type Prompt = keyof typeof NEXT_PROMPTS.en;

/** For all other seats: what the awaited player has to do, in a few words. */
export const NEXT_REASONS = defineMessages({
  en: {
    takeTurn: 'turn',
    escapeRocks: 'a place away from the rocks',
    takeStance: 'stance of the chaos warrior',
    chooseWard: 'the enemy to defend against',
    chooseShield: 'a living shield, perhaps',
    chooseCounter: 'target of the counter-attack',
    chooseRiposte: 'who strikes at the shooter',
    handWeapon: 'weapon from the rack',
    shareSkulls: 'sharing out of the skulls',
  },
  fr: {
    takeTurn: 'tour de jeu',
    escapeRocks: 'une place loin des pierres',
    takeStance: 'posture du guerrier du Chaos',
    chooseWard: 'l’ennemi contre qui se défendre',
    chooseShield: 'un bouclier vivant, peut-être',
    chooseCounter: 'cible de la contre-attaque',
    chooseRiposte: 'qui frappe le tireur',
    handWeapon: 'arme du râtelier',
    shareSkulls: 'répartition des crânes',
  },
} satisfies Record<Language, Record<Prompt, string>>);

function isOwn(prompt: string): prompt is Prompt {
  return Object.hasOwn(NEXT_PROMPTS.en, prompt);
}

export function nextPromptText(prompt: string, language: Language): string {
  return isOwn(prompt) ? say(NEXT_PROMPTS, language, prompt, {}) : promptText(prompt, language);
}

/** Why another player is awaited. */
export function nextReasonText(prompt: string, language: Language): string {
  return isOwn(prompt) ? say(NEXT_REASONS, language, prompt, {}) : reasonText(prompt, language);
}
