/** The seven heroes of the box: figures of our own, since the book leaves them to cards it does not contain. */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';

/** How heavy a weapon or an armour is (EXP-INV-06). */
export const WEIGHTS = ['light', 'medium', 'heavy'] as const;
export type Weight = (typeof WEIGHTS)[number];

export interface Character {
  readonly noun: Noun;
  readonly body: number;
  readonly attack: number;
  readonly defence: number;
  readonly speed: number;
  /** How many of the class's nine abilities its hero takes (EXP-ABL-01). */
  readonly abilities: number;
  /** The heaviest weapon it can use, and the heaviest armour it can wear. */
  readonly weapons: Weight;
  readonly armour: Weight | null;
  /** It shoots without a weapon from a card (EXP-EQP-02). */
  readonly bow?: true;
}

export const CHARACTERS = {
  barbarian: {
    noun: noun('Barbarian', 'Barbare', 'm'),
    body: 9,
    attack: 3,
    defence: 2,
    speed: 2,
    abilities: 3,
    weapons: 'heavy',
    armour: 'light',
  },
  warrior: {
    noun: noun('Warrior', 'Guerrier', 'm'),
    body: 8,
    attack: 3,
    defence: 3,
    speed: 1,
    abilities: 3,
    weapons: 'heavy',
    armour: 'heavy',
  },
  dwarf: {
    noun: noun('Dwarf', 'Nain', 'm'),
    body: 9,
    attack: 2,
    defence: 3,
    speed: 1,
    abilities: 4,
    weapons: 'heavy',
    armour: 'heavy',
  },
  elf: {
    noun: noun('Elf', 'Elfe', 'm', { en: 'Elves' }),
    body: 7,
    attack: 2,
    defence: 2,
    speed: 3,
    abilities: 4,
    weapons: 'medium',
    armour: 'light',
    bow: true,
  },
  halfling: {
    noun: noun('Halfling', 'Halfling', 'm', { elides: false }),
    body: 6,
    attack: 2,
    defence: 3,
    speed: 2,
    abilities: 5,
    weapons: 'light',
    armour: 'light',
  },
  priest: {
    noun: noun('Priest', 'Prêtre', 'm'),
    body: 7,
    attack: 2,
    defence: 2,
    speed: 1,
    abilities: 5,
    weapons: 'medium',
    armour: 'medium',
  },
  wizard: {
    noun: noun('Wizard', 'Magicien', 'm'),
    body: 6,
    attack: 1,
    defence: 2,
    speed: 2,
    abilities: 6,
    weapons: 'light',
    armour: null,
  },
} as const satisfies Readonly<Record<string, Character>>;

export type ClassId = keyof typeof CHARACTERS;

export const CLASSES = Object.keys(CHARACTERS) as readonly ClassId[];

export function characterOf(id: ClassId): Character {
  return CHARACTERS[id];
}

/** Body at the start, and the most it can be (EXP-SRF-06). */
export function fullBodyOf(id: ClassId): number {
  return characterOf(id).body;
}
