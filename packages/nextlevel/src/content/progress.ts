/** How heroes grow beyond the level sheet: gifts, specialities and the three levels of dodge (NXT-HRO-01, NXT-DOD-01). */
import { noun } from '@oubliette/classic/extend';
import type { HeroKind, Text } from '@oubliette/classic/extend';
import type { Noun } from '@oubliette/words';
import { EVERYONE } from './gear.ts';
import { called } from './names.ts';

/** Each level has its own bonuses and those before it. */
export const DODGE_LEVELS = ['instinctive', 'advanced', 'extraordinary'] as const;
export type DodgeLevel = (typeof DODGE_LEVELS)[number];

export const DODGES = {
  instinctive: noun('instinctive dodge', 'esquive instinctive', 'f', { fr: 'esquives instinctives' }),
  advanced: noun('advanced dodge', 'esquive avancée', 'f', { fr: 'esquives avancées' }),
  extraordinary: noun('extraordinary dodge', 'esquive extraordinaire', 'f', {
    fr: 'esquives extraordinaires',
  }),
} as const satisfies Record<DodgeLevel, Noun>;

/** The effect of a gift or speciality. Equal effects add up; of two dodges or two loads the better counts. */
export type Effect =
  /** More combat dice in the hero’s own attacks with a weapon of that kind; never in counter-attacks (NXT-CTR-03). */
  | { readonly tag: 'extraDie'; readonly arm: 'melee' | 'range'; readonly dice: number }
  /** A bow shot may be followed at once by a second one at another target, with fewer dice. */
  | { readonly tag: 'secondShot'; readonly fewer: number }
  /** Once a quest, announced before the dice: every die of a shot shows its best face, plus some skulls. */
  | { readonly tag: 'heroicShot'; readonly plus: number }
  /** More hits when a magic attack or attack spell of the hero’s hits at all. */
  | { readonly tag: 'magicBonus'; readonly hits: number }
  /** A figure of the level sheet is raised. */
  | { readonly tag: 'raise'; readonly what: 'body' | 'mind' | 'defence' | 'mana'; readonly by: number }
  /** What the hero can carry without equipment. */
  | { readonly tag: 'carry'; readonly potions: number; readonly gold: number }
  | { readonly tag: 'dodge'; readonly level: DodgeLevel }
  /** Crossbow and firearms shoot every turn. */
  | { readonly tag: 'quickReload' }
  /** Added to the D20 of the hero’s back attacks and pincers, 20 at most. */
  | { readonly tag: 'surprise'; readonly by: number }
  /** The hero knows the arcana open to them up to this class, and pays for them as for other spells. */
  | { readonly tag: 'arcana'; readonly upTo: number };

export const GIFT_IDS = [
  'hardy',
  'strongBack',
  'heavyHand',
  'quickReflexes',
  'shadowStep',
  'stoneStance',
  'quickHands',
  'tautString',
  'multipleShot',
  'heroicShot',
  'clearMind',
  'increasedIntensity',
  'deepWell',
] as const;
export type GiftId = (typeof GIFT_IDS)[number];

export interface Gift {
  readonly noun: Noun;
  readonly text: Text;
  readonly who: readonly HeroKind[];
  readonly level: number;
  readonly effects: readonly Effect[];
}

/** Gifts a hero has chosen by a level: one at every second level. */
export function giftsBy(level: number): number {
  return Math.floor(level / 2);
}

