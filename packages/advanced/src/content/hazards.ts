/** What a hazard room may hold: a row each, with its place on the table, how it is laid, its picture and its name (ADV-HAZ-01). */
import { noun } from '@oubliette/words';
import type { RuleId } from '@oubliette/kernel';
import type { Noun } from '@oubliette/words';

/** Where on the hazard table it is found. Hazards on the same face share a second die, by one rule. */
export interface OnTable {
  readonly faces: readonly number[];
  readonly second?: { readonly faces: readonly number[]; readonly rule: RuleId };
}

/** What the master puts on the floor (ADV-HAZ-04). */
export interface Standing<Look = FeatureLook> {
  readonly rule: RuleId;
  /** Squares along each side; one if absent. */
  readonly width?: number;
  /** No figure can step on it. */
  readonly solid?: true;
  /** Anywhere if absent. */
  readonly where?: 'farWall' | 'wallToWall';
  /** Absent for a stranger, who has a figure. */
  readonly look?: Look;
}

export interface HazardRow<Look = FeatureLook, Strewn = StrewnLook> {
  /** Absent: only prepared maps have it (ADV-HAZ-03). */
  readonly table?: OnTable;
  /** Cited when it is found; the last tells of it. */
  readonly rules: readonly [RuleId, ...RuleId[]];
  readonly stranger?: true;
  /** The monsters found with it. */
  readonly monsters?: 'wandering' | 'witch';
  /** The heroes answer before anything is laid. */
  readonly asks?: 'thief';
  readonly stands?: Standing<Look>;
  /** Put down after it. */
  readonly also?: readonly ('farDoor' | 'farChest')[];
  /** The room is full of it. */
  readonly strewn?: Strewn;
  /** Dice await a figure that walks into the room, or onto its squares. */
  readonly meets?: 'room' | 'squares';
  /** `there` if absent. */
  readonly stage?: string;
  readonly facts?: Readonly<Record<string, number>>;
  readonly noun: Noun;
}

/** The number of rats (ADV-HAZ-43). */
export const RATS = 60;

const on = (face: number): OnTable => ({ faces: [face] });

/** A stranger, by a second die (ADV-HAZ-06). */
const stranger = (...faces: readonly number[]): OnTable => ({
  faces: [2],
  second: { faces, rule: 'ADV-HAZ-06' },
});

/** Rats or bats, by a second die (ADV-HAZ-02). */
const vermin = (...faces: readonly number[]): OnTable => ({
  faces: [5],
  second: { faces, rule: 'ADV-HAZ-02' },
});

