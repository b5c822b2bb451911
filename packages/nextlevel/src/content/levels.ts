/** The level sheet: each hero's figures at each level, and the outfit of one who starts there. */
import type { HeroKind } from '@oubliette/classic/extend';
import type { GearId } from './armoury.ts';
import { SPECIALITY_LEVEL } from './progress.ts';
import type { DodgeLevel, SpecialityId } from './progress.ts';

export const MAX_LEVEL = 6;
/** The starting level if neither table nor quest names one: about as strong as the classic heroes. */
export const DEFAULT_LEVEL = 3;

export interface LevelRow {
  readonly level: number;
  /** Points needed to reach it. */
  readonly experience: number;
  readonly body: number;
  readonly mind: number;
  /** The attack level: dice without a weapon, and the most a weapon may have (NXT-ATK-02, NXT-UNA-01). */
  readonly attack: number;
  readonly defence: number;
  readonly mana: number;
  readonly dodge: DodgeLevel | null;
}

/** Computed for a book of a dozen quests, each worth about a hundred points to a hero who fights. */
const EXPERIENCE = [0, 40, 120, 280, 540, 900] as const;

type Figures = readonly [body: number, mind: number, attack: number, defence: number];

function sheet(
  rows: readonly [Figures, Figures, Figures, Figures, Figures, Figures],
  more: (level: number) => Partial<Pick<LevelRow, 'mana' | 'dodge'>> = () => ({}),
): readonly LevelRow[] {
  return rows.map(([body, mind, attack, defence], index) => ({
    level: index + 1,
    experience: EXPERIENCE[index]!,
    body,
    mind,
    attack,
    defence,
    mana: 0,
    dodge: null,
    ...more(index + 1),
  }));
}

export const LEVELS: { readonly [hero in HeroKind]: readonly LevelRow[] } = {
  barbarian: sheet([
    [6, 2, 3, 2],
    [7, 2, 3, 2],
    [8, 2, 3, 2],
    [9, 2, 4, 2],
    [10, 3, 4, 3],
    [11, 3, 5, 3],
  ]),
  dwarf: sheet([
    [5, 3, 2, 2],
    [6, 3, 3, 2],
    [7, 3, 3, 2],
    [8, 3, 4, 3],
    [9, 4, 5, 3],
    [10, 4, 5, 3],
  ]),
  elf: sheet(
    [
      [4, 4, 2, 2],
      [5, 4, 2, 2],
      [6, 4, 3, 2],
      [7, 5, 3, 2],
      [7, 6, 4, 3],
      [8, 6, 4, 3],
    ],
    (level) => (level < 3 ? {} : { dodge: level < 6 ? 'instinctive' : 'advanced' }),
  ),
  wizard: sheet(
    [
      [3, 5, 1, 2],
      [3, 6, 2, 2],
      [4, 6, 2, 2],
      [5, 6, 3, 2],
      [5, 7, 3, 2],
      [6, 8, 4, 3],
    ],
    // One less than the level, at least 1 (NXT-ENC-01).
    (level) => ({ mana: Math.max(1, level - 1) }),
  ),
};

export function rowOf(hero: HeroKind, level: number): LevelRow {
  const row = LEVELS[hero][level - 1];
  if (row === undefined) throw new Error(`there is no level ${level}`);
  return row;
}

/** The highest level reached with these points. */
export function levelFor(hero: HeroKind, experience: number): number {
  return LEVELS[hero].filter((row) => row.experience <= experience).length;
}

const BEGINNER: readonly GearId[] = ['tunic', 'worthlessStick'];

/** The outfit of a hero who starts at a level, by level; the first weapon is in hand. */
export const KIT: { readonly [hero in HeroKind]: readonly (readonly GearId[])[] } = {
  barbarian: [
    BEGINNER,
    ['leather', 'shortsword'],
    ['leather', 'shield', 'bastardSword'],
    ['chainMail', 'shield', 'claymore', 'bastardSword'],
    ['chainMail', 'helmet', 'shield', 'claymore', 'bastardSword', 'purse', 'grapnel'],
    ['plateArmour', 'helmet', 'shield', 'greatsword', 'claymore', 'coffer', 'grapnel', 'potionBelt'],
  ],
  dwarf: [
    BEGINNER,
    ['leather', 'handAxe'],
    ['leather', 'shield', 'warHammer', 'handAxe'],
    ['chainMail', 'shield', 'warHammer', 'blackPowderPistol'],
    ['chainMail', 'helmet', 'axe', 'blackPowderPistol', 'purse', 'grapnel'],
    ['plateArmour', 'helmet', 'axe', 'blunderbuss', 'coffer', 'grapnel', 'potionBelt'],
  ],
  elf: [
    BEGINNER,
    ['leather', 'shortBow', 'dagger'],
    ['leather', 'longBow', 'shortsword'],
    ['leather', 'longBow', 'elvenBlade', 'poisonPhial'],
    ['chainMail', 'sylvanBow', 'elvenBlade', 'poisonPhial', 'purse'],
    ['mithrilMail', 'sylvanBow', 'twinBlades', 'poisonFlask', 'coffer', 'potionBelt'],
  ],
  wizard: [
    BEGINNER,
    ['tunic', 'staff'],
    ['wardedRobe', 'minorSceptre'],
    ['wardedRobe', 'ironShodStaff', 'potionBelt'],
    ['wardedRobe', 'runedCirclet', 'ironShodStaff', 'potionBelt', 'purse'],
    ['wardedRobe', 'runedCirclet', 'sceptre', 'apothecaryCase', 'coffer'],
  ],
};

/** An Assassin owns nothing that hinders dodging (NXT-DOD-06). */
const ASSASSIN_KIT: readonly (readonly GearId[])[] = [
  ['leather', 'twinBlades'],
  ['leather', 'twinBlades', 'purse', 'grapnel'],
  ['mithrilMail', 'twinBlades', 'coffer', 'grapnel', 'potionBelt'],
];

export function kitFor(hero: HeroKind, level: number, speciality: SpecialityId | null): readonly GearId[] {
  const own = speciality === 'assassin' ? ASSASSIN_KIT[level - SPECIALITY_LEVEL] : undefined;
  return own ?? KIT[hero][level - 1] ?? [];
}