export const GIFTS = {
  hardy: {
    noun: called('Hardiness', 'Robustesse', 'f'),
    text: { en: 'One more Body point.', fr: 'Un point de Corps de plus.' },
    who: EVERYONE,
    level: 2,
    effects: [{ tag: 'raise', what: 'body', by: 1 }],
  },
  strongBack: {
    noun: called('Strong Back', 'Dos solide', 'm'),
    text: {
      en: 'You carry 4 potions and 300 gold pieces without any bag.',
      fr: 'Vous portez sans aucun sac 4 potions et 300 pièces d’or.',
    },
    who: ['barbarian', 'dwarf'],
    level: 2,
    effects: [{ tag: 'carry', potions: 4, gold: 300 }],
  },
  heavyHand: {
    noun: called('Heavy Hand', 'Main lourde', 'f'),
    text: {
      en: 'One more die in your attacks with a weapon hand to hand.',
      fr: 'Un dé de plus à vos attaques au corps à corps, l’arme à la main.',
    },
    who: ['barbarian', 'dwarf'],
    level: 4,
    effects: [{ tag: 'extraDie', arm: 'melee', dice: 1 }],
  },
  quickReflexes: {
    noun: called('Quick Reflexes', 'Réflexes vifs', 'm'),
    text: { en: 'You have the instinctive dodge.', fr: 'Vous avez l’esquive instinctive.' },
    who: ['barbarian'],
    level: 2,
    effects: [{ tag: 'dodge', level: 'instinctive' }],
  },
  shadowStep: {
    noun: called('Shadow Step', 'Pas de l’ombre', 'm'),
    text: {
      en: 'Add 3 to the D20 when you strike from behind or in a pincer.',
      fr: 'Ajoutez 3 au D20 quand vous frappez par-derrière ou en tenailles.',
    },
    who: ['barbarian', 'elf'],
    level: 2,
    effects: [{ tag: 'surprise', by: 3 }],
  },
  stoneStance: {
    noun: called('Stone Stance', 'Assise de pierre', 'f'),
    text: { en: 'One more die in defence.', fr: 'Un dé de plus en défense.' },
    who: ['dwarf'],
    level: 4,
    effects: [{ tag: 'raise', what: 'defence', by: 1 }],
  },
  quickHands: {
    noun: called('Quick Hands', 'Mains agiles', 'f'),
    text: {
      en: 'You reload in no time: crossbow and firearms shoot every turn.',
      fr: 'Vous rechargez en un clin d’œil : arbalète et armes à feu tirent à chaque tour.',
    },
    who: ['dwarf'],
    level: 2,
    effects: [{ tag: 'quickReload' }],
  },
  tautString: {
    noun: called('Taut String', 'Corde tendue', 'f'),
    text: {
      en: 'One more die in your attacks with a ranged weapon.',
      fr: 'Un dé de plus à vos attaques avec une arme à distance.',
    },
    who: ['elf'],
    level: 4,
    effects: [{ tag: 'extraDie', arm: 'range', dice: 1 }],
  },
  multipleShot: {
    noun: called('Multiple Shot', 'Tir multiple', 'm'),
    text: {
      en: 'After a shot with a bow, shoot at once at another target with one die fewer.',
      fr: 'Après un tir à l’arc, tirez aussitôt sur une autre cible, avec un dé de moins.',
    },
    who: ['elf'],
    level: 4,
    effects: [{ tag: 'secondShot', fewer: 1 }],
  },
  heroicShot: {
    noun: called('Heroic Shot', 'Tir héroïque', 'm'),
    text: {
      en: 'Once a quest, say so before you shoot: every die is a skull, and there is one skull more.',
      fr: 'Une fois par quête, annoncez-le avant de tirer : chaque dé est un crâne, et il y a un crâne de plus.',
    },
    who: ['elf'],
    level: 2,
    effects: [{ tag: 'heroicShot', plus: 1 }],
  },
  clearMind: {
    noun: called('Clear Mind', 'Esprit clair', 'm'),
    text: { en: 'Two more Mind points.', fr: 'Deux points d’Esprit de plus.' },
    who: ['elf', 'wizard'],
    level: 2,
    effects: [{ tag: 'raise', what: 'mind', by: 2 }],
  },
  increasedIntensity: {
    noun: called('Increased Intensity', 'Augmentation d’Intensité', 'f'),
    text: {
      en: 'When your magic attack or attack spell hits at all, it hits once more.',
      fr: 'Quand votre attaque magique ou votre sortilège d’attaque touche, il touche une fois de plus.',
    },
    who: ['wizard'],
    level: 2,
    effects: [{ tag: 'magicBonus', hits: 1 }],
  },
  deepWell: {
    noun: called('Deep Well', 'Puits profond', 'm'),
    text: { en: 'Your gauge holds one more Mana.', fr: 'Votre jauge contient un point de mana de plus.' },
    who: ['wizard'],
    level: 2,
    effects: [{ tag: 'raise', what: 'mana', by: 1 }],
  },
} as const satisfies Record<GiftId, Gift>;