export const HAZARD_ROWS = {
  wanderingMonsters: {
    table: on(1),
    rules: ['ADV-HAZ-05'],
    monsters: 'wandering',
    noun: noun('wandering monsters', 'monstres errants', 'm', {
      en: 'wandering monsters',
      fr: 'monstres errants',
      plural: true,
    }),
  },
  maiden: {
    table: stranger(1, 2, 3),
    rules: ['ADV-HAZ-06', 'ADV-HAZ-08'],
    stranger: true,
    monsters: 'wandering',
    stands: { rule: 'ADV-HAZ-09' },
    stage: 'guarded',
    noun: noun('maiden', 'jeune fille', 'f', { fr: 'jeunes filles' }),
  },
  witch: {
    table: stranger(4, 5, 6),
    rules: ['ADV-HAZ-06', 'ADV-HAZ-12'],
    stranger: true,
    monsters: 'witch',
    noun: noun('witch', 'sorcière', 'f', { en: 'witches' }),
  },
  manAtArms: {
    table: stranger(7, 8, 9),
    rules: ['ADV-HAZ-06', 'ADV-HAZ-14'],
    stranger: true,
    monsters: 'wandering',
    stands: { rule: 'ADV-HAZ-14' },
    stage: 'guarded',
    noun: noun('man-at-arms', 'homme d’armes', 'm', {
      en: 'men-at-arms',
      fr: 'hommes d’armes',
      elides: true,
    }),
  },
  thief: {
    table: stranger(10, 11, 12),
    rules: ['ADV-HAZ-06', 'ADV-HAZ-15'],
    stranger: true,
    asks: 'thief',
    stands: { rule: 'ADV-HAZ-17' },
    noun: noun('thief', 'voleur', 'm', { en: 'thieves' }),
  },
  chasm: {
    table: on(3),
    rules: ['ADV-HAZ-20'],
    monsters: 'wandering',
    stands: { rule: 'ADV-HAZ-20', where: 'wallToWall', look: 'chasm' },
    also: ['farDoor', 'farChest'],
    noun: noun('chasm', 'crevasse', 'f'),
  },
  statue: {
    table: on(4),
    rules: ['ADV-HAZ-35'],
    stands: { rule: 'ADV-HAZ-35', solid: true, look: 'statue' },
    noun: noun('statue', 'statue', 'f'),
  },
  rats: {
    table: vermin(2, 4, 6, 8, 10, 12),
    rules: ['ADV-HAZ-02', 'ADV-HAZ-39'],
    strewn: 'rats',
    meets: 'room',
    facts: { left: RATS },
    noun: noun('rats', 'rats', 'm', { en: 'rats', fr: 'rats', plural: true }),
  },
  bats: {
    table: vermin(1, 3, 5, 7, 9, 11),
    rules: ['ADV-HAZ-02', 'ADV-HAZ-46'],
    strewn: 'bats',
    meets: 'room',
    noun: noun('bats', 'chauves-souris', 'f', { en: 'bats', fr: 'chauves-souris', plural: true }),
  },
  mould: {
    table: on(6),
    rules: ['ADV-HAZ-53'],
    strewn: 'mould',
    meets: 'room',
    noun: {
      en: { one: 'mould', many: 'mould', article: null },
      fr: { one: 'moisissures', many: 'moisissures', gender: 'f', plural: true },
    },
  },
  mushrooms: {
    table: on(7),
    rules: ['ADV-HAZ-57'],
    strewn: 'mushrooms',
    noun: noun('mushrooms', 'champignons', 'm', { en: 'mushrooms', fr: 'champignons', plural: true }),
  },
  grate: {
    table: on(8),
    rules: ['ADV-HAZ-59'],
    stands: { rule: 'ADV-HAZ-59', look: 'grate' },
    noun: noun('grate', 'grille', 'f'),
  },
  fountain: {
    table: on(9),
    rules: ['ADV-HAZ-69'],
    stands: { rule: 'ADV-HAZ-69', width: 2, solid: true, look: 'fountain' },
    noun: noun('fountain', 'fontaine', 'f'),
  },
  magicCircle: {
    table: on(10),
    rules: ['ADV-HAZ-71'],
    stands: { rule: 'ADV-HAZ-71', width: 3, look: 'magicCircle' },
    meets: 'squares',
    noun: noun('magic circle', 'cercle magique', 'm', { fr: 'cercles magiques' }),
  },
  trapdoor: {
    table: on(11),
    rules: ['ADV-HAZ-74'],
    stands: { rule: 'ADV-HAZ-74', look: 'trapdoor' },
    noun: noun('trapdoor', 'trappe', 'f'),
  },
  throne: {
    table: on(12),
    rules: ['ADV-HAZ-83'],
    monsters: 'wandering',
    stands: { rule: 'ADV-HAZ-83', where: 'farWall', look: 'throne' },
    stage: 'awaits',
    noun: noun('throne', 'trône', 'm'),
  },
} as const satisfies Readonly<Record<string, HazardRow<string, string>>>;

/** The contents of a room, once all dice are rolled. */
export type Hazard = keyof typeof HAZARD_ROWS;
type HazardWith<F extends keyof HazardRow> = {
  [H in Hazard]: F extends keyof (typeof HAZARD_ROWS)[H] ? H : never;
}[Hazard];
export type Stranger = HazardWith<'stranger'>;
/** What the master puts into a room: the hazard itself, or what comes with it. */
export type Put = HazardWith<'stands'> | 'farDoor' | 'farChest';

type Row = (typeof HAZARD_ROWS)[Hazard];
/** Pictures of what stands in a room, and small ones strewn over it: the screen has a drawing of each that any row names. */
export type FeatureLook = Extract<Row, { readonly stands: { readonly look: string } }>['stands']['look'];
export type StrewnLook = Extract<Row, { readonly strewn: string }>['strewn'];

export const HAZARDS = Object.keys(HAZARD_ROWS) as readonly Hazard[];
export const STRANGERS = HAZARDS.filter(isStranger);

export function isHazard(name: string): name is Hazard {
  return Object.hasOwn(HAZARD_ROWS, name);
}

export function isStranger(hazard: Hazard): hazard is Stranger {
  return rowOf(hazard).stranger === true;
}

export function rowOf(hazard: Hazard): HazardRow {
  return HAZARD_ROWS[hazard];
}

/** Null for what belongs to no hazard: stairs, a far door. */
export function hazardRow(name: string): HazardRow | null {
  return isHazard(name) ? rowOf(name) : null;
}
