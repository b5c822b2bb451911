/** Every sound of the table as a recipe for the synthesiser, with its caption for those who cannot hear it. */
import type { Language } from '@oubliette/words';

/** In ZzFX's order: volume, randomness, frequency, attack, sustain, release, shape, and so on; holes take its defaults. */
export type Recipe = readonly (number | undefined)[];

interface Effect {
  readonly recipe: Recipe;
  readonly caption: Readonly<Record<Language, string>>;
  /** Played at the notices' volume, not the effects'. */
  readonly notice?: true;
}

const _ = undefined;

export const EFFECTS = {
  step: {
    recipe: [0.35, 0.08, 95, _, 0.01, 0.04, 4, 1.6, -6, _, _, _, _, 2, _, _, _, 0.6],
    caption: { en: 'footsteps', fr: 'bruits de pas' },
  },
  jump: { recipe: [0.5, 0.05, 190, 0.02, 0.06, 0.14, 0, 1.4, 7], caption: { en: 'a leap', fr: 'un bond' } },
  fall: {
    recipe: [0.7, 0.05, 260, 0.01, 0.12, 0.3, 2, 0.8, -5, _, _, _, _, 1.5],
    caption: { en: 'a fall', fr: 'une chute' },
  },
  door: {
    recipe: [0.7, 0.04, 62, 0.05, 0.22, 0.3, 2, 2.4, 0.4, _, 8, 0.12, 0.09, 0.8, _, _, 0.05, 0.7, 0.1],
    caption: { en: 'a door creaks open', fr: 'une porte grince' },
  },
  locked: {
    recipe: [0.6, 0.02, 140, _, 0.02, 0.06, 3, 1.2, _, _, _, _, 0.08, 1.2],
    caption: { en: 'a lock rattles', fr: 'une serrure résiste' },
  },
  reveal: {
    recipe: [0.45, 0.02, 130, 0.25, 0.2, 0.45, 1, 1.2, 1.2, _, 60, 0.2, _, 0.2, _, _, 0.12],
    caption: { en: 'the dark gives way', fr: 'l’ombre recule' },
  },
  arrive: {
    recipe: [0.7, 0.05, 78, 0.04, 0.12, 0.35, 3, 0.7, -0.6, _, _, _, 0.07, 0.6, _, 0.1],
    caption: { en: 'a growl', fr: 'un grognement' },
  },
  dice: {
    recipe: [0.6, 0.1, 420, _, 0.05, 0.22, 4, 0.6, -2, _, _, _, 0.05, 3, _, _, 0.03, 0.6, 0.03],
    caption: { en: 'dice roll', fr: 'des dés roulent' },
  },
  hit: {
    recipe: [0.9, 0.05, 150, _, 0.03, 0.2, 4, 1.8, -4, _, _, _, _, 1.2, _, 0.2, _, 0.8, 0.03],
    caption: { en: 'a blow lands', fr: 'un coup porte' },
  },
  block: {
    recipe: [0.6, 0.04, 620, _, 0.02, 0.24, 1, 2, _, _, 180, 0.03, _, 0.5, 14, _, 0.02, 0.6],
    caption: { en: 'the blow is turned', fr: 'le coup est paré' },
  },
  monsterDeath: {
    recipe: [0.9, 0.04, 170, 0.01, 0.14, 0.5, 2, 1.4, -3.4, _, _, _, 0.06, 0.9, _, 0.2, 0.05],
    caption: { en: 'a monster dies', fr: 'un monstre meurt' },
  },
  heroDeath: {
    recipe: [1, 0, 147, 0.06, 0.5, 0.9, 1, 1.2, -0.5, _, -27, 0.35, _, _, _, _, 0.2, 0.7, 0.1],
    caption: { en: 'a hero falls', fr: 'un héros tombe' },
  },
  spellEarth: {
    recipe: [0.9, 0.02, 52, 0.06, 0.3, 0.5, 4, 1.2, 0.3, _, _, _, _, 1, _, 0.1, 0.06],
    caption: { en: 'the ground rumbles', fr: 'la terre gronde' },
  },
  spellWater: {
    recipe: [0.6, 0.05, 320, 0.08, 0.25, 0.45, 0, 1, 2.5, -0.6, _, _, 0.09, _, 6, _, 0.12, 0.7],
    caption: { en: 'water runs', fr: 'de l’eau ruisselle' },
  },
  spellAir: {
    recipe: [0.5, 0.02, 900, 0.2, 0.3, 0.5, 4, 0.4, -1, _, _, _, _, 4, _, _, 0.1, 0.6],
    caption: { en: 'wind howls', fr: 'le vent hurle' },
  },
  spellFire: {
    recipe: [0.8, 0.04, 240, 0.05, 0.2, 0.6, 4, 0.8, -0.6, _, _, _, _, 2.2, _, 0.2, 0.03, 0.7, 0.1],
    caption: { en: 'flames roar', fr: 'des flammes grondent' },
  },
  spellFails: {
    recipe: [0.4, 0.02, 300, 0.02, 0.1, 0.3, 1, 1, -3],
    caption: { en: 'a spell fizzles', fr: 'un sortilège s’éteint' },
  },
  search: {
    recipe: [0.35, 0.06, 340, 0.04, 0.14, 0.16, 4, 0.5, _, _, _, _, 0.12, 5, _, _, 0.04, 0.5],
    caption: { en: 'searching', fr: 'on fouille' },
  },
  found: {
    recipe: [0.5, 0, 523, 0.01, 0.08, 0.3, 0, 1.2, _, _, 262, 0.08, _, _, _, _, 0.04, 0.7],
    caption: { en: 'something is found', fr: 'une découverte' },
  },
  trap: {
    recipe: [0.9, 0.03, 480, _, 0.03, 0.16, 3, 0.6, -9, _, _, _, _, 1.4, _, _, 0.02],
    caption: { en: 'a trap springs', fr: 'un piège se déclenche' },
  },
  rocks: {
    recipe: [1, 0.03, 44, 0.02, 0.4, 0.8, 4, 0.9, -0.1, _, _, _, 0.05, 2.4, _, 0.3, 0.05, 0.7, 0.1],
    caption: { en: 'rocks come down', fr: 'des pierres s’abattent' },
  },
  treasure: {
    recipe: [0.5, 0, 587, 0.01, 0.14, 0.4, 0, 1.6, _, _, 293, 0.1, _, _, _, _, 0.08, 0.7],
    caption: { en: 'a card is drawn', fr: 'une carte est tirée' },
  },
  gold: {
    recipe: [0.45, 0.03, 1300, _, 0.05, 0.3, 1, 1.8, _, _, 320, 0.05, 0.07, _, _, _, 0.05, 0.5],
    caption: { en: 'coins clink', fr: 'des pièces tintent' },
  },
  potion: {
    recipe: [0.5, 0.06, 280, 0.02, 0.18, 0.16, 0, 1, 6, _, -90, 0.07, 0.09],
    caption: { en: 'a potion is drunk', fr: 'une potion est bue' },
  },
  heal: {
    recipe: [0.5, 0, 440, 0.08, 0.2, 0.5, 0, 1, 0.6, _, 110, 0.14, _, _, _, _, 0.1, 0.7],
    caption: { en: 'wounds close', fr: 'des plaies se referment' },
  },
  turn: {
    recipe: [0.35, 0, 294, 0.01, 0.05, 0.25, 1, 1.4, _, _, 98, 0.06],
    caption: { en: 'the turn passes', fr: 'le tour passe' },
  },
  myTurn: {
    recipe: [0.7, 0, 392, 0.02, 0.18, 0.6, 0, 1.4, _, _, 196, 0.12, _, _, _, _, 0.1, 0.7],
    caption: { en: 'it is your turn', fr: 'c’est à vous' },
    notice: true,
  },
  victory: {
    recipe: [0.9, 0, 392, 0.03, 0.5, 0.9, 1, 1.3, _, _, 131, 0.16, _, _, _, _, 0.15, 0.8, 0.1],
    caption: { en: 'a fanfare', fr: 'une fanfare' },
  },
  defeat: {
    recipe: [0.9, 0, 196, 0.05, 0.5, 1.1, 2, 1.4, -0.2, _, -36, 0.3, _, _, _, _, 0.2, 0.7, 0.1],
    caption: { en: 'a dirge', fr: 'un chant funèbre' },
  },
  ping: {
    recipe: [0.5, 0, 880, 0.01, 0.03, 0.35, 0, 1.6, _, _, 220, 0.05, _, _, _, _, 0.06],
    caption: { en: 'somebody points', fr: 'quelqu’un montre une case' },
    notice: true,
  },
  page: {
    recipe: [0.35, 0.08, 700, 0.06, 0.08, 0.14, 4, 0.3, 3, _, _, _, _, 6, _, _, _, 0.6],
    caption: { en: 'a page is turned', fr: 'une page se tourne' },
  },
} as const satisfies Record<string, Effect>;

export type SoundId = keyof typeof EFFECTS;

export const SOUND_IDS = Object.keys(EFFECTS) as readonly SoundId[];

export function isSound(id: string): id is SoundId {
  return Object.hasOwn(EFFECTS, id);
}

/** A sound's caption: "a door creaks open". */
export function soundCaption(id: SoundId, language: Language): string {
  return EFFECTS[id].caption[language];
}

export function isNotice(id: SoundId): boolean {
  return (EFFECTS[id] as Effect).notice === true;
}
