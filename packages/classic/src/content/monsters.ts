/** The nine kinds of monster, their cards and how many figures the box holds (CLS-CMP-01, CLS-MON-01, CLS-MON-06). */
import type { Noun } from '@oubliette/words';
import { noun } from './names.ts';

export const MONSTER_KINDS = [
  'orc',
  'goblin',
  'fimir',
  'chaosWarrior',
  'chaosSorcerer',
  'gargoyle',
  'skeleton',
  'zombie',
  'mummy',
] as const;
/** One of the nine. */
export type BoxMonster = (typeof MONSTER_KINDS)[number];
/** Any kind of monster a book knows: other books may add to the nine. */
export type MonsterKind = string;
export type Bestiary = ByKind<MonsterCard>;
/** An entry for each of the nine, and for any further kind. */
export type ByKind<T> = { readonly [kind in BoxMonster]: T } & { readonly [kind: MonsterKind]: T };

/** Figures of one colour may stand in for each other (CLS-MON-06). */
export type Colour = 'green' | 'bone' | 'grey';

export interface MonsterCard {
  readonly noun: Noun;
  /** Figures in the box. */
  readonly count: number;
  readonly colour: Colour;
  readonly undead: boolean;
  /** Squares, never dice (CLS-MOV-03). */
  readonly move: number;
  readonly attack: number;
  readonly defence: number;
  readonly body: number;
  readonly mind: number;
  /** False for the Chaos Sorcerer: a quest may set his figures, and these are ours for when it does not. */
  readonly carded: boolean;
}

export const MONSTERS: Bestiary = {
  orc: {
    noun: noun('orc', 'orc', 'm'),
    count: 8,
    colour: 'green',
    undead: false,
    move: 8,
    attack: 3,
    defence: 2,
    body: 1,
    mind: 2,
    carded: true,
  },
  goblin: {
    noun: noun('goblin', 'lutin', 'm'),
    count: 6,
    colour: 'green',
    undead: false,
    move: 10,
    attack: 2,
    defence: 1,
    body: 1,
    mind: 1,
    carded: true,
  },
  fimir: {
    noun: noun('fimir', 'fimir', 'm', { en: 'fimirs' }),
    count: 3,
    colour: 'green',
    undead: false,
    move: 6,
    attack: 3,
    defence: 3,
    body: 1,
    mind: 3,
    carded: true,
  },
  chaosWarrior: {
    noun: noun('chaos warrior', 'guerrier du Chaos', 'm', { fr: 'guerriers du Chaos' }),
    count: 4,
    colour: 'grey',
    undead: false,
    move: 6,
    attack: 3,
    defence: 4,
    body: 1,
    mind: 3,
    carded: true,
  },
  chaosSorcerer: {
    noun: noun('chaos sorcerer', 'sorcier du Chaos', 'm', { fr: 'sorciers du Chaos' }),
    count: 1,
    colour: 'grey',
    undead: false,
    move: 6,
    attack: 2,
    defence: 4,
    body: 1,
    mind: 6,
    carded: false,
  },
  gargoyle: {
    noun: noun('gargoyle', 'gargouille', 'f'),
    count: 1,
    colour: 'grey',
    undead: false,
    move: 6,
    attack: 4,
    defence: 4,
    body: 1,
    mind: 4,
    carded: true,
  },
  skeleton: {
    noun: noun('skeleton', 'squelette', 'm'),
    count: 4,
    colour: 'bone',
    undead: true,
    move: 6,
    attack: 2,
    defence: 2,
    body: 1,
    mind: 0,
    carded: true,
  },
  zombie: {
    noun: noun('zombie', 'zombi', 'm'),
    count: 2,
    colour: 'bone',
    undead: true,
    move: 4,
    attack: 2,
    defence: 3,
    body: 1,
    mind: 0,
    carded: true,
  },
  mummy: {
    noun: noun('mummy', 'momie', 'f', { en: 'mummies' }),
    count: 2,
    colour: 'bone',
    undead: true,
    move: 4,
    attack: 3,
    defence: 4,
    body: 1,
    mind: 0,
    carded: true,
  },
};

/** A captive without figures from the quest walks, has one point of Body, and does not fight. */
export const CAPTIVE = { move: 6, attack: 0, defence: 2, body: 1, mind: 2 } as const;

export function monsterCard(kind: MonsterKind): MonsterCard {
  return cardOf(MONSTERS, kind);
}

/** The card of a kind known to be in the box. */
export function cardOf(bestiary: Bestiary, kind: MonsterKind): MonsterCard {
  const card = bestiary[kind];
  if (card === undefined) throw new Error(`there is no monster ${kind}`);
  return card;
}

export function nounOf(bestiary: Bestiary, kind: MonsterKind): Noun {
  return cardOf(bestiary, kind).noun;
}

/** The other kinds of the same colour, in the order of the box. */
export function sameColour(bestiary: Bestiary, kind: MonsterKind): MonsterKind[] {
  const { colour } = cardOf(bestiary, kind);
  return Object.keys(bestiary).filter((other) => other !== kind && bestiary[other]!.colour === colour);
}
