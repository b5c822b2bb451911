/** Nouns missing from the lists of content: places, directions, people, dice and piles. */
import { noun } from '@oubliette/words';
import type { Direction } from '@oubliette/dungeon';
import { D6 } from '@oubliette/kernel';
import type { Gender, Language, Noun } from '@oubliette/words';
import type { SkullFace } from '../combat/types.ts';
import { characterOf } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import type { Family } from '../content/monsters.ts';
import type { RoomId } from '../content/rooms.ts';
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
  book: noun('book', 'livret', 'm'),
  tile: noun('tile', 'tuile', 'f'),
  firstTile: noun('first tile', 'première tuile', 'f', { fr: 'premières tuiles' }),
  questRoom: noun('quest room', 'salle de quête', 'f', { fr: 'salles de quête' }),
  annex: noun('tile behind the quest room', 'tuile derrière la salle de quête', 'f', {
    en: 'tiles behind the quest room',
    fr: 'tuiles derrière la salle de quête',
  }),
  cell: noun('cell', 'cellule', 'f'),
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
  return { en: { ...en, gender }, fr };
}

/** A tile by its card: the kitchen. */
export function tileNoun(card: Tile['card']): Noun {
  if (card === 'first') return WORDS.firstTile;
  if (card === 'annex') return WORDS.annex;
  return card === 'questRoom' ? WORDS.questRoom : tileCard(card).noun;
}

export const DIE_NOUNS: Readonly<Record<string, Noun>> = {
  skull: noun('skull die', 'dé crâne', 'm', { en: 'skull dice', fr: 'dés crâne' }),
  [D6.id]: noun('six-sided die', 'dé à six faces', 'm', { en: 'six-sided dice', fr: 'dés à six faces' }),
  monster: noun('Monster card', 'carte Monstre', 'f', { fr: 'cartes Monstre' }),
  treasure: noun('Treasure card', 'carte Trésor', 'f', { fr: 'cartes Trésor' }),
  event: noun('Event card', 'carte Événement', 'f', { fr: 'cartes Événement' }),
  dungeon: noun('Dungeon card', 'carte Donjon', 'f', { fr: 'cartes Donjon' }),
  tie: noun('die for a tie', 'dé de départage', 'm', { en: 'dice for a tie', fr: 'dés de départage' }),
  chaos: noun('Chaos ability', 'faculté du Chaos', 'f', { en: 'Chaos abilities', fr: 'facultés du Chaos' }),
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

export const FAMILY_NOUNS = {
  undead: noun('undead', 'morts-vivants', 'm', { en: 'undead', fr: 'morts-vivants', plural: true }),
  greenskins: noun('greenskins', 'peaux-vertes', 'f', { en: 'greenskins', fr: 'peaux-vertes', plural: true }),
  beasts: noun('beasts', 'bêtes', 'f', { en: 'beasts', fr: 'bêtes', plural: true }),
  outlaws: noun('outlaws', 'hors-la-loi', 'm', {
    en: 'outlaws',
    fr: 'hors-la-loi',
    plural: true,
    elides: false,
  }),
  chaos: noun('creatures of Chaos', 'créatures du Chaos', 'f', {
    en: 'creatures of Chaos',
    fr: 'créatures du Chaos',
    plural: true,
  }),
} as const satisfies Record<Family, Noun>;

/** The drawings a quest room may have. */
export const ROOM_NOUNS = {
  lair: noun('lair', 'antre', 'm'),
  hideout: noun('hideout', 'repaire', 'm'),
  gaol: noun('gaol', 'geôle', 'f'),
  temple: noun('temple', 'temple', 'm'),
  hollow: noun('hollow', 'caverne', 'f'),
  ossuary: noun('ossuary', 'ossuaire', 'm', { en: 'ossuaries' }),
  vault: noun('vault', 'chambre forte', 'f', { fr: 'chambres fortes' }),
  den: noun('den', 'tanière', 'f'),
  wayOut: noun('way out', 'sortie', 'f', { en: 'ways out' }),
  spring: noun('spring', 'source', 'f'),
  powderCellar: noun('powder cellar', 'poudrière', 'f'),
  belfry: noun('belfry', 'beffroi', 'm', { en: 'belfries' }),
  antechamber: noun('antechamber', 'antichambre', 'f'),
  crossRoads: noun('crossroads', 'carrefour', 'm', { en: 'crossroads' }),
  innerCell: noun('inner cell', 'cellule du fond', 'f', { fr: 'cellules du fond' }),
} as const satisfies Record<RoomId, Noun>;

/** A quest’s title, without article and in quotes. */
export function titleNoun({ en, fr }: Text): Noun {
  return {
    en: { one: `“${en}”`, proper: true },
    fr: { one: `«\u202f${fr}\u202f»`, proper: true, gender: 'm', elides: false },
  };
}
