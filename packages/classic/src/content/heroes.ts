/** The four heroes and their cards (CLS-GEN-03, CLS-HRO-01, CLS-HRO-11, CLS-HRO-14 to CLS-HRO-17). */
import type { RuleId } from '@oubliette/kernel';
import type { Noun } from '@oubliette/words';
import { noun } from './names.ts';

export const HERO_KINDS = ['barbarian', 'dwarf', 'elf', 'wizard'] as const;
export type HeroKind = (typeof HERO_KINDS)[number];

export interface HeroCard {
  readonly rule: RuleId;
  readonly noun: Noun;
  readonly body: number;
  readonly mind: number;
  /** Combat dice. */
  readonly attack: number;
  readonly defence: number;
  /** Ordinary dice. */
  readonly movement: number;
  /** Sets of three spells at the start of each quest. */
  readonly spellSets: number;
  readonly disarmsRockfalls: boolean;
  readonly defaultName: string;
}

export const HEROES = {
  barbarian: {
    rule: 'CLS-HRO-14',
    noun: noun('Barbarian', 'Barbare', 'm'),
    body: 8,
    mind: 2,
    attack: 3,
    defence: 2,
    movement: 2,
    spellSets: 0,
    disarmsRockfalls: false,
    defaultName: 'Sigmar',
  },
  dwarf: {
    rule: 'CLS-HRO-15',
    noun: noun('Dwarf', 'Nain', 'm', { en: 'Dwarves' }),
    body: 7,
    mind: 3,
    attack: 2,
    defence: 2,
    movement: 2,
    spellSets: 0,
    disarmsRockfalls: true,
    defaultName: 'Grugni',
  },
  elf: {
    rule: 'CLS-HRO-16',
    noun: noun('Elf', 'Elfe', 'm', { en: 'Elves' }),
    body: 6,
    mind: 4,
    attack: 2,
    defence: 2,
    movement: 2,
    spellSets: 1,
    disarmsRockfalls: false,
    defaultName: 'Ladril',
  },
  wizard: {
    rule: 'CLS-HRO-17',
    noun: noun('Wizard', 'Enchanteur', 'm'),
    body: 4,
    mind: 6,
    attack: 1,
    defence: 2,
    movement: 2,
    spellSets: 3,
    disarmsRockfalls: false,
    defaultName: 'Zoltan',
  },
} as const satisfies Record<HeroKind, HeroCard>;

export function heroCard(kind: HeroKind): HeroCard {
  return HEROES[kind];
}
