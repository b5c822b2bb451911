/** Nouns of every grammar we know of, each with its French forms written out by hand. */
import { properNoun } from '../src/index.ts';
import type { Noun } from '../src/index.ts';

export const NOUNS = {
  orc: { en: { one: 'orc', many: 'orcs' }, fr: { one: 'orc', many: 'orcs', gender: 'm' } },
  goblin: { en: { one: 'goblin', many: 'goblins' }, fr: { one: 'gobelin', many: 'gobelins', gender: 'm' } },
  mummy: { en: { one: 'mummy', many: 'mummies' }, fr: { one: 'momie', many: 'momies', gender: 'f' } },
  gargoyle: {
    en: { one: 'gargoyle', many: 'gargoyles' },
    fr: { one: 'gargouille', many: 'gargouilles', gender: 'f' },
  },
  skeleton: {
    en: { one: 'skeleton', many: 'skeletons' },
    fr: { one: 'squelette', many: 'squelettes', gender: 'm' },
  },
  elf: { en: { one: 'Elf', many: 'Elves' }, fr: { one: 'Elfe', many: 'Elfes', gender: 'm' } },
  wizard: {
    en: { one: 'Wizard', many: 'Wizards' },
    fr: { one: 'Enchanteur', many: 'Enchanteurs', gender: 'm' },
  },
  hero: {
    en: { one: 'hero', many: 'heroes' },
    fr: { one: 'héros', many: 'héros', gender: 'm', elides: false },
  },
  heroine: {
    en: { one: 'heroine', many: 'heroines', gender: 'f' },
    fr: { one: 'héroïne', many: 'héroïnes', gender: 'f', elides: true },
  },
  axe: { en: { one: 'axe', many: 'axes' }, fr: { one: 'hache', many: 'haches', gender: 'f', elides: false } },
  manAtArms: {
    en: { one: 'man-at-arms', many: 'men-at-arms', gender: 'm' },
    fr: { one: 'homme d’armes', many: 'hommes d’armes', gender: 'm', elides: true },
  },
  sword: { en: { one: 'sword', many: 'swords' }, fr: { one: 'épée', many: 'épées', gender: 'f' } },
  oubliette: {
    en: { one: 'oubliette', many: 'oubliettes' },
    fr: { one: 'oubliette', many: 'oubliettes', gender: 'f' },
  },
  rockfall: {
    en: { one: 'rockfall', many: 'rockfalls' },
    fr: { one: 'éboulis', many: 'éboulis', gender: 'm' },
  },
  eye: { en: { one: 'eye', many: 'eyes' }, fr: { one: 'œil', many: 'yeux', gender: 'm' } },
  unicorn: {
    en: { one: 'unicorn', many: 'unicorns' },
    fr: { one: 'licorne', many: 'licornes', gender: 'f' },
  },
  yeti: { en: { one: 'yeti', many: 'yetis' }, fr: { one: 'yéti', many: 'yétis', gender: 'm' } },
  gold: {
    en: { one: 'gold', many: 'gold', article: null },
    fr: { one: 'or', many: 'ors', gender: 'm', mass: true },
  },
  rubble: {
    en: { one: 'rubble', many: 'rubble', article: null },
    fr: { one: 'décombres', many: 'décombres', gender: 'm', plural: true },
  },
  boots: {
    en: { one: 'boots', many: 'boots', plural: true },
    fr: { one: 'bottes', many: 'bottes', gender: 'f', plural: true },
  },
  ladril: properNoun('Ladril', 'm'),
  aldric: properNoun('Aldric', 'm'),
  aldis: properNoun('Aldis', 'f'),
  hilda: properNoun('Hilda', 'f'),
  ylva: properNoun('Ylva', 'f'),
  scarface: properNoun('Le Balafré', 'm'),
} as const satisfies Record<string, Noun>;

export type NounKey = keyof typeof NOUNS;

interface FrenchForms {
  readonly the: string;
  readonly a: string;
  readonly of: string;
  readonly to: string;
  readonly this: string;
  readonly son: string;
  readonly de: string;
  readonly killed: 'est tué' | 'est tuée' | 'sont tués' | 'sont tuées';
}

function forms(text: string): FrenchForms {
  const [the = '', a = '', of = '', to = '', ce = '', son = '', de = '', killed = ''] = text.split(' / ');
  return { the, a, of, to, this: ce, son, de, killed: killed as FrenchForms['killed'] };
}

