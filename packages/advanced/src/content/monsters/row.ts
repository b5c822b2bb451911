/** How a monster's figures are written. */
import type { Noun } from '@oubliette/words';
import type { Device } from '../../gear/types.ts';
import type { WeaponId } from '../weapons.ts';

/** Abilities that only some monsters have (ADV-ABIL). */
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

/** Marks it off from the common kind with the same picture. */
export type MonsterRank = 'sentry' | 'champion' | 'lord';

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
  readonly weapons: readonly WeaponId[];
  readonly damage: readonly number[];
  readonly special?: readonly Special[];
  readonly spells?: readonly string[];
  readonly devices?: readonly Device[];
  readonly armour?: readonly string[];
  readonly items?: readonly string[];
  readonly character?: true;
  /** Absent where it is ordinary itself, or passes for no other kind. */
  readonly ordinary?: string;
  readonly rank?: MonsterRank;
  readonly noun: Noun;
}

/** Armour of the hardier ones. */
export const LIGHT = ['leatherArmour', 'shield'];
export const MAIL = ['chainMail', 'shield'];
export const PLATE = ['plateArmour', 'shield'];
