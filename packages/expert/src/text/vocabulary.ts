/** Nouns missing from the lists of content: places, directions, people, dice and piles. */
import { noun } from '@oubliette/words';
import type { Direction } from '@oubliette/dungeon';
import { D6 } from '@oubliette/kernel';
import type { Gender, Language, Noun } from '@oubliette/words';
import type { SkullFace } from '../combat/types.ts';
import { characterOf } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import { tileCard } from '../content/tiles.ts';
import type { Tile } from '../state.ts';

/** The same text in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** A name without article or elision: F7. */
export function placeName(one: string): Noun {
  return { en: { one, proper: true }, fr: { one, proper: true, gender: 'm', elides: false } };
}

export const WORDS = {
  somebody: {
    en: { one: 'somebody', proper: true },
    fr: { one: 'quelqu’un', proper: true, gender: 'm', elides: false },
  },
  thing: noun('thing', 'objet', 'm'),
  heroes: noun('heroes', 'héros', 'm', { en: 'heroes', fr: 'héros', plural: true, elides: false }),
  gameMaster: noun('game master', 'maître du donjon', 'm', { fr: 'maîtres du donjon' }),
  tile: noun('tile', 'tuile', 'f'),
  firstTile: noun('first tile', 'première tuile', 'f', { fr: 'premières tuiles' }),
  questRoom: noun('quest room', 'salle de quête', 'f', { fr: 'salles de quête' }),
  card: noun('card', 'carte', 'f'),
  goldPiece: noun('gold piece', 'pièce d’or', 'f', { fr: 'pièces d’or' }),
} as const satisfies Record<string, Noun>;

/** A class’s noun for a woman, where French has another. */
const HEROINES = {
  barbarian: noun('Barbarian', 'Barbare', 'f'),
  warrior: noun('Warrior', 'Guerrière', 'f'),
  dwarf: noun('Dwarf', 'Naine', 'f'),
  elf: noun('Elf', 'Elfe', 'f', { en: 'Elves' }),
  halfling: noun('Halfling', 'Halfling', 'f', { elides: false }),
  priest: noun('Priest', 'Prêtresse', 'f'),
  wizard: noun('Wizard', 'Magicienne', 'f'),
} as const satisfies Record<ClassId, Noun>;

export const CLASS_NOUNS: readonly Noun[] = Object.values(HEROINES);

/** The Warrior, « la Guerrière »; in English "his" or "her" too. */
export function classNoun(id: ClassId, gender: Gender): Noun {
  const { en, fr } = gender === 'f' ? HEROINES[id] : characterOf(id).noun;
  return { en: { ...en, gender } as Noun['en'], fr };
}

/** A tile by its card: the kitchen. */
export function tileNoun(card: Tile['card']): Noun {
  if (card === 'first') return WORDS.firstTile;
  return card === 'questRoom' ? WORDS.questRoom : tileCard(card).noun;
}

export const DIE_NOUNS: Readonly<Record<string, Noun>> = {
  skull: noun('skull die', 'dé crâne', 'm', { en: 'skull dice', fr: 'dés crâne' }),
  [D6.id]: noun('six-sided die', 'dé à six faces', 'm', { en: 'six-sided dice', fr: 'dés à six faces' }),
  monster: noun('Monster card', 'carte Monstre', 'f', { fr: 'cartes Monstre' }),
  treasure: noun('Treasure card', 'carte Trésor', 'f', { fr: 'cartes Trésor' }),
  event: noun('Event card', 'carte Événement', 'f', { fr: 'cartes Événement' }),
  dungeon: noun('Dungeon card', 'carte Donjon', 'f', { fr: 'cartes Donjon' }),
  lastFour: noun('Dungeon card', 'carte Donjon', 'f', { fr: 'cartes Donjon' }),
};

/** The faces of a skull die (EXP-DIC-01). */
export const FACES = {
  skull: noun('skull', 'crâne', 'm'),
  heroShield: noun('hero shield', 'bouclier des héros', 'm', { fr: 'boucliers des héros' }),
  monsterShield: noun('monster shield', 'bouclier des monstres', 'm', { fr: 'boucliers des monstres' }),
} as const satisfies Record<SkullFace, Noun>;

/** Before "of F7" and « de F7 »: a door stands north of a square, « au nord de » it. */
const SIDES: Readonly<Record<Direction, Text>> = {
  0: { en: 'north', fr: 'au nord' },
  1: { en: 'east', fr: 'à l’est' },
  2: { en: 'south', fr: 'au sud' },
  3: { en: 'west', fr: 'à l’ouest' },
};

export function sideName(direction: Direction, language: Language): string {
  return SIDES[direction][language];
}