export function giftCard(id: GiftId): Gift {
  return GIFTS[id];
}

/** The gifts open to a hero of this level. */
export function giftsFor(hero: HeroKind, level: number): GiftId[] {
  return GIFT_IDS.filter((id) => giftCard(id).who.includes(hero) && giftCard(id).level <= level);
}

/** A hero takes up one speciality at most, from this level. */
export const SPECIALITY_LEVEL = 4;

export const SPECIALITY_IDS = [
  'assassin',
  'champion',
  'gunner',
  'bulwark',
  'sharpshooter',
  'bladeDancer',
  'spellsinger',
  'battleMage',
  'sage',
] as const;
export type SpecialityId = (typeof SPECIALITY_IDS)[number];

export interface Speciality {
  readonly noun: Noun;
  readonly text: Text;
  readonly who: HeroKind;
  /** The effects added at each level. */
  readonly ranks: readonly { readonly level: number; readonly effects: readonly Effect[] }[];
}

export const SPECIALITIES = {
  assassin: {
    noun: noun('Assassin', 'Assassin', 'm'),
    text: {
      en: 'Advanced dodge, and 2 more on the D20 of a blow from behind; extraordinary dodge at level 6.',
      fr: 'Esquive avancée, et 2 de plus au D20 d’un coup par-derrière ; esquive extraordinaire au niveau 6.',
    },
    who: 'barbarian',
    ranks: [
      {
        level: 4,
        effects: [
          { tag: 'dodge', level: 'advanced' },
          { tag: 'surprise', by: 2 },
        ],
      },
      { level: 6, effects: [{ tag: 'dodge', level: 'extraordinary' }] },
    ],
  },
  champion: {
    noun: noun('Champion', 'Champion', 'm'),
    text: {
      en: 'Two more Body points; one more die hand to hand at level 6.',
      fr: 'Deux points de Corps de plus ; un dé de plus au corps à corps au niveau 6.',
    },
    who: 'barbarian',
    ranks: [
      { level: 4, effects: [{ tag: 'raise', what: 'body', by: 2 }] },
      { level: 6, effects: [{ tag: 'extraDie', arm: 'melee', dice: 1 }] },
    ],
  },
  gunner: {
    noun: noun('Gunner', 'Arquebusier', 'm'),
    text: {
      en: 'Crossbow and firearms shoot every turn; one more die with them at level 6.',
      fr: 'Arbalète et armes à feu tirent à chaque tour ; un dé de plus avec elles au niveau 6.',
    },
    who: 'dwarf',
    ranks: [
      { level: 4, effects: [{ tag: 'quickReload' }] },
      { level: 6, effects: [{ tag: 'extraDie', arm: 'range', dice: 1 }] },
    ],
  },
  bulwark: {
    noun: noun('Bulwark', 'Rempart', 'm'),
    text: {
      en: 'One more die in defence; two more Body points at level 6.',
      fr: 'Un dé de plus en défense ; deux points de Corps de plus au niveau 6.',
    },
    who: 'dwarf',
    ranks: [
      { level: 4, effects: [{ tag: 'raise', what: 'defence', by: 1 }] },
      { level: 6, effects: [{ tag: 'raise', what: 'body', by: 2 }] },
    ],
  },
  sharpshooter: {
    noun: noun('Sharpshooter', 'Tireur d’élite', 'm', { fr: 'Tireurs d’élite' }),
    text: {
      en: 'One more die with a ranged weapon; a second shot with a bow, with one die fewer, at level 6.',
      fr: 'Un dé de plus avec une arme à distance ; un second tir à l’arc, avec un dé de moins, au niveau 6.',
    },
    who: 'elf',
    ranks: [
      { level: 4, effects: [{ tag: 'extraDie', arm: 'range', dice: 1 }] },
      { level: 6, effects: [{ tag: 'secondShot', fewer: 1 }] },
    ],
  },
  bladeDancer: {
    noun: noun('Blade Dancer', 'Danselame', 'm'),
    text: {
      en: 'Advanced dodge; one more die hand to hand at level 6.',
      fr: 'Esquive avancée ; un dé de plus au corps à corps au niveau 6.',
    },
    who: 'elf',
    ranks: [
      { level: 4, effects: [{ tag: 'dodge', level: 'advanced' }] },
      { level: 6, effects: [{ tag: 'extraDie', arm: 'melee', dice: 1 }] },
    ],
  },
  spellsinger: {
    noun: noun('Spellsinger', 'Chantesort', 'm'),
    text: {
      en: 'You know the Elf’s arcana of class 1 and 2; two more Mind points at level 6.',
      fr: 'Vous connaissez les arcanes de l’Elfe de classes 1 et 2 ; deux points d’Esprit de plus au niveau 6.',
    },
    who: 'elf',
    ranks: [
      { level: 4, effects: [{ tag: 'arcana', upTo: 2 }] },
      { level: 6, effects: [{ tag: 'raise', what: 'mind', by: 2 }] },
    ],
  },
  battleMage: {
    noun: noun('Battle Mage', 'Mage de guerre', 'm', { fr: 'Mages de guerre' }),
    text: {
      en: 'Your magic attacks and attack spells that hit do so once more; one more Mana at level 6.',
      fr: 'Vos attaques magiques et sortilèges d’attaque qui touchent le font une fois de plus ; un point de mana de plus au niveau 6.',
    },
    who: 'wizard',
    ranks: [
      { level: 4, effects: [{ tag: 'magicBonus', hits: 1 }] },
      { level: 6, effects: [{ tag: 'raise', what: 'mana', by: 1 }] },
    ],
  },
  sage: {
    noun: noun('Sage', 'Sage', 'm'),
    text: {
      en: 'Two more Mind points; one more Body point and one more die in defence at level 6.',
      fr: 'Deux points d’Esprit de plus ; un point de Corps et un dé de défense de plus au niveau 6.',
    },
    who: 'wizard',
    ranks: [
      { level: 4, effects: [{ tag: 'raise', what: 'mind', by: 2 }] },
      {
        level: 6,
        effects: [
          { tag: 'raise', what: 'body', by: 1 },
          { tag: 'raise', what: 'defence', by: 1 },
        ],
      },
    ],
  },
} as const satisfies Record<SpecialityId, Speciality>;

export function specialityCard(id: SpecialityId): Speciality {
  return SPECIALITIES[id];
}

export function specialitiesFor(hero: HeroKind): SpecialityId[] {
  return SPECIALITY_IDS.filter((id) => specialityCard(id).who === hero);
}

/** Everything a hero’s gifts and speciality do at a level. */
export function effectsOf(
  gifts: readonly GiftId[],
  speciality: SpecialityId | null,
  level: number,
): readonly Effect[] {
  const ranks = speciality === null ? [] : specialityCard(speciality).ranks;
  return [
    ...gifts.flatMap((id) => giftCard(id).effects),
    ...ranks.filter((rank) => rank.level <= level).flatMap(({ effects }) => effects),
  ];
}
