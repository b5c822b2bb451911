/** The seven classes for the lobby’s cards: their rules are fetched with the game. */
import type { LocalText } from '@oubliette/table';
import type { Gender } from '@oubliette/words';

export const CLASS_IDS = ['barbarian', 'warrior', 'dwarf', 'elf', 'halfling', 'priest', 'wizard'] as const;
export type ClassId = (typeof CLASS_IDS)[number];

interface ListedClass {
  readonly name: Readonly<Record<Gender, LocalText>>;
  readonly hint: LocalText;
  /** How many of its nine abilities it takes (EXP-ABL-01). */
  readonly abilities: number;
}

function listed(
  abilities: number,
  [en, m, f]: readonly [en: string, m: string, f: string],
  hint: LocalText,
): ListedClass {
  return { abilities, name: { m: { en, fr: m }, f: { en, fr: f } }, hint };
}

export const CLASSES: Readonly<Record<ClassId, ListedClass>> = {
  barbarian: listed(3, ['Barbarian', 'Barbare', 'Barbare'], {
    en: 'Strikes hardest, and takes most',
    fr: 'Frappe le plus fort, encaisse le plus',
  }),
  warrior: listed(3, ['Warrior', 'Guerrier', 'Guerrière'], {
    en: 'Heavy armour, and a shield for friends',
    fr: 'Armure lourde, et un bouclier pour les siens',
  }),
  dwarf: listed(4, ['Dwarf', 'Nain', 'Naine'], {
    en: 'Stands like a rock, and forges',
    fr: 'Tient comme un roc, et forge',
  }),
  elf: listed(4, ['Elf', 'Elfe', 'Elfe'], {
    en: 'Shoots, and opens doors without a sound',
    fr: 'Tire à l’arc, et ouvre sans un bruit',
  }),
  halfling: listed(5, ['Halfling', 'Halfling', 'Halfling'], {
    en: 'Small, quick, and lucky with traps',
    fr: 'Petit, vif, heureux avec les pièges',
  }),
  priest: listed(5, ['Priest', 'Prêtre', 'Prêtresse'], {
    en: 'Heals, and smites the undead',
    fr: 'Soigne, et frappe les morts-vivants',
  }),
  wizard: listed(6, ['Wizard', 'Magicien', 'Magicienne'], {
    en: 'Fire from afar, and little else to wear',
    fr: 'Du feu de loin, et presque rien sur le dos',
  }),
};
