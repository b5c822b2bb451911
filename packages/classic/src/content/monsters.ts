/** The nine kinds of monster, their cards and how many figures the box holds (CLS-CMP-01, CLS-MON-01, CLS-MON-06). */
import type { Language, Noun } from '@oubliette/words';
import { noun } from './names.ts';

/** Any kind of monster a book knows: other books may add to the nine. */
export type MonsterKind = string;
/** Figures of one colour may stand in for each other (CLS-MON-06). */
export type Colour = 'green' | 'bone' | 'grey';

export interface MonsterCard {
  readonly noun: Noun;
  /** On a board drawn in text, before the figure's number. */
  readonly letter: Readonly<Record<Language, string>>;
  /** On a printed or text map. */
  readonly mark: Readonly<Record<Language, string>>;
  /** Figures in the box; 0 for a kind outside it, whose figures a quest brings (`figures`). */
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

const CARDS = {
  orc: {
    noun: noun('orc', 'orc', 'm'),
    letter: { en: 'o', fr: 'o' },
    mark: { en: 'Or', fr: 'Or' },
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
    letter: { en: 'g', fr: 'l' },
    mark: { en: 'Go', fr: 'Lu' },
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
    letter: { en: 'f', fr: 'f' },
    mark: { en: 'Fi', fr: 'Fi' },
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
    letter: { en: 'w', fr: 'g' },
    mark: { en: 'CW', fr: 'GC' },
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
    letter: { en: 's', fr: 's' },
    mark: { en: 'CS', fr: 'SC' },
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
    letter: { en: 'y', fr: 'y' },
    mark: { en: 'Ga', fr: 'Ga' },
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
    letter: { en: 'k', fr: 'q' },
    mark: { en: 'Sk', fr: 'Sq' },
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
    letter: { en: 'z', fr: 'z' },
    mark: { en: 'Zo', fr: 'Zo' },
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
    letter: { en: 'm', fr: 'm' },
    mark: { en: 'Mu', fr: 'Mo' },
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
} as const satisfies Readonly<Record<string, MonsterCard>>;

/** One of those listed here. */
export type BoxMonster = keyof typeof CARDS;
export type Bestiary = ByKind<MonsterCard>;
/** An entry for each of them, and for any further kind. */
export type ByKind<T> = { readonly [kind in BoxMonster]: T } & { readonly [kind: MonsterKind]: T };

export const MONSTERS: Bestiary = CARDS;
export const MONSTER_KINDS = Object.keys(CARDS) as readonly BoxMonster[];

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

/** The kinds of which the box has figures. */
export function boxKinds(bestiary: Bestiary): MonsterKind[] {
  return Object.keys(bestiary).filter((kind) => bestiary[kind]!.count > 0);
}

/** The other kinds of the same colour, in the order of the box. */
export function sameColour(bestiary: Bestiary, kind: MonsterKind): MonsterKind[] {
  const { colour } = cardOf(bestiary, kind);
  return Object.keys(bestiary).filter((other) => other !== kind && bestiary[other]!.colour === colour);
}
