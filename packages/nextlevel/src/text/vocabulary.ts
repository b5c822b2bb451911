/** Nouns and names printed on no card: dice and faces, directions, lasting effects, the fimir's spells. */
import { dieNoun, faceText, noun } from '@oubliette/classic/extend';
import type { Text } from '@oubliette/classic/extend';
import type { Direction } from '@oubliette/dungeon';
import type { Language, Mention, Noun } from '@oubliette/words';
import { gearCard, isGear } from '../content/armoury.ts';
import type { AttackDie, StarFace, TrapFace, TrapSearchFace } from '../content/dice.ts';
import { SCROLL_IDS, scrollCard } from '../content/magic.ts';
import type { ScrollId } from '../content/magic.ts';
import { called } from '../content/names.ts';
import type { FindFace, WorthFace } from '../content/search.ts';
import type { FimirSpell } from '../monsters/facts.ts';
import type { Plight } from '../state.ts';

export const WORDS = {
  hit: noun('hit', 'coup au but', 'm', { fr: 'coups au but' }),
  whiteShield: noun('white shield', 'bouclier blanc', 'm', { fr: 'boucliers blancs' }),
  experience: noun('point of experience', 'point d’expérience', 'm', {
    en: 'points of experience',
    fr: 'points d’expérience',
  }),
  altar: noun('altar', 'autel', 'm'),
} as const satisfies Record<string, Noun>;

export const DICE = {
  combat: dieNoun('combat'),
  yellow: noun('yellow die', 'dé jaune', 'm', { en: 'yellow dice', fr: 'dés jaunes' }),
  orange: noun('orange die', 'dé orange', 'm', { en: 'orange dice', fr: 'dés orange' }),
  red: noun('red die', 'dé rouge', 'm', { en: 'red dice', fr: 'dés rouges' }),
  violet: noun('violet die', 'dé violet', 'm', { en: 'violet dice', fr: 'dés violets' }),
} as const satisfies Record<AttackDie, Noun>;

const CARD = noun('card', 'carte', 'f');
const SEARCH_DIE = noun('search die', 'dé de recherche', 'm', {
  en: 'search dice',
  fr: 'dés de recherche',
});

/** The other dice of the box, by their ids. */
const OTHER_DICE: Readonly<Record<string, Noun>> = {
  d8: noun('eight-sided die', 'dé à huit faces', 'm', { en: 'eight-sided dice', fr: 'dés à huit faces' }),
  d20: noun('twenty-sided die', 'dé à vingt faces', 'm', {
    en: 'twenty-sided dice',
    fr: 'dés à vingt faces',
  }),
  star: noun('star die', 'dé à étoiles', 'm', { en: 'star dice', fr: 'dés à étoiles' }),
  trap: noun('trap die', 'dé de piège', 'm', { en: 'trap dice', fr: 'dés de piège' }),
  trapSearch: SEARCH_DIE,
  searchFind: SEARCH_DIE,
  searchWorth: SEARCH_DIE,
  scroll: CARD,
  rack: CARD,
};

/** The names of dice and piles; those NextLevel does not bring are classic's. */
export function nextDieNoun(die: string): Noun {
  return OTHER_DICE[die] ?? (DICE as Readonly<Record<string, Noun>>)[die] ?? dieNoun(die);
}

/** « 2 dés de combat et 1 dé rouge »: for counted lists. */
export function diceMentions(dice: readonly AttackDie[]): Mention[] {
  return [...Map.groupBy(dice, (die) => die)].map(([die, alike]) => ({
    noun: DICE[die],
    count: alike.length,
  }));
}

type OwnFace = 'skulls2' | 'skulls3' | StarFace | TrapFace | TrapSearchFace | FindFace | WorthFace;

