/** The fourteen equipment cards of the armoury, twelve kinds (CLS-EQP-05, CLS-EQP-09 to CLS-EQP-13). */
import type { Noun } from '@oubliette/words';
import { noun } from './names.ts';
import type { Text } from './names.ts';

export const EQUIPMENT_IDS = [
  'dagger',
  'staff',
  'spear',
  'handAxe',
  'broadsword',
  'crossbow',
  'battleAxe',
  'helmet',
  'shield',
  'chainMail',
  'plateArmour',
  'toolKit',
] as const;
export type EquipmentId = (typeof EQUIPMENT_IDS)[number];

/** How a weapon strikes. A hero's own arms, printed on the hero card, reach adjacent squares only. */
export interface Weapon {
  readonly dice: number;
  readonly diagonal?: true;
  /** May be thrown at a target that is not adjacent, and is then lost (CLS-RNG-01). */
  readonly thrown?: true;
  /** Only shoots, never at an adjacent target (CLS-RNG-05). */
  readonly shoots?: true;
  readonly twoHanded?: true;
}

/** Worn on the body, one at a time, instead of the hero card's Defence; or added to it. */
export type Armour =
  | { readonly wear: 'body'; readonly dice: number; readonly slow?: true }
  | { readonly wear: 'head' | 'arm'; readonly bonus: number };

export interface EquipmentCard {
  readonly noun: Noun;
  readonly text: Text;
  readonly copies: number;
  readonly price: number;
  readonly wizard: boolean;
  readonly weapon?: Weapon;
  readonly armour?: Armour;
  readonly disarms?: true;
}

export const EQUIPMENT = {
  dagger: {
    noun: noun('dagger', 'dague', 'f'),
    text: { en: 'Attack with 2 dice, diagonally too.', fr: 'Attaque avec 2 dés, en diagonale aussi.' },
    copies: 1,
    price: 150,
    wizard: false,
    weapon: { dice: 2, diagonal: true },
  },
  staff: {
    noun: noun('staff', 'gourdin', 'm', { en: 'staffs' }),
    text: { en: 'Attack with 2 dice, diagonally too.', fr: 'Attaque avec 2 dés, en diagonale aussi.' },
    copies: 1,
    price: 100,
    wizard: true,
    weapon: { dice: 2, diagonal: true },
  },
  spear: {
    noun: noun('spear', 'lance', 'f'),
    text: {
      en: 'Attack with 2 dice, diagonally too; or throw it at a target further off, and lose it.',
      fr: 'Attaque avec 2 dés, en diagonale aussi ; ou se lance sur une cible plus éloignée, et se perd.',
    },
    copies: 1,
    price: 150,
    wizard: false,
    weapon: { dice: 2, diagonal: true, thrown: true },
  },
  handAxe: {
    noun: noun('hand axe', 'hachette', 'f', { elides: false }),
    text: {
      en: 'Attack with 2 dice; or throw it at a target that is not adjacent, and lose it.',
      fr: 'Attaque avec 2 dés ; ou se lance sur une cible qui n’est pas contiguë, et se perd.',
    },
    copies: 1,
    price: 150,
    wizard: false,
    weapon: { dice: 2, thrown: true },
  },
  broadsword: {
    noun: noun('broadsword', 'épée large', 'f', { fr: 'épées larges' }),
    text: { en: 'Attack with 3 dice.', fr: 'Attaque avec 3 dés.' },
    copies: 1,
    price: 250,
    wizard: false,
    weapon: { dice: 3 },
  },
  crossbow: {
    noun: noun('crossbow', 'arbalète', 'f'),
    text: {
      en: 'Shoot any target you see, at any distance, with 3 dice; never an adjacent one.',
      fr: 'Tire sur toute cible visible, à n’importe quelle distance, avec 3 dés ; jamais sur une cible contiguë.',
    },
    copies: 1,
    price: 350,
    wizard: false,
    weapon: { dice: 3, shoots: true },
  },
  battleAxe: {
    noun: noun('battle axe', 'hache d’armes', 'f', { fr: 'haches d’armes', elides: false }),
    text: {
      en: 'Attack with 4 dice. It takes both hands: your shield does not count again before your next turn.',
      fr: 'Attaque avec 4 dés. Elle se tient à deux mains : votre bouclier ne compte plus avant votre prochain tour.',
    },
    copies: 1,
    price: 400,
    wizard: false,
    weapon: { dice: 4, twoHanded: true },
  },
  helmet: {
    noun: noun('helmet', 'casque', 'm'),
    text: { en: 'One more die in defence.', fr: 'Un dé de plus en défense.' },
    copies: 2,
    price: 120,
    wizard: false,
    armour: { wear: 'head', bonus: 1 },
  },
  shield: {
    noun: noun('shield', 'bouclier', 'm'),
    text: {
      en: 'One more die in defence, but not after a blow with the battle axe, until your next turn.',
      fr: 'Un dé de plus en défense, mais pas après un coup de hache d’armes, jusqu’à votre prochain tour.',
    },
    copies: 2,
    price: 100,
    wizard: false,
    armour: { wear: 'arm', bonus: 1 },
  },
  chainMail: {
    noun: noun('chain mail', 'cotte de mailles', 'f', {
      en: 'coats of chain mail',
      fr: 'cottes de mailles',
      mass: true,
    }),
    text: { en: 'Defend with 3 dice.', fr: 'Défense avec 3 dés.' },
    copies: 1,
    price: 450,
    wizard: false,
    armour: { wear: 'body', dice: 3 },
  },
  plateArmour: {
    noun: noun('plate armour', 'armure de plates', 'f', {
      en: 'suits of plate armour',
      fr: 'armures de plates',
      mass: true,
    }),
    text: {
      en: 'Defend with 4 dice, but roll a single die to move.',
      fr: 'Défense avec 4 dés, mais un seul dé de déplacement.',
    },
    copies: 1,
    price: 850,
    wizard: false,
    armour: { wear: 'body', dice: 4, slow: true },
  },
  toolKit: {
    noun: noun('tool kit', 'trousse à outils', 'f', { fr: 'trousses à outils' }),
    text: {
      en: 'Disarm a rockfall trap that has been found, from an adjacent square.',
      fr: 'Désamorce, depuis une case contiguë, un éboulis de pierres déjà découvert.',
    },
    copies: 1,
    price: 250,
    wizard: true,
    disarms: true,
  },
} as const satisfies Record<EquipmentId, EquipmentCard>;

export function equipmentCard(id: EquipmentId): EquipmentCard {
  return EQUIPMENT[id];
}
