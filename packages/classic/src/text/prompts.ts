/** What the table waits for. */
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';

export const PROMPTS = defineMessages({
  en: {
    chooseRole: 'Choose a role.',
    chooseSpells: 'Choose a set of spells.',
    placeHero: 'Choose a starting square.',
    takeTurn: 'Move and act, in either order, then end the turn.',
    playMonsters: 'Play the monsters one after the other, then end the turn.',
    drinkFirst: 'An attack is coming: drink something first, or let it be rolled.',
    mayDrink: 'You may drink a potion.',
    letPass: 'Somebody asks to pass: allow it or not.',
    escapeRocks: 'The rocks are coming down: choose where to jump.',
    placeWandering: 'Place the wandering monster.',
    answerQuestion: 'The quest asks: choose an answer.',
    claimBelongings: 'Claim what the dead hero left, or leave it.',
    chooseSubstitute: 'A figure is missing: choose another of its colour, or do without.',
  },
  fr: {
    chooseRole: 'Choisissez un rôle.',
    chooseSpells: 'Choisissez une série de sortilèges.',
    placeHero: 'Choisissez une case de départ.',
    takeTurn: 'Déplacez-vous et agissez, dans l’ordre voulu, puis terminez le tour.',
    playMonsters: 'Jouez les monstres l’un après l’autre, puis terminez le tour.',
    drinkFirst: 'Une attaque arrive : buvez d’abord quelque chose, ou laissez rouler les dés.',
    mayDrink: 'Vous pouvez boire une potion.',
    letPass: 'Quelqu’un demande à passer : acceptez ou non.',
    escapeRocks: 'Les pierres tombent : choisissez où bondir.',
    placeWandering: 'Placez le monstre errant.',
    answerQuestion: 'La quête vous interroge : choisissez une réponse.',
    claimBelongings: 'Emparez-vous de ce que le mort a laissé, ou renoncez.',
    chooseSubstitute: 'Une figurine manque : prenez-en une autre de sa couleur, ou passez-vous-en.',
  },
});

export type Prompt = keyof typeof PROMPTS.en;

/** A prompt's text; an unknown code is shown as it came. */
export function promptText(prompt: string, language: Language): string {
  return Object.hasOwn(PROMPTS.en, prompt) ? say(PROMPTS, language, prompt as Prompt, {}) : prompt;
}

/** For all other seats: what the awaited player has to do, in a few words. */
export const REASONS = defineMessages({
  en: {
    chooseRole: 'choice of a role',
    chooseSpells: 'choice of spells',
    placeHero: 'starting square',
    takeTurn: 'turn',
    playMonsters: 'the monsters’ turn',
    drinkFirst: 'a drink before the blow, or none',
    mayDrink: 'a potion, perhaps',
    letPass: 'leave to pass',
    escapeRocks: 'a leap away from the rocks',
    placeWandering: 'place of the wandering monster',
    answerQuestion: 'answer to a question',
    claimBelongings: 'claim to what the dead hero left',
    chooseSubstitute: 'figure to take instead',
  },
  fr: {
    chooseRole: 'choix d’un rôle',
    chooseSpells: 'choix des sortilèges',
    placeHero: 'case de départ',
    takeTurn: 'tour de jeu',
    playMonsters: 'tour des monstres',
    drinkFirst: 'boire ou non avant le coup',
    mayDrink: 'une potion, peut-être',
    letPass: 'permission de passer',
    escapeRocks: 'un bond loin des pierres',
    placeWandering: 'place du monstre errant',
    answerQuestion: 'réponse à une question',
    claimBelongings: 'sort de ce que le mort a laissé',
    chooseSubstitute: 'figurine de remplacement',
  },
} satisfies Record<Language, Record<Prompt, string>>);

/** Why another player is awaited; an unknown code is shown as it came. */
export function reasonText(prompt: string, language: Language): string {
  return Object.hasOwn(REASONS.en, prompt) ? say(REASONS, language, prompt as Prompt, {}) : prompt;
}