/** Faces that classic's dice do not have; a face means the same on every die. */
const NEXT_FACES = {
  skulls2: { en: '2 skulls', fr: '2 crânes' },
  skulls3: { en: '3 skulls', fr: '3 crânes' },
  star: { en: 'star', fr: 'étoile' },
  blank: { en: 'blank', fr: 'face vide' },
  safe: { en: 'success', fr: 'réussite' },
  sprung: { en: 'failure', fr: 'échec' },
  twoEyes: { en: 'two eyes', fr: 'deux yeux' },
  oneEye: { en: 'one eye', fr: 'un œil' },
  hand: { en: 'hand', fr: 'main' },
  coins: { en: 'coins', fr: 'pièces' },
  flask: { en: 'flask', fr: 'fiole' },
  leaf: { en: 'leaf', fr: 'feuille' },
  cobweb: { en: 'cobweb', fr: 'toile d’araignée' },
  eyes: { en: 'eyes in the dark', fr: 'yeux dans le noir' },
  rat: { en: 'rat', fr: 'rat' },
  candle: { en: 'candle', fr: 'chandelle' },
  key: { en: 'key', fr: 'clé' },
  rune: { en: 'rune', fr: 'rune' },
  crown: { en: 'crown', fr: 'couronne' },
} as const satisfies Record<OwnFace, Text>;

/** A die's face in words: NextLevel's own, a drawn scroll or weapon, or classic's. */
export function faceName(die: string, face: unknown, language: Language): string {
  if (typeof face === 'string') {
    if (die === 'scroll' && isScroll(face)) return scrollCard(face).noun[language].one;
    if (die === 'rack' && isGear(face)) return gearCard(face).noun[language].one;
    if (Object.hasOwn(NEXT_FACES, face)) return NEXT_FACES[face as OwnFace][language];
  }
  return faceText(face, language);
}

function isScroll(id: string): id is ScrollId {
  return (SCROLL_IDS as readonly string[]).includes(id);
}

/** « crâne, 2 crânes, bouclier noir ». */
export function facesText(faces: readonly string[], language: Language): string {
  return faces.map((face) => faceName('', face, language)).join(', ');
}

const DIRECTIONS: readonly [Text, Text, Text, Text] = [
  { en: 'north', fr: 'le nord' },
  { en: 'east', fr: 'l’est' },
  { en: 'south', fr: 'le sud' },
  { en: 'west', fr: 'l’ouest' },
];

/** "north", « le nord »: for a sentence with "towards". */
export function directionName(direction: Direction, language: Language): string {
  return DIRECTIONS[direction][language];
}

/** Lasting effects on a figure, in a word or two. */
const PLIGHTS = {
  held: { en: 'held fast', fr: 'au piège' },
  dazzled: { en: 'dazzled', fr: 'yeux éblouis' },
  ill: { en: 'ill', fr: 'malade' },
  disarmed: { en: 'disarmed', fr: 'sans arme' },
  ambush: { en: 'in ambush', fr: 'en embuscade' },
  stance: { en: 'dice moved', fr: 'dés déplacés' },
  holding: { en: 'holding back', fr: 'en attente' },
  crossing: { en: 'helping across', fr: 'aide à traverser' },
  trampling: { en: 'beside a table', fr: 'près d’une table' },
  attacked: { en: 'under attack', fr: 'sous les coups' },
  spared: { en: 'resisting', fr: 'résiste' },
  enchanted: { en: 'weapon enchanted', fr: 'arme enchantée' },
  heroic: { en: 'heroic shot called', fr: 'tir héroïque annoncé' },
} as const satisfies Record<Plight['tag'], Text>;

export function plightName(plight: Plight['tag'], language: Language): string {
  return PLIGHTS[plight][language];
}

/** The spells of the marsh, as the log calls them. */
export const FIMIR_MAGIC = {
  marshLights: called('Marsh Lights', 'Lumières des Marais', 'f'),
  slime: called('Slime', 'Vase', 'f'),
  marshGas: called('Marsh Gas', 'Gaz des Marais', 'm'),
  chokingMire: called('Choking Mire', 'Bourbier Asphyxiant', 'm'),
  blackMist: called('Black Mist', 'Brume Noire', 'f'),
} as const satisfies Record<FimirSpell, Noun>;

export function fimirSpellName(spell: FimirSpell, language: Language): string {
  return FIMIR_MAGIC[spell][language].one;
}
