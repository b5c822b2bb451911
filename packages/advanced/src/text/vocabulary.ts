/** Nouns missing from the book's lists: places, directions, people, things monsters carry besides weapons. */
import { noun } from '@oubliette/words';
import type { Direction } from '@oubliette/dungeon';
import type { Language, Noun } from '@oubliette/words';
import type { SectionId } from '../content/sections.ts';
import type { Device } from '../gear/types.ts';
import type { ComponentId } from '../magic/types.ts';
import type { Text } from '../plan.ts';
import type { Place } from '../state.ts';

/** A name without article or elision: F7. */
export function placeName(one: string): Noun {
  return { en: { one, proper: true }, fr: { one, proper: true, gender: 'm', elides: false } };
}

export const WORDS = {
  somebody: {
    en: { one: 'somebody', proper: true },
    fr: { one: 'quelqu’un', proper: true, gender: 'm', elides: false },
  },
  heroes: noun('heroes', 'héros', 'm', { en: 'heroes', fr: 'héros', plural: true, elides: false }),
  monsters: noun('monsters', 'monstres', 'm', { en: 'monsters', fr: 'monstres', plural: true }),
  d12: noun('twelve-sided die', 'dé à douze faces', 'm', {
    en: 'twelve-sided dice',
    fr: 'dés à douze faces',
  }),
  counter: noun('counter', 'pion', 'm'),
  gameMaster: noun('game master', 'maître du jeu', 'm', { fr: 'maîtres du jeu' }),
  place: noun('place', 'endroit', 'm'),
  section: noun('section', 'élément', 'm'),
  room: noun('room', 'salle', 'f'),
  chest: noun('chest', 'coffre', 'm'),
  door: noun('door', 'porte', 'f'),
  rubble: noun('pile of rubble', 'tas de gravats', 'm', { en: 'piles of rubble', fr: 'tas de gravats' }),
  crown: noun('gold crown', 'couronne d’or', 'f', { fr: 'couronnes d’or' }),
  gold: {
    en: { one: 'gold', many: 'gold', article: null },
    fr: { one: 'or', many: 'ors', gender: 'm', mass: true },
  },
  mushroom: noun('mushroom', 'champignon', 'm'),
  treasure: noun('quest treasure', 'trésor de quête', 'm', { fr: 'trésors de quête' }),
} as const satisfies Record<string, Noun>;

/** Things missing from the lists of weapons, armour and items: missiles, and things of one room or quest. */
export const THING_NOUNS = {
  arrow: noun('arrow', 'flèche', 'f'),
  bolt: noun('bolt', 'carreau', 'm', { fr: 'carreaux' }),
  ruby: noun('ruby', 'rubis', 'm', { en: 'rubies', fr: 'rubis' }),
  goldRing: noun('gold ring', 'anneau d’or', 'm', { fr: 'anneaux d’or' }),
  bronzeBell: noun('bronze bell', 'cloche de bronze', 'f', { fr: 'cloches de bronze' }),
  ironBell: noun('iron bell', 'cloche de fer', 'f', { fr: 'cloches de fer' }),
  silverBell: noun('silver bell', 'cloche d’argent', 'f', { fr: 'cloches d’argent' }),
  sextonsLamp: noun('sexton’s lamp', 'lampe du fossoyeur', 'f', { fr: 'lampes du fossoyeur' }),
  amuletPiece1: amuletPiece('first', 'premier'),
  amuletPiece2: amuletPiece('second', 'deuxième'),
  amuletPiece3: amuletPiece('third', 'troisième'),
  amuletPiece4: amuletPiece('fourth', 'quatrième'),
} as const satisfies Record<string, Noun>;

function amuletPiece(en: string, fr: string): Noun {
  return noun(`${en} piece of the amulet`, `${fr} morceau de l’amulette`, 'm', {
    en: `${en} pieces of the amulet`,
    fr: `${fr}s morceaux de l’amulette`,
  });
}

