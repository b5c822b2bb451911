/** The Monster cards: 23 of minions, 7 of leaders. Figures of our own (the book has none). */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import { foeCard, isFoe } from './foes.ts';
import type { FoeId } from './foes.ts';

export const FAMILIES = ['undead', 'greenskins', 'beasts', 'outlaws', 'chaos'] as const;
export type Family = (typeof FAMILIES)[number];

/** How many creatures a card of minions brings (EXP-MON-02). */
export type GroupSize = 1 | 'd3' | 'd6';

/** The one thing about it that no other card has. */
export type Knack =
  /** Adds a die against whoever has a friend of its kind beside them. */
  | 'packs'
  /** Its blows cannot be blocked by more than one shield. */
  | 'crushes'
  /** Loses no Body to a blow with one hit left. */
  | 'toughHide'
  /** Regains a Body point at the start of each of its activations. */
  | 'regenerates'
  /** Rises again with one Body on a 6, once. */
  | 'risesAgain'
  /** Moves through other figures. */
  | 'ghostly'
  /** Attacks twice. */
  | 'twoBlows'
  /** Its kind on the same tile roll a die more. */
  | 'rallies'
  /** Whoever it hurts moves one cell less for each point, in the next turn. */
  | 'hamstrings'
  /** Whoever it hurts loses one more Body at the end of its next turn. */
  | 'poisons'
  /** Pushes whoever it hurts back a cell. */
  | 'shoves'
  /** Steals ten gold pieces from whoever it hurts. */
  | 'steals'
  /** A die more against whoever has already been hurt. */
  | 'smellsBlood'
  /** Rolls a die more in defence against shots and spells. */
  | 'wards'
  /** Never misses its move: rolls two dice and takes the higher. */
  | 'swift';

export interface MonsterCard {
  readonly noun: Noun;
  readonly family: Family;
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly attack: number;
  readonly defence: number;
  readonly body: number;
  readonly speed: number;
  /** Leaders come alone, with minions of another card (EXP-MON-03). */
  readonly count: GroupSize;
  readonly isLeader?: true;
  readonly shoots?: true;
  /** Casts: its attacks are spells, which reach as shots do. */
  readonly casts?: true;
  /** Treasure cards for each creature that appeared (EXP-LOT-01, EXP-LOT-05). */
  readonly treasure?: number;
  /** Chaos abilities drawn for the card (EXP-CHA-01). */
  readonly chaos?: number;
  readonly knack?: Knack;
}

type Figures = readonly [attack: number, defence: number, body: number, speed: number];

function card(
  name: Noun,
  family: Family,
  level: MonsterCard['level'],
  [attack, defence, body, speed]: Figures,
  count: GroupSize,
  rest: Partial<MonsterCard> = {},
): MonsterCard {
  return { noun: name, family, level, attack, defence, body, speed, count, ...rest };
}

