/** The traps of NextLevel and their effects (NXT-TRP). Only the game master sees an effect until it has happened (NXT-GM-02). */
import { noun } from '@oubliette/classic/extend';
import type { Text } from '@oubliette/classic/extend';
import type { RuleId } from '@oubliette/kernel';
import type { Noun } from '@oubliette/words';
import type { Weight } from './gear.ts';

export const NEXT_TRAP_KINDS = [
  'spear',
  'pit',
  'deepPit',
  'rockfall',
  'poisonedDarts',
  'swingingBlade',
  'graniteSphere',
  'steelJaw',
  'fireCloud',
  'chokingGas',
  'chest',
] as const;
export type NextTrapKind = (typeof NEXT_TRAP_KINDS)[number];

export interface TrapHarm {
  /** Body points lost outright. */
  readonly lose?: number;
  /** Unstoppable combat dice. */
  readonly dice?: number;
  /** Combat dice that the victim defends against. */
  readonly parried?: number;
  /** Unstoppable combat dice by the weight of the victim’s armour. */
  readonly byArmour?: { readonly [weight in Weight]: number };
}

export type TrapReach =
  | { readonly tag: 'square' }
  /** A straight line fixed in advance. */
  | { readonly tag: 'line'; readonly squares: number }
  /** Straight ahead, this many squares a turn, until a wall. */
  | { readonly tag: 'rolling'; readonly squares: number }
  /** Everyone in the room or passage. */
  | { readonly tag: 'place' };

export interface NextTrap {
  readonly rule: RuleId;
  readonly noun: Noun;
  readonly text: Text;
  /** Null if the quest says what it does. */
  readonly harm: TrapHarm | null;
  readonly reach: TrapReach;
  readonly detectable: boolean;
  /** Gone once it has worked. */
  readonly once: boolean;
  /** The victim’s turn ends, and the square is a pit from then on (NXT-TRP-03, NXT-TRP-05). */
  readonly fall?: true;
  /** The victim cannot move until freed (NXT-TRP-20). */
  readonly holds?: true;
  /** The square is blocked afterwards and the victim moved off it (NXT-TRP-12, NXT-TRP-13). */
  readonly blocks?: true;
}

