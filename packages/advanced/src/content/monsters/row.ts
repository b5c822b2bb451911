/** How a monster's figures are written down. */
import type { Noun } from '@oubliette/words';
import type { Device } from '../../gear/types.ts';

/** What a monster can do that others cannot (ADV-ABIL). */
export type Special =
  | 'sentry'
  | 'large'
  | 'flies'
  | 'fearsome'
  | 'invulnerable'
  | 'regenerates'
  | 'berserk'
  | 'contagious'
  | 'twoAttacks';

/** Weapon Skill, Bow Skill, Strength, Toughness, Speed, Bravery, Intelligence. */
type Figures = readonly [
  ws: number,
  bs: number,
  s: number,
  t: number,
  sp: number,
  br: number,
  intelligence: number,
];

export interface Row {
  readonly stats: Figures;
  readonly wounds: number;
  readonly points: number;
  readonly weapons: readonly string[];
  readonly damage: readonly number[];
  readonly special?: readonly Special[];
  readonly spells?: readonly string[];
  readonly devices?: readonly Device[];
  readonly armour?: readonly string[];
  readonly items?: readonly string[];
  readonly character?: true;
  /** Left out where it is ordinary itself, or of no other sort. */
  readonly ordinary?: string;
  readonly noun: Noun;
}

/** What the hardier of them wear. */
export const LIGHT = ['leatherArmour', 'shield'];
export const MAIL = ['chainMail', 'shield'];
export const PLATE = ['plateArmour', 'shield'];