/** the / a / of / to / this / his / bare "de" / agreement */
export const FRENCH: Readonly<Record<NounKey, FrenchForms>> = {
  orc: forms('l’orc / un orc / de l’orc / à l’orc / cet orc / son orc / d’orc / est tué'),
  goblin: forms(
    'le gobelin / un gobelin / du gobelin / au gobelin / ce gobelin / son gobelin / de gobelin / est tué',
  ),
  mummy: forms(
    'la momie / une momie / de la momie / à la momie / cette momie / sa momie / de momie / est tuée',
  ),
  gargoyle: forms(
    'la gargouille / une gargouille / de la gargouille / à la gargouille / cette gargouille / sa gargouille / de gargouille / est tuée',
  ),
  skeleton: forms(
    'le squelette / un squelette / du squelette / au squelette / ce squelette / son squelette / de squelette / est tué',
  ),
  elf: forms('l’Elfe / un Elfe / de l’Elfe / à l’Elfe / cet Elfe / son Elfe / d’Elfe / est tué'),
  wizard: forms(
    'l’Enchanteur / un Enchanteur / de l’Enchanteur / à l’Enchanteur / cet Enchanteur / son Enchanteur / d’Enchanteur / est tué',
  ),
  hero: forms('le héros / un héros / du héros / au héros / ce héros / son héros / de héros / est tué'),
  heroine: forms(
    'l’héroïne / une héroïne / de l’héroïne / à l’héroïne / cette héroïne / son héroïne / d’héroïne / est tuée',
  ),
  axe: forms(
    'la hache / une hache / de la hache / à la hache / cette hache / sa hache / de hache / est tuée',
  ),
  manAtArms: forms(
    'l’homme d’armes / un homme d’armes / de l’homme d’armes / à l’homme d’armes / cet homme d’armes / son homme d’armes / d’homme d’armes / est tué',
  ),
  sword: forms('l’épée / une épée / de l’épée / à l’épée / cette épée / son épée / d’épée / est tuée'),
  oubliette: forms(
    'l’oubliette / une oubliette / de l’oubliette / à l’oubliette / cette oubliette / son oubliette / d’oubliette / est tuée',
  ),
  rockfall: forms(
    'l’éboulis / un éboulis / de l’éboulis / à l’éboulis / cet éboulis / son éboulis / d’éboulis / est tué',
  ),
  eye: forms('l’œil / un œil / de l’œil / à l’œil / cet œil / son œil / d’œil / est tué'),
  unicorn: forms(
    'la licorne / une licorne / de la licorne / à la licorne / cette licorne / sa licorne / de licorne / est tuée',
  ),
  yeti: forms('le yéti / un yéti / du yéti / au yéti / ce yéti / son yéti / de yéti / est tué'),
  gold: forms('l’or / de l’or / de l’or / à l’or / cet or / son or / d’or / est tué'),
  rubble: forms(
    'les décombres / des décombres / des décombres / aux décombres / ces décombres / ses décombres / de décombres / sont tués',
  ),
  boots: forms(
    'les bottes / des bottes / des bottes / aux bottes / ces bottes / ses bottes / de bottes / sont tuées',
  ),
  ladril: forms('Ladril / Ladril / de Ladril / à Ladril / Ladril / Ladril / de Ladril / est tué'),
  aldric: forms('Aldric / Aldric / d’Aldric / à Aldric / Aldric / Aldric / d’Aldric / est tué'),
  aldis: forms('Aldis / Aldis / d’Aldis / à Aldis / Aldis / Aldis / d’Aldis / est tuée'),
  hilda: forms('Hilda / Hilda / de Hilda / à Hilda / Hilda / Hilda / de Hilda / est tuée'),
  ylva: forms('Ylva / Ylva / d’Ylva / à Ylva / Ylva / Ylva / d’Ylva / est tuée'),
  scarface: forms(
    'Le Balafré / Le Balafré / du Balafré / au Balafré / Le Balafré / Le Balafré / du Balafré / est tué',
  ),
};

/** the / a / possessive / its */
export const ENGLISH: Readonly<Record<NounKey, readonly [the: string, a: string, s: string, its: string]>> = {
  orc: ['the orc', 'an orc', 'the orc’s', 'its'],
  goblin: ['the goblin', 'a goblin', 'the goblin’s', 'its'],
  mummy: ['the mummy', 'a mummy', 'the mummy’s', 'its'],
  gargoyle: ['the gargoyle', 'a gargoyle', 'the gargoyle’s', 'its'],
  skeleton: ['the skeleton', 'a skeleton', 'the skeleton’s', 'its'],
  elf: ['the Elf', 'an Elf', 'the Elf’s', 'its'],
  wizard: ['the Wizard', 'a Wizard', 'the Wizard’s', 'its'],
  hero: ['the hero', 'a hero', 'the hero’s', 'its'],
  heroine: ['the heroine', 'a heroine', 'the heroine’s', 'her'],
  axe: ['the axe', 'an axe', 'the axe’s', 'its'],
  manAtArms: ['the man-at-arms', 'a man-at-arms', 'the man-at-arms’s', 'his'],
  sword: ['the sword', 'a sword', 'the sword’s', 'its'],
  oubliette: ['the oubliette', 'an oubliette', 'the oubliette’s', 'its'],
  rockfall: ['the rockfall', 'a rockfall', 'the rockfall’s', 'its'],
  eye: ['the eye', 'an eye', 'the eye’s', 'its'],
  unicorn: ['the unicorn', 'a unicorn', 'the unicorn’s', 'its'],
  yeti: ['the yeti', 'a yeti', 'the yeti’s', 'its'],
  gold: ['the gold', 'gold', 'the gold’s', 'its'],
  rubble: ['the rubble', 'rubble', 'the rubble’s', 'its'],
  boots: ['the boots', 'boots', 'the boots’', 'their'],
  ladril: ['Ladril', 'Ladril', 'Ladril’s', 'his'],
  aldric: ['Aldric', 'Aldric', 'Aldric’s', 'his'],
  aldis: ['Aldis', 'Aldis', 'Aldis’s', 'her'],
  hilda: ['Hilda', 'Hilda', 'Hilda’s', 'her'],
  ylva: ['Ylva', 'Ylva', 'Ylva’s', 'her'],
  scarface: ['Le Balafré', 'Le Balafré', 'Le Balafré’s', 'his'],
};