export const NEXT_TRAPS = {
  spear: {
    rule: 'NXT-TRP-01',
    noun: noun('spear trap', 'piège hérissé de lances', 'm', { fr: 'pièges hérissés de lances' }),
    text: {
      en: 'Spears leap from the floor: 1 unstoppable combat die, once.',
      fr: 'Des lances jaillissent du sol : 1 dé de combat imparable, une seule fois.',
    },
    harm: { dice: 1 },
    reach: { tag: 'square' },
    detectable: true,
    once: true,
  },
  pit: {
    rule: 'NXT-TRP-02',
    noun: noun('pit', 'oubliette', 'f'),
    text: {
      en: 'The floor opens: 1 Body point lost, and the turn is over.',
      fr: 'Le sol s’ouvre : 1 point de Corps perdu, et le tour est fini.',
    },
    harm: { lose: 1 },
    reach: { tag: 'square' },
    detectable: true,
    once: false,
    fall: true,
  },
  deepPit: {
    rule: 'NXT-TRP-09',
    noun: noun('deep pit', 'oubliette profonde', 'f', { fr: 'oubliettes profondes' }),
    text: {
      en: 'A long way down: 1 Body point lost, 1 unstoppable combat die more in medium armour, 2 in heavy armour, and the turn is over.',
      fr: 'Une longue chute : 1 point de Corps perdu, 1 dé de combat imparable de plus en armure intermédiaire, 2 en armure lourde, et le tour est fini.',
    },
    harm: { lose: 1, byArmour: { light: 0, medium: 1, heavy: 2 } },
    reach: { tag: 'square' },
    detectable: true,
    once: false,
    fall: true,
  },
  rockfall: {
    rule: 'NXT-TRP-11',
    noun: noun('rockfall', 'éboulis de pierres', 'm', { fr: 'éboulis de pierres' }),
    text: {
      en: 'The ceiling comes down: 3 unstoppable combat dice, and the square is blocked. No search finds it.',
      fr: 'Le plafond s’effondre : 3 dés de combat imparables, et la case est obstruée. Aucune recherche ne le découvre.',
    },
    harm: { dice: 3 },
    reach: { tag: 'square' },
    detectable: false,
    once: true,
    blocks: true,
  },
  poisonedDarts: {
    rule: 'NXT-TRP-14',
    noun: noun('poisoned dart trap', 'piège à fléchettes empoisonnées', 'm', {
      fr: 'pièges à fléchettes empoisonnées',
    }),
    text: {
      en: 'Small holes in the wall, large trouble: 2 unstoppable combat dice, once.',
      fr: 'De petits trous dans le mur, de gros ennuis : 2 dés de combat imparables, une seule fois.',
    },
    harm: { dice: 2 },
    reach: { tag: 'square' },
    detectable: true,
    once: true,
  },
  swingingBlade: {
    rule: 'NXT-TRP-15',
    noun: noun('swinging blade', 'tranchoir', 'm'),
    text: {
      en: 'A blade sweeps a straight line of 5 squares: 2 unstoppable combat dice for everyone on it, once.',
      fr: 'Une lame balaie une ligne droite de 5 cases : 2 dés de combat imparables pour tous ceux qui s’y trouvent, une seule fois.',
    },
    harm: { dice: 2 },
    reach: { tag: 'line', squares: 5 },
    detectable: true,
    once: true,
  },
  graniteSphere: {
    rule: 'NXT-TRP-16',
    noun: noun('granite sphere', 'sphère de granit', 'f', { fr: 'sphères de granit' }),
    text: {
      en: 'A ball of stone rolls straight ahead, 10 squares a turn, until it meets a wall: 3 unstoppable combat dice for everyone in its way.',
      fr: 'Une boule de pierre roule droit devant elle, 10 cases par tour, jusqu’à un mur : 3 dés de combat imparables pour tous ceux qu’elle rencontre.',
    },
    harm: { dice: 3 },
    reach: { tag: 'rolling', squares: 10 },
    detectable: true,
    once: true,
  },
  steelJaw: {
    rule: 'NXT-TRP-19',
    noun: noun('steel jaw', 'mâchoire d’acier', 'f', { fr: 'mâchoires d’acier' }),
    text: {
      en: 'It snaps shut on a leg: 1 combat die to defend against and 1 unstoppable, and the victim is held until a 6 or a helping hand.',
      fr: 'Elle se referme sur la jambe : 1 dé de combat dont on se défend et 1 imparable, et la victime est retenue jusqu’à un 6 ou l’aide d’un compagnon.',
    },
    harm: { dice: 1, parried: 1 },
    reach: { tag: 'square' },
    detectable: true,
    once: true,
    holds: true,
  },
  fireCloud: {
    rule: 'NXT-TRP-22',
    noun: noun('fire cloud', 'nuage de feu', 'm', { fr: 'nuages de feu' }),
    text: {
      en: 'The air itself burns: 3 unstoppable combat dice for every creature in the room or passage.',
      fr: 'L’air lui-même s’enflamme : 3 dés de combat imparables pour toute créature de la salle ou du passage.',
    },
    harm: { dice: 3 },
    reach: { tag: 'place' },
    detectable: true,
    once: true,
  },
  chokingGas: {
    rule: 'NXT-TRP-23',
    noun: noun('choking gas trap', 'piège à gaz asphyxiant', 'm', { fr: 'pièges à gaz asphyxiant' }),
    text: {
      en: 'A hiss, then coughing: 1 unstoppable combat die for every figure in the room or passage.',
      fr: 'Un sifflement, puis des quintes de toux : 1 dé de combat imparable pour chaque figurine de la salle ou du passage.',
    },
    harm: { dice: 1 },
    reach: { tag: 'place' },
    detectable: true,
    once: true,
  },
  chest: {
    rule: 'NXT-SCO-01',
    noun: noun('trapped chest', 'coffre piégé', 'm', { fr: 'coffres piégés' }),
    text: { en: 'The lid was waiting for you.', fr: 'Le couvercle vous attendait.' },
    harm: null,
    reach: { tag: 'square' },
    detectable: true,
    once: true,
  },
} as const satisfies Record<NextTrapKind, NextTrap>;

export function nextTrap(kind: NextTrapKind): NextTrap {
  return NEXT_TRAPS[kind];
}

/** The variants a classic quest’s trap may become if the table wants variety; the plain one first. */
export const variantsOf: {
  readonly [kind in 'spear' | 'pit' | 'rockfall' | 'chest']: readonly NextTrapKind[];
} = {
  spear: ['spear', 'poisonedDarts', 'swingingBlade', 'steelJaw'],
  pit: ['pit', 'deepPit'],
  rockfall: ['rockfall', 'graniteSphere', 'fireCloud'],
  chest: ['chest', 'poisonedDarts', 'chokingGas'],
};
