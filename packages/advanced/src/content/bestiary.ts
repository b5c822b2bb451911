/** The monsters: their figures, weapons and special abilities. */
import type { Noun } from '@oubliette/words';
import type { Device } from '../gear/types.ts';
import type { Stats } from '../state.ts';
import { CHAOS } from './monsters/chaos.ts';
import { GOBLINOIDS } from './monsters/goblinoids.ts';
import { OTHERS } from './monsters/others.ts';
import { RATMEN } from './monsters/ratmen.ts';
import type { MonsterRank, Row, Special } from './monsters/row.ts';
import { UNDEAD } from './monsters/undead.ts';

export type Family = 'ratmen' | 'goblinoids' | 'undead' | 'chaos' | 'others';

export interface Monster {
  readonly id: string;
  readonly family: Family;
  /** With its usual armour (ADV-ARM-08). */
  readonly stats: Stats;
  readonly wounds: number;
  /** Its gold is ten times its points (ADV-CMB-24). */
  readonly points: number;
  /** Weapons of `content/weapons.ts`: hand-to-hand ones first, then ranged ones. */
  readonly weapons: readonly string[];
  /** Damage dice of each of its hand-to-hand attacks (ADV-ABIL-16). */
  readonly damage: readonly number[];
  readonly special: readonly Special[];
  /** Its spells, each listed as often as it can be cast (ADV-ABIL-08). */
  readonly spells: readonly string[];
  readonly devices: readonly Device[];
  /** Worn, and already in its figures: `gear/worn.ts` computes them without it (ADV-ARM-09). */
  readonly armour: readonly string[];
  /** What the heroes may take from its body, besides the gold (ADV-MCH-10). */
  readonly items: readonly string[];
  /** One of a kind, brought in by its own counter (ADV-MCH-01). */
  readonly character: boolean;
  /** The ordinary kind it passes for (ADV-ENC-22, ADV-HAZ-62). */
  readonly ordinary: string;
  readonly rank: MonsterRank | null;
  readonly noun: Noun;
}

function monster(id: string, family: Family, row: Row): Monster {
  const [weaponSkill, bowSkill, strength, toughness, speed, bravery, intelligence] = row.stats;
  const { wounds, points, weapons, damage, special = [], spells = [], rank = null, noun } = row;
  const { devices = [], armour = [], items = [], character = false, ordinary = id } = row;
  return {
    id,
    family,
    stats: { weaponSkill, bowSkill, strength, toughness, speed, bravery, intelligence },
    wounds,
    points,
    weapons,
    damage,
    special,
    spells,
    devices,
    armour,
    items,
    character,
    ordinary,
    rank,
    noun,
  };
}

const FAMILIES = {
  ratmen: RATMEN,
  goblinoids: GOBLINOIDS,
  undead: UNDEAD,
  chaos: CHAOS,
  others: OTHERS,
} as const satisfies Readonly<Record<Family, Readonly<Record<string, Row>>>>;

type InFamily<F extends Family> = keyof (typeof FAMILIES)[F];
/** A misspelt id does not compile. */
export type MonsterId = { [F in Family]: InFamily<F> }[Family];

export const BESTIARY: Readonly<Record<string, Monster>> = Object.fromEntries(
  (Object.keys(FAMILIES) as Family[]).flatMap((family) =>
    Object.entries<Row>(FAMILIES[family]).map(([id, row]) => [id, monster(id, family, row)] as const),
  ),
);

export function monsterNamed(id: string): Monster {
  const found = BESTIARY[id];
  if (found === undefined) throw new Error(`there is no monster ${id}`);
  return found;
}
