/** The seven classes for the lobby’s cards: fetched with the form. */
import type { LocalText } from '@oubliette/table';
import type { Gender } from '@oubliette/words';
import type { ClassId } from './venture.ts';

interface ListedClass {
  readonly name: Readonly<Record<Gender, LocalText>>;
  readonly hint: LocalText;
}

function listed([en, m, f]: readonly [en: string, m: string, f: string], hint: LocalText): ListedClass {
  return { name: { m: { en, fr: m }, f: { en, fr: f } }, hint };
}

export const CLASSES: Readonly<Record<ClassId, ListedClass>> = {
  barbarian: listed(['Barbarian', 'Barbare', 'Barbare'], {
    en: 'Strikes hardest, and takes most',
    fr: 'Frappe le plus fort, encaisse le plus',
  }),
  warrior: listed(['Warrior', 'Guerrier', 'Guerrière'], {
    en: 'Heavy armour, and a shield for friends',
    fr: 'Armure lourde, et un bouclier pour les siens',
  }),
  dwarf: listed(['Dwarf', 'Nain', 'Naine'], {
    en: 'Stands like a rock, and forges',
    fr: 'Tient comme un roc, et forge',
  }),
  elf: listed(['Elf', 'Elfe', 'Elfe'], {
    en: 'Shoots, and opens doors without a sound',
    fr: 'Tire à l’arc, et ouvre sans un bruit',
  }),
  halfling: listed(['Halfling', 'Halfling', 'Halfling'], {
    en: 'Small, quick, and lucky with traps',
    fr: 'Petit, vif, heureux avec les pièges',
  }),
  priest: listed(['Priest', 'Prêtre', 'Prêtresse'], {
    en: 'Heals, and smites the undead',
    fr: 'Soigne, et frappe les morts-vivants',
  }),
  wizard: listed(['Wizard', 'Magicien', 'Magicienne'], {
    en: 'Fire from afar, and little else to wear',
    fr: 'Du feu de loin, et presque rien sur le dos',
  }),
};
