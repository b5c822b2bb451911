/** The two search dice, the search table, and the rare substances it yields (NXT-SRC-02, NXT-DIC-01). */
import { noun } from '@oubliette/classic/extend';
import type { PotionId, Text } from '@oubliette/classic/extend';
import type { Die } from '@oubliette/kernel';
import type { Noun } from '@oubliette/words';
import type { NextTrapKind } from './traps.ts';

/** The first die decides the sort of find. */
export type FindFace = 'coins' | 'flask' | 'leaf' | 'cobweb' | 'eyes';
/** The second decides its quality. */
export type WorthFace = 'rat' | 'candle' | 'key' | 'hand' | 'rune' | 'crown';

export const SEARCH_DICE: readonly [Die<FindFace>, Die<WorthFace>] = [
  { id: 'searchFind', faces: ['coins', 'coins', 'flask', 'leaf', 'cobweb', 'eyes'], seen: 'all' },
  { id: 'searchWorth', faces: ['rat', 'candle', 'key', 'hand', 'rune', 'crown'], seen: 'all' },
];

export const SUBSTANCE_IDS = [
  'mandrake',
  'quicksilver',
  'amber',
  'moonstone',
  'dragonsBlood',
  'unicornHorn',
] as const;
export type SubstanceId = (typeof SUBSTANCE_IDS)[number];

export interface Substance {
  readonly noun: Noun;
  readonly text: Text;
  /** What the shop pays for it after the quest. */
  readonly price: number;
}

export const SUBSTANCES = {
  mandrake: {
    noun: noun('mandrake root', 'racine de mandragore', 'f', { fr: 'racines de mandragore' }),
    text: { en: 'Do not pull its hair.', fr: 'Ne lui tirez pas les cheveux.' },
    price: 15,
  },
  quicksilver: {
    noun: noun('jar of quicksilver', 'pot de vif-argent', 'm', {
      en: 'jars of quicksilver',
      fr: 'pots de vif-argent',
    }),
    text: { en: 'It runs away if you spill it.', fr: 'Renversé, il prend la fuite.' },
    price: 25,
  },
  amber: {
    noun: noun('lump of amber', 'morceau d’ambre', 'm', { en: 'lumps of amber', fr: 'morceaux d’ambre' }),
    text: {
      en: 'With something in it that looks back.',
      fr: 'Avec, dedans, quelque chose qui vous regarde.',
    },
    price: 40,
  },
  moonstone: {
    noun: noun('moonstone', 'pierre de lune', 'f', { fr: 'pierres de lune' }),
    text: { en: 'It glows on certain nights.', fr: 'Elle luit, certaines nuits.' },
    price: 60,
  },
  dragonsBlood: {
    noun: noun("flask of dragon's blood", 'flacon de sang de dragon', 'm', {
      en: "flasks of dragon's blood",
      fr: 'flacons de sang de dragon',
    }),
    text: { en: 'Still warm. Ask no questions.', fr: 'Encore tiède. Ne posez pas de questions.' },
    price: 90,
  },
  unicornHorn: {
    noun: noun("pinch of unicorn's horn", 'pincée de corne de licorne', 'f', {
      en: "pinches of unicorn's horn",
      fr: 'pincées de corne de licorne',
    }),
    text: {
      en: 'Alchemists stop haggling at the sight of it.',
      fr: 'À sa vue, les alchimistes cessent de marchander.',
    },
    price: 150,
  },
} as const satisfies Record<SubstanceId, Substance>;

export function substanceCard(id: SubstanceId): Substance {
  return SUBSTANCES[id];
}

/** The shop's price of a potion. */
export const POTION_PRICES = {
  potionOfHealing: 120,
  heroicBrew: 150,
  holyWater: 100,
  potionOfResilience: 80,
  potionOfSpeed: 60,
  potionOfStrength: 90,
} as const satisfies Record<PotionId, number>;

export type SearchOutcome =
  | { readonly tag: 'gold'; readonly amount: number }
  | { readonly tag: 'potion'; readonly potion: PotionId }
  | { readonly tag: 'substance'; readonly substance: SubstanceId }
  | { readonly tag: 'nothing' }
  /** Affects the searcher, or the whole place. */
  | { readonly tag: 'trap'; readonly trap: NextTrapKind }
  /** The quest’s wandering monster, as in classic (CLS-TRE-10). */
  | { readonly tag: 'wanderingMonster' };

const gold = (amount: number) => ({ tag: 'gold', amount }) as const;
const potion = (id: PotionId) => ({ tag: 'potion', potion: id }) as const;
const substance = (id: SubstanceId) => ({ tag: 'substance', substance: id }) as const;
const trap = (kind: NextTrapKind) => ({ tag: 'trap', trap: kind }) as const;
const NOTHING = { tag: 'nothing' } as const;
const WANDERER = { tag: 'wanderingMonster' } as const;

export const SEARCH_TABLE: {
  readonly [find in FindFace]: { readonly [worth in WorthFace]: SearchOutcome };
} = {
  coins: { rat: gold(10), candle: gold(20), key: gold(25), hand: gold(35), rune: gold(50), crown: gold(100) },
  flask: {
    rat: potion('potionOfSpeed'),
    candle: potion('potionOfHealing'),
    key: potion('potionOfStrength'),
    hand: potion('potionOfResilience'),
    rune: potion('holyWater'),
    crown: potion('heroicBrew'),
  },
  leaf: {
    rat: substance('mandrake'),
    candle: substance('quicksilver'),
    key: substance('amber'),
    hand: substance('moonstone'),
    rune: substance('dragonsBlood'),
    crown: substance('unicornHorn'),
  },
  cobweb: {
    rat: NOTHING,
    candle: NOTHING,
    key: NOTHING,
    hand: trap('spear'),
    rune: potion('potionOfHealing'),
    crown: gold(30),
  },
  eyes: {
    rat: WANDERER,
    candle: WANDERER,
    key: trap('poisonedDarts'),
    hand: trap('chokingGas'),
    rune: WANDERER,
    crown: WANDERER,
  },
};

export function searchOutcome(find: FindFace, worth: WorthFace): SearchOutcome {
  return SEARCH_TABLE[find][worth];
}
