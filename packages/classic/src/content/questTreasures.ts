/** The five quest treasures, kept from quest to quest (CLS-QTR-01 to CLS-QTR-03). */
import type { Noun } from '@oubliette/words';
import type { Weapon } from './equipment.ts';
import { noun } from './names.ts';
import type { Text } from './names.ts';

export const QUEST_TREASURE_IDS = [
  'wandOfRecall',
  'orcsBane',
  'talismanOfLore',
  'borinsArmour',
  'spiritBlade',
] as const;
export type QuestTreasureId = (typeof QUEST_TREASURE_IDS)[number];

export interface QuestTreasureCard {
  readonly noun: Noun;
  readonly text: Text;
  readonly wizard: boolean;
  readonly weapon?: Weapon & {
    /** Dice against the undead, instead of `dice`. */
    readonly undeadDice?: number;
    /** A second attack in the turn if both are on orcs. */
    readonly twiceOnOrcs?: true;
  };
  readonly armour?: { readonly wear: 'body'; readonly dice: number };
  readonly mind?: number;
  /** Two spells a turn instead of one. */
  readonly twoSpells?: true;
}

export const QUEST_TREASURES = {
  wandOfRecall: {
    noun: noun('Wand of Recall', 'Sceptre du Rappel', 'm', {
      en: 'Wands of Recall',
      fr: 'Sceptres du Rappel',
    }),
    text: {
      en: 'Its bearer may cast two spells in a turn instead of one.',
      fr: 'Son porteur peut jeter deux sortilèges par tour au lieu d’un.',
    },
    wizard: true,
    twoSpells: true,
  },
  orcsBane: {
    noun: noun("Orc's Bane", 'Fléau des Orcs', 'm', { en: "Orc's Bane", fr: 'Fléau des Orcs', name: true }),
    text: {
      en: 'A magic sword that attacks with 2 dice, and twice a turn if both blows fall on orcs.',
      fr: 'Une épée magique qui attaque avec 2 dés, et deux fois par tour si les deux coups visent des orcs.',
    },
    wizard: false,
    weapon: { dice: 2, twiceOnOrcs: true },
  },
  talismanOfLore: {
    noun: noun('Talisman of Lore', 'Talisman de Lore', 'm', {
      en: 'Talismans of Lore',
      fr: 'Talismans de Lore',
    }),
    text: { en: 'Its bearer has 2 more Mind points.', fr: 'Son porteur a 2 points d’Esprit de plus.' },
    wizard: true,
    mind: 2,
  },
  borinsArmour: {
    noun: noun("Borin's Armour", 'Armure de Borin', 'f', {
      en: "Borin's Armour",
      fr: 'Armure de Borin',
      name: true,
    }),
    text: {
      en: 'Defend with 4 dice; it weighs nothing on its wearer.',
      fr: 'Défense avec 4 dés ; elle ne pèse rien à celui qui la porte.',
    },
    wizard: false,
    armour: { wear: 'body', dice: 4 },
  },
  spiritBlade: {
    noun: noun('Spirit Blade', 'Fer de l’Esprit', 'm', { en: 'Spirit Blades', fr: 'Fers de l’Esprit' }),
    text: {
      en: 'Attack with 3 dice, or with 4 against skeletons, zombies and mummies.',
      fr: 'Attaque avec 3 dés, ou avec 4 contre les squelettes, les zombis et les momies.',
    },
    wizard: false,
    weapon: { dice: 3, undeadDice: 4 },
  },
} as const satisfies Record<QuestTreasureId, QuestTreasureCard>;

export function questTreasureCard(id: QuestTreasureId): QuestTreasureCard {
  return QUEST_TREASURES[id];
}
