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
export type MonsterKind = (typeof MONSTER_KINDS)[number];

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
  /** False for the Chaos Sorcerer, whose figures a quest may give; these are our own for when it does not. */
  readonly carded: boolean;
}

export const MONSTERS = {
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
} as const satisfies Record<MonsterKind, MonsterCard>;

/** A captive without figures of their own walks, has one point of Body, and does not fight. */
export const CAPTIVE = { move: 6, attack: 0, defence: 2, body: 1, mind: 2 } as const;

export function monsterCard(kind: MonsterKind): MonsterCard {
  return MONSTERS[kind];
}

/** The other kinds of the same colour, in the order of the box. */
export function sameColour(kind: MonsterKind): MonsterKind[] {
  return MONSTER_KINDS.filter((other) => other !== kind && MONSTERS[other].colour === MONSTERS[kind].colour);
}