/** Nouns for the sections of the box. */
export const SECTION_NOUNS = {
  passage: noun('passage', 'passage', 'm'),
  deadEnd: noun('dead end', 'cul-de-sac', 'm', { fr: 'culs-de-sac' }),
  closedPassage: noun('closed passage', 'passage fermé', 'm', { fr: 'passages fermés' }),
  stairs: noun('staircase', 'escalier', 'm'),
  tJunction: noun('T-junction', 'intersection en T', 'f', { fr: 'intersections en T' }),
  rightTurn: noun('right turn', 'tournant à droite', 'm', { fr: 'tournants à droite' }),
  leftTurn: noun('left turn', 'tournant à gauche', 'm', { fr: 'tournants à gauche' }),
  smallRoom: noun('small room', 'petite salle', 'f', { fr: 'petites salles' }),
  largeRoom: noun('large room', 'grande salle', 'f', { fr: 'grandes salles' }),
} as const satisfies Record<SectionId, Noun>;

/** Nouns for kinds of rooms. */
export const ROOM_NOUNS = {
  normal: noun('normal room', 'salle normale', 'f', { fr: 'salles normales' }),
  hazard: noun('hazard room', 'salle de hasard', 'f', { fr: 'salles de hasard' }),
  lair: noun('lair', 'repaire', 'm'),
  quest: noun('quest room', 'salle de quête', 'f', { fr: 'salles de quête' }),
  location: noun('place of its own', 'lieu à part', 'm', { en: 'places of their own', fr: 'lieux à part' }),
} as const satisfies Record<NonNullable<Place['room']>, Noun>;

export const STAIRS_NOUNS = {
  out: noun('staircase out of the dungeon', 'escalier vers l’extérieur', 'm', {
    en: 'staircases out of the dungeon',
    fr: 'escaliers vers l’extérieur',
  }),
  down: noun('staircase down', 'escalier vers le bas', 'm', {
    en: 'staircases down',
    fr: 'escaliers vers le bas',
  }),
  up: noun('staircase up', 'escalier vers le haut', 'm', {
    en: 'staircases up',
    fr: 'escaliers vers le haut',
  }),
} as const satisfies Record<NonNullable<Place['stairs']>, Noun>;

export const DEVICES = {
  gasGlobes: noun('gas globe', 'globe de gaz', 'm', { fr: 'globes de gaz' }),
  warpfire: noun('jet of warpfire', 'jet de feu de warp', 'm', {
    en: 'jets of warpfire',
    fr: 'jets de feu de warp',
  }),
  plagueCenser: noun('plague censer', 'encensoir à peste', 'm', { fr: 'encensoirs à peste' }),
  warpScroll: noun('warp scroll', 'parchemin de warp', 'm', { fr: 'parchemins de warp' }),
} as const satisfies Record<Device, Noun>;

/** The five kinds of component (ADV-MAG-09), and those of dark spells. */
export const COMPONENT_NOUNS = {
  redDragonAshes: noun('pinch of red dragon ashes', 'pincée de cendres de dragon rouge', 'f', {
    en: 'pinches of red dragon ashes',
    fr: 'pincées de cendres de dragon rouge',
  }),
  silverKey: noun('silver key', 'clé d’argent', 'f', { fr: 'clés d’argent' }),
  ashes: noun('pinch of ashes', 'pincée de cendres', 'f', {
    en: 'pinches of ashes',
    fr: 'pincées de cendres',
  }),
  phoenixFeather: noun('phoenix feather', 'plume de phénix', 'f', { fr: 'plumes de phénix' }),
  dragonFang: noun('dragon fang', 'croc de dragon', 'm', { fr: 'crocs de dragon' }),
  marshGas: noun('vial of marsh gas', 'fiole de gaz des marais', 'f', {
    en: 'vials of marsh gas',
    fr: 'fioles de gaz des marais',
  }),
  warpstone: noun('pinch of warpstone', 'pincée de malepierre', 'f', {
    en: 'pinches of warpstone',
    fr: 'pincées de malepierre',
  }),
  daemonStatue: noun('daemon statuette', 'statuette de démon', 'f', { fr: 'statuettes de démon' }),
} as const satisfies Record<ComponentId, Noun>;

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

const WALLS: Readonly<Record<Direction, Text>> = {
  0: { en: 'north', fr: 'nord' },
  1: { en: 'east', fr: 'est' },
  2: { en: 'south', fr: 'sud' },
  3: { en: 'west', fr: 'ouest' },
};

/** After « le mur », before "wall". */
export function wallName(direction: Direction, language: Language): string {
  return WALLS[direction][language];
}