export const MONSTERS = {
  skeleton: card(noun('skeleton', 'squelette', 'm'), 'undead', 1, [2, 1, 1, 1], 'd6'),
  zombie: card(noun('zombie', 'zombie', 'm'), 'undead', 2, [2, 2, 1, 1], 'd6', { knack: 'risesAgain' }),
  boneArcher: card(
    noun('bone archer', 'archer squelette', 'm', { fr: 'archers squelettes' }),
    'undead',
    2,
    [2, 2, 1, 1],
    'd6',
    {
      shoots: true,
      knack: 'wards',
    },
  ),
  ghoul: card(noun('ghoul', 'goule', 'f'), 'undead', 2, [2, 2, 1, 2], 'd6', { knack: 'smellsBlood' }),
  mummy: card(noun('mummy', 'momie', 'f', { en: 'mummies' }), 'undead', 3, [3, 3, 2, 1], 'd3', {
    treasure: 1,
    knack: 'toughHide',
  }),
  wraith: card(noun('wraith', 'spectre', 'm'), 'undead', 3, [3, 2, 2, 2], 'd3', {
    knack: 'ghostly',
    casts: true,
    chaos: 1,
  }),
  graveKnight: card(
    noun('grave knight', 'chevalier sépulcral', 'm', { fr: 'chevaliers sépulcraux' }),
    'undead',
    5,
    [4, 3, 4, 1],
    1,
    {
      isLeader: true,
      treasure: 1,
      knack: 'crushes',
    },
  ),
  lich: card(noun('lich', 'liche', 'f', { en: 'liches' }), 'undead', 6, [4, 3, 5, 1], 1, {
    isLeader: true,
    casts: true,
    treasure: 2,
    chaos: 2,
    knack: 'wards',
  }),
  goblin: card(noun('goblin', 'gobelin', 'm'), 'greenskins', 1, [2, 1, 1, 3], 'd6'),
  goblinArcher: card(
    noun('goblin archer', 'archer gobelin', 'm', { fr: 'archers gobelins' }),
    'greenskins',
    2,
    [2, 2, 1, 2],
    'd6',
    {
      shoots: true,
      knack: 'swift',
    },
  ),
  orc: card(noun('orc', 'orc', 'm'), 'greenskins', 2, [2, 2, 2, 2], 'd6', { knack: 'packs' }),
  blackOrc: card(
    noun('black orc', 'orc noir', 'm', { fr: 'orcs noirs' }),
    'greenskins',
    3,
    [3, 3, 3, 1],
    'd3',
    {
      treasure: 1,
      knack: 'shoves',
    },
  ),
  shaman: card(
    noun('orc shaman', 'chaman orc', 'm', { fr: 'chamans orcs' }),
    'greenskins',
    3,
    [3, 2, 2, 1],
    'd3',
    {
      casts: true,
      chaos: 1,
      knack: 'rallies',
    },
  ),
  troll: card(noun('troll', 'troll', 'm'), 'greenskins', 4, [4, 3, 4, 1], 1, {
    treasure: 1,
    knack: 'regenerates',
  }),
  orcCaptain: card(
    noun('orc captain', 'capitaine orc', 'm', { fr: 'capitaines orcs' }),
    'greenskins',
    5,
    [4, 3, 5, 1],
    1,
    {
      isLeader: true,
      knack: 'rallies',
    },
  ),
  rat: card(noun('giant rat', 'rat géant', 'm', { fr: 'rats géants' }), 'beasts', 1, [1, 1, 1, 3], 'd6'),
  bat: card(
    noun('cave bat', 'chauve-souris', 'f', { fr: 'chauves-souris' }),
    'beasts',
    1,
    [1, 1, 1, 3],
    'd6',
  ),
  wolf: card(noun('wolf', 'loup', 'm', { en: 'wolves' }), 'beasts', 2, [2, 2, 1, 2], 'd6', {
    knack: 'hamstrings',
  }),
  spider: card(
    noun('cave spider', 'araignée des cavernes', 'f', { fr: 'araignées des cavernes' }),
    'beasts',
    3,
    [3, 2, 2, 2],
    'd3',
    {
      knack: 'poisons',
    },
  ),
  minotaur: card(noun('minotaur', 'minotaure', 'm'), 'beasts', 4, [3, 3, 5, 2], 1, {
    treasure: 1,
    knack: 'twoBlows',
  }),
  dragonet: card(noun('dragonet', 'dragonnet', 'm'), 'beasts', 4, [3, 3, 5, 2], 1, {
    casts: true,
    treasure: 1,
    knack: 'toughHide',
  }),
  cutthroat: card(
    noun('cutthroat', 'coupe-jarret', 'm', { fr: 'coupe-jarrets' }),
    'outlaws',
    1,
    [2, 1, 1, 2],
    'd6',
  ),
  bandit: card(noun('bandit', 'brigand', 'm'), 'outlaws', 2, [2, 2, 2, 2], 'd6', {
    shoots: true,
    knack: 'steals',
  }),
  drow: card(noun('drow', 'drow', 'm', { en: 'drow' }), 'outlaws', 3, [3, 2, 2, 2], 'd3', {
    shoots: true,
    treasure: 1,
    knack: 'swift',
  }),
  ogre: card(noun('ogre', 'ogre', 'm'), 'outlaws', 4, [4, 2, 5, 0], 1, { treasure: 1, knack: 'crushes' }),
  banditChief: card(
    noun('bandit chief', 'chef des brigands', 'm', { fr: 'chefs des brigands' }),
    'outlaws',
    5,
    [3, 3, 5, 1],
    1,
    {
      isLeader: true,
      shoots: true,
      treasure: 1,
      knack: 'steals',
    },
  ),
  drowMistress: card(
    noun('drow mistress', 'maîtresse drow', 'f', { en: 'drow mistresses', fr: 'maîtresses drow' }),
    'outlaws',
    6,
    [4, 3, 6, 2],
    1,
    {
      isLeader: true,
      treasure: 2,
      chaos: 1,
      knack: 'poisons',
    },
  ),
  cultist: card(noun('cultist', 'cultiste', 'm'), 'chaos', 1, [2, 1, 1, 1], 'd6'),
  chaosSorcerer: card(
    noun('chaos sorcerer', 'sorcier du Chaos', 'm', { fr: 'sorciers du Chaos' }),
    'chaos',
    5,
    [3, 3, 4, 1],
    1,
    {
      isLeader: true,
      casts: true,
      treasure: 1,
      chaos: 1,
      knack: 'wards',
    },
  ),
  chaosChampion: card(
    noun('chaos champion', 'champion du Chaos', 'm', { fr: 'champions du Chaos' }),
    'chaos',
    6,
    [4, 3, 7, 1],
    1,
    {
      isLeader: true,
      treasure: 2,
      chaos: 1,
      knack: 'twoBlows',
    },
  ),
} as const satisfies Readonly<Record<string, MonsterCard>>;

export type MonsterId = keyof typeof MONSTERS;

export const MONSTER_IDS = Object.keys(MONSTERS) as readonly MonsterId[];

/** A creature of the deck, or one that only a quest room holds. */
export type CreatureId = MonsterId | FoeId;

export function monsterCard(id: CreatureId): MonsterCard {
  return isFoe(id) ? foeCard(id) : MONSTERS[id];
}
